/** Makes `<tsoro-board>` known to a page of somebody else's. */
import { TsoroBoard } from '../element/element.ts';
import { homeLink } from './home.ts';
import { makeHosted } from './hosted.ts';

/** @param home where the whole page is, which boards link to */
export function define(home: string): void {
  if (customElements.get('tsoro-board')) return;
  makeHosted(homeLink(home));
  customElements.define('tsoro-board', TsoroBoard);
}
