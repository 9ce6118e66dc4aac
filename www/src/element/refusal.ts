/** Shows over a board what its attributes ask for and it cannot show. Fetched when that happens. */
import { css } from 'lit';
import words from '../../locales/en-embed.ftl';
import { fault } from '../engine/errors.ts';
import { addWords, direction, language, text } from '../i18n/text.ts';

addWords(words);

const sheet = css`
  .refused {
    position: absolute;
    inset: 0 0 auto;
    z-index: 1;
    margin: 8px;
    padding: 10px 14px;
    max-height: calc(100% - 16px);
    box-sizing: border-box;
    overflow: auto;
    overflow-wrap: anywhere;
    border: 2px solid var(--accent);
    border-radius: 12px;
    background: var(--card);
    color: var(--ink);
    font-size: 0.875em;
    line-height: 1.4;
  }
`.styleSheet as CSSStyleSheet;

/** What makes a refusal go: somebody comes, or something else is asked for. */
const TOUCHES = ['pointerdown', 'keydown'];
const ASKS = ['record', 'src', 'ply', 'rules', 'position'];

/** Tells whoever put the board on a page what is wrong, over the board, and on the console for good. */
export function showRefusal(board: Element, error: Error): void {
  const root = board.shadowRoot;
  if (!root) return;
  console.warn(board, error.message);
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  root.querySelector('.refused')?.remove();
  const note = Object.assign(document.createElement('p'), { className: 'refused', lang: language(), dir: direction() });
  note.role = 'alert';
  note.textContent = text('asked-refused', { reason: error.message });
  root.querySelector('.board')?.append(note);
  const changed = new MutationObserver(() => go());
  const go = () => {
    note.remove();
    changed.disconnect();
  };
  changed.observe(board, { attributeFilter: ASKS });
  for (const touch of TOUCHES) board.addEventListener(touch, go, { once: true });
}

/** A record that is not read. */
export const tooLong = (): Error => fault('bad-record', text('record-long'));

/** A board to look through a game, without one. */
export const noGame = (): Error => fault('no-record', text('replay-empty'));
