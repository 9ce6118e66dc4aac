/**
 * The decisions of the sides that a computer plays: it thinks, then decides one thing after the other, so that a person can follow. Start at
 * `follow`. Comes only when a computer has to play.
 */
import type { Limits, PitStones, Side, State } from 'tsoro';
import words from '../../locales/en-thinking.ftl';
import type { Table } from '../game/controller.ts';
import { type Decision, nextDecision } from '../game/decisions.ts';
import type { Hint } from '../game/match.ts';
import { standing } from '../game/timeline.ts';
import { addWords, text } from '../i18n/text.ts';
import { Mind } from '../opponent/client.ts';
import { hintOf } from './hint.ts';

/** What a hint is searched by. */
const HINT: Limits = { nodes: 400_000, millis: 1200 };

/** What thinking needs of the element. */
export interface Thinker {
  readonly table: Table | undefined;
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

export class Thinking {
  private readonly mind = new Mind(MEMORY, () => this.host.tell('computer-restarted', text('computer-restarted')));
  /** The turn that is being played, decision by decision, and the game so far that it was found for. */
  private plan = { turn: '', after: '' };
  /** Where it is at work; another object after every act. */
  private at: State | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly host: Thinker,
    private readonly seats: Level,
  ) {}

  /**
   * Takes up what the match waits for now, and drops all else: no late decision is ever played elsewhere. Computers that play each other wait
   * while nobody sees the page.
   */
  follow(): void {
    const { table, isConnected } = this.host;
    const unseen = document.hidden && this.seats.watching === 'runs';
    const state = isConnected && !unseen && table?.match.phase === 'thinking' ? table.match.state : undefined;
    if (state === this.at) return;
    this.rest();
    this.at = state;
    if (table && state) void this.decide(table, state);
  }

  /** It will have to think soon. */
  prepare(): void {
    if (this.host.isConnected) this.mind.prepare();
  }

  /** Shows what a computer would do where a person has to decide; false where nobody has to. */
  async hint(): Promise<boolean> {
    const { table } = this.host;
    if (table?.match.phase !== 'waiting') return false;
    const { state } = table.match;
    const sought: Hint = { turn: '', pits: [], words: () => text('hint-sought') };
    table.send({ type: 'hinted', hint: sought });
    const hint = await this.hintFor(table, state);
    // Another act, or another press, has taken its place.
    if (table.match.hint !== sought) return false;
    table.send({ type: 'hinted', hint });
    if (hint) this.host.say(hint.words());
    return hint !== undefined && hint.turn !== '';
  }

  /** Why there is none, where thinking failed; undefined where it was stopped. */
  private async hintFor(table: Table, state: State): Promise<Hint | undefined> {
    try {
      const report = await this.mind.think({ rules: state.rules, record: table.recordHere(), limits: HINT });
      if (!report?.turn || table.match.state !== state) return undefined;
      const decision = nextDecision(table.decisionsTo(report.turn));
      if (!decision) return undefined;
      return hintOf(report.turn, decision, table.ahead(report.turn));
    } catch (error) {
      return { turn: '', pits: [], words: () => text('hint-failed', { reason: (error as Error).message }) };
    }
  }

  rest(): void {
    clearTimeout(this.timer);
    this.mind.stop();
    this.at = undefined;
  }

  /** For good. */
  close(): void {
    this.rest();
    this.mind.close();
  }

  private async decide(table: Table, state: State): Promise<void> {
    const due = performance.now();
    try {
      const decision = await this.decision(table, state);
      if (this.at !== state || !decision) return;
      const wait = this.pause(decision.type, table.moved) - (performance.now() - due);
      this.later(state, wait, () => this.act(table, state, decision));
    } catch (error) {
      if (this.at !== state) return;
      this.seats.stepIn();
      this.host.tell('computer-failed', text('computer-failed', { reason: (error as Error).message }));
    }
  }

  private async decision(table: Table, state: State): Promise<Decision | undefined> {
    const after = table.recordHere('');
    const underway = state.phase !== 'start' && this.plan.after === after;
    const planned = underway ? nextDecision(table.decisionsTo(this.plan.turn)) : undefined;
    if (planned) return planned;
    const report = await this.mind.think({
      rules: state.rules,
      record: table.recordHere(),
      limits: this.seats.limits(state.toMove),
    });
    if (!report?.turn || this.at !== state) return undefined;
    this.plan = { turn: report.turn, after };
    return nextDecision(table.decisionsTo(report.turn));
  }

  private act(table: Table, state: State, decision: Decision): void {
    if (decision.type === 'takes') this.take(table, state, decision.takes, 1);
    else table.play(decision);
  }

  /** One take after the other is marked on the board, then all are played. */
  private take(table: Table, state: State, takes: readonly PitStones[], count: number): void {
    if (count > takes.length) {
      table.done();
      return;
    }
    table.restore(takes.slice(0, count).map(({ pit, stones }) => ({ pit, stones: stones || 1 })));
    this.later(state, this.pause('takes'), () => this.take(table, state, takes, count + 1));
  }

  private later(state: State, wait: number, act: () => void): void {
    const still = () => {
      if (this.at === state) act();
    };
    if (wait > 0) this.timer = setTimeout(still, wait);
    else still();
  }

  /** How long the board stands before a decision; `moved`: as long as what it shows would have moved. */
  private pause(type: Decision['type'], moved?: number): number {
    const { speed, pace } = this.host.wishes;
    if (!Number.isFinite(pace)) return 0;
    const usual = Math.min(1500, Math.max(150, PAUSE[type] / pace));
    return Number.isFinite(speed) || moved === undefined ? usual : Math.max(usual, standing(moved, pace));
  }
}
