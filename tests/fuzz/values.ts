/** Makes values that nobody expects, from a seed. */
import { type Dice, HOSTILE, throwingAt } from './random.ts';

const WORDS = [
  'a1',
  'start',
  'go-on',
  'stop',
  'take',
  'done',
  'resign',
  'south',
  'north',
  'tsoro width=6',
  'svg',
  'text',
  '1',
  '-0',
];
const KEYS = [
  'type',
  'pit',
  'stones',
  'side',
  'rules',
  'position',
  'turn',
  'marks',
  'format',
  'level',
  'depth',
  'nodes',
  'millis',
  'seed',
  'lines',
  'memory',
  'South',
  'length',
  'toString',
  '__proto__',
  'constructor',
  '',
];

/** A value of any type, up to three objects deep. `hostile`: one that throws, and is never seen in a message, too. */
export function anything(dice: Dice, hostile = true, depth = 3): unknown {
  switch (dice.below(depth > 0 ? 8 : 5)) {
    case 0:
      return hostile ? dice.one(HOSTILE) : dice.one([undefined, null, true, 0n, Number.NaN, -0, new Date(0)]);
    case 1:
      return dice.one([dice.below(10), -dice.below(10), dice.random() * 2 ** dice.below(1000), dice.below(300)]);
    case 2:
      return dice.one(WORDS);
    case 3:
      return scrambled(dice, dice.one(WORDS));
    case 4:
      return dice.one([null, undefined, true, false, '']);
    case 5:
      return dice.some(5, () => anything(dice, hostile, depth - 1));
    case 6:
      return objectOf(dice, () => anything(dice, hostile, depth - 1));
    default:
      return hostile
        ? throwingAt(
            objectOf(dice, () => anything(dice, hostile, depth - 1)),
            dice.below(12),
          )
        : objectOf(dice, () => anything(dice, hostile, depth - 1));
  }
}

export function objectOf(dice: Dice, value: () => unknown, keys: readonly string[] = KEYS): object {
  const entries = dice.some(6, () => [dice.one(keys), value()] as const);
  return Object.fromEntries(entries);
}

/** A text with some of its characters changed, left out, or said twice. */
export function scrambled(dice: Dice, text: string): string {
  const letters = [...text];
  for (let times = 1 + dice.below(4); times > 0; times--) {
    const at = dice.below(letters.length + 1);
    const letter = dice.once(4)
      ? String.fromCodePoint(dice.below(0xd7ff))
      : dice.one([...'0123456789abcxX,;~*+-/ "[]{}\n\\']);
    letters.splice(at, dice.below(3), ...dice.one([[], [letter], letters.slice(0, dice.below(8))]));
  }
  return letters.join('');
}
