/** The signs over the board for a match: pure. */

import type { Side } from 'tsoro';
import { framesStones } from '../board/names.ts';
import type { Marks } from '../board/scene.ts';
import { asksForBonus, type Match, refuses } from '../match.ts';
import type { Account } from './words.ts';

export interface Signs {
  readonly hover: string | undefined;
  readonly awaiting: string | undefined;
  /** The turn whose trail is shown. */
  readonly last: Account | undefined;
  readonly numerals: boolean;
  /** Nothing can be played here: one looks back. */
  readonly closed: boolean;
}

export function marksOf(match: Match, { hover, awaiting, last, numerals, closed }: Signs): Marks {
  const legal = closed ? [] : usable(match);
  const { state } = match;
  return {
    legal,
    captured: [],
    chosen: match.chosen,
    numerals,
    ...(awaiting && { awaiting }),
    ...(last?.start && last.end && { last: { start: last.start, end: last.end, way: last.way } }),
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
