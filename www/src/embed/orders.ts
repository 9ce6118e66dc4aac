/**
 * What a frame answers to an order of the page around it: `{ tsoro: 1, call, args, id }`. What comes is trusted in nothing; every answer can be posted,
 * and has what was asked for or a code. No DOM.
 */

import type { TsoroBoard } from '../element/element.ts';
import { fault } from '../engine/errors.ts';
import { text } from '../i18n/text.ts';

export const VERSION = 1;
/** More than any method has or needs. */
const MOST_ARGUMENTS = 9;
const LONGEST_NAME = 40;

/** The element's methods that a parent may call. */
export const METHODS = [
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

/** The part of an element that orders reach. */
export type Board = { readonly [Name in Method]: (...args: never[]) => unknown };

interface Fault {
  readonly code: string;
  readonly message: string;
}

export interface Answer {
  readonly tsoro: typeof VERSION;
  readonly type: 'answer';
  readonly id?: unknown;
  readonly value?: unknown;
  readonly error?: Fault;
}

/** Undefined if `data` is no order. */
export async function answerTo(board: Board | TsoroBoard, data: unknown): Promise<Answer | undefined> {
  if (typeof data !== 'object' || data === null) return undefined;
  const { tsoro, call, args = [], id } = data as Record<string, unknown>;
  if (tsoro !== VERSION || typeof call !== 'string') return undefined;
  const answer = { tsoro: VERSION, type: 'answer' } as const;
  try {
    if (!isCopyable(id)) throw fault('bad-id', text('no-id'));
    const given = Array.isArray(args) ? args.slice(0, MOST_ARGUMENTS) : [args];
    return { ...answer, id, value: await methodOf(board, call)(...given) };
  } catch (error) {
    return { ...answer, ...(isCopyable(id) && { id }), error: faultOf(error) };
  }
}

/** What can come by a message need not go back by one: a port is handed over once. */
function isCopyable(id: unknown): boolean {
  try {
    structuredClone(id);
    return true;
  } catch {
    return false;
  }
}

function methodOf(board: Board | TsoroBoard, call: string): (...args: unknown[]) => unknown {
  const method = METHODS.find((name) => name === call);
  if (method) return (board[method] as (...args: unknown[]) => unknown).bind(board);
  throw fault('bad-call', text('no-method', { call: call.slice(0, LONGEST_NAME), methods: METHODS.join(', ') }));
}

/** An error as it can be posted. */
export function faultOf(error: unknown): Fault {
  const { code = 'internal', message } = (error ?? {}) as Partial<Error & { code: string }>;
  return { code: String(code), message: String(message) };
}
