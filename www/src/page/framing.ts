/** A game as HTML for a page of one's own (docs/embed.md, A frame). No DOM. */
import { carried } from '../link.ts';

/**
 * @param page the address of this page, which a frame's file stands beside, unless all is one file
 * @param link the game's address
 */
export function frameOf(record: string, title: string, page: string, link: string): string {
  const file = /\/(index\.html)?$/.test(new URL(page).pathname) ? 'embed.html' : '';
  const parameters = { controls: 'full', record: carried(record) };
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
  sandbox="allow-scripts allow-popups" loading="lazy" style="display: block; ${width}; height: 40rem; border: 0"><a href="${escaped(link)}">${escaped(title)}</a></iframe>`;
}

/** For HTML, in attributes too. */
export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
