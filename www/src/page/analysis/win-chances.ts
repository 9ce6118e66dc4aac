/** How a game went, as chances of South's to win after each turn. Pure. */
import type { Report, Side } from 'tsoro';

/** South's chance, 0 to 1; undefined where it is not known yet. */
export type Chances = readonly (number | undefined)[];

export interface Turning {
  /** The turn that lost so much, from 1. */
  readonly ply: number;
  readonly side: Side;
  /** How much of the chance to win, 0 to 1. */
  readonly loss: number;
}

/** What a turn must lose to be a turning point. */
const GREAT = 0.2;

export function southsChance({ lines }: Pick<Report, 'lines'>, toMove: Side): number | undefined {
  const chance = lines[0]?.winChance;
  if (chance === undefined) return undefined;
  return toMove === 'south' ? chance : 1 - chance;
}

/** The turns that lost most, at most `most` of them, in the order of the game; `first` moved first. */
export function turningPoints(chances: Chances, first: Side, most: number): Turning[] {
  const turns = chances.slice(1).flatMap((after, index): Turning[] => {
    const before = chances[index];
    if (before === undefined || after === undefined) return [];
    const side = (first === 'south') === (index % 2 === 0) ? 'south' : 'north';
    const loss = side === 'south' ? before - after : after - before;
    return loss >= GREAT ? [{ ply: index + 1, side, loss }] : [];
  });
  const worst = turns.sort((one, other) => other.loss - one.loss).slice(0, most);
  return worst.sort((one, other) => one.ply - other.ply);
}

/** The known chances as a line's points in a box of `width` and `height`, South's side up. */
export function pointsOf(chances: Chances, width: number, height: number): string {
  const step = width / Math.max(1, chances.length - 1);
  const points = chances.flatMap((chance, ply) =>
    chance === undefined ? [] : [`${(ply * step).toFixed(1)},${((1 - chance) * height).toFixed(1)}`],
  );
  return points.join(' ');
}
