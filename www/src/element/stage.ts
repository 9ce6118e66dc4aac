/**
 * The canvas in its frame, and what moves on it: layout, painter and the one animation there is. It loops only while something
 * moves. Start at `Stage.play`; `Stage.settle` ends an animation at once.
 */
import { type Layout, type LayoutOptions, layoutBoard } from '../board/layout.ts';
import type { Look } from '../board/looks.ts';
import { leastHeight, naturalHeight } from '../board/measures.ts';
import { BoardPainter } from '../board/paint.ts';
import { seenThrough } from '../board/window.ts';
import type { BoardShape, Frame, Marks } from '../game/scene.ts';
import { frameAt, type Timeline } from '../game/timeline.ts';
import { rem } from './rem.ts';

export interface Play {
  readonly timeline: Timeline;
  /** Where in it to begin, in its milliseconds; left out: at the start. */
  readonly from?: number;
  /** A finite factor; 1: as planned. */
  readonly speed: number;
  readonly marks: Marks;
  /** The running lap has changed. */
  onLap(lap: number): void;
  /** A frame was shown. */
  onFrame(frame: Frame): void;
  /** The last frame is due, or `settle` was called. */
  onEnd(): void;
}

const DENSEST = 3;
const FADE = 160;
/** A scrolling board leaves room for its scroll bar. */
const SCROLLBAR = 12;
/** Between the ground about the board and the bar. */
const BAR_GAP = 6;
/** In rem: the bar keeps so much width for its words and buttons. */
const LEAST_BAR = 42.5;
/** In rem: lower than this not everything may be in sight at once, and rolls. */
const LOW = 25;
/** In rem: beside the board it has so much, where that leaves the board as much again. */
const ASIDE = 13.5;
const ASIDE_GAP = 14;
/** Counters must gain so much by it. */
const ASIDE_GAIN = 1.08;
/** A scrolled board follows the hand by this part of the way a frame. */
const FOLLOW = 0.12;

export class Stage {
  private readonly painter: BoardPainter;
  private layout: Layout | undefined;
  private shown: { frame: Frame; marks: Marks } | undefined;
  private playing: { play: Play; speed: number; at: number; last: number; lap: number } | undefined;
  private request = 0;
  private asked = false;

  constructor(
    /** All that the element shows. */
    private readonly whole: HTMLElement,
    private readonly frame: HTMLElement,
    private readonly canvas: HTMLCanvasElement,
    private readonly bar: HTMLElement,
  ) {
    this.painter = new BoardPainter(canvas);
    frame.addEventListener('scroll', () => this.scrolled(), { passive: true });
  }

  get busy(): boolean {
    return this.playing !== undefined;
  }

  /** What moves, and how far it is. */
  get running(): { readonly timeline: Timeline; readonly at: number } | undefined {
    return this.playing && { timeline: this.playing.play.timeline, at: this.playing.at };
  }

  /**
   * Lays the board out anew in the room that `host` has above its bar, and `under` that, or, where that makes it clearly larger, beside it.
   */
  resize(host: HTMLElement, under: () => number, shape: BoardShape, options: LayoutOptions, look: Look): Layout {
    const { whole: all } = this;
    const letters = rem(all);
    all.style.fontSize = `${letters}px`;
    host.dataset.bar = 'below';
    const beneath = this.bar.offsetHeight && this.bar.offsetHeight + BAR_GAP;
    const home = all.querySelector<HTMLElement>('.home')?.offsetHeight ?? 0;
    const foot = home + Number.parseFloat(getComputedStyle(all).paddingBottom);
    // A host that sets no height gets the one that the board likes.
    const natural = naturalHeight(shape.width, all.clientWidth, options.coordinates) + beneath + under() + foot;
    host.style.setProperty('--natural-height', `${natural}px`);
    const high = all.clientHeight - foot;
    const least = leastHeight(options.coordinates);
    const room = { width: all.clientWidth, height: Math.max(least + beneath, high - under()) };
    const below = layoutWithin(shape, room, { ...options, bar: beneath });
    const wide = ASIDE * letters;
    const beside = { width: room.width - wide - ASIDE_GAP, height: Math.max(least, high) };
    const apart = beside.width > wide ? layoutWithin(shape, beside, options) : below;
    const aside = gains(apart, below);
    const layout = aside ? apart : below;
    const { currentCSSZoom = 1 } = this.canvas as { currentCSSZoom?: number };
    const density = Math.min(DENSEST, Math.max(1, (window.devicePixelRatio || 1) * currentCSSZoom));
    this.layout = layout;
    this.painter.setLayout(layout, density, look, () => {
      host.dataset.look = look.name;
    });
    if (aside) {
      host.dataset.bar = 'aside';
      this.sizeTo(layout, beside);
      this.setBar(wide, ASIDE_GAP, 0);
    } else {
      this.sizeTo(layout, { ...room, height: layout.bar ? room.height : room.height - beneath });
      this.placeBar(layout, room.width, letters);
    }
    all.style.setProperty('--foot', `${foot}px`);
    all.toggleAttribute('data-rolls', high < LOW * letters);
    this.look();
    return layout;
  }

  /** Draws a still board. */
  show(frame: Frame, marks: Marks): void {
    this.shown = { frame, marks };
    if (this.layout) this.painter.draw(frame, marks);
  }

  /** Draws what was last shown, with other marks. */
  mark(marks: Marks): void {
    if (this.shown && !this.playing) this.show(this.shown.frame, marks);
  }

  /** A short fade in place of motion. */
  fade(): void {
    this.canvas.animate([{ opacity: 0.6 }, { opacity: 1 }], { duration: FADE, easing: 'ease-out' });
  }

  /** Brings a pit of a scrolled board into sight; `part` of the way, so that the eye can follow. */
  reveal(pit: string, part = 1): void {
    const place = this.layout?.pits[pit];
    if (!place || !this.layout?.scrolls) return;
    const { frame } = this;
    if (this.layout.scrolls === 'x') frame.scrollLeft += part * (place.x - frame.clientWidth / 2 - frame.scrollLeft);
    else frame.scrollTop += part * (place.y - frame.clientHeight / 2 - frame.scrollTop);
  }

  /** Where not everything is in sight at once: brings a decision there when it comes, and the board when it is made. */
  roll(): void {
    const { whole, bar } = this;
    const asks = bar.classList.contains('asks');
    if (asks === this.asked) return;
    this.asked = asks;
    whole.scrollTop = asks ? bar.offsetTop - Math.max(0, whole.clientHeight - bar.offsetHeight) : 0;
  }

  play(play: Play): void {
    this.playing = { play, speed: play.speed, at: play.from ?? 0, last: performance.now(), lap: 0 };
    this.request = requestAnimationFrame((now) => this.tick(now));
  }

  /** Goes on with the animation at another speed; infinity ends it. */
  pace(speed: number): void {
    if (this.playing) this.playing.speed = speed;
    if (!Number.isFinite(speed)) this.settle();
  }

  /** Breaks the animation off; whoever began it is not told. */
  cancel(): void {
    cancelAnimationFrame(this.request);
    this.playing = undefined;
  }

  /** Ends the animation at once, if there is one. */
  settle(): void {
    const { playing } = this;
    if (!playing) return;
    this.cancel();
    playing.play.onEnd();
  }

  private tick(now: number): void {
    const { playing } = this;
    if (!playing) return;
    const { play } = playing;
    playing.at += Math.max(0, now - playing.last) * playing.speed;
    playing.last = now;
    if (playing.at >= play.timeline.duration) {
      this.settle();
      return;
    }
    const frame = frameAt(play.timeline, playing.at);
    this.show(frame, play.marks);
    if (frame.hand) this.reveal(frame.hand.to, FOLLOW);
    if (frame.lap !== playing.lap) {
      playing.lap = frame.lap;
      play.onLap(frame.lap);
    }
    play.onFrame(frame);
    this.request = requestAnimationFrame((next) => this.tick(next));
  }

  private scrolled(): void {
    if (!this.look() || this.playing || !this.shown) return;
    this.show(this.shown.frame, this.shown.marks);
  }

  /** Keeps piles and the turn's sign in sight, and tells at which ends there is more; false: nothing scrolls. */
  private look(): boolean {
    const { frame, layout } = this;
    if (!layout?.scrolls) {
      delete frame.dataset.more;
      return false;
    }
    const wide = layout.scrolls === 'x';
    const [from, extent] = wide ? [frame.scrollLeft, frame.clientWidth] : [frame.scrollTop, frame.clientHeight];
    const rest = (wide ? layout.size.width : layout.size.height) - from - extent;
    frame.dataset.more = [from > 1 ? 'before' : '', rest > 1 ? 'after' : ''].join(' ').trim();
    this.painter.look(seenThrough(layout, from, extent));
    return true;
  }

  private sizeTo({ size, scrolls }: Layout, room: { width: number; height: number }): void {
    const sheet = this.canvas.parentElement;
    for (const element of [this.canvas, sheet]) {
      element?.style.setProperty('width', `${size.width}px`);
      element?.style.setProperty('height', `${size.height}px`);
    }
    this.frame.dataset.scrolls = scrolls ?? 'no';
    const high = scrolls === 'y' ? Math.min(room.height, size.height) : size.height + (scrolls ? SCROLLBAR : 0);
    this.setLengths({
      'stage-width': Math.min(room.width, size.width + (scrolls === 'y' ? SCROLLBAR : 0)),
      'stage-height': high,
    });
  }

  /** Under the board, flush with its left edge; a bar wider than the board is centred like it. */
  private placeBar({ bar, board, size, scrolls }: Layout, room: number, letters: number): void {
    const aside = Math.max(0, (room - size.width) / 2);
    const width = Math.min(room, bar ? bar.width : scrolls ? room : Math.max(board.width, LEAST_BAR * letters));
    const left = width > board.width || scrolls ? (room - width) / 2 : aside + board.x;
    this.setBar(width, left, BAR_GAP - (bar ? bar.height : 0));
  }

  private setBar(width: number, left: number, top: number): void {
    this.setLengths({ 'bar-width': width, 'bar-left': left, 'bar-top': top });
  }

  private setLengths(lengths: Readonly<Record<string, number>>): void {
    for (const [name, length] of Object.entries(lengths)) this.whole.style.setProperty(`--${name}`, `${length}px`);
  }
}

/** Whether `one` shows clearly larger counters than `other`, or all of a board of which that shows a part. */
function gains(one: Layout, other: Layout): boolean {
  if (one.scrolls || other.scrolls) return !one.scrolls && other.scrolls !== undefined;
  return one.stone > ASIDE_GAIN * other.stone;
}

function layoutWithin(shape: BoardShape, room: { width: number; height: number }, options: LayoutOptions): Layout {
  const layout = layoutBoard(shape, room, options);
  if (!layout.scrolls) return layout;
  const less =
    layout.scrolls === 'x' ? { ...room, height: room.height - SCROLLBAR } : { ...room, width: room.width - SCROLLBAR };
  return layoutBoard(shape, less, { ...options, orientation: layout.orientation });
}
