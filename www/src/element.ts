/**
 * `<tsoro-board>`: a board to play on, with its decisions. The page and every other host are consumers of what is public here.
 * The game is at the `Table`, what is seen in the `BoardView`; this class opens games and answers the host.
 */
import { html, LitElement, type PropertyValues } from 'lit';
import { state as internal, property } from 'lit/decorators.js';
import type { Action, Event, PitStones, RulesInfo, Side, State } from 'tsoro';
import { saying } from './element/bar.ts';
import { Fitting } from './element/fitting.ts';
import { Session, type Source } from './element/session.ts';
import { skipByClickAndKey } from './element/skipping.ts';
import type { Ground } from './element/stage.ts';
import { styles } from './element/styles.ts';
import { Table } from './element/table.ts';
import { BoardView, type Viewed, type Wishes } from './element/view.ts';
import type { Names } from './element/words.ts';
import { type Engine, isDead, LoadError, type LoadFault, loadEngine } from './engine.ts';
import { speedOf } from './match.ts';
import { text } from './text.ts';

/** What `newGame` may be told besides the rules. */
export interface NewGame {
  readonly position?: string | undefined;
  readonly south?: string;
  readonly north?: string;
}

/** Two deaths of the engine within so many milliseconds mean that the game itself kills it. */
const TOO_SOON = 4000;

export class TsoroBoard extends LitElement implements Viewed {
  static override styles = styles;

  @property() rules = '';
  @property() position = '';
  @property({ attribute: 'record' }) recordText = '';
  @property({ type: Number }) ply: number | undefined;
  @property({ attribute: 'south-name' }) southName = '';
  @property({ attribute: 'north-name' }) northName = '';
  /** `0.25` … `8`, `instant`. */
  @property() speed = '1';
  @property() view: 'auto' | Side = 'auto';
  @property() theme: 'auto' | Ground = 'auto';
  /** `auto` follows the system's wish for less motion, `full` does not. */
  @property() motion: 'auto' | 'full' = 'auto';
  /** `no` hides them. */
  @property() coordinates = 'yes';
  @property() numerals = 'yes';

  @internal() private fault: LoadFault | undefined;

  /** The game on the board; undefined before `tsoro-ready`. @internal */
  table: Table | undefined;
  private shownBy: BoardView | undefined;
  private fitting: Fitting | undefined;
  private engine: Promise<Engine> | undefined;
  private diedAt = Number.NEGATIVE_INFINITY;
  /** The instance is dead, and another is on its way. */
  private reviving = false;

  /** Where the game stands; as all that follows, only from `tsoro-ready` on. */
  state(): State {
    return this.need().state;
  }

  /** Plays a decision and returns what happens; it is shown meanwhile. @throws `illegal-action` and the like */
  play(action: Action): Event[] {
    return this.need().play(action);
  }

  /** The game as a record, an unfinished turn as it stands. */
  record(): string {
    return this.need().record({
      ...(this.southName && { South: this.southName }),
      ...(this.northName && { North: this.northName }),
    });
  }

  /** Puts a record on the board; false if a host forbade it. Rejects with the engine's error, and the game stays. */
  async load(record: string): Promise<boolean> {
    return this.open({ record });
  }

  async newGame(rules: string, { position, south = '', north = '' }: NewGame = {}): Promise<boolean> {
    const opened = await this.open({ rules, position });
    if (opened) Object.assign(this, { southName: south, northName: north });
    return opened;
  }

  /** Takes one decision back, or the bonus chosen last. */
  undo(): boolean {
    return this.need().move('undo');
  }

  redo(): boolean {
    return this.need().move('redo');
  }

  undoTurn(): boolean {
    return this.need().move('undoTurn');
  }

  redoTurn(): boolean {
    return this.need().move('redoTurn');
  }

  /** Looks at the position after so many turns; nothing is lost. */
  goTo(ply: number): void {
    this.need().goTo(ply);
  }

  /** Back to where the game stands. */
  latest(): void {
    this.need().latest();
  }

  /** Gives the game up where it stands, wherever one looks. @throws `illegal-action` if it is over */
  resign(side?: Side): void {
    this.latest();
    this.play(side ? { type: 'resign', side } : { type: 'resign' });
  }

  /** Why a pit cannot be started or taken from; undefined if it can. */
  why(pit: string): string | undefined {
    return this.need().why(pit);
  }

  /** Ends the running animation at once. */
  skip(): void {
    this.shownBy?.settle();
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
    return { south: this.southName || text('south'), north: this.northName || text('north') };
  }

  presets(): RulesInfo[] {
    return this.need().presets();
  }

  /** What a rules text means; left out: the rules of the game on the board. @throws `bad-rules` */
  describe(rules?: string): RulesInfo {
    return rules === undefined ? this.need().info : this.need().describe(rules);
  }

  /** @internal */
  get wishes(): Wishes {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    const still = this.motion !== 'full' && matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
      names: this.names,
      speed: still ? Number.POSITIVE_INFINITY : speedOf(this.speed),
      view: this.view === 'north' ? 'north' : 'south',
      ground: this.theme !== 'auto' ? this.theme : dark ? 'night' : 'day',
      coordinates: this.coordinates !== 'no',
      numerals: this.numerals !== 'no',
    };
  }

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('visibilitychange', this.settleHidden);
    this.fitting?.watch();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('visibilitychange', this.settleHidden);
    this.shownBy?.settle();
    this.fitting?.unwatch();
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
    if (!this.table) return;
    const has = (...names: string[]) => names.some((name) => changed.has(name));
    if (has('recordText', 'rules', 'position')) void this.reopen(has('recordText'));
    else if (has('ply')) this.look();
    if (has('theme', 'view', 'coordinates')) this.shownBy?.fit();
    if (has('numerals', 'southName', 'northName')) this.shownBy?.changed('marks');
  }

  override render() {
    const { match } = this.table ?? {};
    const asks = match?.phase !== 'animating' && match?.state.phase !== 'start';
    return html`
      <div class="stage"><div class="sheet"><canvas aria-hidden="true"></canvas><div class="grid"></div></div></div>
      <div class=${asks ? 'bar asks' : 'bar'} role="group" aria-label=${text('bar-label')}>${this.barContent()}</div>
      <div class="live" role="status" aria-live="polite"></div>`;
  }

  private barContent() {
    if (this.fault) return saying(text('load-failed'), text(`load-${this.fault}`));
    return this.table ? this.shownBy?.bar(this.table) : saying(text('loading'));
  }

  /** @internal */
  emit(type: string, detail: unknown, cancelable = false): boolean {
    return this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
  }

  /** The engine's instance has died: another takes over the game from its record. @internal */
  died(error: unknown): void {
    if (this.reviving) return;
    const hopeless = performance.now() - this.diedAt < TOO_SOON;
    this.diedAt = performance.now();
    delete this.dataset.phase;
    if (hopeless) {
      this.failed(error);
      return;
    }
    this.reviving = true;
    this.revive().catch((cause) => this.failed(cause));
  }

  private async revive(): Promise<void> {
    this.engine = loadEngine(this.engine);
    this.table?.revive(await this.engine);
    this.reviving = false;
    this.fault = undefined;
    const notice = text('revived');
    if (this.shownBy) this.shownBy.notice = notice;
    this.requestUpdate();
    this.shownBy?.say(notice);
    this.emit('tsoro-error', fault('engine-restarted', notice));
  }

  private failed(cause: unknown): void {
    this.reviving = false;
    this.fault = cause instanceof LoadError ? cause.code : 'broken';
    this.emit('tsoro-error', fault(`load-${this.fault}`, text(`load-${this.fault}`), cause));
  }

  private async begin(): Promise<void> {
    try {
      this.engine = loadEngine();
      await this.engine;
    } catch (cause) {
      this.failed(cause);
      return;
    }
    const record = this.recordText || this.ownText();
    const opened = (record !== '' && (await this.tried({ record }))) || (await this.tried(this.fromRules()));
    if (!opened) await this.tried({ rules: '' });
    this.look();
    this.emit('tsoro-ready', { state: this.state() });
  }

  private async reopen(fromRecord: boolean): Promise<void> {
    await this.tried(fromRecord && this.recordText ? { record: this.recordText } : this.fromRules());
  }

  /** The text between the tags, without that of elements: they are for the bar's slot. */
  private ownText(): string {
    const texts = [...this.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return texts
      .map((node) => node.textContent)
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
      if (this.ply !== undefined) this.goTo(this.ply);
    } catch (error) {
      this.emit('tsoro-error', error);
    }
  }

  private async open(source: Source): Promise<boolean> {
    const session = await this.read(source);
    if (this.inProgress && !this.emit('tsoro-reset', { source }, true)) {
      session.close();
      return false;
    }
    if ('record' in source) this.name(session.tags);
    if (this.table) this.table.replace(session);
    else if (this.shownBy) this.table = new Table(this.shownBy, session);
    this.shownBy?.fit();
    this.shownBy?.changed('stones');
    return true;
  }

  /** If reading kills the engine's instance, the game on the board is brought back in another. */
  private async read(source: Source): Promise<Session> {
    this.engine ??= loadEngine();
    const engine = await this.engine;
    try {
      return Session.open(engine, source);
    } catch (error) {
      if (!isDead(error)) throw error;
      this.died(error);
      throw fault('engine-restarted', text('revived'), error);
    }
  }

  /** The names a record gives, or else the host. */
  private name({ South, North }: Session['tags']): void {
    this.southName = South || this.getAttribute('south-name') || '';
    this.northName = North || this.getAttribute('north-name') || '';
  }

  private need(): Table {
    if (!this.table) throw fault('not-ready', text('not-ready'));
    return this.table;
  }

  private settleHidden = (): void => {
    if (document.hidden) this.shownBy?.settle();
  };
}

function fault(code: string, message: string, cause?: unknown): Error {
  return Object.assign(new Error(message, { cause }), { code });
}
