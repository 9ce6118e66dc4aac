/**
 * Looking through the game: to a stone, a lap, a turn, and playing on from there as a film. It never plays a decision.
 * A place within a turn is looked at from the engine's position before that turn, with stones on their way (`GameController.enter`).
 */

import type { GameController } from '../game/controller.ts';
import type { Frame } from '../game/scene.ts';
import {
  type Place,
  placeAt,
  type Reel,
  restAt,
  type Stops,
  stepped,
  stopBefore,
  stopsOf,
  type Unit,
} from '../game/stops.ts';
import { standing, type Timeline } from '../game/timeline.ts';
import type { Stage } from './stage.ts';

/** The film rests this many milliseconds between two turns. */
const BETWEEN = 450;

export interface ReviewHost {
  readonly controller: GameController | undefined;
  readonly stage: Stage;
  /** Infinity: no motion. */
  readonly speed: number;
  /** Of the turns, where there is no motion. */
  readonly pace: number;
  /** Shows a still moment within a turn. */
  hold(frame: Frame): void;
  /** Shows stones that move from `from` milliseconds into the timeline. */
  run(timeline: Timeline, from: number, done: () => void): void;
  /** The place has changed. */
  moved(): void;
}

export class Review {
  /** The film runs. */
  playing = false;
  /** The turn that is looked into, and the stop in it. */
  within: Required<Place> | undefined;
  /** What the board shows there, while nothing moves. */
  held: Frame | undefined;
  /** The film stopped because the page was hidden, and resumes when the page is visible. */
  resumes = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly known = new Map<Timeline, Stops>();

  constructor(private readonly host: ReviewHost) {}

  /** Stones move, or will without being asked. */
  get running(): boolean {
    return this.playing || this.host.stage.busy;
  }

  get reel(): Reel {
    const { controller } = this.host;
    return { last: controller?.last ?? 0, stops: (ply) => this.stopsOf(controller?.timelineOf(ply)) };
  }

  get place(): Place {
    return this.live ?? this.within ?? { ply: this.host.controller?.here ?? 0 };
  }

  step(unit: Unit, by: 1 | -1): void {
    this.go(stepped(this.place, unit, by, this.reel));
  }

  /** Looks at a place; a film that runs stops there. */
  go(place: Place): void {
    const { controller, host } = this;
    if (!controller) return;
    const { ply, stop } = place;
    if (stop === undefined) {
      controller.goTo(ply);
      return;
    }
    this.halt();
    if (this.within?.ply !== ply) controller.enter(ply);
    this.within = { ply, stop };
    const timeline = controller.timelineOf(ply);
    this.held = restAt(timeline, this.stopsOf(timeline), stop);
    host.hold(this.held);
  }

  /** Goes to a turn; the slider may still belong to a longer game. */
  turnTo(ply: number): void {
    this.go({ ply: Math.min(ply, this.reel.last) });
  }

  /** To a stop within the turn that is looked at; as by `turnTo`. */
  scrub(stop: number): void {
    const { reel, place } = this;
    if (reel.last === 0) return;
    const ply = Math.min(Math.max(1, place.ply), reel.last);
    this.go(placeAt(ply, stop, reel));
  }

  /** Runs the film from here, or from the start where here is the end. */
  play(): void {
    const { controller } = this;
    if (!controller || this.playing || controller.last === 0) return;
    if (this.host.stage.busy) return;
    const again = !this.within && controller.here >= controller.last;
    if (again) controller.goTo(0);
    this.playing = true;
    if (again) this.rest(0);
    else this.run();
  }

  /** Goes on where it has stopped, if that was not the end. */
  resume(): void {
    if (this.resumes && this.place.ply < this.reel.last) this.play();
  }

  /** Stops where the last stone fell, in the film and while a turn is shown that was just played. */
  pause(): void {
    this.go(this.place);
  }

  /** To the end of what moves, or is looked into; nothing runs then. */
  finish(): void {
    const { within } = this;
    if (within) this.host.controller?.goTo(within.ply);
  }

  /** Stops the film and leaves the turn being viewed, before something else is shown. */
  release(): void {
    this.halt();
    this.within = undefined;
    this.held = undefined;
  }

  /** Stones move, of a turn that was just played or in the film: where it has come to. */
  private get live(): Place | undefined {
    const { controller, host } = this;
    const running = host.stage.running;
    if (!controller || !running) return undefined;
    const ply = this.within?.ply ?? controller.here;
    const [whole, part] = [this.reel.stops(ply).times.length, this.stopsOf(running.timeline)];
    const before = whole - part.times.length;
    return placeAt(ply, before + stopBefore(part, running.at), this.reel);
  }

  private get controller(): GameController | undefined {
    return this.host.controller;
  }

  private run(): void {
    const { controller, host } = this;
    const place = this.within ?? { ply: (controller?.here ?? 0) + 1, stop: 0 };
    if (!controller || place.ply > controller.last) {
      this.playing = false;
      host.moved();
      return;
    }
    const { ply, stop } = place;
    if (!Number.isFinite(host.speed)) {
      this.arrive(ply);
      return;
    }
    if (!this.within) controller.enter(ply);
    this.playing = true;
    this.within = { ply, stop };
    this.held = undefined;
    const timeline = controller.timelineOf(ply);
    host.run(timeline, this.stopsOf(timeline).times[stop] ?? 0, () => this.arrive(ply));
  }

  /** The turn is at its end: the next one follows, if there is one. */
  private arrive(ply: number): void {
    const { controller, host } = this;
    this.release();
    controller?.goTo(ply);
    this.playing = ply < (controller?.last ?? 0);
    if (this.playing) this.rest(controller?.timelineOf(ply).duration ?? 0);
    host.moved();
  }

  /** Pauses between two turns; without motion, for longer the longer the animation would have been. */
  private rest(duration: number): void {
    const { speed, pace } = this.host;
    this.timer = setTimeout(() => this.run(), Number.isFinite(speed) ? BETWEEN / speed : standing(duration, pace));
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.resumes = false;
    this.playing = false;
    if (this.within && !this.held) this.host.stage.cancel();
  }

  private stopsOf(timeline: Timeline | undefined): Stops {
    if (!timeline) return { times: [0], laps: [] };
    const known = this.known.get(timeline);
    if (known) return known;
    if (this.known.size > 8) this.known.clear();
    const stops = stopsOf(timeline);
    this.known.set(timeline, stops);
    return stops;
  }
}
