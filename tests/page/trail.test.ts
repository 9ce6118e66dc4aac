import assert from 'node:assert/strict';
import test from 'node:test';
import type { Event } from 'tsoro';
import { layoutBoard } from '../../www/src/board/layout.ts';
import { dotsAlong, trackOf } from '../../www/src/board/trail.ts';
import { accountOf } from '../../www/src/element/words.ts';
import { ringOf } from '../../www/src/game/pit-names.ts';

const WIDTH = 4;
const ring = ringOf('south', WIDTH);
const lap = (from: number, stones: number): Event => ({
  type: 'lap',
  from: ring[from % 8] ?? '',
  path: Array.from({ length: stones }, (_, stone) => ring[(from + 1 + stone) % 8] ?? ''),
});
const layout = (orientation: 'landscape' | 'portrait') =>
  layoutBoard(
    { width: WIDTH, heads: [] },
    { width: 700, height: 700 },
    { view: 'south', orientation, coordinates: false },
  );

test('the trail goes by every pit that was sown, through the relays', () => {
  assert.deepEqual(accountOf([lap(1, 2), lap(3, 3)]).way, ['b1', 'c1', 'd1', 'd2', 'c2', 'b2']);
});

test('of a turn that went round it goes by every pit once, ending in the last', () => {
  for (const laps of [[lap(1, 9)], [lap(1, 8)], [lap(1, 5), lap(6, 6), lap(12, 7)]]) {
    const { way, end } = accountOf(laps);
    assert.equal(new Set(way).size, way.length);
    assert.equal(way.length, 8);
    assert.equal(way.at(-1), end);
  }
});

test('the track runs between the rows, on the side of each pit’s own row', () => {
  for (const [orientation, axis] of [
    ['landscape', 'y'],
    ['portrait', 'x'],
  ] as const) {
    const { lanes, pits, ...rest } = layout(orientation);
    const track = trackOf({ lanes, pits, ...rest }, ring);
    for (const [index, pit] of ring.entries()) {
      const towards = (pits[pit]?.[axis] ?? 0) - lanes.south;
      const aside = (track[index]?.[axis] ?? 0) - lanes.south;
      assert.equal(Math.sign(aside), Math.sign(towards), pit);
      assert.ok(Math.abs(aside) < Math.abs(towards) / 3, `${pit} keeps to the lane`);
    }
  }
});

test('dots lie evenly along the line, round its corners too', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 30 },
  ];
  assert.deepEqual(dotsAlong(corner, 10), [
    { x: 10, y: 0 },
    { x: 20, y: 0 },
    { x: 30, y: 0 },
    { x: 30, y: 10 },
    { x: 30, y: 20 },
  ]);
  assert.deepEqual(dotsAlong(corner.slice(0, 1), 10), []);
});
