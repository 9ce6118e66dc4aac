/**
 * The decisions of the sides that a computer plays: it thinks, then decides one thing after the other, so that a person can follow. Start at
 * `follow`. Comes only when a computer has to play.
 */
import type { Limits, PitStones, Side, State } from 'tsoro';
import words from '../../locales/en-thinking.ftl';
import type { GameController } from '../game/controller.ts';
import { type Decision, nextDecision } from '../game/decisions.ts';
import type { Hint } from '../game/match.ts';
import { standing } from '../game/timeline.ts';
import { addWords, text } from '../i18n/text.ts';
import { OpponentClient } from '../opponent/client.ts';
import { hintOf } from './hint.ts';

/** What a hint is searched by. */
const HINT: Limits = { nodes: 400_000, millis: 1200 };

/** What thinking needs of the element. */
export interface ComputerHost {
  readonly controller: GameController | undefined;
  readonly isConnected: boolean;
  readonly wishes: { readonly speed: number; readonly pace: number };
  tell(code: string, notice: string): void;
  say(words: string): void;
}

/** What it needs of the seats. */
export interface Level {
  limits(side: Side): Limits;
  /** Whether computers play each other. */
  readonly watching: 'no' | 'runs' | 'held';
  /** Lets persons play for the computers. */
  stepIn(): void;
}

addWords(words);

/** Megabytes. */
const MEMORY = 32;
/** Milliseconds at speed 1 from when a decision is due until it is seen. */
const PAUSE: Readonly<Record<Decision['type'], number>> = { start: 650, 'go-on': 900, stop: 900, takes: 450 };

export class ComputerPlayer {
  private readonly opponent = new OpponentClient(MEMORY, () =>
    this.host.tell('computer-restarted', text('computer-restarted')),
  );
  /** The turn that is being played, decision by decision, and the game so far that it was found for. */
  private plan = { turn: '', after: '' };
  /** Where it is at work; another object after every act. */
  private at: State | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: ComputerHost,
    private readonly seats: Level,
  ) {}

  /**
   * Starts on the decision the match is waiting for and cancels anything else, so that a late result is never played in another position.
   * Computers that play each other wait while nobody sees the page.
   */
  follow(): void {
    const { controller, isConnected } = this.host;
    const unseen = document.hidden && this.seats.watching === 'runs';
    const state = isConnected && !unseen && controller?.match.phase === 'thinking' ? controller.match.state : undefined;
    if (state === this.at) return;
    this.rest();
    this.at = state;
    if (controller && state) void this.decide(controller, state);
  }

  /** Fetches what thinking needs: a decision of the computer's comes soon. */
  prepare(): void {
    if (this.host.isConnected) this.opponent.prepare();
  }

  /** Shows what a computer would do where a person has to decide; false where nobody has to. */
  async hint(): Promise<boolean> {
    const { controller } = this.host;
    if (controller?.match.phase !== 'waiting') return false;
    const { state } = controller.match;
    const sought: Hint = { turn: '', pits: [], words: () => text('hint-sought') };
    controller.send({ type: 'hinted', hint: sought });
    const hint = await this.hintFor(controller, state);
    // Another act, or another press, has taken its place.
    if (controller.match.hint !== sought) return false;
    controller.send({ type: 'hinted', hint });
    if (hint) this.host.say(hint.words());
    return hint !== undefined && hint.turn !== '';
  }

  /** The hint, or a message if the search failed; undefined if it was stopped. */
  private async hintFor(controller: GameController, state: State): Promise<Hint | undefined> {
    try {
      const report = await this.opponent.think({ rules: state.rules, record: controller.recordHere(), limits: HINT });
      if (!report?.turn || controller.match.state !== state) return undefined;
      const decision = nextDecision(controller.decisionsTo(report.turn));
      if (!decision) return undefined;
      return hintOf(report.turn, decision, controller.ahead(report.turn));
    } catch (error) {
      return { turn: '', pits: [], words: () => text('hint-failed', { reason: (error as Error).message }) };
    }
  }

  rest(): void {
    clearTimeout(this.timer);
    this.opponent.stop();
    this.at = undefined;
  }

  /** For good. */
  close(): void {
    this.rest();
    this.opponent.close();
  }

  private async decide(controller: GameController, state: State): Promise<void> {
    const due = performance.now();
    try {
      const decision = await this.decision(controller, state);
      if (this.at !== state || !decision) return;
      const wait = this.pause(decision.type, controller.moved) - (performance.now() - due);
      this.later(state, wait, () => this.act(controller, state, decision));
    } catch (error) {
      if (this.at !== state) return;
      this.seats.stepIn();
      this.host.tell('computer-failed', text('computer-failed', { reason: (error as Error).message }));
    }
  }

  private async decision(controller: GameController, state: State): Promise<Decision | undefined> {
    const after = controller.recordHere('');
    const underway = state.phase !== 'start' && this.plan.after === after;
    const planned = underway ? nextDecision(controller.decisionsTo(this.plan.turn)) : undefined;
    if (planned) return planned;
    const report = await this.opponent.think({
      rules: state.rules,
      record: controller.recordHere(),
      limits: this.seats.limits(state.toMove),
    });
    if (!report?.turn || this.at !== state) return undefined;
    this.plan = { turn: report.turn, after };
    return nextDecision(controller.decisionsTo(report.turn));
  }

  private act(controller: GameController, state: State, decision: Decision): void {
    if (decision.type === 'takes') this.take(controller, state, decision.takes, 1);
    else controller.play(decision);
  }

  /** One take after the other is marked on the board, then all are played. */
  private take(controller: GameController, state: State, takes: readonly PitStones[], count: number): void {
    if (count > takes.length) {
      controller.done();
      return;
    }
    controller.restore(takes.slice(0, count).map(({ pit, stones }) => ({ pit, stones: stones || 1 })));
    this.later(state, this.pause('takes'), () => this.take(controller, state, takes, count + 1));
  }

  private later(state: State, wait: number, act: () => void): void {
    const still = () => {
      if (this.at === state) act();
    };
    if (wait > 0) this.timer = setTimeout(still, wait);
    else still();
  }

  /** Milliseconds to wait before a decision; without motion, long enough to read a change whose animation would have taken `moved`. */
  private pause(type: Decision['type'], moved?: number): number {
    const { speed, pace } = this.host.wishes;
    if (!Number.isFinite(pace)) return 0;
    const usual = Math.min(1500, Math.max(150, PAUSE[type] / pace));
    return Number.isFinite(speed) || moved === undefined ? usual : Math.max(usual, standing(moved, pace));
  }
}
