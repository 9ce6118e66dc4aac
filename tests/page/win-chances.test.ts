/** How a game went, by its chances. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pointsOf, southsChance, turningPoints } from '../../www/src/page/analysis/win-chances.ts';

const report = (winChance: number) => ({ lines: [{ turns: ['a1'], score: 0, winChance }] });

test('a chance of the side to move is South’s own, or what is left of it', () => {
  assert.equal(southsChance(report(0.75), 'south'), 0.75);
  assert.equal(southsChance(report(0.75), 'north'), 0.25);
  assert.equal(southsChance({ lines: [] }, 'south'), undefined);
});

test('turning points are the turns that lost most, by whoever moved', () => {
  const chances = [0.5, 0.1, 0.9, 0.85, 0.9];
  assert.deepEqual(
    turningPoints(chances, 'south', 3).map(({ ply, side }) => ({ ply, side })),
    [
      { ply: 1, side: 'south' },
      { ply: 2, side: 'north' },
    ],
  );
  assert.deepEqual(
    turningPoints(chances, 'south', 1).map(({ ply }) => ply),
    [2],
  );
  assert.deepEqual(turningPoints(chances, 'north', 3), [], 'what the other side gains by its own turn is no mistake');
});

test('what is not known yet is no turning point, and no point of the line', () => {
  assert.deepEqual(turningPoints([0.9, undefined, 0.1], 'south', 3), []);
  assert.equal(pointsOf([1, undefined, 0], 100, 10), '0.0,0.0 100.0,10.0');
});
