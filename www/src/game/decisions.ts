/** What is to be done next in a turn that is planned. Pure. */
import type { Action, PitStones } from 'tsoro';

/** All the bonus in one. */
export type Decision =
  | { readonly type: 'start'; readonly pit: string }
  | { readonly type: 'go-on' }
  | { readonly type: 'stop' }
  /** `stones` is 0 for a whole pit. */
  | { readonly type: 'takes'; readonly takes: readonly PitStones[] };

/** The first of the decisions that are still to be played, as the engine gives them; undefined if there are none. */
export function nextDecision(decisions: readonly Action[] | undefined): Decision | undefined {
  const [next] = decisions ?? [];
  switch (next?.type) {
    case undefined:
    case 'resign':
      return undefined;
    case 'take':
    case 'done':
      return { type: 'takes', takes: (decisions ?? []).flatMap(takeOf) };
    default:
      return next;
  }
}

function takeOf(action: Action): PitStones[] {
  return action.type === 'take' ? [{ pit: action.pit, stones: action.stones ?? 0 }] : [];
}
