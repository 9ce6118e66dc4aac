/**
 * What a frame and the page around it tell each other, version 1. The frame posts `{ tsoro: 1, type, … }`; it obeys `{ tsoro: 1, call, args, id }` of its
 * own parent alone (`orders.ts`), and answers `{ tsoro: 1, type: 'answer', id, value }` or `{ …, error }`.
 */
import type { TsoroBoard } from '../element/element.ts';
import { answerTo, faultOf, VERSION } from './orders.ts';

/** The element's events, and what a frame calls them. */
const EVENTS = ['ready', 'action', 'turn', 'over', 'error'] as const;

/** Lets the page around the frame hear and steer `board`. */
export function listenToParent(board: TsoroBoard): void {
  if (window.parent === window) return;
  // Whoever frames it may hear: a game is no secret, and a sandboxed parent has no origin to name.
  const post = (message: object) => window.parent.postMessage({ tsoro: VERSION, ...message }, '*');
  for (const type of EVENTS) {
    board.addEventListener(`tsoro-${type}`, (event) => post({ type, ...told((event as CustomEvent).detail) }));
  }
  addEventListener('message', (event: MessageEvent) => {
    if (event.source === window.parent) void answerTo(board, event.data).then((answer) => answer && post(answer));
  });
  tellHeight(board, (height) => post({ type: 'resize', height }));
}

/** The height that the board would like, which the frame around it may give it or not. */
function tellHeight(board: HTMLElement, tell: (height: number) => void): void {
  let told = 0;
  const look = () => {
    const height = Math.ceil(Number.parseFloat(board.style.getPropertyValue('--natural-height'))) || told;
    if (height !== told) tell(height);
    told = height;
  };
  new MutationObserver(look).observe(board, { attributeFilter: ['style'] });
}

/** An event's detail as it can be posted: errors lose what cannot be copied. */
function told(detail: unknown): object {
  return detail instanceof Error ? { error: faultOf(detail) } : (detail as object);
}
