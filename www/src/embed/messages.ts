/**
 * What a frame and the page around it tell each other, version 1. The frame posts `{ tsoro: 1, type, … }`; it obeys `{ tsoro: 1, call, args, id }` of its
 * own parent alone, and answers `{ tsoro: 1, type: 'answer', id, value }` or `{ …, error }`.
 */
import type { TsoroBoard } from '../element.ts';
import { text } from '../text.ts';

const VERSION = 1;
/** More than any method has or needs: what is sent is not to be trusted. */
const MOST_ARGUMENTS = 9;
const LONGEST_NAME = 40;

/** The element's methods that a parent may call. */
const METHODS = [
  'state',
  'play',
  'record',
  'load',
  'newGame',
  'undo',
  'redo',
  'undoTurn',
  'redoTurn',
  'goTo',
  'latest',
  'events',
  'turns',
  'resign',
  'why',
  'foresee',
  'skip',
  'step',
  'run',
  'pause',
  'hint',
  'diagram',
  'describe',
  'presets',
] as const;
type Method = (typeof METHODS)[number];

/** The element's events, and what a frame calls them. */
const EVENTS = ['ready', 'action', 'turn', 'over', 'error'] as const;

interface Order {
  readonly call: string;
  readonly args: readonly unknown[];
  readonly id: unknown;
}

/** Lets the page around the frame hear and steer `board`. */
export function listenToParent(board: TsoroBoard): void {
  if (window.parent === window) return;
  // Whoever frames it may hear: a game is no secret, and a sandboxed parent has no origin to name.
  const post = (message: object) => window.parent.postMessage({ tsoro: VERSION, ...message }, '*');
  for (const type of EVENTS) {
    board.addEventListener(`tsoro-${type}`, (event) => post({ type, ...told((event as CustomEvent).detail) }));
  }
  addEventListener('message', (event: MessageEvent) => {
    const order = event.source === window.parent ? orderIn(event.data) : undefined;
    if (order) void obey(board, order).then((answer) => post({ type: 'answer', id: order.id, ...answer }));
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

function orderIn(data: unknown): Order | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const { tsoro, call, args = [], id } = data as Record<string, unknown>;
  if (tsoro !== VERSION || typeof call !== 'string') return undefined;
  return { call, args: Array.isArray(args) ? args.slice(0, MOST_ARGUMENTS) : [args], id };
}

async function obey(board: TsoroBoard, { call, args }: Order): Promise<object> {
  try {
    if (!isMethod(call)) {
      throw Object.assign(
        new Error(text('no-method', { call: call.slice(0, LONGEST_NAME), methods: METHODS.join(', ') })),
        { code: 'bad-call' },
      );
    }
    const method = board[call] as (...args: unknown[]) => unknown;
    return { value: await method.apply(board, [...args]) };
  } catch (error) {
    return { error: faultOf(error) };
  }
}

function isMethod(call: string): call is Method {
  return (METHODS as readonly string[]).includes(call);
}

/** An event's detail as it can be posted: errors lose what cannot be copied. */
function told(detail: unknown): object {
  return detail instanceof Error ? { error: faultOf(detail) } : (detail as object);
}

function faultOf(error: unknown): { code: string | undefined; message: string } {
  const { code, message } = error as Error & { code?: string };
  return { code, message };
}
