import assert from 'node:assert/strict';
import test from 'node:test';
import {
  columnLetters,
  framesStones,
  pitName,
  ringOf,
  sideOf,
  spotNamed,
  wayTo,
} from '../../www/src/game/pit-names.ts';

test('South: the outer row runs a to u from the left, the inner row back', () => {
  assert.equal(pitName('south', 0, 21), 'a1');
  assert.equal(pitName('south', 20, 21), 'u1');
  assert.equal(pitName('south', 21, 21), 'u2');
  assert.equal(pitName('south', 41, 21), 'a2');
});

test('North: index 0 is the right end of the picture, its outer row is row 4', () => {
  assert.equal(pitName('north', 0, 21), 'u4');
  assert.equal(pitName('north', 20, 21), 'a4');
  assert.equal(pitName('north', 21, 21), 'a3');
  assert.equal(pitName('north', 41, 21), 'u3');
});

test('the facing pit of inner pit i is 3W-1-i, in the same column', () => {
  for (let index = 8; index < 16; index++) {
    const facing = pitName('north', 3 * 8 - 1 - index, 8);
    assert.equal(facing, pitName('south', index, 8).replace('2', '3'));
  }
});

test('column letters go on after z with aa', () => {
  assert.deepEqual([0, 25, 26, 27, 35, 52].map(columnLetters), ['a', 'z', 'aa', 'ab', 'aj', 'ba']);
});

test('a ring names each of a side’s pits once', () => {
  const names = [...ringOf('south', 36), ...ringOf('north', 36)];
  assert.equal(new Set(names).size, 144);
  assert.ok(ringOf('north', 36).every((name) => sideOf(name) === 'north'));
});

test('a name reads back to its place, and a foreign one to none', () => {
  assert.deepEqual(spotNamed('aj4', 36), { column: 35, row: 4 });
  assert.equal(spotNamed('i1', 8), undefined);
  assert.equal(spotNamed('a5', 8), undefined);
  assert.equal(spotNamed('', 8), undefined);
});

test('a state’s stones by name', () => {
  const named = framesStones({ south: [1, 2, 3, 4, 5, 6], north: [7, 8, 9, 10, 11, 12] });
  assert.deepEqual(named, { a1: 1, b1: 2, c1: 3, c2: 4, b2: 5, a2: 6, c4: 7, b4: 8, a4: 9, a3: 10, b3: 11, c3: 12 });
});

test('the way to a pit is walked back along the ring, one round at most', () => {
  assert.deepEqual(wayTo('b2', 3, 3, 'ccw'), ['b1', 'c1', 'c2', 'b2']);
  assert.deepEqual(wayTo('b1', 2, 3, 'cw'), ['c2', 'c1', 'b1']);
  const round = wayTo('a1', 20, 3, 'ccw');
  assert.equal(round.length, 6);
  assert.equal(round.at(-1), 'a1');
});
