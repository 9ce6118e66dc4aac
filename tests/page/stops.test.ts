import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Game, initSync } from 'tsoro';
import { framesStones } from '../../www/src/game/pit-names.ts';
import type { Frame } from '../../www/src/game/scene.ts';
import { type Place, type Reel, restAt, stepped, stopBefore, stopsOf, type Unit } from '../../www/src/game/stops.ts';
import { type Timeline, timelineOf } from '../../www/src/game/timeline.ts';
import { games } from '../vectors.ts';

before(() => {
  initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
});

interface Film {
  reel: Reel;
  timelines: Timeline[];
  /** Every pit after each turn, the start first. */
  positions: Record<string, number>[];
  frame(place: Place): Frame;
}

function film(rules: string, turns: readonly string[]): Film {
  const game = new Game(rules);
  const positions = [framesStones(game.state().stones)];
  const timelines = turns.map((turn) => {
    const { stones, captured, toMove } = game.state();
    const timeline = timelineOf({ stones: framesStones(stones), captured }, toMove, game.playTurn(turn));
    positions.push(framesStones(game.state().stones));
    return timeline;
  });
  const of = (ply: number) => timelines[ply - 1] ?? assert.fail(`there is a turn ${ply}`);
  const stops = timelines.map(stopsOf);
  return {
    reel: { last: turns.length, stops: (ply) => stops[ply - 1] ?? assert.fail(`there is a turn ${ply}`) },
    timelines,
    positions,
    frame({ ply, stop }) {
      if (ply === 0) return restAt(of(1), stopsOf(of(1)), 0);
      return restAt(of(ply), stopsOf(of(ply)), stop ?? stopsOf(of(ply)).times.length - 1);
    },
  };
}

function walk({ reel }: Film, from: Place, unit: Unit, by: 1 | -1): Place[] {
  const places = [from];
  for (;;) {
    const place = places.at(-1) ?? from;
    const next = stepped(place, unit, by, reel);
    if (next.ply === place.ply && next.stop === place.stop) return places;
    places.push(next);
  }
}

for (const { rules, turns } of games) {
  test(`stone by stone through a whole game and back the boards are the same: ${rules}`, () => {
    const game = film(rules, turns);
    const forth = walk(game, { ply: 0 }, 'stone', 1);
    const back = walk(game, { ply: turns.length }, 'stone', -1);
    const boards = new Map<string, Frame>();
    const key = ({ ply, stop }: Place) => `${ply} ${stop}`;
    for (const place of forth) boards.set(key(place), game.frame(place));
    for (const place of back) {
      const there = game.frame(place);
      if (place.stop === 0) assert.deepEqual(there.stones, game.positions[place.ply - 1], key(place));
      else assert.deepEqual(there, boards.get(key(place)), key(place));
    }
    for (const [ply, position] of game.positions.entries()) {
      assert.deepEqual(game.frame({ ply }).stones, position, `after turn ${ply}`);
    }
    const sown = game.timelines.map((timeline) => stopsOf(timeline).times.length - 1);
    assert.equal(forth.length, 1 + sown.reduce((sum, stops) => sum + stops, 0), 'no stone is left out');
  });
}

const small = () => film('tsoro width=6', ['a1+', 'a4', 'e1', 'f4', 'd1xe4,c4']);

test('laps and turns are stepped to their ends, from within them too', () => {
  const game = small();
  const { laps } = game.reel.stops(1);
  const [first = 0] = laps;
  assert.ok(laps.length >= 2);
  assert.deepEqual(stepped({ ply: 0 }, 'lap', 1, game.reel), { ply: 1, stop: first });
  assert.deepEqual(stepped({ ply: 1, stop: first - 1 }, 'lap', 1, game.reel), { ply: 1, stop: first });
  assert.deepEqual(stepped({ ply: 1, stop: first }, 'lap', -1, game.reel), { ply: 1, stop: 0 });
  assert.deepEqual(stepped({ ply: 1, stop: first }, 'turn', 1, game.reel), { ply: 1 });
  assert.deepEqual(stepped({ ply: 2, stop: 1 }, 'turn', -1, game.reel), { ply: 1 });
  assert.deepEqual(stepped({ ply: 3 }, 'game', -1, game.reel), { ply: 0 });
  assert.deepEqual(stepped({ ply: 3, stop: 1 }, 'game', 1, game.reel), { ply: 5 });
});

test('at the ends of the game there is nowhere further to go', () => {
  const game = small();
  for (const unit of ['stone', 'lap', 'turn', 'game'] as const) {
    assert.deepEqual(stepped({ ply: 0 }, unit, -1, game.reel), { ply: 0 });
    assert.deepEqual(stepped({ ply: 5 }, unit, 1, game.reel), { ply: 5 });
  }
});

test('at a stop nothing is in the air but the hand, over the stone that fell last', () => {
  const game = small();
  for (const place of walk(game, { ply: 0 }, 'stone', 1)) {
    const { leaving, dropped, hand } = game.frame(place);
    assert.deepEqual(leaving, []);
    assert.equal(dropped, undefined);
    if (hand) assert.deepEqual([hand.progress, hand.risen], [0, 1]);
  }
});

test('the stop before a moment is that of the last stone that fell', () => {
  const [timeline] = small().timelines;
  if (!timeline) return assert.fail('there is a turn');
  const stops = stopsOf(timeline);
  const [, first = 0, second = 0] = stops.times;
  assert.deepEqual(
    [-1, 0, first - 1, first, second - 1, second, timeline.duration + 1].map((at) => stopBefore(stops, at)),
    [0, 0, 0, 1, 1, 2, stops.times.length - 1],
  );
});
