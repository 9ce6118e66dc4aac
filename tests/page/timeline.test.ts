import assert from 'node:assert/strict';
import test from 'node:test';
import type { Event } from 'tsoro';
import { framesStones, ringOf } from '../../www/src/game/pit-names.ts';
import type { Frame } from '../../www/src/game/scene.ts';
import { frameAt, moments, type Standing, stillFrame, timelineOf } from '../../www/src/game/timeline.ts';

const NONE = { south: 0, north: 0 };

function standing(south: number[], north: number[]): Standing {
  return { stones: framesStones({ south, north }), captured: NONE };
}

/** A small board: c1 holds three, sown to c2 b2 a2; a2 relays to a1 b1. */
const before = standing([0, 0, 3, 0, 0, 1], [2, 0, 1, 2, 0, 4]);
const relay: Event[] = [
  { type: 'lap', from: 'c1', path: ['c2', 'b2', 'a2'] },
  { type: 'lap', from: 'a2', path: ['a1', 'b1'] },
];
const capture: Event[] = [
  ...relay,
  {
    type: 'capture',
    pits: [
      { pit: 'c3', stones: 4 },
      { pit: 'c4', stones: 2 },
    ],
  },
  { type: 'take', pit: 'a4', stones: 1 },
  { type: 'turn', turn: 'c1xa4', position: '' },
];

/** A relay that goes round a ring of `2 * width` pits without end, cut after `laps`: no rules, only stones that move. */
function longRelay(width: number, laps: number): { before: Standing; events: Event[] } {
  const ring = ringOf('south', width);
  const counts: number[] = ring.map((_, index) => 1 + (index % 3));
  const start = standing([...counts], new Array(2 * width).fill(2));
  const events: Event[] = [];
  let at = 0;
  for (let lap = 0; lap < laps; lap++) {
    const hand = counts[at] ?? 0;
    counts[at] = 0;
    const path = Array.from({ length: hand }, (_, stone) => (at + 1 + stone) % ring.length);
    for (const pit of path) counts[pit] = (counts[pit] ?? 0) + 1;
    events.push({ type: 'lap', from: ring[at] ?? '', path: path.map((pit) => ring[pit] ?? '') });
    at = path.at(-1) ?? 0;
  }
  return { before: start, events };
}

function stonesIn(frame: Frame): number {
  const pits = Object.values(frame.stones).reduce((sum, count) => sum + count, 0);
  const leaving = frame.leaving.reduce((sum, flight) => sum + flight.stones, 0);
  return pits + (frame.hand?.count ?? 0) + leaving + frame.captured.south + frame.captured.north;
}

function samples(duration: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => (duration * index) / count);
}

test('a timeline begins with the stones before it', () => {
  assert.deepEqual(frameAt(timelineOf(before, 'south', relay), -1), stillFrame(before));
});

test('a relay ends with the counts its laps say, the hand empty', () => {
  const timeline = timelineOf(before, 'south', relay);
  const end = frameAt(timeline, timeline.duration);
  assert.deepEqual(end.stones, framesStones({ south: [1, 1, 0, 1, 1, 0], north: [2, 0, 1, 2, 0, 4] }));
  assert.equal(end.hand, undefined);
  assert.equal(end.dropped, undefined);
  assert.equal(end.lap, 2);
});

test('captures and takes end in the mover’s pile', () => {
  const timeline = timelineOf(before, 'south', capture);
  const end = frameAt(timeline, timeline.duration);
  assert.deepEqual(end.captured, { south: 7, north: 0 });
  const { c3, c4, a4 } = end.stones;
  assert.deepEqual([c3, c4, a4], [0, 0, 0]);
  assert.deepEqual(end.leaving, []);
});

test('captured pits are struck through before their stones leave', () => {
  const timeline = timelineOf(before, 'south', capture);
  const struck = frameAt(timeline, timeline.sowing + 10);
  assert.deepEqual(struck.struck, ['c3', 'c4']);
  const { c3 } = struck.stones;
  assert.equal(c3, 4);
  const leaving = frameAt(timeline, timeline.sowing + 450);
  assert.equal(leaving.struck, undefined);
  assert.ok(leaving.leaving.some((flight) => flight.pit === 'c3' && flight.by === 'south' && flight.stones === 4));
});

test('the lifted pit is empty while its stones are in the hand', () => {
  const timeline = timelineOf(before, 'south', relay);
  const [first = 0, second = 0] = moments(timeline).laps;
  const { hand, stones } = frameAt(timeline, first);
  const { c1 } = stones;
  assert.deepEqual([hand?.count, c1], [3, 0]);
  const lifted = frameAt(timeline, second + 1);
  assert.deepEqual([lifted.hand?.from, lifted.hand?.to, lifted.hand?.count, lifted.lap], ['a2', 'a1', 2, 2]);
});

test('the hand pauses before and while it lifts a relay', () => {
  const { laps, drops } = moments(timelineOf(before, 'south', relay));
  const [landed = 0, next = 0] = drops.slice(2);
  assert.ok((laps[1] ?? 0) > landed);
  assert.ok(next - landed > 1.5 * ((drops[1] ?? 0) - (drops[0] ?? 0)));
});

test('stones are conserved at every moment', () => {
  for (const [start, events] of [
    [before, capture],
    [longRelay(8, 200).before, longRelay(8, 200).events],
  ] as const) {
    const timeline = timelineOf(start, 'south', events);
    const all = stonesIn(stillFrame(start));
    for (const at of samples(timeline.duration, 3000)) assert.equal(stonesIn(frameAt(timeline, at)), all);
  }
});

test('scrubbing back shows what playing forward showed', () => {
  const { before: start, events } = longRelay(8, 60);
  const timeline = timelineOf(start, 'south', events);
  const times = samples(timeline.duration, 500);
  const forward = times.map((at) => frameAt(timeline, at));
  const back = times.toReversed().map((at) => frameAt(timeline, at));
  assert.deepEqual(back.toReversed(), forward);
});

test('stones fall, laps count and the hand walks only forward', () => {
  const timeline = timelineOf(before, 'south', relay);
  let last = frameAt(timeline, 0);
  for (const at of samples(timeline.duration, 1000)) {
    const frame = frameAt(timeline, at);
    assert.ok(frame.lap >= last.lap);
    const samePath = frame.hand?.from === last.hand?.from && frame.hand?.count === last.hand?.count;
    if (samePath) assert.ok((frame.hand?.progress ?? 0) >= (last.hand?.progress ?? 0));
    last = frame;
  }
});

test('a stone takes about 180 ms at first, and clearly less after twenty laps', () => {
  const { before: start, events } = longRelay(8, 30);
  const { drops } = moments(timelineOf(start, 'south', events));
  const gap = (index: number) => (drops[index] ?? 0) - (drops[index - 1] ?? 0);
  const lap = timelineOf(before, 'south', relay);
  const [one = 0, two = 0] = moments(lap).drops;
  assert.ok(Math.abs(two - one - 180) < 10);
  const late = Array.from({ length: 20 }, (_, index) => gap(drops.length - 1 - index));
  assert.ok(Math.min(...late) < 90);
});

test('1,600 laps on the widest board are sown within 20 s, to the true counts', () => {
  const { before: start, events } = longRelay(36, 1600);
  const timeline = timelineOf(start, 'south', events);
  assert.ok(timeline.duration <= 20_000, String(timeline.duration));
  assert.equal(frameAt(timeline, timeline.duration).lap, 1600);
  assert.equal(stonesIn(frameAt(timeline, timeline.duration)), stonesIn(stillFrame(start)));
});

test('a turn’s later batch goes on counting laps, and shares the 20 s', () => {
  const { before: start, events } = longRelay(8, 400);
  const first = timelineOf(start, 'south', events.slice(0, 200));
  const rest = { stones: frameAt(first, first.duration).stones, captured: NONE };
  const second = timelineOf(rest, 'south', events.slice(200), { lapsBefore: first.laps, spent: first.sowing });
  assert.equal(frameAt(second, 0).lap, 201);
  assert.equal(second.laps, 400);
  assert.ok(first.sowing + second.sowing <= 20_500);
});
