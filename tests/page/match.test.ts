/** What the match on screen does with the acts of a player. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { State } from 'tsoro';
import {
  chosenOf,
  due,
  held,
  type Match,
  type Message,
  phaseName,
  plyOf,
  refuses,
  shown,
  speedOf,
  update,
} from '../../www/src/game/match.ts';

const start: State = {
  rules: 'tsoro width=3',
  position: '2x3/0x3/0x3/2x3 s',
  toMove: 'south',
  phase: 'start',
  stones: { south: [2, 2, 2, 0, 0, 0], north: [2, 2, 2, 0, 0, 0] },
  legal: ['a1', 'b1', 'c1'],
  turn: '',
  ply: 0,
  plies: 0,
  captured: { south: 0, north: 0 },
  unfinished: false,
  canUndo: false,
  canRedo: false,
};
const bonus: State = { ...start, phase: 'bonus', turn: 'a1x~', legal: ['a4', 'b4', 'c4'], left: 2 };

const inPits = (left = 2) => shown({ ...bonus, left }, 'pits');
const inStones = (left = 3) => shown({ ...bonus, left }, 'stones');
const after = (match: Match, ...messages: Message[]) => messages.reduce(update, match);
const chose = (pit: string, stones = 2, whole = false): Message => ({ type: 'chose', choice: { pit, stones, whole } });

describe('an act', () => {
  test('animates, and settles into what the engine waits for', () => {
    const acted = after(shown(start, 'pits'), { type: 'acted', state: bonus });
    assert.equal(phaseName(acted), 'animating');
    assert.equal(phaseName(after(acted, { type: 'settled' })), 'bonus');
  });

  test('that ends the game settles as over', () => {
    const over: State = { ...start, phase: 'over', legal: [], result: '1-0', reason: 'no-stones' };
    const match = after(shown(start, 'pits'), { type: 'acted', state: over }, { type: 'settled' });
    assert.equal(match.phase, 'over');
  });

  test('takes a note and held choices away', () => {
    const match = after(
      inPits(),
      chose('a4'),
      { type: 'noted', note: { pit: 'a1', why: 'yours' } },
      { type: 'acted', state: start },
    );
    assert.deepEqual([match.chosen, match.note], [[], undefined]);
  });
});

describe('a bonus in pits', () => {
  test('holds what is chosen until Done', () => {
    const match = after(inPits(), chose('a4'), chose('c4', 5));
    assert.deepEqual(match.chosen, [
      { pit: 'a4', stones: 2 },
      { pit: 'c4', stones: 5 },
    ]);
    assert.deepEqual([held(match), due(match)], [2, 0]);
  });

  test('gives a pit back when it is chosen again', () => {
    assert.deepEqual(after(inPits(), chose('a4'), chose('b4'), chose('a4')).chosen, [{ pit: 'b4', stones: 2 }]);
  });

  test('refuses a third of two', () => {
    const match = after(inPits(), chose('a4'), chose('b4'));
    assert.equal(refuses(match, { pit: 'c4', stones: 2 }), 'full');
    assert.equal(after(match, chose('c4')), match);
  });

  test('of a single pit changes to another', () => {
    assert.deepEqual(after(inPits(1), chose('a4'), chose('b4')).chosen, [{ pit: 'b4', stones: 2 }]);
  });
});

describe('a bonus in stones', () => {
  test('takes one a press, up to what the pit holds', () => {
    const match = after(inStones(), chose('a4'), chose('a4'));
    assert.equal(chosenOf(match, 'a4'), 2);
    assert.equal(refuses(match, { pit: 'a4', stones: 2 }), 'exhausted');
  });

  test('takes a whole pit, as far as stones are due', () => {
    assert.deepEqual(after(inStones(), chose('a4'), chose('b4', 9, true)).chosen, [
      { pit: 'a4', stones: 1 },
      { pit: 'b4', stones: 2 },
    ]);
  });

  test('gives back one at a time, and forgets a pit without any', () => {
    const match = after(inStones(), chose('a4'), chose('a4'), { type: 'gave-back', pit: 'a4' });
    assert.equal(chosenOf(match, 'a4'), 1);
    assert.deepEqual(after(match, { type: 'gave-back', pit: 'a4' }).chosen, []);
  });

  test('remembers the pit last touched', () => {
    assert.equal(after(inStones(), chose('a4'), chose('c4')).touched, 'c4');
  });
});

describe('choices restored after a reload', () => {
  test('are held again', () => {
    const chosen = [
      { pit: 'a4', stones: 2 },
      { pit: 'b4', stones: 1 },
    ];
    assert.deepEqual(after(inStones(), { type: 'restored', chosen }).chosen, chosen);
  });

  test('are left out where they no longer fit', () => {
    const chosen = [
      { pit: 'a1', stones: 2 },
      { pit: 'a4', stones: 9 },
      { pit: 'b4', stones: 1 },
    ];
    assert.deepEqual(after(inStones(), { type: 'restored', chosen }).chosen, [
      { pit: 'a4', stones: 2 },
      { pit: 'b4', stones: 1 },
    ]);
    assert.deepEqual(after(shown(start, 'pits'), { type: 'restored', chosen }).chosen, []);
  });

  test('are whole stones, at least one', () => {
    const chosen = [0.5, 0, -1, Number.NaN, Number.POSITIVE_INFINITY].map((stones) => ({ pit: 'a4', stones }));
    assert.deepEqual(after(inStones(), { type: 'restored', chosen }).chosen, []);
  });

  test('take the place of what was held', () => {
    const chosen = [{ pit: 'c4', stones: 2 }];
    assert.deepEqual(after(inStones(), chose('a4'), { type: 'restored', chosen }).chosen, chosen);
  });
});

test('nothing is chosen while no bonus is asked for', () => {
  const match = shown(start, 'pits');
  assert.equal(after(match, chose('a4')), match);
});

test('a speed is a factor, or instant, or else 1', () => {
  assert.deepEqual(['0.25', '8', 'instant', '9', '', null].map(speedOf), [0.25, 8, Number.POSITIVE_INFINITY, 1, 1, 1]);
});

test('a ply is a whole number, and none where the attribute is left out', () => {
  assert.deepEqual(['7', '', 'abc', '-1', '0.5', null].map(plyOf), [
    7,
    Number.NaN,
    Number.NaN,
    Number.NaN,
    Number.NaN,
    undefined,
  ]);
});
