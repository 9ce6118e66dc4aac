/** The signs over the board for a match: pure. */

import type { Side } from 'tsoro';
import { asksForBonus, type Match, refuses } from '../game/match.ts';
import { framesStones } from '../game/pit-names.ts';
import type { Marks, Trail } from '../game/scene.ts';
import type { Account } from './words.ts';

/** Where the pit under the pointer leads. */
export interface Foreseen {
  readonly trail: Trail;
  readonly captured: readonly string[];
}

export interface Signs {
  readonly foreseen: Foreseen | undefined;
  readonly hover: string | undefined;
  readonly awaiting: string | undefined;
  /** The turn whose trail is shown. */
  readonly last: Account | undefined;
  readonly numerals: boolean;
  /** Nothing can be played here: one looks back. */
  readonly closed: boolean;
}

export function marksOf(match: Match, { foreseen, hover, awaiting, last, numerals, closed }: Signs): Marks {
  const legal = closed ? [] : usable(match);
  const { state } = match;
  return {
    legal,
    captured: foreseen?.captured ?? [],
    chosen: match.chosen,
    numerals,
    ...(match.hint && { hinted: match.hint.pits }),
    ...(awaiting && { awaiting }),
    ...(last?.start && last.end && { last: { start: last.start, end: last.end, way: last.way } }),
    ...(foreseen && { last: foreseen.trail }),
    ...(hover && (legal.includes(hover) || hover === awaiting) && { hover }),
    ...(state.phase !== 'over' && { toMove: state.toMove }),
  };
}

/** While stones move, only the turn's sign stays. */
export function movingMarks(mover: Side, numerals: boolean): Marks {
  return { legal: [], captured: [], chosen: [], numerals, toMove: mover };
}

/** What can be started, or still be chosen from. */
function usable(match: Match): readonly string[] {
  if (match.phase !== 'waiting') return [];
  const { legal, stones } = match.state;
  if (!asksForBonus(match)) return legal;
  const counts = framesStones(stones);
  return legal.filter((pit) => !refuses(match, { pit, stones: counts[pit] ?? 0 }));
}
