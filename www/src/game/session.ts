/**
 * One game in the engine, and what it takes to bring it back: its record after every decision.
 * The only place that calls `Game`. Any call may find that the instance has died (`isDead`): then `revived` goes on.
 */
import type { Action, Event, Game, PitStones, Preview, RulesInfo, State } from 'tsoro';
import { type Engine, isDead } from '../engine/engine.ts';
import type { Tags } from './tags.ts';

/** Where a game comes from. */
export type Source =
  | { readonly record: string /** They stand in for a missing `Rules` tag. */; readonly rules?: string }
  | { readonly rules?: string | undefined; readonly position?: string | undefined };

export class Session {
  readonly info: RulesInfo;
  #state: State;
  #kept: string;
  #turns: readonly string[];
  #tags: Tags;

  private constructor(
    private readonly engine: Engine,
    private readonly game: Game,
  ) {
    this.#state = game.state();
    this.info = engine.describeRules(this.#state.rules);
    this.#kept = game.record();
    this.#turns = game.turns();
    this.#tags = game.tags();
  }

  /** @throws the engine's errors: `bad-rules`, `bad-position`, `bad-record` */
  static open(engine: Engine, source: Source): Session {
    const game =
      'record' in source
        ? engine.Game.fromRecord(source.record, source.rules || undefined)
        : new engine.Game(source.rules || undefined, source.position || undefined);
    return new Session(engine, game);
  }

  /** The same game in another instance of the engine, as it was after its last decision. */
  revived(engine: Engine): Session {
    return Session.open(engine, { record: this.#kept });
  }

  /** Known without the engine: it stays readable when the instance has died. */
  get state(): State {
    return this.#state;
  }

  get record(): string {
    return this.#kept;
  }

  /** The texts of the complete turns, those after the ply that is looked at included. */
  get turns(): readonly string[] {
    return this.#turns;
  }

  /** The record's tags, such as the players' names. */
  get tags(): Tags {
    return this.#tags;
  }

  presets(): RulesInfo[] {
    return this.engine.presets();
  }

  describe(rules: string): RulesInfo {
    return this.engine.describeRules(rules);
  }

  /** A picture of the stones as they lie where one looks. */
  diagram(format: 'svg' | 'text'): string {
    const { rules, position } = this.#state;
    return this.engine.diagram({ rules, position, format });
  }

  /** @throws `illegal-action`; the game is unchanged */
  play(action: Action): Event[] {
    const events = this.game.play(action);
    this.#refresh();
    return events;
  }

  /** The bonus as chosen, and Done where the turn still waits for it: all of it or, where it fails, nothing. */
  take(chosen: readonly PitStones[]): Event[] {
    const before = this.#kept;
    const events: Event[] = [];
    let taken = 0;
    try {
      for (const { pit, stones } of chosen) {
        events.push(...this.play(this.info.bonusIn === 'pits' ? { type: 'take', pit } : { type: 'take', pit, stones }));
        taken++;
      }
      if (!events.some(({ type }) => type === 'turn')) events.push(...this.play({ type: 'done' }));
    } catch (error) {
      this.#kept = before;
      if (isDead(error)) throw error;
      while (taken-- > 0) this.game.undo();
      this.#refresh();
      throw error;
    }
    return events;
  }

  /** Reads anew where the game stands. */
  refresh(): true {
    this.#refresh();
    return true;
  }

  /** Goes back or forth in the game; false where there is nowhere to go. */
  go(move: (game: Game) => boolean): boolean {
    const moved = move(this.game);
    if (moved) this.#refresh();
    return moved;
  }

  /** Looks at the position after this many turns. @throws `bad-ply` */
  look(ply: number): true {
    this.game.goTo(ply);
    this.#refresh();
    return true;
  }

  /** The decisions still to be played so that the turn under way becomes `turn`; undefined if what was played of it is not how `turn` begins. */
  decisionsTo(turn: string): Action[] | undefined {
    return this.game.decisionsTo(turn);
  }

  /** A game apart, in which `turns` follow on `record`. */
  along(record: string, turns: readonly string[]): Session {
    const game = this.engine.Game.fromRecord(record);
    for (const turn of turns) game.playTurn(turn);
    return new Session(this.engine, game);
  }

  /** What `turn` would bring where `record` ends; the game stays as it is. */
  trial(record: string, turn: string): Event[] {
    const game = this.engine.Game.fromRecord(record);
    try {
      return game.playTurn(turn);
    } finally {
      game.free();
    }
  }

  why(pit: string): string | undefined {
    return this.game.why(pit);
  }

  preview(action: Action): Preview {
    return this.game.preview(action);
  }

  /** What happened in the turn that led to `ply`; `plies + 1` is the turn under way. */
  events(ply: number): Event[] {
    return this.game.events(ply);
  }

  /** The position before the turn that led to `ply`, and what happened in it. One looks where one did. */
  turn(ply: number): { before: State; events: Event[] } {
    const { turn, ply: here, plies } = this.#state;
    try {
      this.game.goTo(ply - 1);
      return { before: this.game.state(), events: this.game.events(ply) };
    } finally {
      this.game.goTo(turn === '' ? here : plies + 1);
    }
  }

  tagged(tags: Readonly<Record<string, string>>): string {
    return this.game.record(tags);
  }

  close(): void {
    this.game.free();
  }

  #refresh(): void {
    this.#state = this.game.state();
    this.#kept = this.game.record();
    this.#turns = this.game.turns();
    this.#tags = this.game.tags();
  }
}
