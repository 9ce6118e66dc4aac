/** The names in a record's tags, and a record of turns alone. Pure. */

export type Tags = Partial<Record<string, string>>;

export interface Line {
  readonly rules: string;
  /** Where it begins, if elsewhere than usual. */
  readonly position?: string;
  readonly turns: readonly string[];
  readonly turn?: string;
}

const LONGEST_NAME = 40;

/** A record of these turns alone; `turn` is one under way, as it stands. */
export function recordOf({ rules, position, turns, turn = '' }: Line): string {
  const start = position ? `[Position "${position}"]\n` : '';
  return `[Rules "${rules}"]\n${start}\n${[...turns, turn].filter(Boolean).join(' ')} *\n`;
}

/** The players' names, if the tags give any. */
export function namesOf({ South, North }: Tags): { south?: string; north?: string } {
  return { ...(South && { south: cleanName(South) }), ...(North && { north: cleanName(North) }) };
}

/** `given` as a name that a tag can hold: one line of at most 40 characters, none of them to turn its direction. What is not a string is no name. */
export function cleanName(given: unknown): string {
  if (typeof given !== 'string') return '';
  const line = given
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...line].slice(0, LONGEST_NAME).join('').trim();
}
