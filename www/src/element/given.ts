/**
 * How attributes and properties are read. A host gives them as HTML, by script or through a framework, which hands over booleans, numbers, null
 * and undefined as well as text. Pure but for the decorator.
 */
import type { PropertyDeclaration, ReactiveElement } from 'lit';
import { property } from 'lit/decorators.js';
import { plyOf } from '../game/match.ts';

/** Where an element keeps what its host gave. */
const kept = (name: string) => `given-${name}`;

/** What the host gave; undefined where that is nothing, or could not be read. */
export function given<Key extends string, T>(element: { [P in Key]: T }, name: Key): T | undefined {
  return (element as Record<string, T | undefined>)[kept(name)];
}

/**
 * A property that is an attribute too. Null, undefined, an attribute that is absent and anything else that `read` makes undefined of stand for
 * `usual`.
 */
export function attribute<T>(usual: T, read: (given: unknown) => T | undefined, options?: PropertyDeclaration) {
  return <Key extends string>(prototype: ReactiveElement & { [P in Key]: T }, name: Key): void => {
    Object.defineProperty(prototype, name, {
      get(this: typeof prototype) {
        return given(this, name) ?? usual;
      },
      set(this: Record<string, T | undefined>, value: unknown) {
        this[kept(name)] = read(value);
      },
      configurable: true,
    });
    property(options)(prototype, name);
  };
}

/** Text. Some frameworks write null as empty text, and `condition && 'text'` may be false. */
export function words(given: unknown): string | undefined {
  if (typeof given === 'number') return String(given);
  return typeof given === 'string' && given !== '' ? given : undefined;
}

/** One of a few words. */
export function oneOf<Word extends string>(...known: readonly Word[]): (given: unknown) => Word | undefined {
  return (given) => known.find((word) => word === given);
}

export type YesOrNo = 'yes' | 'no';

export function yesOrNo(given: unknown): YesOrNo | undefined {
  const said = typeof given === 'boolean' ? String(given) : words(given);
  if (said && /^(true|yes)$/i.test(said)) return 'yes';
  return said && /^(false|no)$/i.test(said) ? 'no' : undefined;
}

/** An attribute that is only there, as in `<tsoro-board sound>`, says yes. */
export const FLAG: PropertyDeclaration = { converter: (value) => value === '' || value };

/** Seconds as text, or empty where it is only switched on. */
export function seconds(given: unknown): string | undefined {
  const said = yesOrNo(given);
  return said === 'no' ? undefined : said === 'yes' || given === '' ? '' : words(given);
}

/** A number of turns, for a property; the attribute is read by `plyOf`, to which empty text is no number. */
export function ply(given: unknown): number | undefined {
  const said = words(given);
  return said === undefined ? said : plyOf(said);
}

/** A number from 0 on, as text. */
export function amount(given: unknown): string | undefined {
  return Number(words(given)) >= 0 ? words(given) : undefined;
}
