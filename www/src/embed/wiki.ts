/**
 * `tsoro-wiki.js`: turns plain markup into boards, for sites where authors cannot write `<tsoro-board>` themselves. Start at `boards`.
 * MediaWiki loads it from Common.js; a Markdown site takes it as an ordinary script. A classic script in ES5, because MediaWiki expects that.
 *
 * These become boards:
 * - `<pre class="tsoro">` with a record, which stays inside the board and is read from there;
 * - `<div class="tsoro" data-rules="…">`, whose content is shown where no board can come;
 * - a fenced block of the language `tsoro`, in the ways that Markdown tools write it.
 */

/** What an author may ask for. Not `src`: it would fetch from any address that an author names. */
var ATTRIBUTES = [
  'rules',
  'position',
  'ply',
  'south',
  'north',
  'south-name',
  'north-name',
  'prompt',
  'controls',
  'lang',
  'theme',
  'counters',
  'speed',
  'view',
  'coordinates',
  'numerals',
  'preview',
  'confirm',
  'link',
];
var SOURCES = 'pre.tsoro, div.tsoro, .language-tsoro';
/** How a record begins. */
var TAG = /^\s*\[[A-Z]\w*\s+"/;

interface Hooks {
  hook(name: string): { add(handler: (content: ArrayLike<Element>) => void): void };
}

var home = folderOf(document.currentScript as HTMLScriptElement | null);
var loaded = false;

// Where modules are unknown, there are no boards: the text stays as it is.
if (home && 'noModule' in HTMLScriptElement.prototype) begin((window as unknown as { mw?: Hooks }).mw);

function begin(mw: Hooks | undefined): void {
  if (mw?.hook) {
    // Pages and previews. MediaWiki's editors have elements of the same kinds, which must stay as they are.
    mw.hook('wikipage.content').add(function (content) {
      for (var i = 0; i < content.length; i++) boards(content[i] as Element);
    });
    return;
  }
  // Half a record is none: a page that is still being read is left alone.
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
  else watch();
}

/** Finds sources on the page as it is, and those that are added later. */
function watch(): void {
  var search = function (): void {
    boards(document.documentElement);
  };
  new MutationObserver(search).observe(document.documentElement, { childList: true, subtree: true });
  search();
}

/** Makes a board of each source in `root`; those that are boards already stay as they are. */
function boards(root: Element): void {
  var found = root.querySelectorAll(SOURCES);
  for (var i = 0; i < found.length; i++) {
    var source = sourceOf(found[i] as Element);
    if (source && !isLeftAlone(source)) replace(source);
  }
}

/** The element that a board takes the place of: of a fenced block, its `<pre>`. */
function sourceOf(found: Element): Element | null {
  if (!found.classList.contains('language-tsoro')) return found;
  return found.closest('pre') || found.querySelector('pre');
}

/** Within a board, or where somebody is writing. */
function isLeftAlone(source: Element): boolean {
  return source.closest('tsoro-board') !== null || (source as HTMLElement).isContentEditable;
}

/** The source becomes the board's content, which is shown until the board comes, and where it cannot. */
function replace(source: Element): void {
  var board = document.createElement('tsoro-board');
  for (var i = 0; i < ATTRIBUTES.length; i++) {
    var value = source.getAttribute(`data-${ATTRIBUTES[i]}`);
    if (value !== null) board.setAttribute(ATTRIBUTES[i] as string, value);
  }
  var record = recordIn(source);
  if (record && !board.hasAttribute('controls')) board.setAttribute('controls', 'full');
  (source.parentNode as Node).replaceChild(board, source);
  board.appendChild(record || source);
  load();
}

/** The record as the board reads it: in `<pre>`. What stands in a `<div>` may be something else, such as a link. */
function recordIn(source: Element): Element | null {
  if (source.nodeName === 'PRE') return source;
  var record = source.querySelector('pre');
  var text = source.textContent || '';
  if (!record && TAG.test(text)) {
    record = document.createElement('pre');
    record.textContent = text;
  }
  return record;
}

/** Fetches what brings boards to life, once. */
function load(): void {
  if (loaded) return;
  loaded = true;
  var script = document.createElement('script');
  script.type = 'module';
  script.src = `${home}tsoro-board.js`;
  script.onerror = function () {
    console.error(`Tsoro: ${script.src} does not load. Does its server send Access-Control-Allow-Origin?`);
  };
  document.head.appendChild(script);
}

/** The folder that this script was fetched from, which the board's script lies in too. */
function folderOf(script: HTMLScriptElement | null): string {
  return script ? script.src.replace(/[?#].*$/, '').replace(/[^/]*$/, '') : '';
}
