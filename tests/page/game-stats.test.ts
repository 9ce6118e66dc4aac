import assert from 'node:assert/strict';
import test from 'node:test';
import type { Event } from 'tsoro';
import { figuresOf } from '../../www/src/page/ending/game-stats.ts';

const lap: Event = { type: 'lap', from: 'a1', path: ['b1', 'c1'] };
const capture = (...stones: number[]): Event => ({
  type: 'capture',
  pits: stones.map((stones, index) => ({ pit: `c${index + 3}`, stones })),
});
const take = (stones: number): Event => ({ type: 'take', pit: 'b3', stones });

test('the longest relay is the turn of most laps, heads passed on the way or not', () => {
  const turns: Event[][] = [[lap, lap], [lap, { type: 'head', pit: 'h4' }, lap, lap], [lap]];
  assert.deepEqual(figuresOf(turns, 'south').longest, { ply: 2, side: 'north', count: 3 });
});

test('the best capture counts the bonus too', () => {
  const turns: Event[][] = [
    [lap, capture(4, 2)],
    [lap, capture(1, 2), take(3), take(2)],
  ];
  assert.deepEqual(figuresOf(turns, 'south').best, { ply: 2, side: 'north', count: 8 });
});

test('of equal turns the first is told', () => {
  assert.deepEqual(figuresOf([[lap], [lap, capture(2)], [lap, capture(2)]], 'south').best?.ply, 2);
});

test('where North began the odd turns are North’s', () => {
  assert.equal(figuresOf([[lap], [lap], [lap, lap]], 'north').longest?.side, 'north');
});

test('a game without a capture has no best one, a game without a turn no relay', () => {
  assert.equal(figuresOf([[lap]], 'south').best, undefined);
  assert.deepEqual(figuresOf([], 'south'), { longest: undefined, best: undefined });
});
