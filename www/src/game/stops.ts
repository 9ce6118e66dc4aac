/**
 * The places of a game at which one can stop to look: after each turn, and within a turn after each stone. Pure.
 * `stepped` leads from one to the next, `restAt` shows one.
 */
import type { Frame } from './scene.ts';
import { frameAt, stillFrame, type Timeline } from './timeline.ts';

/** After the turn that led to `ply`; or, with `stop`, within that turn, after so many of its stones. */
export interface Place {
  readonly ply: number;
  readonly stop?: number;
}

/** The stops of one turn: `times[0]` is before it, the last is its end. */
export interface Stops {
  readonly times: readonly number[];
  /** Numbers of the stops at which a lap ends, and of the last. */
  readonly laps: readonly number[];
}

/** What is to be known of a game to step through it. */
export interface Reel {
  /** The last ply, a turn under way counted. */
  readonly last: number;
  stops(ply: number): Stops;
}

export const UNITS = ['stone', 'lap', 'turn', 'game'] as const;
export type Unit = (typeof UNITS)[number];

/** A stop after each stone that falls into a pit, and after each flight of stones that leaves none in the air. */
export function stopsOf(timeline: Timeline): Stops {
  const { steps, pits } = timeline;
  const times = [0];
  const laps: number[] = [];
  for (const [step, time] of steps.time.entries()) {
    if ((steps.delta[step] ?? 0) <= 0) continue;
    const inPit = (steps.slot[step] ?? 0) < pits.length;
    if (!inPit && frameAt(timeline, time).leaving.length > 0) continue;
    if (inPit && steps.hand[step] === 0) laps.push(times.length);
    times.push(time);
  }
  const end = times.length - 1;
  return { times, laps: laps.at(-1) === end || end === 0 ? laps : [...laps, end] };
}

/** The stop that was passed last `at` milliseconds into the timeline. */
export function stopBefore({ times }: Stops, at: number): number {
  const next = times.findIndex((time) => time > at);
  return (next < 0 ? times.length : Math.max(1, next)) - 1;
}

/** The board at a stop, nothing moving: the stone that has just fallen lies, the hand is over it. */
export function restAt(timeline: Timeline, { times }: Stops, stop: number): Frame {
  if (stop <= 0) return stillFrame(timeline.before, (timeline.steps.lap[0] ?? 1) - 1);
  const { dropped: _, ...frame } = frameAt(timeline, times[stop] ?? timeline.duration);
  return frame;
}

/** One unit on or back; where there is no more, the nearest there is. */
export function stepped(place: Place, unit: Unit, by: 1 | -1, reel: Reel): Place {
  const { ply, stop } = place;
  if (unit === 'game') return { ply: by > 0 ? reel.last : 0 };
  if (unit === 'turn') return { ply: clamp(stop !== undefined && by > 0 ? ply : ply + by, reel.last) };
  return by > 0 ? onward(place, unit, reel) : backward(place, unit, reel);
}

/** The end of a turn is the place after it. */
export function placeAt(ply: number, stop: number, reel: Reel): Place {
  return stop < reel.stops(ply).times.length - 1 ? { ply, stop } : { ply };
}

function onward({ ply, stop }: Place, unit: 'stone' | 'lap', reel: Reel): Place {
  if (stop === undefined) return ply < reel.last ? onward({ ply: ply + 1, stop: 0 }, unit, reel) : { ply };
  const next = unit === 'lap' ? reel.stops(ply).laps.find((lap) => lap > stop) : stop + 1;
  return placeAt(ply, next ?? Number.POSITIVE_INFINITY, reel);
}

function backward({ ply, stop }: Place, unit: 'stone' | 'lap', reel: Reel): Place {
  if (ply === 0) return { ply };
  if (stop === 0) return ply > 1 ? backward({ ply: ply - 1 }, unit, reel) : { ply: 0 };
  const { times, laps } = reel.stops(ply);
  const from = stop ?? times.length - 1;
  if (from === 0) return { ply: ply - 1 };
  return { ply, stop: unit === 'lap' ? (laps.findLast((lap) => lap < from) ?? 0) : from - 1 };
}

function clamp(ply: number, last: number): number {
  return Math.min(last, Math.max(0, ply));
}
