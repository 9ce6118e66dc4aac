/** Who decides for each side: persons, and computers, whose thinking is fetched when one first has to decide or is asked for a hint. */
import type { Limits, Side } from 'tsoro';
import { levelOf, secondsOf } from '../game/players.ts';
import { text } from '../i18n/text.ts';
import type { ComputerHost, ComputerPlayer } from './computer-player.ts';

/** What the seats need of the element. */
export interface Seated extends ComputerHost {
  south: string;
  north: string;
  readonly seconds: string;
  readonly seed: string;
  requestUpdate(): void;
}

export class PlayersTurn {
  private computer: Promise<ComputerPlayer> | undefined;
  /** Computers that play each other are held. */
  private held = false;

  constructor(private readonly element: Seated) {}

  /** Who decides for a side now. */
  plays(side: Side): 'person' | 'computer' {
    return levelOf(this.element[side]) > 0 && !this.held ? 'computer' : 'person';
  }

  /** Whether computers play each other. */
  get watching(): 'no' | 'runs' | 'held' {
    if (levelOf(this.element.south) === 0 || levelOf(this.element.north) === 0) return 'no';
    return this.held ? 'held' : 'runs';
  }

  /** The one person who plays a computer; undefined where both sides are of a kind. */
  get person(): Side | undefined {
    const kind = this.plays('south');
    if (kind === this.plays('north')) return undefined;
    return kind === 'person' ? 'south' : 'north';
  }

  hold(held: boolean): void {
    if (this.watching === 'no' || held === this.held) return;
    this.held = held;
    this.element.requestUpdate();
    this.element.controller?.asked();
  }

  /** The players have changed: clears the pause. */
  taken(): void {
    this.held = false;
  }

  /** Thinking failed: persons decide from now on. */
  stepIn(): void {
    this.element.south = 'human';
    this.element.north = 'human';
  }

  /** Starts the computer if it has to decide, and stops it otherwise. Its code is fetched during the animation of the previous turn. */
  follow(): void {
    const { controller } = this.element;
    const soon = controller?.match.phase === 'animating' && controller.seen.toMove === this.person;
    const computer = soon || controller?.match.phase === 'thinking' ? this.fetched() : this.computer;
    computer?.then(
      (computer) => {
        if (soon) computer.prepare();
        computer.follow();
      },
      () => this.unthinking(),
    );
  }

  async hint(): Promise<boolean> {
    return (await this.fetched()).hint();
  }

  /** Stops the search when the board is removed. */
  rest(): void {
    this.computer?.then(
      (computer) => computer.rest(),
      () => {}, // it could not be fetched, and whoever asked has been told
    );
  }

  /** Discards the computer player, so that the next one starts afresh after earlier failures. */
  renew(): void {
    void this.computer?.then((computer) => computer.close());
    this.computer = undefined;
  }

  /** The players or their time limits have changed: drops the search under way. */
  changed(): void {
    this.rest();
    this.element.controller?.asked();
  }

  /** What a computer is told to think by. */
  limits(side: Side): Limits {
    const { element } = this;
    const seconds = secondsOf(element.seconds);
    const seed = /^\d{1,15}$/.test(element.seed)
      ? Number(element.seed)
      : (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    const time = seconds > 0 ? { nodes: Number.MAX_SAFE_INTEGER, millis: 1000 * seconds } : {};
    return { level: levelOf(element[side]), seed, ...time };
  }

  private fetched(): Promise<ComputerPlayer> {
    this.computer ??= import('./computer-player.ts').then(
      ({ ComputerPlayer }) => new ComputerPlayer(this.element, this),
      (error) => {
        this.computer = undefined;
        throw error;
      },
    );
    return this.computer;
  }

  /** The computer player could not be fetched. Reported once, however often it is requested. */
  private unthinking(): void {
    const { controller } = this.element;
    if (controller?.match.phase !== 'thinking') return;
    this.stepIn();
    controller.asked();
    this.element.tell('computer-failed', text('computer-missing'));
  }
}
