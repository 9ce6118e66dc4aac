/**
 * A game being played on the element: the session, the match on screen, and every way an act changes them. No DOM.
 * An act during an animation first ends it, so the engine and the board are never apart by more than one act.
 */
import type { Action, Event, Game, PitStones, Preview, Side, State } from 'tsoro';
import { type Engine, isDead } from '../engine/engine.ts';
import { copiedList } from '../engine/errors.ts';
import { text } from '../i18n/text.ts';
import { asksForBonus, type Match, type Message, refuses, shown, update } from './match.ts';
import { framesStones } from './pit-names.ts';
import type { Session } from './session.ts';
import { recordOf, type Tags } from './tags.ts';
import { type Pace, type Standing, type Timeline, timelineOf } from './timeline.ts';

/** What the controller needs of the element. */
export interface ControllerHost {
  /** Ends the running animation, if there is one. */
  settle(): void;
  /** Shows `timeline`, then calls `done`; at once where motion is off. */
  animate(timeline: Timeline, done: () => void): void;
  /** The match has changed: draw it. `still`: the stones too. */
  changed(change: 'stones' | 'marks'): void;
  emit(type: string, detail: unknown): void;
  /** Who decides for this side. */
  plays(side: Side): 'person' | 'computer';
  /** A start is played at its second press. */
  readonly confirms: boolean;
  /** A turn is complete, or waits for a decision. */
  told(events: readonly Event[], mover: State['toMove']): void;
  /** The instance has died. */
  died(error: unknown): void;
}

export type Move = 'undo' | 'redo' | 'undoTurn' | 'redoTurn';

export class GameController {
  match: Match;
  /** Where one looks: where the game stands; at an earlier ply; there, to play on from it; or at a line that nobody has played. */
  #place: 'game' | 'back' | 'branch' | 'line' = 'game';
  /** A line of turns that is looked at, apart from the game. */
  #line: { readonly session: Session; readonly turns: readonly string[] } | undefined;
  /** Where the moving stones set out from. */
  #before: State | undefined;
  /** How many milliseconds at speed 1 the last act moves. */
  moved = 0;
  #pace: Pace = {};
  /** Turns as they moved, by ply, as long as the record is what it was. */
  #timelines = { record: '', byPly: new Map<number, Timeline>() };
  /** Bonus chosen where the game stands, while one looks elsewhere. */
  #aside: readonly PitStones[] = [];

  constructor(
    private readonly host: ControllerHost,
    private session: Session,
  ) {
    this.match = this.#shown();
  }

  get info() {
    return this.session.info;
  }

  get state(): State {
    return this.session.state;
  }

  /** What the board shows at rest, or set out from while stones move: lists that follow it do not run ahead of the stones. */
  get seen(): State {
    return (this.match.phase === 'animating' && this.#before) || this.session.state;
  }

  get turns(): readonly string[] {
    return this.session.turns;
  }

  get tags(): Tags {
    return this.session.tags;
  }

  /** The last ply there is, a turn under way counted. */
  get last(): number {
    const { plies, unfinished } = this.session.state;
    return unfinished ? plies + 1 : plies;
  }

  /** The ply that is looked at, a turn under way counted. */
  get here(): number {
    const { turn, ply, plies } = this.session.state;
    return turn === '' ? ply : plies + 1;
  }

  /** Whether the game is over, wherever one looks. */
  get over(): boolean {
    return this.session.state.finalResult !== undefined;
  }

  /** Whether an earlier turn is looked at. */
  get lookingBack(): boolean {
    return this.#place !== 'game';
  }

  /** Whether a start at the earlier turn that is looked at begins a branch of the game. */
  get branching(): boolean {
    return this.#place === 'branch';
  }

  /** The turns, from where the game is looked at, to what the board shows; undefined where it shows the game. */
  get line(): readonly string[] | undefined {
    return this.#line?.turns;
  }

  /** Whether replacing the game would end it. */
  get inProgress(): boolean {
    return !this.over && this.last > 0;
  }

  /** Bonus chosen and not yet played, wherever one looks. */
  get held(): readonly PitStones[] {
    return this.lookingBack ? this.#aside : this.match.chosen;
  }

  replace(session: Session): void {
    this.host.settle();
    this.session.close();
    this.adopt(session);
  }

  /** The same game in another instance; the dead one's memory is not touched. */
  revive(engine: Engine): void {
    const { held, lookingBack } = this;
    const { ply } = this.state;
    this.host.settle();
    this.adopt(this.session.revived(engine));
    this.send({ type: 'restored', chosen: held });
    if (lookingBack) this.goTo(ply);
  }

  /** Resigning applies to the game, whichever ply is shown; every other action applies to the shown ply. */
  play(given: Action): Event[] {
    const action = copied(given);
    if (action.type === 'resign' && this.lookingBack) this.latest();
    return this.#perform(action, () => this.session.play(action));
  }

  /** Plays the bonus as it is held. */
  done(): void {
    const { chosen } = this.match;
    if (asksForBonus(this.match)) this.#perform({ type: 'done' }, () => this.session.take(chosen));
  }

  press(pit: string, whole: boolean): void {
    const { match } = this;
    const usable = match.phase === 'waiting' && match.state.legal.includes(pit);
    if (match.phase === 'animating') this.host.settle();
    else if (this.#place === 'back' || this.#line) this.#note(pit, 'looking');
    else if (match.phase === 'thinking') this.#note(pit, 'thinking');
    else if (!usable) this.#note(pit, this.why(pit));
    else if (match.state.phase === 'bonus') this.#choose(pit, whole);
    else if (this.host.confirms && !this.#confirming(pit)) this.#note(pit, 'confirm');
    else this.play({ type: 'start', pit });
  }

  /** Whether the last press asked to confirm this start. */
  #confirming(pit: string): boolean {
    const { note } = this.match;
    return note?.why === 'confirm' && note.pit === pit;
  }

  giveBack(pit: string): void {
    this.send({ type: 'gave-back', pit });
  }

  /** Holds `chosen` in place of what was; what does not fit is left out. @throws `bad-argument` */
  restore(chosen: readonly PitStones[]): void {
    const copied = copiedList(text('bad-choices'), chosen, copiedChoice);
    this.host.settle();
    if (this.lookingBack) this.latest();
    this.send({ type: 'restored', chosen: copied });
  }

  /** One step of undo or redo. Leaving an empty branch or returning held bonus comes before undoing a played decision. */
  move(how: Move): boolean {
    this.host.settle();
    const branching = this.branching;
    if (this.lookingBack) this.latest();
    if (branching && how.startsWith('undo')) return true;
    const last = this.match.chosen.at(-1);
    if (how === 'undo' && last) {
      this.giveBack(last.pit);
      return true;
    }
    return this.#go((game) => this.#toPerson(game, how));
  }

  /** Shows what `turns` would come to after the first `ply` turns of the game, which stays as it is. @throws `illegal-action` and the like */
  showLine(turns: readonly string[], ply: number): void {
    this.host.settle();
    if (ply !== this.session.state.ply) this.goTo(ply);
    const session = this.#guarded(() => this.session.along(this.recordHere(''), turns));
    if (!session) return;
    this.#aside = this.held;
    this.#leaveLine();
    this.#line = { session, turns };
    this.#place = 'line';
    this.match = shown(session.state, session.info.bonusIn);
    this.host.changed('stones');
  }

  #leaveLine(): void {
    this.#line?.session.close();
    this.#line = undefined;
  }

  goTo(ply: number): void {
    this.host.settle();
    const { held } = this;
    if (!this.#guarded(() => this.session.look(ply))) return;
    this.#leaveLine();
    this.#aside = held;
    this.#pace = {};
    this.#place = ply < this.last ? 'back' : 'game';
    const match = this.#shown();
    this.match = this.lookingBack ? match : update(match, { type: 'restored', chosen: held });
    this.host.changed('stones');
  }

  /** Looks into the turn that led to `ply`: at the position before it, its stones on their way. */
  enter(ply: number): void {
    this.host.settle();
    const { held } = this;
    if (!this.#guarded(() => this.session.look(ply - 1))) return;
    this.#leaveLine();
    this.#aside = held;
    this.#place = 'back';
    this.#before = this.session.state;
    this.match = update(this.match, { type: 'acted', state: this.session.state });
    this.host.changed('marks');
  }

  /** The turn that led to `ply`, as its stones moved. */
  timelineOf(ply: number): Timeline {
    const { record } = this.session;
    if (this.#timelines.record !== record) this.#timelines = { record, byPly: new Map() };
    const known = this.#timelines.byPly.get(ply);
    if (known) return known;
    const { before, events } = this.#guarded(() => this.session.turn(ply)) ?? { before: this.state, events: [] };
    const timeline = timelineOf(standingOf(before), before.toMove, events);
    this.#timelines.byPly.set(ply, timeline);
    return timeline;
  }

  /** Back to where the game stands. */
  latest(): void {
    this.goTo(this.last);
  }

  /** The earlier turn that is looked at may be played on from. */
  branch(): void {
    if (this.#place !== 'back') return;
    this.#place = 'branch';
    this.send({ type: 'hushed' });
    this.asked();
  }

  /** Another may play where the game waits. */
  asked(): void {
    this.match = this.#awaiting(this.match);
    this.host.changed('marks');
  }

  why(pit: string): string | undefined {
    return this.#guarded(() => this.session.why(pit));
  }

  preview(action: Action): Preview | undefined {
    return this.#guarded(() => this.session.preview(action));
  }

  /** What happened in the turn that led here, and in the one under way. */
  events(which: 'last' | 'underway'): Event[] {
    const session = this.#line?.session ?? this.session;
    const { ply, plies, turn } = session.state;
    const wanted = which === 'last' ? ply : turn === '' ? 0 : plies + 1;
    return wanted === 0 ? [] : (this.#guarded(() => session.events(wanted)) ?? []);
  }

  record(tags: Readonly<Record<string, string>>): string {
    return this.#guarded(() => this.session.tagged(tags)) ?? this.session.record;
  }

  /** The game so far as one looks at it; `turn`: the one under way, if not left out. */
  recordHere(turn = this.session.state.turn): string {
    const { rules, ply } = this.session.state;
    const { Position } = this.tags;
    return recordOf({ rules, ...(Position && { position: Position }), turns: this.turns.slice(0, ply), turn });
  }

  /** The decisions still to be played so that the turn under way becomes `turn`; undefined if what was played of it is not how `turn` begins. */
  decisionsTo(turn: string): Action[] | undefined {
    return this.#guarded(() => this.session.decisionsTo(turn));
  }

  /** What is still to happen in `turn`, of which what is under way is the beginning. */
  ahead(turn: string): Event[] {
    const played = this.events('underway').length;
    return this.#guarded(() => this.session.trial(this.recordHere(''), turn).slice(played)) ?? [];
  }

  describe(rules: string) {
    return this.session.describe(rules);
  }

  diagram(format: 'svg' | 'text'): string {
    return this.#guarded(() => this.session.diagram(format)) ?? '';
  }

  presets() {
    return this.session.presets();
  }

  send(message: Message): void {
    this.match = update(this.match, message);
    this.host.changed('marks');
  }

  private adopt(session: Session): void {
    this.#leaveLine();
    this.session = session;
    this.#pace = {};
    this.#place = 'game';
    this.match = this.#shown();
    this.host.changed('stones');
  }

  #shown(): Match {
    return this.#awaiting(shown(this.session.state, this.session.info.bonusIn));
  }

  /** While one looks back, nobody plays. */
  #awaiting(match: Match): Match {
    const player = this.#place === 'back' || this.#line ? 'person' : this.host.plays(match.state.toMove);
    return update(match, { type: 'awaits', player });
  }

  /** What happened in the turn that led to `ply`; `plies + 1`: the turn under way. @throws `bad-ply` */
  eventsOf(ply: number): Event[] {
    return this.#guarded(() => this.session.events(ply)) ?? [];
  }

  #perform(action: Action, act: () => Event[]): Event[] {
    this.host.settle();
    const before = this.session.state;
    const events = this.#guarded(() => this.#orAsBefore(act));
    if (!events) return [];
    this.#leaveLine();
    this.#place = 'game';
    this.#before = before;
    const { state } = this.session;
    this.match = update(this.match, { type: 'acted', state });
    const timeline = timelineOf(standingOf(before), before.toMove, events, before.turn === '' ? {} : this.#pace);
    this.moved = timeline.duration;
    this.#pace = { lapsBefore: timeline.laps, spent: (this.#pace.spent ?? 0) + timeline.sowing };
    this.host.changed('marks');
    this.host.emit('tsoro-action', { action, events, state });
    this.host.animate(timeline, () => this.#settled(events, before));
    return events;
  }

  /** Where `act` fails, the board shows what the engine has then. */
  #orAsBefore(act: () => Event[]): Event[] {
    const { session } = this;
    try {
      return act();
    } catch (error) {
      if (isDead(error)) throw error;
      const { chosen } = this.match;
      session.refresh();
      this.match = update(this.#shown(), { type: 'restored', chosen });
      this.host.changed('stones');
      throw error;
    }
  }

  #settled(events: readonly Event[], before: State): void {
    this.match = this.#awaiting(update(this.match, { type: 'settled' }));
    this.host.changed('stones');
    this.host.told(events, before.toMove);
    for (const event of events) {
      if (event.type === 'turn') this.host.emit('tsoro-turn', { ...event, ply: this.session.state.ply });
      if (event.type === 'over') this.host.emit('tsoro-over', event);
    }
  }

  #choose(pit: string, whole: boolean): void {
    const choice = { pit, stones: framesStones(this.match.state.stones)[pit] ?? 0, whole };
    const refusal = refuses(this.match, choice);
    if (refusal) this.#note(pit, refusal);
    else this.send({ type: 'chose', choice });
  }

  #note(pit: string, why: string | undefined): void {
    if (why) this.send({ type: 'noted', note: { pit, why } });
  }

  /** Against a computer, a step goes to the person's nearest decision; if there is none, undo does nothing. */
  #toPerson(game: Game, how: Move): boolean {
    const mixed = this.host.plays('south') !== this.host.plays('north');
    let steps = 0;
    while (game[how]()) {
      steps++;
      const { phase, toMove } = game.state();
      if (!mixed || phase === 'over' || this.host.plays(toMove) === 'person') return true;
    }
    if (how === 'redo' || how === 'redoTurn') return steps > 0;
    while (steps-- > 0) game[how === 'undo' ? 'redo' : 'redoTurn']();
    return false;
  }

  #go(move: Parameters<Session['go']>[0]): boolean {
    const moved = this.#guarded(() => this.session.go(move)) ?? false;
    if (moved) this.adopt(this.session);
    return moved;
  }

  /** Runs `act`; where the instance has died, tells the element and returns nothing. */
  #guarded<T>(act: () => T): T | undefined {
    try {
      return act();
    } catch (error) {
      if (!isDead(error)) throw error;
      this.host.died(error);
      return undefined;
    }
  }
}

function standingOf({ stones, captured }: State): Standing {
  return { stones: framesStones(stones), captured };
}

function copiedChoice({ pit, stones }: PitStones): PitStones {
  if (typeof pit !== 'string' || typeof stones !== 'number') throw new TypeError('no choice');
  return { pit, stones };
}

/** Copies the action, so that hosts are told what was played; an action that cannot be cloned is refused by the engine. */
function copied(action: Action): Action {
  try {
    return { ...structuredClone(action) };
  } catch {
    return {} as Action;
  }
}
