/**
 * `<tsoro-board>`: a board to play on, with its decisions. The page and every other host are consumers of what is public here.
 * The game is at the `Table`, what is seen in the `BoardView`; this class opens games and answers the host.
 */
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Action, Event, Limits, PitStones, Preview, RulesInfo, Side, State } from 'tsoro';
import { countersOf, themeOf } from './board/looks.ts';
import type { Sound } from './board/sound.ts';
import { saying } from './element/bar.ts';
import { fault } from './element/fault.ts';
import { Fitting } from './element/fitting.ts';
import { EngineKeeper } from './element/keeper.ts';
import { isComputers, levelOf, secondsOf, usualName } from './element/players.ts';
import { Session, type Source } from './element/session.ts';
import { skipByClickAndKey } from './element/skipping.ts';
import { styles } from './element/styles.ts';
import { Table } from './element/table.ts';
import { cleanName, namesOf, type Tags } from './element/tags.ts';
import type { Thinking } from './element/thinking.ts';
import { BoardView, type Viewed, type Wishes } from './element/view.ts';
import type { Names } from './element/words.ts';
import { type Engine, isDead } from './engine.ts';
import { plyOf, speedOf } from './match.ts';
import type { Unit } from './stops.ts';
import { text } from './text.ts';

/** What `newGame` may be told besides the rules. */
export interface NewGame {
  readonly position?: string | undefined;
  readonly south?: string;
  readonly north?: string;
}

export class TsoroBoard extends LitElement implements Viewed {
  static override styles = styles;

  @property() rules = '';
  @property() position = '';
  @property({ attribute: 'record' }) recordText = '';
  /** Where to look; undefined, or the attribute left out: where the game stands. */
  @property({ converter: plyOf }) ply: number | undefined;
  /** `0.25` … `8`, `instant`. */
  @property() speed = '1';
  /** `none`: a board to look at; `replay`: a game to look through; `play`; `full`: both. */
  @property({ reflect: true }) controls: 'none' | 'replay' | 'play' | 'full' = 'play';
  @property() view: 'auto' | Side = 'auto';
  /** `earth`, `wood` or `paper`, and `day` or `night`: either, or both with a space between. */
  @property() theme = '';
  /** `pebbles`, `seeds` or `caps`. */
  @property() counters = 'pebbles';
  /** `auto` follows the system's wish for less motion, `full` does not. */
  @property() motion: 'auto' | 'full' = 'auto';
  /** `no` hides them. */
  @property() coordinates = 'yes';
  @property() numerals = 'yes';
  @property() preview = 'yes';
  /** `yes`: a start is played at the second press. */
  @property() confirm = 'no';
  /** `yes`: stones are heard, from the first touch of the page on; `volume` is 0 … 1. */
  @property() sound = 'no';
  @property() volume = '0.6';
  /** Who plays: `human`, or `computer:1`, gentle, to `computer:8`, master. */
  @property() south = 'human';
  @property() north = 'human';
  /** How many seconds a turn a computer may think; left out: as much as its level asks for. */
  @property() seconds = '';
  /** What a computer's choices among equals depend on; left out: other choices in every game. */
  @property() seed = '';

  /** What the bar says to whoever is to start; left out: what the last turn was. */
  @property({ attribute: false }) advice = '';

  /** The game on the board; undefined before `tsoro-ready`. @internal */
  table: Table | undefined;
  /** @internal */
  sounds: Sound | undefined;
  private shownBy: BoardView | undefined;
  private fitting: Fitting | undefined;
  private readonly engine = new EngineKeeper(this);
  private thinking: Promise<Thinking> | undefined;
  /** Computers that play each other are held. */
  @state() private held = false;
  private called = { south: '', north: '' };
  /** The names that came with the game, and go with it. */
  private given: Partial<Names> = {};
  /** `tsoro-ready` has been told. */
  private announced = false;
  private begun = () => {};
  /** What the attributes ask for is open, or cannot be. */
  private readonly beginning = new Promise<void>((resolve) => {
    this.begun = resolve;
  });

  /** One line of at most 40 characters; anything else is made so. */
  @property({ attribute: 'south-name' })
  get southName(): string {
    return this.called.south;
  }

  set southName(name: string) {
    this.called.south = cleanName(name);
  }

  @property({ attribute: 'north-name' })
  get northName(): string {
    return this.called.north;
  }

  set northName(name: string) {
    this.called.north = cleanName(name);
  }

  /** Where the game stands; as all that follows, only from `tsoro-ready` on. */
  state(): State {
    return this.need().state;
  }

  /**
   * Plays a decision and returns what happens; it is shown meanwhile. While one looks back it takes the place of what came after, which
   * undo brings back; resigning alone is of where the game stands.
   * @throws `illegal-action` and the like
   */
  play(action: Action): Event[] {
    return this.need().play(action);
  }

  /** The game as a record, an unfinished turn as it stands. */
  record(): string {
    const named = (side: Side, name: string) => name || (levelOf(this[side]) > 0 ? this.names[side] : '');
    return this.need().record({ South: named('south', this.southName), North: named('north', this.northName) });
  }

  /** The record's tags, such as `Position`, where the game began elsewhere than usual. */
  get tags(): Tags {
    return this.need().tags;
  }

  /** Puts a record on the board, once that is ready; false if a host forbade it. Rejects with the engine's error: the game stays. */
  async load(record: string): Promise<boolean> {
    await this.beginning;
    return this.open({ record });
  }

  /** Sets out a new game, as `load` does. */
  async newGame(rules: string, { position, south = '', north = '' }: NewGame = {}): Promise<boolean> {
    await this.beginning;
    return this.open({ rules, position }, { south: cleanName(south), north: cleanName(north) });
  }

  /** Takes one decision back, or the bonus chosen last. */
  undo(): boolean {
    this.hold(true);
    return this.need().move('undo');
  }

  redo(): boolean {
    return this.need().move('redo');
  }

  undoTurn(): boolean {
    this.hold(true);
    return this.need().move('undoTurn');
  }

  redoTurn(): boolean {
    return this.need().move('redoTurn');
  }

  /** Looks at the position after so many turns; nothing is lost. */
  goTo(ply: number): void {
    this.need().goTo(ply);
  }

  /** Shows what turns would come to from where one looks; the game is as it was, and `latest` leads back to it. */
  showLine(turns: readonly string[]): void {
    this.need().showLine(turns);
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
    return this.table?.held ?? [];
  }

  set choices(chosen: readonly PitStones[]) {
    this.need().restore(chosen);
  }

  /** Whether an earlier turn is looked at. */
  get lookingBack(): boolean {
    return this.table?.lookingBack ?? false;
  }

  /** Whether the game is over, wherever one looks. */
  get over(): boolean {
    return this.table?.over ?? false;
  }

  /** Whether another game would end this one. */
  get inProgress(): boolean {
    return this.table?.inProgress ?? false;
  }

  get names(): Names {
    return {
      south: this.southName || usualName('south', this.south),
      north: this.northName || usualName('north', this.north),
    };
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

  /** Who decides for a side now. @internal */
  plays(side: Side): 'person' | 'computer' {
    return levelOf(this[side]) > 0 && !this.held ? 'computer' : 'person';
  }

  /** @internal */
  get watching(): 'no' | 'runs' | 'held' {
    if (levelOf(this.south) === 0 || levelOf(this.north) === 0) return 'no';
    return this.held ? 'held' : 'runs';
  }

  /** Holds computers that play each other, or lets them go on. */
  hold(held: boolean): void {
    if (this.watching === 'no' || held === this.held) return;
    this.held = held;
    this.table?.asked();
  }

  /** Thinking failed: persons decide from now on. @internal */
  stepIn(): void {
    this.south = 'human';
    this.north = 'human';
  }

  /** Lets the computer think where it has to, and nowhere else. @internal */
  follow(): void {
    const thinking = this.table?.match.phase === 'thinking' ? this.thinker() : this.thinking;
    thinking?.then(
      (thinking) => thinking.follow(),
      () => this.unthinking(),
    );
  }

  /** Shows on the board what a computer would do here; false where nobody has to decide, or meanwhile somebody has. */
  async hint(): Promise<boolean> {
    return (await this.thinker()).hint();
  }

  /** Switches sound on, off, louder; whoever does so on a board in sight hears how loud. */
  private async tune(): Promise<void> {
    const chosen = this.table !== undefined && this.checkVisibility();
    if (this.sound === 'yes') {
      const { Sound } = await import('./board/sound.ts');
      this.sounds ??= new Sound();
      this.sounds.volume = Math.min(1, Math.max(0, Number(this.volume) || 0));
    }
    if (this.sound !== 'yes' || !this.isConnected) this.hush();
    else if (chosen) void this.sounds?.sample();
  }

  private hush(): void {
    this.sounds?.close();
    this.sounds = undefined;
  }

  private thinker(): Promise<Thinking> {
    this.thinking ??= import('./element/thinking.ts').then(
      ({ Thinking }) => new Thinking(this),
      (error) => {
        this.thinking = undefined;
        throw error;
      },
    );
    return this.thinking;
  }

  /** What thinks could not be fetched; told once, however often it was asked for. */
  private unthinking(): void {
    if (this.table?.match.phase !== 'thinking') return;
    this.stepIn();
    this.table.asked();
    this.tell('computer-failed', text('computer-missing'));
  }

  /** @internal */
  say(words: string): void {
    this.shownBy?.say(words);
  }

  /** What a computer is told to think by. @internal */
  limits(side: Side): Limits {
    const seconds = secondsOf(this.seconds);
    const seed = /^\d{1,15}$/.test(this.seed)
      ? Number(this.seed)
      : (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
    const time = seconds > 0 ? { nodes: Number.MAX_SAFE_INTEGER, millis: 1000 * seconds } : {};
    return { level: levelOf(this[side]), seed, ...time };
  }

  /** @internal */
  get wishes(): Wishes {
    const { material, light } = themeOf(this.theme);
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const still = this.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
      names: this.names,
      speed: still ? Number.POSITIVE_INFINITY : speedOf(this.speed),
      view: this.view === 'north' ? 'north' : 'south',
      playable: this.controls === 'play' || this.controls === 'full',
      look: {
        material,
        light: light === 'auto' ? (dark ? 'night' : 'day') : light,
        counters: countersOf(this.counters),
      },
      coordinates: this.coordinates !== 'no',
      numerals: this.numerals !== 'no',
      preview: this.preview !== 'no',
      confirm: this.confirm === 'yes',
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.settleHidden);
    this.fitting?.watch();
    if (this.hasUpdated) this.requestUpdate('sound');
    this.follow();
    void this.updateComplete.then(() => this.announce());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.settleHidden);
    this.shownBy?.skip();
    this.hush();
    this.fitting?.unwatch();
    void this.thinking?.then((thinking) => thinking.rest());
  }

  override firstUpdated(): void {
    const view = new BoardView(this, this.renderRoot as ShadowRoot);
    this.shownBy = view;
    this.fitting = new Fitting(this, () => view.fit());
    this.fitting.watch();
    skipByClickAndKey(this, this.renderRoot, view);
    void this.begin();
  }

  override updated(changed: PropertyValues): void {
    const has = (...names: string[]) => names.some((name) => changed.has(name));
    if (has('sound', 'volume')) this.tune().catch(() => {}); // the game needs no sound
    if (!this.table) return;
    if (has('recordText', 'rules', 'position')) void this.reopen(has('recordText'), has('ply'));
    else if (has('ply')) this.look();
    if (has('speed', 'motion')) this.shownBy?.paced();
    if (has('theme', 'counters', 'controls', 'view', 'coordinates')) this.shownBy?.fit();
    if (has('south', 'north')) this.held = false;
    if (has('south', 'north', 'seconds')) this.seated();
    if (has('numerals', 'southName', 'northName')) this.shownBy?.changed('marks');
  }

  override render() {
    const { match } = this.table ?? {};
    const asks = match?.phase !== 'animating' && match?.state.phase !== 'start';
    const kind = ['bar', asks && 'asks', match?.phase === 'over' && 'ends'].filter(Boolean).join(' ');
    const { controls } = this;
    const transports = controls === 'full' || controls === 'replay';
    return html`
      <div class="stage"><div class="sheet"><canvas aria-hidden="true"></canvas><div class="grid"></div></div></div>
      <div class=${kind} role="group" aria-label=${text('bar-label')} ?hidden=${controls === 'none'}>
        ${this.barContent()}
      </div>
      <div class="transport" role="group" aria-label=${text('transport-label')} ?hidden=${!transports}>
        ${transports && this.table ? this.shownBy?.controls.content() : nothing}
      </div>
      <div class="live" role="status" aria-live="polite"></div>`;
  }

  private barContent() {
    const { fault } = this.engine;
    if (fault) return saying(text('load-failed'), text(`load-${fault}`));
    return this.table ? this.shownBy?.bar(this.table) : saying(text('loading'));
  }

  /** Nobody is told of what an element does that is taken away. @internal */
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
    this.table?.revive(engine);
    this.tell('engine-restarted', text('revived'));
  }

  /** Something went wrong and was mended. @internal */
  tell(code: string, notice: string): void {
    if (this.shownBy) this.shownBy.notice = notice;
    this.requestUpdate();
    this.shownBy?.say(notice);
    this.emit('tsoro-error', fault(code, notice));
  }

  /** @internal */
  failed(error: Error): void {
    this.requestUpdate();
    this.emit('tsoro-error', error);
  }

  /** Others play, or with other time: what is thought for those before them is dropped. */
  private seated(): void {
    void this.thinking?.then((thinking) => thinking.rest());
    this.table?.asked();
  }

  private async begin(): Promise<void> {
    try {
      await this.engine.get();
      const record = this.recordText || this.ownText();
      const opened = (record !== '' && (await this.tried({ record }))) || (await this.tried(this.fromRules()));
      if (!opened) await this.tried({ rules: '' });
      if (this.ply !== undefined) this.look();
    } catch (error) {
      this.failed(error as Error);
    }
    this.announce();
    this.begun();
  }

  /** Tells once that there is a game. */
  private announce(): void {
    if (this.announced || !this.table || !this.isConnected) return;
    this.announced = true;
    this.emit('tsoro-ready', { state: this.state() });
  }

  private async reopen(fromRecord: boolean, look: boolean): Promise<void> {
    await this.tried(fromRecord && this.recordText ? { record: this.recordText } : this.fromRules());
    if (look) this.look();
  }

  /** The text between the tags, without that of elements: they are for the bar's slot. */
  private ownText(): string {
    const texts = [...this.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    return texts
      .map(({ textContent }) => textContent)
      .join('')
      .trim();
  }

  private fromRules(): Source {
    return { rules: this.rules, position: this.position };
  }

  /** What an attribute asks for and cannot be read is told, and the game stays. */
  private async tried(source: Source): Promise<boolean> {
    try {
      return await this.open(source);
    } catch (error) {
      this.emit('tsoro-error', error);
      return false;
    }
  }

  /** Looks where the attribute says. */
  private look(): void {
    try {
      if (this.ply === undefined || this.ply === null) this.latest();
      else this.goTo(this.ply);
    } catch (error) {
      this.emit('tsoro-error', error);
    }
  }

  private async open(source: Source, names?: Names): Promise<boolean> {
    const session = await this.read(source);
    if (this.inProgress && !this.emit('tsoro-reset', { source }, true)) {
      session.close();
      return false;
    }
    this.name(names ?? namesOf(session.tags), names !== undefined || (this.table !== undefined && 'record' in source));
    this.engine.well();
    if (this.table) this.table.replace(session);
    else if (this.shownBy) this.table = new Table(this.shownBy, session);
    this.shownBy?.fit();
    this.shownBy?.changed('stones');
    return true;
  }

  /** If reading kills the engine's instance, the game on the board is brought back in another. */
  private async read(source: Source): Promise<Session> {
    const engine = await this.engine.get();
    try {
      return Session.open(engine, source);
    } catch (error) {
      if (!isDead(error, () => engine.presets())) throw error;
      this.died(error);
      throw fault('engine-restarted', text('revived'), error);
    }
  }

  /** The names that come with a game, or else the host's; `anew`: those that were set in between go too. */
  private name(names: Partial<Names>, anew: boolean): void {
    const named = (side: Side, now: string) => {
      const kept = anew || now === this.given[side] ? this.getAttribute(`${side}-name`) : now;
      const name = names[side] ?? '';
      return (isComputers(name) ? '' : name) || kept || '';
    };
    this.southName = named('south', this.southName);
    this.northName = named('north', this.northName);
    this.given = names;
  }

  private need(): Table {
    if (!this.table) throw fault('not-ready', text('not-ready'));
    return this.table;
  }

  private settleHidden = (): void => {
    if (document.hidden) this.shownBy?.skip();
  };
}
