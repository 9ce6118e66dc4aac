/**
 * The page around the board: header, panel, dialogs. It knows the game only through the public methods and events of `<tsoro-board>`.
 * Which game that is and who plays, `Games` knows; what is fetched later, `LazyParts`.
 */
import { html, nothing, type PropertyValues, render, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type { RulesInfo, Side, State } from 'tsoro';
import type { TsoroBoard } from '../element/element.ts';
import { playingIn } from '../game/teams.ts';
import { Localized } from '../i18n/localized.ts';
import { speak, text } from '../i18n/text.ts';
import type { LessonsDialog } from '../lessons/lessons.ts';
import { closeDialog, openDialog, uncovered } from './dialogs/dialog-stack.ts';
import type { NewGameDialog } from './dialogs/new-game.ts';
import type { RecordDialog } from './share/record.ts';
import { ClickGuard } from './shell/click-guard.ts';
import type { Coach } from './shell/coach.ts';
import { Games } from './shell/games.ts';
import { header, menuButton, ownRules, windowTitle } from './shell/header.ts';
import { KeyboardPlace } from './shell/keyboard-place.ts';
import { pressed } from './shell/keys.ts';
import { LazyParts } from './shell/lazy-parts.ts';
import { Notices } from './shell/notices.ts';
import { type PanelActs, panel, transport } from './shell/panel.ts';
import { readSettings, type Settings, writeSettings } from './shell/store.ts';

/** What a newcomer finds set out. */
const FIRST_GAME = 'tsoro width=8';
const WIDE = '(min-width: 56rem) and (min-aspect-ratio: 1)';

export class TsoroPage extends Localized {
  @state() game: State | undefined;
  @state() rules: RulesInfo | undefined;
  @state() settings: Settings = readSettings();
  @state() private phase = '';
  @state() private lap = 0;
  /** Whose turn it is, or whose sowing is shown while the game is already further. */
  private mover: Side = 'south';
  @state() private wide = false;

  /** Kept, as it is told of even when somebody removes it. */
  @query('tsoro-board', true) readonly board!: TsoroBoard;
  @query('tsoro-new-game') private readonly newGame!: NewGameDialog;
  @query('tsoro-lessons') private readonly lessonsDialog!: LessonsDialog;
  @query('tsoro-record') private readonly recordDialog!: RecordDialog;

  readonly notices = new Notices(this);
  readonly games = new Games(this);
  readonly parts = new LazyParts(this);
  private readonly ending = new ClickGuard();
  private teacher: Coach | undefined;
  private readonly place = new KeyboardPlace(() => this.focusBoard());
  private readonly room = matchMedia(WIDE);
  private readonly finger = matchMedia('(pointer: coarse)');
  private readonly night = matchMedia('(prefers-color-scheme: dark)');

  /** In place of what stood here for readers without script. */
  protected override createRenderRoot(): HTMLElement {
    this.replaceChildren();
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.room.addEventListener('change', this.turned);
    this.night.addEventListener('change', this.lit);
    document.addEventListener('keydown', this.pressed);
    addEventListener('beforeprint', this.printing);
    addEventListener('hashchange', this.readdressed);
    document.addEventListener('fullscreenchange', this.filled);
    this.parts.await();
    this.place.follow();
    this.turned();
    this.lit();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.room.removeEventListener('change', this.turned);
    this.night.removeEventListener('change', this.lit);
    document.removeEventListener('keydown', this.pressed);
    removeEventListener('beforeprint', this.printing);
    removeEventListener('hashchange', this.readdressed);
    document.removeEventListener('fullscreenchange', this.filled);
    this.parts.forget();
    this.place.unfollow();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('settings')) this.lit();
  }

  override updated(changed: PropertyValues): void {
    this.place.check();
    if (!this.game) return;
    document.title = windowTitle(this.rules, this.status());
    if (changed.has('game')) this.follow();
  }

  override render(): TemplateResult {
    const { settings, wide, games } = this;
    const { players } = games;
    const tools = wide
      ? undefined
      : html`${transport(this.acts(), this.game, 'short')}${menuButton(() => this.parts.openDialog(() => openDialog(this, 'panel')))}`;
    return html`
      ${header({ rules: this.rules, variant: this.variant(), status: this.status(), tools })}
      <main @click=${this.clicked}>
        ${this.notices.render()}
        <tsoro-board
          rules=${FIRST_GAME} .recordText=${games.left}
          controls="full" speed=${settings.speed} theme="${settings.board} ${settings.theme}" counters=${settings.counters} view=${settings.view} motion=${settings.fullMotion ? 'full' : 'auto'}
          south=${players.south} north=${players.north} seconds=${players.seconds}
          preview=${settings.preview ? 'yes' : 'no'} numerals=${settings.numerals ? 'yes' : 'no'} coordinates=${settings.coordinates ? 'yes' : 'no'}
          confirm=${settings.confirm ? 'yes' : 'no'} sound=${settings.sound ? 'yes' : 'no'} volume=${settings.volume}
          @tsoro-ready=${this.ready} @tsoro-change=${this.changed} @tsoro-lap=${this.lapped} @tsoro-speed=${this.paced} @tsoro-error=${this.erred}>
          <button slot="over" type="button" @click=${this.openNewGame}>${text('new-game')}</button>
          <button slot="over" type="button" class="chief" @click=${this.rematch}>${text('rematch')}<small>${text('rematch-how')}</small></button>
        </tsoro-board>
      </main>
      ${wide ? html`<aside class="panel" aria-label=${text('panel')}>${this.ended()}${this.panel()}</aside>` : this.ended()}
      ${this.parts.later?.dialogs(this, wide ? undefined : this.panel()) ?? nothing}
      <div class="printed"></div>`;
  }

  private status(): string {
    const { game, phase, lap } = this;
    if (!game || phase === 'over') return '';
    const name = playingIn(game, this.board.names)[this.mover];
    const running = phase !== 'start' && lap > 0 ? ` · ${text('lap', { lap })}` : '';
    return text(`status-${phase}`, { name }) + running;
  }

  /** Its words come with the later part, which is fetched where there are any to say. */
  private variant(): TemplateResult | typeof nothing {
    const { rules, parts } = this;
    return (rules && parts.later?.variant(rules)) ?? nothing;
  }

  /** What the game was, while it is over: looking back too. */
  private ended(): TemplateResult | typeof nothing {
    const { game, board } = this;
    return game && board.over
      ? html`<tsoro-ending .board=${board} .game=${game} @shown=${this.follow}></tsoro-ending>`
      : nothing;
  }

  private panel(): TemplateResult {
    const { game, rules, board } = this;
    if (!game || !rules) return html``;
    return panel({
      game,
      signs: this.parts.later?.signs(rules),
      turns: board.turns(),
      names: board.names,
      acts: this.acts(),
      back: this.games.backAtOnce,
      over: board.over,
      variant: this.wide ? undefined : this.variant(),
      analysis: this.settings.analysis ? this.analysis(game) : undefined,
    });
  }

  private analysis(game: State): TemplateResult {
    void this.parts.open(() => import('./analysis/analysis.ts'));
    return html`<tsoro-analysis .board=${this.board} .game=${game} .turns=${this.board.turns()} @shown=${this.fold}></tsoro-analysis>`;
  }

  private acts(): PanelActs {
    const { board } = this;
    return {
      undo: () => board.undo(),
      redo: () => board.redo(),
      undoTurn: () => board.undoTurn(),
      redoTurn: () => board.redoTurn(),
      hint: this.hint,
      analyse: () => this.change({ analysis: !this.settings.analysis }),
      goTo: (ply: number) => this.goTo(ply),
      resign: () => this.instead('resign'),
      settings: () => this.instead('settings'),
      howToPlay: () => this.instead('how-to-play'),
      table: () => this.instead('board-table'),
      lessons: this.openLessons,
      story: () =>
        this.setOut(() => {
          openDialog(this, 'story');
          void this.parts.later?.tellStory(this);
        }),
      record: () => this.setOut(() => import('./share/record.ts').then(() => this.recordDialog.open())),
      newGame: this.openNewGame,
      quick: (rules: string) => this.games.want({ rules, game: { south: board.southName, north: board.northName } }),
    };
  }

  get busy(): boolean {
    return this.board.inProgress;
  }

  /** The sheet goes, where the panel is one. */
  fold = (): void => {
    if (!this.wide) closeDialog(this, 'panel');
  };

  askToLeave(): void {
    this.instead('leave');
  }

  /** A dialog in place of the sheet it was called from. */
  private instead(id: string): void {
    this.setOut(() => openDialog(this, id));
  }

  private setOut(open: () => unknown): void {
    this.fold();
    this.parts.openDialog(open);
  }

  private openNewGame = (): void => {
    const { rules, board } = this;
    if (!rules) return;
    const names = { south: board.southName, north: board.northName };
    this.setOut(() => import('./dialogs/new-game.ts').then(() => this.newGame.open(rules, names, this.games.players)));
  };

  openLessons = (): void => {
    closeDialog(this, 'how-to-play');
    this.setOut(() => import('../lessons/lessons.ts').then(() => this.lessonsDialog.open()));
  };

  hint = (): void => {
    this.fold();
    void this.parts.open(() => this.board.hint());
  };

  private goTo(ply: number): void {
    const unfinished = this.game?.turn !== '' || ply > this.game.plies;
    if (ply >= (this.game?.plies ?? 0) && !unfinished) this.board.latest();
    else this.board.goTo(ply);
    this.fold();
  }

  resign(side: Side): void {
    closeDialog(this, 'resign');
    this.board.resign(side);
  }

  private rematch = (): void => {
    if (this.game) this.games.rematch(this.game.rules);
  };

  protected override reworded(): void {
    super.reworded();
    if (this.game) void this.coach(this.game);
  }

  change = (changes: Partial<Settings>): void => {
    const { language } = changes;
    if (language !== undefined) void this.parts.open(() => speak({ setting: language }));
    this.settings = { ...this.settings, ...changes };
    writeSettings(this.settings);
  };

  /** The dialog would hide behind the page that fills the screen. */
  fill = (full: boolean): void => {
    closeDialog(this, 'settings');
    const filled = full ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    filled.catch(() => {}); // the browser, or the frame around, does not wish it
  };

  private filled = (): void => this.requestUpdate();

  private ready = (): void => {
    this.games.ready();
    this.parts.keep();
  };

  private readdressed = (): void => {
    if (this.game) this.games.readdressed();
  };

  private changed = (event: CustomEvent<{ state: State; phase: string }>): void => {
    const { state, phase } = event.detail;
    if (state.rules !== this.rules?.rules) {
      this.rules = this.board.describe();
      if (ownRules(this.rules).length > 0) this.parts.prepare();
    }
    if (phase !== 'animating' && state.turn === '') this.lap = 0;
    if (phase === 'over' && this.phase !== 'over') {
      this.ending.appeared();
      void this.parts.open(() => import('./ending/ending.ts'));
    }
    this.mover = state.toMove;
    this.game = state;
    this.phase = phase;
    void this.coach(state);
    this.games.remember();
    this.parts.offline?.check();
    this.requestUpdate();
  };

  /** Only one person against a computer is coached. */
  private async coach(state: State): Promise<void> {
    const { board, phase } = this;
    const { south, north } = this.games.players;
    const alone = (south === 'human') !== (north === 'human');
    if (!alone || board.lookingBack || (phase === 'start' && state.ply === 0)) {
      board.advice = '';
      return;
    }
    try {
      const { Coach } = await import('./shell/coach.ts');
      this.teacher ??= new Coach();
      if (this.game !== state) return;
      const asked = phase === 'start' || phase === 'head';
      const place = { touch: this.finger.matches, wide: this.wide };
      board.advice = asked ? this.teacher.advise(board, state, place) : '';
    } catch {
      // the game needs no coach
    }
  }

  private lapped = (event: CustomEvent<{ lap: number }>): void => {
    this.lap = event.detail.lap;
  };

  private paced = (event: CustomEvent<Pick<Settings, 'speed'>>): void => {
    this.change(event.detail);
  };

  private erred = (event: CustomEvent<Error & { code?: string }>): void => {
    const { code = '', message } = event.detail;
    if (code === 'computer-failed') this.games.stepIn();
    if (message === text('computer-missing')) void this.parts.missing();
    if (this.game) return;
    if (code.startsWith('load-')) void this.parts.startAfresh();
    else if (this.games.left) this.games.putAside(message);
  };

  /** Keeps the turn that is looked at, or the result, in sight in the list. */
  private follow = (): void => {
    const end = this.board.lookingBack ? null : this.querySelector('.list .result');
    (end ?? this.querySelector('.turns [aria-current]'))?.scrollIntoView({ block: 'nearest' });
  };

  private focusBoard(): void {
    this.board.shadowRoot?.querySelector<HTMLElement>('[data-pit][tabindex="0"]')?.focus();
  }

  /** Runs before the board and its buttons: ignores a click that started on something no longer there. */
  private readonly clicked = {
    capture: true,
    handleEvent: (event: MouseEvent): void => {
      const ends = (event.target as Element).closest('[slot="over"]') !== null;
      if (uncovered.means(event) && (!ends || this.ending.means(event))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };

  private printing = (): void => {
    const { game, rules, board } = this;
    const page = this.querySelector<HTMLElement>('.printed');
    const printed = this.parts.later?.printed;
    if (page && game && rules && printed)
      render(printed({ game, rules, names: board.names, record: board.record() }), page);
  };

  private turned = (): void => {
    this.wide = this.room.matches;
  };

  /** Day or night for the page's own colours. */
  private lit = (): void => {
    const { theme } = this.settings;
    document.documentElement.dataset.theme = theme === 'auto' ? (this.night.matches ? 'night' : 'day') : theme;
  };

  private pressed = (event: KeyboardEvent): void => pressed(this, event);
}
