/** What a finished game is remembered by. Pure. */
import type { Event, PitStones, Side } from 'tsoro';

/** The turn that did most of something, the first of equals. */
export interface Feat {
  readonly ply: number;
  readonly side: Side;
  /** Laps or stones. */
  readonly count: number;
}

export interface Figures {
  readonly longest: Feat | undefined;
  /** Undefined where nothing was captured. */
  readonly best: Feat | undefined;
}

/** The figures of a game whose turns, from ply 1, came to `turns`; `first` began. */
export function figuresOf(turns: readonly (readonly Event[])[], first: Side): Figures {
  return { longest: most(turns, first, lapsOf), best: most(turns, first, takenIn) };
}

function most(
  turns: readonly (readonly Event[])[],
  first: Side,
  count: (events: readonly Event[]) => number,
): Feat | undefined {
  const counts = turns.map(count);
  const greatest = counts.reduce((one, other) => Math.max(one, other), 0);
  const index = counts.indexOf(greatest);
  if (greatest === 0) return undefined;
  return { ply: index + 1, side: index % 2 === 0 ? first : other(first), count: greatest };
}

function lapsOf(events: readonly Event[]): number {
  return events.filter(({ type }) => type === 'lap').length;
}

/** Captured and taken as bonus. */
function takenIn(events: readonly Event[]): number {
  const takes = events.flatMap((event): readonly PitStones[] => {
    if (event.type === 'capture') return event.pits;
    return event.type === 'take' ? [event] : [];
  });
  return takes.reduce((sum, { stones }) => sum + stones, 0);
}

function other(side: Side): Side {
  return side === 'south' ? 'north' : 'south';
}
