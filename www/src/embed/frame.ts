/** A board alone in its window: in a frame of somebody else's page, or as a kiosk. What it shows stands in its address. */
import { themeOf } from '../board/looks.ts';
import { TsoroBoard } from '../element/element.ts';
import { text } from '../i18n/text.ts';
import { markDocument } from '../page/shell/document-language.ts';
import { homeLink } from './home.ts';
import { makeHosted } from './hosted.ts';
import { listenToParent } from './messages.ts';
import { attributesIn } from './query.ts';

/** Whether the page was asked for a board alone. */
export const isFrame = (): boolean => window.parent !== window || location.search.length > 1;

export function openFrame(): void {
  // A document without an address of its own is nowhere else to be found.
  const home = /^(https?|file):$/.test(location.protocol) && location.href.replace(/[?#].*$/, '');
  makeHosted(home ? homeLink(home) : undefined);
  customElements.define('tsoro-board', TsoroBoard);
  const board = new TsoroBoard();
  for (const [name, value] of attributesIn(location.search)) board.setAttribute(name, value);
  document.documentElement.classList.add('framed');
  markDocument();
  document.title = text('game-tsoro');
  listenToParent(board);
  if (board.kiosk !== null) standAlone(document.documentElement);
  light(board);
  document.body.append(board);
}

/** Nothing of the browser's comes over a kiosk: no offer to translate it, and no enlarging that nobody takes back. */
function standAlone(root: HTMLElement): void {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'google', content: 'notranslate' }));
  root.translate = false;
  root.style.setProperty('touch-action', 'pan-x pan-y');
  // A pinch on a touchpad comes as a wheel with Ctrl.
  addEventListener('wheel', (event) => event.ctrlKey && event.preventDefault(), { passive: false });
}

/** The page's own colours are the board's: those it asks for, or else the system's. */
function light(board: TsoroBoard): void {
  const night = matchMedia('(prefers-color-scheme: dark)');
  const asked = themeOf(board.theme).light;
  const lit = () => {
    document.documentElement.dataset.theme = asked === 'auto' ? (night.matches ? 'night' : 'day') : asked;
  };
  night.addEventListener('change', lit);
  lit();
}
