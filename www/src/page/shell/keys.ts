/** The keys of the whole page, wherever the keyboard is; those of the board and its transport are the element's. */
import { keyOf, undoOf } from '../../board/keyboard.ts';
import type { TsoroBoard } from '../../element/element.ts';

/** What the keys need of the page. */
export interface Keyed extends ParentNode {
  readonly board: TsoroBoard;
  /** Undefined until there is one. */
  readonly game: unknown;
  /** Whether single keys work wherever the keyboard is. */
  readonly settings: { readonly keys: boolean };
  hint(): void;
}

/** Does what a key asks for, unless somebody writes or a dialog is open. */
export function pressed(page: Keyed, event: KeyboardEvent): void {
  const { target } = event;
  if (page.querySelector('dialog[open]') || (target instanceof Element && target.closest('input, textarea, select')))
    return;
  if (page.game && acts(page, event)) event.preventDefault();
}

/** Whether the key was one of the page's. */
function acts({ board, hint, settings }: Keyed, event: KeyboardEvent): boolean {
  const undo = undoOf(event);
  if (undo) {
    board[undo]();
    return true;
  }
  const key = keyOf(event);
  if (!settings.keys && event.target !== board) return false;
  if (key.toLowerCase() === 'h') {
    hint();
    return true;
  }
  if (event.target !== document.body) return false;
  if (board.steer(event)) return true;
  if (key !== ' ' || board.dataset.phase !== 'animating') return false;
  board.skip();
  return true;
}
