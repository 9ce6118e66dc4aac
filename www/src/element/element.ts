/**
 * `<tsoro-board>`: a board to play on, with its decisions. The page and every other host are consumers of what is public here.
 * Its attributes are in `Attributes`, the game is at the `GameController`, what is seen in the `BoardView`, games come by `Opening`; this class
 * answers the host.
 */
import { type CSSResult, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import type { Action, Event, PitStones, Preview, RulesInfo, Side, State } from 'tsoro';
import type { Engine } from '../engine/engine.ts';
import { copiedList, fault, lookInto } from '../engine/errors.ts';
import { EngineSupervisor } from '../engine/supervisor.ts';
import { GameController } from '../game/controller.ts';
import { recordedName } from '../game/players.ts';
import type { Session } from '../game/session.ts';
import { UNITS, type Unit } from '../game/stops.ts';
import { cleanName, type Tags } from '../game/tags.ts';
import { direction, language, text } from '../i18n/text.ts';
import { adopt } from './adopt-styles.ts';
import { Attributes } from './attributes.ts';
import { saying } from './bar.ts';
import { followDaylight } from './daylight.ts';
import styles from './element.css';
import { type Attendant, KioskLoader } from './kiosk-loader.ts';
import { type Opened, Opening } from './opening.ts';
import { PlayersTurn, type Seated } from './players-turn.ts';
import { ResizeWatcher } from './resize-watcher.ts';
import { skipByClickAndKey } from './skipping.ts';
import { SoundLoader } from './sound-loader.ts';
import { BoardView, type Viewed } from './view.ts';

/** What `newGame` may be told besides the rules. */
export interface NewGame {
  readonly position?: string | undefined;
  readonly south?: string;
  readonly north?: string;
}

export class TsoroBoard extends Attributes implements Viewed, Opened, Seated {
  static override styles = styles;

  /** What stands under a board on another site. @internal */
  static foot: ((board: TsoroBoard) => TemplateResult) | undefined;

  /** Keeps a board fit to be printed, until what it returns is called. @internal */
  static paper: ((board: TsoroBoard) => () => void) | undefined;

  /** Boards stand by themselves, on pages that know nothing of games. @internal */
  static hosted = false;

  /** Fetches what attends to a kiosk. @internal */
  static attendant: ((board: TsoroBoard) => Promise<() => Attendant>) | undefined;

  /** What the bar says to whoever is to start; left out: what the last turn was. */
  @property({ attribute: false }) advice = '';

  /** The game on the board; undefined before `tsoro-ready`. @internal */
  controller: GameController | undefined;
  /** @internal */
  readonly engine = new EngineSupervisor(this);
  /** @internal */
  readonly seats = new PlayersTurn(this);
  /** @internal */
  readonly hearing = new SoundLoader(this);
  private readonly opening = new Opening(this);
  private readonly kioskLoader = new KioskLoader<TsoroBoard>(this, TsoroBoard.attendant);
  private shownBy: BoardView | undefined;
  private fitting: ResizeWatcher | undefined;
  private unprinted: (() => void) | undefined;

  /** Where the game stands; as all that follows, only from `tsoro-ready` on. */
  state(): State {
    return this.need().state;
  }

  /**
   * Plays a decision and returns what happens; it is shown meanwhile. If an earlier position is shown, the decision replaces what followed, and
   * undo restores that. Resigning always applies to the current state of the game.
   * @throws `illegal-action` and the like
   */
  play(action: Action): Event[] {
    return this.need().play(action);
  }

  /** The game as a record, an unfinished turn as it stands: `record()`. Text that is assigned loads it, as the attribute does. */
  @property({ attribute: false })
  get record(): () => string {
    return this.written;
  }

  set record(text: string | null | undefined) {
    this.recordText = text as string;
  }

  private readonly written = (): string => {
    const named = (side: Side, name: string) => name || recordedName(this[side]);
    return this.need().record({ South: named('south', this.southName), North: named('north', this.northName) });
  };

  /** The record's tags, such as `Position`, where the game began elsewhere than usual. */
  get tags(): Tags {
    return this.need().tags;
  }

  /** Puts a record on the board, once that is ready; false if a host forbade it. Rejects with the engine's error: the game stays. */
  async load(record: string): Promise<boolean> {
    return this.opening.bring({ record });
  }

  /** Sets out a new game, as `load` does. */
  async newGame(rules: string, options?: NewGame): Promise<boolean> {
    const { position, south, north } = lookInto('options are an object', () => ({ ...options }));
    return this.opening.bring({ rules, position }, { south: cleanName(south), north: cleanName(north) });
  }

  /** Takes one decision back, or the bonus chosen last. */
  undo(): boolean {
    this.seats.hold(true);
    return this.need().move('undo');
  }

  redo(): boolean {
    return this.need().move('redo');
  }

  undoTurn(): boolean {
    this.seats.hold(true);
    return this.need().move('undoTurn');
  }

  redoTurn(): boolean {
    return this.need().move('redoTurn');
  }

  /** Looks at the position after this many turns; nothing is lost. */
  goTo(ply: number): void {
    this.need().goTo(ply);
  }

  /**
   * Shows the result of `turns` from the position shown, or after the first `ply` turns. The game is unchanged; `latest` returns to it.
   * @throws `bad-turn` and the like
   */
  showLine(turns: readonly string[], ply = this.need().state.ply): void {
    this.need().showLine(copiedList('turns are a list of texts', turns, String), ply);
  }

  /** The record of the game up to where one looks. */
  recordHere(): string {
    return this.need().recordHere();
  }

  /** Back to where the game stands. */
  latest(): void {
    this.need().latest();
  }

  /** Lets the player play on from the earlier turn that is looked at; undo brings back what followed. */
  branch(): void {
    this.need().branch();
  }

  /** Whether the bar offers the game once more. @internal */
  get repeats(): boolean {
    return TsoroBoard.hosted && this.controls === 'play' && this.kiosk === null;
  }

  /** Sets out what the attributes ask for, from its start. @internal */
  again(): void {
    void this.opening.reopen(true, true);
  }

  /** Gives the game up where it stands, wherever one looks. @throws `illegal-action` if it is over */
  resign(side?: Side): void {
    this.play(side ? { type: 'resign', side } : { type: 'resign' });
  }

  /** What a start, or going on, would bring; nothing is played. */
  foresee(action: Action): Preview | undefined {
    return this.need().preview(action);
  }

  /** Why a pit cannot be started or taken from; undefined if it can. */
  why(pit: string): string | undefined {
    return this.need().why(pit);
  }

  /** Ends the running animation at once. */
  skip(): void {
    this.shownBy?.skip();
  }

  /** One stone, lap or turn on or back, or to the end or the start of the `game`; nothing is lost. */
  step(unit: Unit, by: 1 | -1): void {
    this.need();
    if (!UNITS.includes(unit) || (by !== 1 && by !== -1))
      throw fault('bad-argument', `a step is 1 or -1 of ${UNITS.join(', ')}`);
    this.shownBy?.review.step(unit, by);
  }

  /** Shows the game as a film from where one looks; from its start, if that is its end. */
  run(): void {
    this.need();
    this.shownBy?.review.play();
  }

  /** Stops what moves where its last stone fell. */
  pause(): void {
    this.need();
    this.shownBy?.review.pause();
  }

  /** Takes a key of the transport, which need not have been pressed on the board; false if it is none. */
  steer(event: KeyboardEvent): boolean {
    return this.shownBy?.controls.steer(event) ?? false;
  }

  /** What happened in the turn that led to `ply`, from 1; `plies + 1`: in the turn under way. @throws `bad-ply` */
  events(ply: number): Event[] {
    return this.need().eventsOf(ply);
  }

  /** The texts of the complete turns. */
  turns(): readonly string[] {
    return this.need().turns;
  }

  /** Bonus chosen and not yet played. */
  get choices(): readonly PitStones[] {
    return this.controller?.held ?? [];
  }

  set choices(chosen: readonly PitStones[]) {
    this.need().restore(chosen);
  }

  /** Whether an earlier turn is looked at. */
  get lookingBack(): boolean {
    return this.controller?.lookingBack ?? false;
  }

  /** Whether the game is over, wherever one looks. */
  get over(): boolean {
    return this.controller?.over ?? false;
  }

  /** Whether another game would end this one. */
  get inProgress(): boolean {
    return this.controller?.inProgress ?? false;
  }

  /** A picture of the board where one looks, as an SVG document or as lines of text. */
  diagram(format: 'svg' | 'text'): string {
    return this.need().diagram(format);
  }

  presets(): RulesInfo[] {
    return this.need().presets();
  }

  /** What a rules text means; left out: the rules of the game on the board. @throws `bad-rules` */
  describe(rules?: string): RulesInfo {
    return rules === undefined ? this.need().info : this.need().describe(rules);
  }

  /** Holds computers that play each other, or lets them go on. */
  hold(held: boolean): void {
    this.seats.hold(held);
  }

  /** Shows on the board what a computer would do here; false where nobody has to decide, or meanwhile somebody has. */
  hint(): Promise<boolean> {
    return this.seats.hint();
  }

  /** @internal */
  say(words: string): void {
    this.shownBy?.say(words);
  }

  protected override reworded(): void {
    super.reworded();
    this.shownBy?.reworded();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.concealed);
    this.fitting?.watch();
    this.unprinted = TsoroBoard.paper?.(this);
    if (this.hasUpdated) {
      this.requestUpdate('sound');
      this.requestUpdate('kiosk');
    }
    this.seats.follow();
    void this.updateComplete.then(() => this.opening.returned());
  }

  /** In another document. */
  adoptedCallback(): void {
    if (this.shadowRoot) adopt(this.shadowRoot, ...(TsoroBoard.elementStyles as CSSResult[]));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.concealed);
    this.shownBy?.skip();
    this.hearing.hush();
    this.fitting?.unwatch();
    this.unprinted?.();
    this.seats.rest();
    this.kioskLoader.leave();
    this.opening.leave();
  }

  override firstUpdated(): void {
    const view = new BoardView(this, this.renderRoot as ShadowRoot);
    this.shownBy = view;
    this.fitting = new ResizeWatcher(this, () => view.fit());
    this.fitting.watch();
    followDaylight(this.renderRoot, () => view.fit());
    skipByClickAndKey(this, this.renderRoot, view);
    void this.opening.begin();
  }

  override updated(changed: PropertyValues): void {
    const has = (...names: string[]) => names.some((name) => changed.has(name));
    // Plays a sample when sound is turned on for a visible board.
    if (has('sound', 'volume')) this.hearing.tune(this.controller !== undefined && this.checkVisibility());
    if (has('kiosk', 'kioskLanguages')) void this.kioskLoader.follow();
    this.shownBy?.rendered();
    const another = has('recordText', 'src', 'rules', 'position');
    if (another) void this.opening.reopen(has('recordText', 'src'), has('ply'));
    if (!this.controller) return;
    if (has('ply') && !another) this.opening.look();
    if (has('speed', 'motion')) this.shownBy?.paced();

    if (has('theme', 'counters', 'controls', 'view', 'coordinates', 'link')) this.shownBy?.fit();
    if (has('south', 'north')) {
      this.seats.taken();
      this.shownBy?.turn();
    }
    if (has('south', 'north', 'seconds')) this.seats.changed();
    if (has('numerals', 'southName', 'northName')) this.shownBy?.changed('marks');
  }

  private get footed(): boolean {
    return TsoroBoard.foot !== undefined && this.link !== 'no';
  }

  override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.shownBy?.rendering();
  }

  override render() {
    const { match } = this.controller ?? {};
    const over = match?.phase === 'over';
    const asks = over || (this.wishes.playable && match?.phase !== 'animating' && match?.state.phase !== 'start');
    const offers = over && (this.repeats || this.querySelector('[slot="over"]') !== null);
    const kind = ['bar', asks && 'asks', over && 'ends', offers && 'offers'].filter(Boolean).join(' ');
    const { controls } = this;
    const transports = controls === 'full' || controls === 'replay';
    const spoken = language();
    return html`
      <div class="board">
      <div class="stage" lang=${spoken} dir="ltr"><div class="sheet"><canvas aria-hidden="true"></canvas><div class="grid"></div></div></div>
      <div class=${kind} lang=${spoken} dir=${direction()} role="group" aria-label=${text('bar-label')} ?hidden=${controls === 'none'}>
        ${this.barContent()}
      </div>
      <div class="transport" lang=${spoken} dir="ltr" role="group" aria-label=${text('transport-label')} ?hidden=${!transports}>
        ${transports && this.controller ? this.shownBy?.controls.content() : nothing}
      </div>
      ${this.footed ? TsoroBoard.foot?.(this) : nothing}
      <div class="live" lang=${spoken} role="status" aria-live="polite"></div><i class="probe"></i></div>`;
  }

  private barContent() {
    const { fault } = this.engine;
    if (fault) return saying(text('load-failed'), text(`load-${fault}`));
    return this.controller ? this.shownBy?.bar(this.controller) : saying(text('loading'));
  }

  /** Dispatches nothing once the element is disconnected. @internal */
  emit(type: string, detail: unknown, cancelable = false): boolean {
    if (!this.isConnected) return true;
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** The engine's instance has died: another takes over the game from its record. @internal */
  died(error: unknown): void {
    delete this.dataset.phase;
    this.engine.died(error);
  }

  /** @internal */
  revive(engine: Engine): void {
    this.controller?.revive(engine);
    this.tell('engine-restarted', text('revived'));
  }

  /** Reports an error that was recovered from. @internal */
  tell(code: string, notice: string): void {
    if (this.shownBy) this.shownBy.notice = notice;
    this.requestUpdate();
    this.shownBy?.say(notice);
    this.emit('tsoro-error', fault(code, notice));
  }

  /** @internal */
  failed(error: Error): void {
    this.requestUpdate();
    if (!this.controller) void this.picture();
    this.emit('tsoro-error', error);
  }

  /** In place of a board that could not be set out. */
  private async picture(): Promise<void> {
    try {
      const { showPicture } = await import('./fallback-picture.ts');
      showPicture(this.renderRoot.querySelector('.stage') ?? this);
    } catch {
      // it could not be fetched either; the bar says why
    }
  }

  /** Once the first game stands, which then does not wait until the board is near the screen. @internal */
  ready(): Promise<void> {
    return this.opening.ready();
  }

  /** Sets a game out on the board. @internal */
  put(session: Session): void {
    if (this.controller) this.controller.replace(session);
    else if (this.shownBy) this.controller = new GameController(this.shownBy, session);
    this.shownBy?.fit();
    this.shownBy?.changed('stones');
  }

  private need(): GameController {
    if (!this.controller) throw fault('not-ready', text('not-ready'));
    return this.controller;
  }

  private concealed = (): void => {
    this.shownBy?.hide(document.hidden);
    this.seats.follow();
  };
}
