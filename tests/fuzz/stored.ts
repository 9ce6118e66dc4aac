/** What is stored between visits: any text makes a value that the page can work with, and one that it wrote itself makes the same. */
import assert from 'node:assert/strict';
import * as schema from '../../www/src/page/shell/stored.ts';
import type { Dice } from './random.ts';
import { anything, objectOf, scrambled } from './values.ts';

const KEYS = [
  ...Object.keys(schema.usual),
  'south',
  'north',
  'seconds',
  'record',
  'choices',
  'before',
  'toString',
  '__proto__',
];
const VALUES = [
  'human',
  'computer:8',
  'computer:9',
  'day',
  'earth',
  '1',
  '0.6',
  'el',
  '60',
  '[Rules "tsoro"]',
  true,
  30,
];

function raw(dice: Dice): string | null {
  const value = () => (dice.once(2) ? dice.one(VALUES) : anything(dice, false));
  const json = (value: unknown) => {
    const text = JSON.stringify(value, (_, part) => (typeof part === 'bigint' ? 1 : part)) ?? 'null';
    // What an object's literal cannot say: a key of any name.
    return text.replace('"":', '"__proto__":');
  };
  switch (dice.below(5)) {
    case 0:
      return dice.one([null, '', ' ', '{', 'null', '[]', '""', '\0', ' a  b ']);
    case 1:
      return json(value());
    case 2:
      return scrambled(dice, json(objectOf(dice, value, KEYS)));
    default:
      return json(objectOf(dice, value, KEYS));
  }
}

const allowed: Readonly<Record<string, readonly unknown[]>> = {
  language: schema.TONGUES,
  theme: schema.THEMES,
  board: schema.BOARDS,
  counters: schema.COUNTERS,
  view: schema.VIEWS,
  volume: schema.VOLUMES,
};

/** Reads one text as the value of every key. */
export function readStored(dice: Dice): void {
  const text = raw(dice);
  const settings = schema.settingsIn(text);
  assert.deepEqual(Object.keys(settings), Object.keys(schema.usual));
  for (const [key, value] of Object.entries(settings)) {
    assert.equal(typeof value, typeof schema.usual[key as keyof typeof settings], key);
    if (allowed[key]) assert.ok(allowed[key].includes(value), key);
  }
  assert.deepEqual(schema.settingsIn(JSON.stringify(settings)), settings);

  const players = schema.playersIn(text, dice.one([schema.PERSONS, schema.AGAINST_COMPUTER]));
  for (const side of ['south', 'north'] as const) assert.match(players[side], /^(human|computer:[1-8])$/);
  assert.match(players.seconds, /^\d{0,4}$/);
  assert.deepEqual(schema.playersIn(JSON.stringify(players), schema.PERSONS), players);

  const words = schema.wordsIn(text);
  assert.ok(words.every((word) => word !== '' && !word.includes(' ')));
  assert.deepEqual(schema.wordsIn(words.join(' ')), words);

  const game = schema.gameIn(text);
  if (!game || game === 'unreadable') return;
  assert.ok(game.record.trim() !== '' && typeof game.before === 'string');
  for (const { pit, stones } of game.choices) assert.ok(typeof pit === 'string' && Number.isInteger(stones));
  assert.deepEqual(schema.gameIn(JSON.stringify(game)), game);
}
