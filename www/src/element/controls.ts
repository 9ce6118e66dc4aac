/** The transport of one element: what it shows of the review, what its buttons and keys do, and how much room it takes. */
import type { nothing, TemplateResult } from 'lit';
import type { Unit } from '../game/stops.ts';
import { text } from '../i18n/text.ts';
import { rem } from './rem.ts';
import type { Review } from './review.ts';
import { transport, transportKey } from './transport.ts';

/** Narrower than this the transport has two rows; lower than that it stands in the bar's. Also in `element.css`. */
const NARROW = 34;
const LOW = 25;

export interface Steered extends HTMLElement {
  /** As the attribute says it, and as the transport sets it. */
  speed: string;
  requestUpdate(): void;
  emit(type: string, detail: unknown): void;
}

export class Controls {
  /** All buttons are shown where there is no room for them beside the others. */
  private open = false;

  constructor(
    private readonly element: Steered,
    private readonly box: HTMLElement,
    private readonly review: Review,
    private readonly host: { fit(): void; say(words: string): void; lap: number },
  ) {
    element.addEventListener('keydown', (event) => {
      if (this.steer(event)) event.preventDefault();
    });
  }

  /** The height it takes under the bar. */
  get under(): number {
    return this.low ? 0 : this.box.offsetHeight;
  }

  content(): TemplateResult | typeof nothing {
    const { review, element } = this;
    const { reel, place, running } = review;
    const ply = Math.max(Math.min(1, reel.last), place.ply);
    const stops = ply > 0 ? reel.stops(ply).times.length - 1 : 0;
    this.box.classList.toggle('open', this.open && this.compact);
    return transport(
      {
        ply: place.ply,
        last: reel.last,
        stop: place.ply === 0 ? 0 : (place.stop ?? stops),
        stops,
        lap: this.host.lap,
        playing: running,
        speed: element.speed,
        compact: this.compact,
        open: this.open,
      },
      {
        step: (unit, by) => this.step(unit, by),
        toggle: () => this.toggle(),
        turnTo: (turn) => review.turnTo(turn),
        stopTo: (stop) => review.scrub(stop),
        pace: (speed) => {
          element.speed = speed;
          element.emit('tsoro-speed', { speed });
        },
        more: () => {
          this.open = !this.open;
          this.box.classList.toggle('open', this.open);
          this.host.fit();
          element.requestUpdate();
        },
      },
    );
  }

  /** Takes a key of the transport; false if it is none. */
  steer(event: KeyboardEvent): boolean {
    if (this.box.hidden || isField(event)) return false;
    const asked = transportKey(event);
    if (!asked) return false;
    if (asked === 'toggle') this.toggle();
    else this.step(...asked);
    return true;
  }

  private toggle(): void {
    if (this.review.running) this.review.pause();
    else this.review.play();
    this.element.requestUpdate();
  }

  /** A step is told to a screen reader. */
  private step(unit: Unit, by: 1 | -1): void {
    const { review } = this;
    review.step(unit, by);
    const { ply, stop } = review.place;
    const { last } = review.reel;
    this.host.say(
      stop === undefined
        ? text('game-range-value', { ply, last })
        : text('stone-place', { ply, stop, stops: review.reel.stops(ply).times.length - 1, lap: this.host.lap }),
    );
  }

  private get board(): Element {
    return this.box.parentElement ?? this.element;
  }

  private get compact(): boolean {
    return this.low || this.aside || this.board.clientWidth < NARROW * rem(this.board);
  }

  /** The bar stands beside the board, and the transport under it there. */
  private get aside(): boolean {
    return this.element.dataset.bar === 'aside';
  }

  private get low(): boolean {
    const { clientWidth, clientHeight } = this.board;
    return !this.aside && clientHeight < LOW * rem(this.board) && clientWidth >= NARROW * rem(this.board);
  }
}

/** Keys that are typed into something are not the transport's. */
function isField(event: KeyboardEvent): boolean {
  return (
    (event.composedPath()[0] as Element | undefined)?.matches?.('select, textarea, input:not([type="range"])') ?? false
  );
}
