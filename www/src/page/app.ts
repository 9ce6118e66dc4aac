/**
 * The page around the board: header, panel, dialogs, and what is remembered. It knows the game only through the public methods
 * and events of `<tsoro-board>`.
 */
import { html, LitElement, nothing, type PropertyValues, render, type TemplateResult } from 'lit';
import { query, state } from 'lit/decorators.js';
import type { RulesInfo, Side, State } from 'tsoro';
import { playerNamed } from '../element/players.ts';
import type { Tags } from '../element/tags.ts';
import type { NewGame, TsoroBoard } from '../element.ts';
import type { LessonsDialog } from '../lessons/lessons.ts';
import { text } from '../text.ts';
import type { Address } from './address.ts';
import type { Coach } from './coach.ts';
import { closeDialog, dialog, openDialog, uncovered } from './dialog.ts';
import { icons } from './icons.ts';
import { KeyboardPlace } from './keyboard-place.ts';
import type { NewGameDialog } from './new-game.ts';
import { Newcomer } from './newcomer.ts';
import { panel, transport } from './panel.ts';
import type { RecordDialog } from './record.ts';
import { rulesWords } from './rules-words.ts';
import {
  PERSONS,
  type Players,
  readGame,
  readPlayers,
  readSettings,
  type SavedGame,
  type Settings,
  setAside,
  writeGame,
  writePlayers,
  writeSettings,
} from './store.ts';

/** What a newcomer finds set out. */
const FIRST_GAME = 'tsoro width=8';
const WIDE = '(min-width: 56rem) and (min-aspect-ratio: 1)';

/** What tells that somebody is there. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown'];

/** A game that waits for the player to leave the present one. */
interface Wanted {
  readonly rules: string;
  readonly game: NewGame;
  /** Left out: as before. */
  readonly players?: Players;
}

/** Who plays by the names in a record. */
function seatsOf({ South = '', North = '' }: Tags): Players {
  return { ...PERSONS, south: playerNamed(South), north: playerNamed(North) };
}

export class TsoroPage extends LitElement {
  @state() private game: State | undefined;
  @state() private rules: RulesInfo | undefined;
  @state() private phase = '';
  @state() private lap = 0;
  /** Whose turn it is, or whose sowing is shown while the game is already further. */
  private mover: Side = 'south';
  @state() private settings: Settings = readSettings();
  @state() private players: Players = readPlayers();
  @state() private notice = '';
  @state() private wide = false;
  @state() private wanted: Wanted | undefined;
  /** The parts that the first view does without, once they are here. */
  @state() private later: typeof import('./later.ts') | undefined;
  @state() private missing = false;
  /** How far the story has come. */
  @state() private told: 'no' | 'coming' | 'failed' | 'yes' = 'no';

  /** Kept, as it is told of even when somebody removes it. */
  @query('tsoro-board', true) private readonly board!: TsoroBoard;
  @query('tsoro-new-game') private readonly newGame!: NewGameDialog;
  @query('tsoro-lessons') private readonly lessonsDialog!: LessonsDialog;
  @query('tsoro-record') private readonly recordDialog!: RecordDialog;

  private readonly saved = this.reopened();
  /** The record of the game that this one took the place of. */
  private previous = this.saved?.before ?? '';
  /** The record of this game when it came. */
  private came = this.saved?.record ?? '';
  private readonly ending = new Newcomer();
  private teacher: Coach | undefined;
  private address: Address | undefined;
  /** A link waits to be opened: until then the address does not follow the game. */
  private linked = false;
  private readonly place = new KeyboardPlace(() => this.focusBoard());
  private readonly room = matchMedia(WIDE);
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
    for (const touch of TOUCHES) addEventListener(touch, this.touched);
    this.linked = location.hash !== '';
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
    for (const touch of TOUCHES) removeEventListener(touch, this.touched);
    this.place.unfollow();
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has('settings')) this.lit();
  }

  override updated(changed: PropertyValues): void {
    this.place.check();
    if (!this.game) return;
    document.title = this.windowTitle();
    if (changed.has('game')) this.follow();
  }

  /** Keeps the turn that is looked at, or the result, in sight in the list. */
  private follow = (): void => {
    const end = this.board.lookingBack ? null : this.querySelector('.list .result');
    (end ?? this.querySelector('.turns [aria-current]'))?.scrollIntoView({ block: 'nearest' });
  };

  override render(): TemplateResult {
    const { settings, players } = this;
    return html`
      ${this.header()}
      <main @click=${this.clicked}>
        ${this.notice ? this.noticeLine() : nothing}
        <tsoro-board
          rules=${FIRST_GAME} .recordText=${this.saved?.record ?? ''}
          controls="full" speed=${settings.speed} theme="${settings.board} ${settings.theme}" counters=${settings.counters} view=${settings.view} motion=${settings.fullMotion ? 'full' : 'auto'}
          south=${players.south} north=${players.north} seconds=${players.seconds}
          preview=${settings.preview ? 'yes' : 'no'} numerals=${settings.numerals ? 'yes' : 'no'} coordinates=${settings.coordinates ? 'yes' : 'no'}
          confirm=${settings.confirm ? 'yes' : 'no'} sound=${settings.sound ? 'yes' : 'no'} volume=${settings.volume}
          @tsoro-ready=${this.ready} @tsoro-change=${this.changed} @tsoro-lap=${this.lapped} @tsoro-speed=${this.paced} @tsoro-error=${this.erred}>
          <button slot="over" type="button" @click=${this.openNewGame}>${text('new-game')}</button>
          <button slot="over" type="button" class="chief" @click=${this.rematch}>${text('rematch')}<small>${text('rematch-how')}</small></button>
        </tsoro-board>
      </main>
      ${this.wide ? html`<aside class="panel" aria-label=${text('panel')}>${this.ended()}${this.panel()}</aside>` : this.ended()}
      ${this.dialogs()}
      <div class="printed"></div>`;
  }

  private header(): TemplateResult {
    const { rules } = this;
    const other = rules ? rulesWords(rules) : '';
    return html`<header class="top">
      <h1>${rules ? html`${text(`game-${rules.preset}`)} <span>${text('board-size', { width: rules.width })}</span>` : text('game-tsoro')}</h1>
      ${rules && other !== text('rules-usual') ? html`<p class="variant">${other}</p>` : nothing}
      <p class="status">${this.status()}</p>
      ${
        this.wide
          ? nothing
          : html`<div class="tools">
              ${transport(this.acts(), this.game, 'short')}
              <button class="bare" type="button" aria-label=${text('panel')} aria-haspopup="dialog"
                @click=${() => openDialog(this, 'panel')}>${icons.menu}</button>
            </div>`
      }
    </header>`;
  }

  private status(): string {
    const { game, phase, lap } = this;
    if (!game || phase === 'over') return '';
    const name = this.board.names[this.mover];
    const running = phase !== 'start' && lap > 0 ? ` · ${text('lap', { lap })}` : '';
    return text(`status-${phase}`, { name }) + running;
  }

  private windowTitle(): string {
    const { rules } = this;
    if (!rules) return text('game-tsoro');
    const board = text('board-size', { width: rules.width });
    return [`${text(`game-${rules.preset}`)} ${board}`, this.status()].filter(Boolean).join(' · ');
  }

  private noticeLine(): TemplateResult {
    return html`<p class="notice" role="alert">${this.notice}
      <button type="button" @click=${() => {
        this.notice = '';
      }}>${text('dismiss')}</button></p>`;
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
      rules,
      turns: board.turns(),
      names: board.names,
      acts: this.acts(),
      over: board.over,
      wide: this.wide,
      analysis: this.settings.analysis ? this.analysis(game) : undefined,
    });
  }

  private analysis(game: State): TemplateResult {
    import('./analysis.ts').catch(() => {
      this.notice = text('part-missing');
    });
    return html`<tsoro-analysis .board=${this.board} .game=${game} .turns=${this.board.turns()}
      @shown=${() => (this.wide ? undefined : closeDialog(this, 'panel'))}></tsoro-analysis>`;
  }

  private acts() {
    const { board } = this;
    return {
      undo: () => board.undo(),
      redo: () => board.redo(),
      undoTurn: () => board.undoTurn(),
      redoTurn: () => board.redoTurn(),
      hint: () => this.hint(),
      analyse: () => this.change({ analysis: !this.settings.analysis }),
      goTo: (ply: number) => this.goTo(ply),
      resign: () => this.instead('resign'),
      settings: () => this.instead('settings'),
      howToPlay: () => this.instead('how-to-play'),
      lessons: this.openLessons,
      story: () => this.tell(),
      record: () => this.setOut(() => import('./record.ts').then(() => this.recordDialog.open())),
      newGame: this.openNewGame,
      back: this.canGoBack ? this.goBack : undefined,
      quick: (rules: string) => this.want({ rules, game: { south: board.southName, north: board.northName } }),
    };
  }

  /** Offered until the game that took the other's place has gone on; later, beside its record. */
  private get canGoBack(): boolean {
    return this.previous !== '' && this.board.record() === this.came;
  }

  private goBack = (): void => {
    void this.load(this.previous);
  };

  private dialogs(): TemplateResult {
    const { rules, later } = this;
    const resign = this.persons().map(
      (side) => html`<button type="button" @click=${() => this.resign(side)}>
        ${text('resign-side', { name: this.game ? this.board.names[side] : '' })}</button>`,
    );
    const close = (id: string) => () => closeDialog(this, id);
    return html`
      ${this.wide ? nothing : dialog({ id: 'panel', title: text('turns'), kind: 'sheet', body: this.panel() })}
      ${dialog({
        id: 'resign',
        title: text('resign-title'),
        body: html`<p>${text('resign-detail')}</p>`,
        actions: html`${resign}<button type="button" class="chief" @click=${close('resign')}>${text('keep-playing')}</button>`,
      })}
      ${dialog({
        id: 'leave',
        title: text('leave-title'),
        body: html`<p>${text('leave-detail')}</p>`,
        actions: html`<button type="button" @click=${this.leave}>${text('leave')}</button>
          <button type="button" class="chief" @click=${close('leave')}>${text('keep-playing')}</button>`,
      })}
      ${dialog({
        id: 'settings',
        title: text('settings'),
        body: later?.settingsBody(this.settings, this) ?? this.waiting(),
      })}
      ${dialog({ id: 'how-to-play', title: text('how-to-play'), body: rules && later ? later.howToPlay(rules, this.openLessons) : this.waiting() })}
      ${dialog({ id: 'story', title: text('story'), body: this.story() })}
      <tsoro-lessons .settings=${this.settings}></tsoro-lessons>
      <tsoro-record .board=${this.game ? this.board : undefined} .game=${this.game} .name=${rules ? text(`game-${rules.preset}`) : ''}
        .load=${(record: string) => this.load(record)} .back=${this.previous ? this.goBack : undefined}></tsoro-record>
      <tsoro-new-game .source=${this.rules ? this.board : undefined} ?ends=${this.game ? this.board.inProgress : false}
        @begin=${(event: CustomEvent<Wanted>) => void this.begin(event.detail)}></tsoro-new-game>`;
  }

  /** The sides that persons play; where there are none, both. */
  private persons(): Side[] {
    const sides: Side[] = ['south', 'north'];
    const persons = sides.filter((side) => this.players[side] === 'human');
    return persons.length > 0 ? persons : sides;
  }

  /** Words in place of the story until it is here, or why it is not. */
  private story(): TemplateResult | typeof nothing {
    const { rules, told } = this;
    if (told === 'no' || !rules) return nothing;
    if (told !== 'yes') return html`<p class="hint">${text(`story-${told}`)}</p>`;
    const light = document.documentElement.dataset.theme === 'night' ? 'night' : 'day';
    const look = { material: this.settings.board, light, counters: this.settings.counters };
    return html`<tsoro-story .rules=${rules} .look=${look}></tsoro-story>`;
  }

  private async tell(): Promise<void> {
    this.instead('story');
    if (this.told === 'yes') return;
    this.told = 'coming';
    try {
      await import('./story/story.ts');
      this.told = 'yes';
    } catch {
      this.told = 'failed';
    }
  }

  /** What a dialog says until its content is here. */
  private waiting(): TemplateResult {
    return html`<p class="hint">${text(this.missing ? 'part-missing' : 'story-coming')}</p>`;
  }

  /** A dialog in place of the sheet it was called from. */
  private instead(id: string): void {
    void this.touched();
    if (!this.wide) closeDialog(this, 'panel');
    openDialog(this, id);
  }

  /** At the first touch of the page: printing cannot wait. Asked for again with the next dialog, if it could not be fetched. */
  private touched = async (): Promise<void> => {
    for (const touch of TOUCHES) removeEventListener(touch, this.touched);
    try {
      this.later ??= await import('./later.ts');
      this.missing = false;
    } catch {
      this.missing = true;
    }
  };

  private openNewGame = (): void => {
    const { rules, board, players } = this;
    if (!rules) return;
    const names = { south: board.southName, north: board.northName };
    void this.setOut(() => import('./new-game.ts').then(() => this.newGame.open(rules, names, players)));
  };

  private openLessons = (): void => {
    closeDialog(this, 'how-to-play');
    void this.setOut(() => import('../lessons/lessons.ts').then(() => this.lessonsDialog.open()));
  };

  /** Opens what has to be fetched first. */
  private async setOut(open: () => Promise<void>): Promise<void> {
    if (!this.wide) closeDialog(this, 'panel');
    try {
      await open();
    } catch {
      this.notice = text('part-missing');
    }
  }

  private hint(): void {
    if (!this.wide) closeDialog(this, 'panel');
    this.board.hint().catch(() => {
      this.notice = text('part-missing');
    });
  }

  private goTo(ply: number): void {
    const unfinished = this.game?.turn !== '' || ply > this.game.plies;
    if (ply >= (this.game?.plies ?? 0) && !unfinished) this.board.latest();
    else this.board.goTo(ply);
    if (!this.wide) closeDialog(this, 'panel');
  }

  private resign(side: Side): void {
    closeDialog(this, 'resign');
    this.board.resign(side);
  }

  /** A game at one press; a game under way is left only when the player says so. */
  private want(wanted: Wanted): void {
    this.wanted = wanted;
    if (this.board.inProgress) this.instead('leave');
    else void this.begin(wanted);
  }

  private leave = (): void => {
    closeDialog(this, 'leave');
    if (this.wanted) void this.begin(this.wanted);
  };

  private async begin({ rules, game, players }: Wanted): Promise<void> {
    await this.replace(async () => {
      const begun = await this.board.newGame(rules, game);
      if (begun && players) void this.seat(players);
      return begun;
    });
  }

  /** The game of a record in place of this one; computers play where its names say so. Until it stands, nobody decides on its board. */
  private async load(record: string, seats = seatsOf): Promise<void> {
    let { players } = this;
    await this.seat(PERSONS);
    try {
      await this.replace(async () => {
        const loaded = await this.board.load(record);
        if (loaded) players = seats(this.board.tags);
        return loaded;
      });
    } finally {
      await this.seat(players);
    }
  }

  /** A game from a link: two persons play, and the last turn is shown again. */
  private async openLinked(record: string): Promise<void> {
    const { board } = this;
    await this.load(record, () => PERSONS);
    const { plies, turn } = board.state();
    const last = plies + (turn === '' ? 0 : 1);
    if (last === 0) return;
    board.goTo(last - 1);
    board.run();
  }

  private readdressed = (): void => {
    if (this.game) void this.addressed((address) => address.open());
  };

  /** The address comes when there is something to say in it; the game goes on without. */
  private async addressed(act: (address: Address) => Promise<void>): Promise<void> {
    const { board } = this;
    try {
      const { Address } = await import('./address.ts');
      this.address ??= new Address({
        record: () => (board.over || board.inProgress ? board.record() : ''),
        open: (record) => this.openLinked(record),
        complain: (notice) => {
          this.notice = notice;
        },
      });
      await act(this.address);
    } catch {
      // it could not be fetched: asked for again at the next turn
    }
  }

  private async seat(players: Players): Promise<void> {
    this.players = players;
    writePlayers(players);
    await this.updateComplete;
    await this.board.updateComplete;
  }

  /** Another game in place of this one, which can be had back. */
  private async replace(open: () => Promise<boolean>): Promise<void> {
    const { board } = this;
    if (!this.wide) closeDialog(this, 'panel');
    const left = board.over || board.inProgress ? board.record() : '';
    if (!(await open())) return;
    this.previous = left || this.previous;
    this.came = board.record();
    this.remember();
    this.requestUpdate();
  }

  private remember(): void {
    const { board, previous } = this;
    writeGame({ record: board.record(), choices: board.choices, before: previous });
    if (!this.linked && (this.address || board.over || board.inProgress))
      void this.addressed((address) => address.follow());
  }

  /** The same start, with the names on the other sides. */
  private rematch = (): void => {
    const { board, game, players } = this;
    if (!game) return;
    const names = { south: board.northName, north: board.southName };
    void this.begin({
      rules: game.rules,
      game: { position: board.tags.Position, ...names },
      players: { ...players, south: players.north, north: players.south },
    });
  };

  change = (changes: Partial<Settings>): void => {
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
    writePlayers(this.players); // a newcomer's too: the game found later is known by them
    if (this.saved && this.saved.choices.length > 0) this.board.choices = this.saved.choices;
    if (!this.linked) return;
    void this.addressed(async (address) => {
      await address.open();
      this.linked = false;
    });
  };

  private changed = (event: CustomEvent<{ state: State; phase: string }>): void => {
    const { state, phase } = event.detail;
    if (state.rules !== this.rules?.rules) this.rules = this.board.describe();
    if (phase !== 'animating' && state.turn === '') this.lap = 0;
    if (phase === 'over' && this.phase !== 'over') {
      this.ending.appeared();
      void import('./ending.ts');
    }
    this.mover = state.toMove;
    this.game = state;
    this.phase = phase;
    void this.coach(state);
    this.remember();
    this.requestUpdate();
  };

  /** Only one person against a computer is coached. */
  private async coach(state: State): Promise<void> {
    const { board, phase, players } = this;
    const alone = (players.south === 'human') !== (players.north === 'human');
    if (!alone || phase !== 'start' || board.lookingBack || state.ply === 0) {
      if (phase === 'start') board.advice = '';
      return;
    }
    try {
      const { Coach } = await import('./coach.ts');
      this.teacher ??= new Coach();
      if (this.game === state) board.advice = this.teacher.advise(board, state);
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
    // Not written down: loaded again, the page seats it again.
    if (code === 'computer-failed') this.players = { ...this.players, south: 'human', north: 'human' };
    if (!this.saved || this.game || code.startsWith('load-')) return;
    this.putAside(message);
  };

  /** The game that was left here; what cannot be one is put aside at once. */
  private reopened(): SavedGame | undefined {
    const saved = readGame();
    if (saved !== 'unreadable') return saved;
    this.putAside(text('no-record'));
    return undefined;
  }

  private putAside(reason: string): void {
    setAside();
    this.notice = text('kept-aside', { reason });
  }

  private focusBoard(): void {
    this.board.shadowRoot?.querySelector<HTMLElement>('[data-pit][tabindex="0"]')?.focus();
  }

  /** Before the board and its buttons: a click that was begun on what stood there before does nothing more. */
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
    const { game, rules, board, later } = this;
    const page = this.querySelector<HTMLElement>('.printed');
    if (page && game && rules && later)
      render(later.printed({ game, rules, names: board.names, record: board.record() }), page);
  };

  private turned = (): void => {
    this.wide = this.room.matches;
  };

  /** Day or night for the page's own colours. */
  private lit = (): void => {
    const { theme } = this.settings;
    document.documentElement.dataset.theme = theme === 'auto' ? (this.night.matches ? 'night' : 'day') : theme;
  };

  private pressed = (event: KeyboardEvent): void => {
    const { board } = this;
    if (this.querySelector('dialog[open]') || (event.target as Element).closest('input, textarea, select')) return;
    const undoing = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (undoing && this.game) {
      event.preventDefault();
      if (event.shiftKey) board.redo();
      else board.undo();
    } else if (event.key === 'h' && this.game && !event.ctrlKey && !event.metaKey && !event.altKey) {
      event.preventDefault();
      this.hint();
    } else if (event.target === document.body && board.steer(event)) {
      event.preventDefault();
    } else if (event.key === ' ' && this.phase === 'animating' && event.target === document.body) {
      event.preventDefault();
      board.skip();
    }
  };
}
