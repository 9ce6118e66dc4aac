/** A record's tags as the engine writes them, and the names that go into them. Pure. */

export type Tags = Partial<Record<string, string>>;

export interface Line {
  readonly rules: string;
  /** Where it begins, if elsewhere than usual. */
  readonly position?: string;
  readonly turns: readonly string[];
  readonly turn?: string;
}

const TAG = /^\[(\w+) "((?:[^"\\]|\\.)*)"\]$/;
const LONGEST_NAME = 40;

/** The tags of a record that the engine wrote. They stand before all else: what looks like one in a comment is none. */
export function tagsOf(record: string): Tags {
  const tags: Tags = {};
  for (const line of record.split('\n')) {
    const [, name, value] = TAG.exec(line) ?? [];
    if (name === undefined || value === undefined) break;
    tags[name] = value.replace(/\\(.)/g, '$1');
  }
  return tags;
}

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
