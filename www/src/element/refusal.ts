/** Shows over a board what its attributes ask for and it cannot show. Fetched when that happens. */
import words from '../../locales/en-embed.ftl';
import { fault } from '../engine/errors.ts';
import { addWords, direction, language, text } from '../i18n/text.ts';
import { adopt } from './adopt-styles.ts';
import styles from './refusal.css';

addWords(words);

/** Somebody comes. */
const TOUCHES = ['pointerdown', 'keydown'];

/** Tells the page's author what is wrong: on the console for good, over the board until somebody touches it. */
export function showRefusal(board: Element, error: Error): void {
  const root = board.shadowRoot;
  if (!root) return;
  console.warn(board, error.message);
  adopt(root, styles);
  root.querySelector('.refused')?.remove();
  const note = Object.assign(document.createElement('p'), { className: 'refused', lang: language(), dir: direction() });
  note.role = 'alert';
  note.textContent = text('asked-refused', { reason: error.message });
  root.querySelector('.board')?.append(note);
  for (const touch of TOUCHES) board.addEventListener(touch, () => note.remove(), { once: true });
}

/** A record that is not read. */
export const tooLong = (): Error => fault('bad-record', text('record-long'));

/** A board to look through a game, without one. */
export const noGame = (): Error => fault('no-record', text('replay-empty'));
