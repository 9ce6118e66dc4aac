/** A game as HTML for a page of one's own (docs/embed.md, A frame). No DOM. */
import { carried } from '../link.ts';

/** @param page the address of this page, which a frame's file stands beside, unless all is one file */
export function frameOf(record: string, title: string, page: string): string {
  const address = new URL(/\/(index\.html)?$/.test(new URL(page).pathname) ? 'embed.html' : '', page);
  address.hash = '';
  address.search = new URLSearchParams({ controls: 'full', record: carried(record) }).toString();
  return `<iframe src="${escaped(address.href)}" title="${escaped(title)}"
  sandbox="allow-scripts allow-popups" loading="lazy" style="width: 100%; height: 40rem; border: 0"></iframe>`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}
