/** The languages of a kiosk's invitations: pure. */
import { LANGUAGES, type Language } from '../i18n/languages.ts';

export interface Tongues {
  /** In the order that was asked for; all, if none was. */
  readonly invited: readonly Language[];
  /** What the board speaks while nobody plays; undefined: what it would speak elsewhere. */
  readonly atRest: Language | undefined;
  /** What was asked for and is no language of the page. */
  readonly unknown: readonly string[];
}

const ALL = Object.keys(LANGUAGES) as Language[];

/** Reads the attribute `kiosk-languages`: codes, with spaces or commas between them. */
export function tonguesIn(attribute: string): Tongues {
  const asked = [...new Set(attribute.split(/[\s,]+/).filter(Boolean))];
  const found = asked.map((name) => ALL.find((code) => code === name.toLowerCase().split(/[-_]/)[0]));
  const known = [...new Set(found.filter((code) => code !== undefined))];
  return {
    invited: known.length > 0 ? known : ALL,
    atRest: known[0],
    unknown: asked.filter((_, at) => found[at] === undefined),
  };
}
