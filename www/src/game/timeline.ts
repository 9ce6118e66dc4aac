/**
 * Turns the engine's events into a timeline that can be played, scrubbed and reversed. Pure: no clock, no DOM.
 * `timelineOf` plans when each stone falls; `frameAt` says where every stone is at one moment.
 * Times are milliseconds at speed 1.
 */
import type { Event, Side } from 'tsoro';
import type { Flight, Frame, Hand } from './scene.ts';

/** The stones before the first event. */
export interface Standing {
  /** By pit name; every pit has an entry. */
  readonly stones: Readonly<Record<string, number>>;
  readonly captured: Readonly<Record<Side, number>>;
}

/** What of this turn was played before these events, when a turn's sowing comes in several batches (a head between them). */
export interface Pace {
  readonly lapsBefore?: number;
  /** Sowing time already spent: the turn's 20 s are shared by its batches. */
  readonly spent?: number;
}

/** A plan of what falls when. Its parts are `frameAt`'s business; `duration`, `sowing` and `laps` are for everyone. */
export interface Timeline {
  readonly duration: number;
  /** The part of `duration` that is sowing, for the next batch's `Pace.spent`. */
  readonly sowing: number;
  /** The turn's lap count at the end, for the next batch's `Pace.lapsBefore`. */
  readonly laps: number;
  readonly before: Standing;
  readonly pits: readonly string[];
  readonly steps: Steps;
  readonly checkpoints: readonly Int32Array[];
  readonly flights: readonly PlannedFlight[];
  readonly strikes: readonly Strike[];
}

/** Every change of a count, in order of time; one entry a step in each list. */
interface Steps {
  readonly time: readonly number[];
  /** What changes: the number of a pit, or of a pile after all the pits. */
  readonly slot: readonly number[];
  readonly delta: readonly number[];
  /** Stones in the hand after the step; while there are some, the next step is the next drop. */
  readonly hand: readonly number[];
  /** How long the hand takes to rise out of the pit: 0 unless the step lifts a lap. */
  readonly rise: readonly number[];
  readonly lap: readonly number[];
}

/**
 * How many milliseconds a board without motion shows a change, based on how long its animation would have taken. It never flickers, however fast
 * the pace.
 */
export function standing(duration: number, pace: number): number {
  return Math.max(500, Math.min(4000, 1200 + duration / 4) / pace);
}

interface PlannedFlight {
  readonly pit: string;
  readonly by: Side;
  readonly stones: number;
  readonly start: number;
}

interface Strike {
  readonly pits: readonly string[];
  readonly start: number;
  readonly end: number;
}

const SIDES = ['south', 'north'] as const;
/** Between two checkpoints lie this many steps: the most that one frame replays. */
const STRIDE = 64;

const STONE = 180;
const SETTLE = 200;
/** The last stone of a lap lies still so long before the relay lifts it. */
const BEAT = 150;
const RISE = 140;
const SOWING_LIMIT = 20_000;
/** However often a player went on at heads, a batch has this much to be seen in. */
const LEAST_BUDGET = 500;

const STRIKE = 320;
const FLIGHT = 400;
const STAGGER = 90;
const STAGGERED_LIMIT = 700;

/** Plans `events`, which `by` played from `before`. */
export function timelineOf(before: Standing, by: Side, events: readonly Event[], pace: Pace = {}): Timeline {
  const plan = new Plan(before, by, pace.lapsBefore ?? 0);
  const laps = events.filter((event) => event.type === 'lap');
  const budget = Math.max(LEAST_BUDGET, SOWING_LIMIT - (pace.spent ?? 0)) - SETTLE;
  const haste = hasteFor(laps, plan.laps, budget);
  for (const lap of laps) plan.sow(lap.from, lap.path, haste);
  const sowing = plan.end;
  let takes: PlannedFlight[] = [];
  for (const event of events) {
    if (event.type === 'capture') plan.capture(event.pits);
    if (event.type === 'take') takes = [...takes, { pit: event.pit, by, stones: event.stones, start: 0 }];
  }
  plan.take(takes);
  return plan.timeline(sowing);
}

/** Where every stone is `at` milliseconds into the timeline. Pure: scrubbing back is calling it with less. */
export function frameAt(timeline: Timeline, at: number): Frame {
  const { steps, pits, before } = timeline;
  const step = lastAtOrBefore(steps.time, at);
  const counts = countsAfter(timeline, step);
  const stones: Record<string, number> = {};
  for (const [slot, pit] of pits.entries()) stones[pit] = counts[slot] ?? 0;
  const hand = handAfter(timeline, step, at);
  const dropped = droppedAfter(timeline, step, at);
  const struck = timeline.strikes.find((strike) => at >= strike.start && at < strike.end)?.pits;
  return {
    stones,
    captured: { south: counts[pits.length] ?? before.captured.south, north: counts[pits.length + 1] ?? 0 },
    leaving: flightsAt(timeline, at),
    lap: step < 0 ? (steps.lap[0] ?? 1) - 1 : (steps.lap[step] ?? 0),
    ...(hand && { hand }),
    ...(dropped && { dropped }),
    ...(struck && { struck }),
  };
}

/** A frame in which nothing moves. */
export function stillFrame(standing: Standing, lap = 0): Frame {
  return { stones: standing.stones, captured: standing.captured, leaving: [], lap };
}

/** The moments worth stepping to, each list ascending: when a lap is lifted, and when each stone falls. */
export function moments(timeline: Timeline): { laps: number[]; drops: number[] } {
  const { time, hand, delta, slot } = timeline.steps;
  const laps: number[] = [];
  const drops: number[] = [];
  for (const [step, at] of time.entries()) {
    const inPit = (slot[step] ?? 0) < timeline.pits.length;
    if (inPit && delta[step] === 1) drops.push(at);
    else if (inPit && (hand[step] ?? 0) > 0) laps.push(at);
  }
  return { laps, drops };
}

type Lap = Extract<Event, { type: 'lap' }>;

/** How much faster than an unhurried stone the `drop`th one of lap `lap` goes: grows with the relay, `haste` sets how steeply. */
function quickening(lap: number, drop: number, haste: number): number {
  return 1 + haste * (Math.max(0, lap - 8) / 12 + drop / 400);
}

/** The least haste, from 1, at which the laps are sown within `budget`. */
function hasteFor(laps: readonly Lap[], lapsBefore: number, budget: number): number {
  if (sowingTime(laps, lapsBefore, 1) <= budget) return 1;
  let low = 1;
  let high = 2;
  while (sowingTime(laps, lapsBefore, high) > budget && high < 1e9) high *= 2;
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2;
    if (sowingTime(laps, lapsBefore, middle) > budget) low = middle;
    else high = middle;
  }
  return high;
}

function sowingTime(laps: readonly Lap[], lapsBefore: number, haste: number): number {
  let time = 0;
  let drop = 0;
  for (const [index, lap] of laps.entries()) {
    const number = lapsBefore + index + 1;
    time += ((index > 0 ? BEAT : 0) + RISE) / quickening(number, drop, haste);
    for (let stone = 0; stone < lap.path.length; stone++) time += STONE / quickening(number, drop++, haste);
  }
  return time;
}

/** A timeline in the making; `end` is the time so far. */
class Plan {
  end = 0;
  laps: number;
  private drops = 0;
  private readonly pits: string[];
  private readonly slots: Map<string, number>;
  private readonly steps = {
    time: [] as number[],
    slot: [] as number[],
    delta: [] as number[],
    hand: [] as number[],
    rise: [] as number[],
    lap: [] as number[],
  };
  private readonly counts: Int32Array;
  private readonly flights: PlannedFlight[] = [];
  private readonly strikes: Strike[] = [];

  constructor(
    private readonly before: Standing,
    private readonly by: Side,
    lapsBefore: number,
  ) {
    this.laps = lapsBefore;
    this.pits = Object.keys(before.stones);
    this.slots = new Map(this.pits.map((pit, slot) => [pit, slot]));
    this.counts = startingCounts(before, this.pits);
  }

  /** One lap: a beat if it relays, the lift, and a stone for every pit of `path`. */
  sow(from: string, path: readonly string[], haste: number): void {
    const beat = this.drops > 0 ? BEAT : 0;
    this.laps += 1;
    const lift = quickening(this.laps, this.drops, haste);
    this.end += beat / lift;
    const lifted = this.counts[this.slot(from)] ?? 0;
    this.step(this.slot(from), -lifted, path.length, RISE / lift);
    this.end += RISE / lift;
    for (const [index, pit] of path.entries()) {
      this.end += STONE / quickening(this.laps, this.drops++, haste);
      this.step(this.slot(pit), 1, path.length - index - 1, 0);
    }
  }

  /** The pits are struck through for a moment, then their stones leave. */
  capture(pits: readonly { pit: string; stones: number }[]): void {
    const start = this.end;
    this.end += STRIKE;
    this.strikes.push({ pits: pits.map(({ pit }) => pit), start, end: this.end });
    this.take(pits.map(({ pit, stones }) => ({ pit, by: this.by, stones, start: 0 })));
  }

  /** The stones leave one after another, each flight beginning before the last has ended. */
  take(flights: readonly PlannedFlight[]): void {
    const stagger = Math.min(STAGGER, STAGGERED_LIMIT / Math.max(1, flights.length));
    const begin = this.end;
    const planned = flights.map((flight, index) => ({ ...flight, start: begin + index * stagger }));
    this.flights.push(...planned);
    const changes = planned.flatMap((flight) => [
      { time: flight.start, slot: this.slot(flight.pit), delta: -flight.stones },
      { time: flight.start + FLIGHT, slot: this.pits.length + SIDES.indexOf(flight.by), delta: flight.stones },
    ]);
    for (const change of changes.sort((a, b) => a.time - b.time)) {
      this.end = change.time;
      this.step(change.slot, change.delta, 0, 0);
    }
  }

  timeline(sowing: number): Timeline {
    const { before, pits, steps, laps } = this;
    const settled = this.drops > 0 && this.flights.length === 0 ? this.end + SETTLE : this.end;
    const checkpoints = checkpointsOf(steps, startingCounts(before, pits));
    const { flights, strikes } = this;
    return { duration: settled, sowing, laps, before, pits, steps, checkpoints, flights, strikes };
  }

  private slot(pit: string): number {
    const slot = this.slots.get(pit);
    if (slot === undefined) throw new RangeError(`no pit ${pit} on this board`);
    return slot;
  }

  private step(slot: number, delta: number, hand: number, rise: number): void {
    const { steps } = this;
    steps.time.push(this.end);
    steps.slot.push(slot);
    steps.delta.push(delta);
    steps.hand.push(hand);
    steps.rise.push(rise);
    steps.lap.push(this.laps);
    this.counts[slot] = (this.counts[slot] ?? 0) + delta;
  }
}

/** The pits' counts, then both piles'. */
function startingCounts(before: Standing, pits: readonly string[]): Int32Array {
  return Int32Array.from([
    ...pits.map((pit) => before.stones[pit] ?? 0),
    ...SIDES.map((side) => before.captured[side]),
  ]);
}

/** The counts before step 0, `STRIDE`, 2 `STRIDE` … */
function checkpointsOf(steps: Steps, start: Int32Array): Int32Array[] {
  const counts = start.slice();
  const checkpoints = [start];
  for (let step = 0; step < steps.time.length; step++) {
    if (step > 0 && step % STRIDE === 0) checkpoints.push(counts.slice());
    apply(steps, step, counts);
  }
  return checkpoints;
}

function apply(steps: Steps, step: number, counts: Int32Array): void {
  const slot = steps.slot[step] ?? 0;
  counts[slot] = (counts[slot] ?? 0) + (steps.delta[step] ?? 0);
}

/** The counts after step `last`; −1: before the first. */
function countsAfter(timeline: Timeline, last: number): Int32Array {
  const checkpoint = Math.max(0, Math.floor(last / STRIDE));
  const counts = (timeline.checkpoints[checkpoint] ?? new Int32Array()).slice();
  for (let step = checkpoint * STRIDE; step <= last; step++) apply(timeline.steps, step, counts);
  return counts;
}

function handAfter({ steps, pits }: Timeline, step: number, at: number): Hand | undefined {
  const count = steps.hand[step] ?? 0;
  if (count === 0) return undefined;
  const start = steps.time[step] ?? 0;
  const rise = steps.rise[step] ?? 0;
  const span = (steps.time[step + 1] ?? start) - start - rise;
  return {
    from: pits[steps.slot[step] ?? 0] ?? '',
    to: pits[steps.slot[step + 1] ?? 0] ?? '',
    progress: clamp(span > 0 ? (at - start - rise) / span : 1),
    count,
    risen: clamp(rise > 0 ? (at - start) / rise : 1),
  };
}

function droppedAfter({ steps, pits }: Timeline, step: number, at: number): Frame['dropped'] {
  const pit = pits[steps.slot[step] ?? -1];
  if (step < 0 || pit === undefined || steps.delta[step] !== 1) return undefined;
  const start = steps.time[step] ?? 0;
  const next = steps.time[step + 1] ?? Number.POSITIVE_INFINITY;
  const settle = Math.min(SETTLE, next - start);
  const settled = clamp(settle > 0 ? (at - start) / settle : 1);
  return settled < 1 ? { pit, settled } : undefined;
}

function flightsAt(timeline: Timeline, at: number): Flight[] {
  return timeline.flights
    .filter(({ start }) => at >= start && at < start + FLIGHT)
    .map(({ pit, by, stones, start }) => ({ pit, by, stones, progress: (at - start) / FLIGHT }));
}

/** The last index whose value is at most `at`, or −1; `times` ascend. */
function lastAtOrBefore(times: readonly number[], at: number): number {
  let low = 0;
  let high = times.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((times[middle] ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
