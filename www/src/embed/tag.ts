/**
 * `tsoro-board.js`, for any site: one module script that fetches the element when the first `<tsoro-board>` comes near the screen. Until then a
 * board is what stands between its tags; so it stays where the element cannot be fetched.
 */
const WAITING = 'tsoro-board:not(:defined)';
/** Milliseconds to collect changes of the page in, before it is searched again. */
const PAUSE = 100;

const home = new URL('./', import.meta.url).href;
const boards = new Set<Element>();
let again: ReturnType<typeof setTimeout> | undefined;

const waiting = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void come();
  },
  { rootMargin: '100%' },
);
const added = new MutationObserver(() => {
  again ??= setTimeout(search, PAUSE);
});

const sheet = new CSSStyleSheet();
// The same room as the element will take.
sheet.replaceSync(
  `${WAITING}{display:grid;grid:minmax(0,512px) minmax(0,1fr)/minmax(0,min(576px,100vw - 32px)) minmax(0,1fr);min-width:min(200px,100vw);min-height:144px;overflow:auto}${WAITING}>*{grid-area:1/1/3/3;min-width:0}`,
);
// Components of the host's may open their shadow roots without a change that could be observed.
addEventListener('load', search);
addEventListener('beforeprint', come);
search();

function search(): void {
  again = undefined;
  find(document);
}

/** Finds boards in `root` and in the open shadow roots within. */
function find(root: Document | ShadowRoot): void {
  added.observe(root, { childList: true, subtree: true });
  for (const board of root.querySelectorAll(WAITING)) {
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
    boards.add(board);
    waiting.observe(board);
  }
  for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) find(shadowRoot);
}

async function come(): Promise<void> {
  waiting.disconnect();
  added.disconnect();
  clearTimeout(again);
  removeEventListener('load', search);
  try {
    const { define } = await import('./define.ts');
    define(home);
  } catch (error) {
    for (const board of boards) picture(board);
    throw error;
  }
}

/** A board that would be empty is a picture, which leads to the whole page. */
function picture(board: Element): void {
  if (board.textContent?.trim()) return;
  const image = Object.assign(document.createElement('img'), { src: `${home}board.svg`, alt: 'Tsoro' });
  image.style.maxWidth = '100%';
  const link = Object.assign(document.createElement('a'), { href: home });
  link.append(image);
  board.replaceChildren(link);
}
