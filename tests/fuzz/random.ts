/** Choices that a seed decides, and values that nobody expects. */

/** Mulberry32: numbers from 0 up to 1, the same for the same seed. */
export function randomOf(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export class Dice {
  readonly random: () => number;

  constructor(seed: number) {
    this.random = randomOf(seed);
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  one<T>(choices: readonly T[]): T {
    return choices[this.below(choices.length)] as T;
  }

  /** True once in `times`. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  /** A list of up to `most` things. */
  some<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}

const revoked = (target: object): object => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

const boom = () => {
  throw new Error('boom');
};

/** Values of every type, among them those that throw when they are looked at. */
export const HOSTILE: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  1.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 32,
  2 ** 53,
  1e300,
  0n,
  3n,
  Symbol('3'),
  Symbol.iterator,
  '',
  '3',
  ' ',
  'a1',
  '\0',
  '\ud800',
  '‮',
  '__proto__',
  'x'.repeat(2 ** 22 + 1),
  [],
  [0],
  ['a1'],
  new Array(2 ** 32 - 1),
  {},
  { toString: null },
  { valueOf: () => 1, toString: () => '1' },
  { [Symbol.toPrimitive]: boom },
  Object.create(null),
  Object.freeze({ type: 'start' }),
  new Map([['type', 'done']]),
  new Date(0),
  new String('a1'),
  new Number(3),
  /a1/,
  boom,
  class {},
  Promise.resolve(),
  new Uint8Array(3),
  revoked({}),
  revoked([]),
  revoked(boom),
  new Proxy({}, { get: boom, ownKeys: boom, getPrototypeOf: boom, has: boom }),
];

/** A proxy of `target`, and of all that is in it, that throws at the look numbered `at`; `looks` counts them. */
export function throwingAt(target: unknown, at: number, looks: { count: number } = { count: 0 }): unknown {
  if ((typeof target !== 'object' && typeof target !== 'function') || target === null) return target;
  const look = () => {
    if (looks.count++ === at) throw new Error(`look ${at}`);
  };
  const traps = Object.getOwnPropertyNames(Reflect).map((name) => [
    name,
    (...given: unknown[]) => {
      look();
      const found = (Reflect as unknown as Record<string, (...given: unknown[]) => unknown>)[name]?.(...given);
      return name === 'get' ? throwingAt(found, at, looks) : found;
    },
  ]);
  return new Proxy(target, Object.fromEntries(traps));
}
