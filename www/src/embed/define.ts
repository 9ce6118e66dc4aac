/** Makes `<tsoro-board>` known to a page of somebody else's. */
import { TsoroBoard } from '../element.ts';
import { homeLink } from './home.ts';

/** @param home where the whole page is, which boards link to */
export function define(home: string): void {
  if (customElements.get('tsoro-board')) return;
  TsoroBoard.foot = homeLink(home);
  customElements.define('tsoro-board', TsoroBoard);
}
