/** A game as HTML for a page of one's own (docs/embed.md, A frame). No DOM. */
import { carried } from '../../game/link.ts';

/**
 * A board with the record between its tags, in the form that Markdown tools and editors leave whole: `<pre>` and the closing tags each on a
 * line of its own, and no blank line within.
 * Undefined where the site is one file, which has no script for others.
 * @param page the address of this page
 * @param link the game's address
 */
export function boardOf(record: string, title: string, page: string, link: string): string | undefined {
  if (!isFolder(page)) return undefined;
  return `<script type="module" src="${escaped(new URL('tsoro-board.js', page).href)}"></script>

<div>
<tsoro-board controls="replay">
${recordAndLink(record, title, link)}
</tsoro-board>
</div>`;
}

/** What stands between a board's tags, and is seen where no board can come. Without blank lines, at which Markdown and WordPress would end the HTML. */
export function recordAndLink(record: string, title: string, link: string): string {
  return `<pre>\n${inText(linesOf(record))}\n</pre>\n${linkTo(link, title)}`;
}

export function linkTo(address: string, title: string): string {
  return `<a href="${escaped(address)}">${escaped(title)}</a>`;
}

export function linesOf(record: string): string {
  return record
    .split(/\r?\n|\r/)
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** Quotes stay as they are, so that a record can still be read. */
export function inText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
}

/**
 * @param page the address of this page, which a frame's file stands beside, unless all is one file
 * @param link the game's address
 */
export function frameOf(record: string, title: string, page: string, link: string): string {
  const file = isFolder(page) ? 'embed.html' : '';
  const parameters = { controls: 'replay', record: carried(record) };
  return frame({ address: new URL(file, page).href, parameters, title, link });
}

export interface Frame {
  /** Where `embed.html`, or the one file, is. */
  readonly address: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly title: string;
  /** What is left where a host takes frames out, and keeps what stands in them. */
  readonly link: string;
  /** As CSS writes it. */
  readonly maxWidth?: string;
}

/** `display: block`: themes centre blocks, not what stands in a line of text. */
export function frame({ address, parameters, title, link, maxWidth }: Frame): string {
  const src = new URL(address);
  src.hash = '';
  src.search = new URLSearchParams(parameters).toString();
  const width = maxWidth ? `width: 100%; max-width: ${maxWidth}` : 'width: 100%';
  return `<iframe src="${escaped(src.href)}" title="${escaped(title)}"
  sandbox="allow-scripts allow-popups" loading="lazy" style="display: block; ${width}; height: 40rem; border: 0">${linkTo(link, title)}</iframe>`;
}

/** For HTML, in attributes too. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** Whether a page is the start of a site in many files. */
function isFolder(page: string): boolean {
  return /\/(index\.html)?$/.test(new URL(page).pathname);
}
