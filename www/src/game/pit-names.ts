/**
 * The names of the pits (RULES 1): where a ring index stands in the picture with South below, and back.
 * Columns are counted from 0 at the left, rows from 1 (South outer) to 4 (North outer).
 */
import type { Side } from 'tsoro';

/** A pit's place in the picture with South below. */
export interface Spot {
  readonly column: number;
  readonly row: 1 | 2 | 3 | 4;
}

const LETTERS = 26;
const A = 'a'.charCodeAt(0);

/** Column letters: `a` … `z`, then `aa`, `ab` … */
export function columnLetters(column: number): string {
  const last = String.fromCharCode(A + (column % LETTERS));
  return column < LETTERS ? last : columnLetters(Math.floor(column / LETTERS) - 1) + last;
}

/** Where the pit with ring index `index` of `side` stands. */
export function spotOf(side: Side, index: number, width: number): Spot {
  const outer = index < width;
  if (side === 'south') return outer ? { column: index, row: 1 } : { column: 2 * width - 1 - index, row: 2 };
  return outer ? { column: width - 1 - index, row: 4 } : { column: index - width, row: 3 };
}

/** The name of the pit with ring index `index` of `side`, e.g. `a1`. */
export function pitName(side: Side, index: number, width: number): string {
  const { column, row } = spotOf(side, index, width);
  return `${columnLetters(column)}${row}`;
}

/** The names of a side's pits in ring order. */
export function ringOf(side: Side, width: number): string[] {
  return Array.from({ length: 2 * width }, (_, index) => pitName(side, index, width));
}

/** The pits by which `sown` stones come to `end`, in order; of more than a round, the last one. */
export function wayTo(end: string, sown: number, width: number, direction: 'ccw' | 'cw'): string[] {
  const ring = ringOf(sideOf(end), width);
  const back = direction === 'ccw' ? -1 : 1;
  const at = ring.indexOf(end);
  const length = Math.min(sown + 1, ring.length);
  const way = Array.from({ length }, (_, step) => ring[(at + back * step + ring.length) % ring.length] ?? '');
  return way.reverse();
}

/** The place a name stands for, or `undefined` if it is no pit of a board of this width. */
export function spotNamed(name: string, width: number): Spot | undefined {
  const match = /^([a-z]+)([1-4])$/.exec(name);
  if (!match?.[1]) return undefined;
  let column = 0;
  for (const letter of match[1]) column = column * LETTERS + letter.charCodeAt(0) - A + 1;
  return column <= width ? { column: column - 1, row: Number(match[2]) as Spot['row'] } : undefined;
}

/** The side a pit belongs to, by its row. */
export function sideOf(name: string): Side {
  return name.endsWith('1') || name.endsWith('2') ? 'south' : 'north';
}

/** A state's stones, ring by ring, as counts by name. */
export function framesStones(stones: {
  readonly south: readonly number[];
  readonly north: readonly number[];
}): Record<string, number> {
  const named: Record<string, number> = {};
  for (const side of ['south', 'north'] as const) {
    const ring = stones[side];
    for (const [index, count] of ring.entries()) named[pitName(side, index, ring.length / 2)] = count;
  }
  return named;
}
