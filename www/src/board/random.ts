/** Chance that is always the same: what looks irregular on the board is drawn from seeds, never from a clock. */

/** A source of numbers from 0 up to 1. */
export type Chance = () => number;

/** A seed from a text: FNV-1a. */
export function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) seed = Math.imul(seed ^ text.charCodeAt(index), 0x01000193);
  return seed >>> 0;
}

/** The numbers that follow from a seed: mulberry32. */
export function chanceFrom(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000;
  };
}

/** A number from `least` up to `most`. */
export function between(chance: Chance, least: number, most: number): number {
  return least + (most - least) * chance();
}
