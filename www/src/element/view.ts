/**
 * What the element shows of its table: board, pits, bar and live region kept in step with the match. Start at `BoardView.changed`,
 * which every act ends in.
 */
import type { TemplateResult } from 'lit';
import type { Event, Side } from 'tsoro';
import { type LookWish, lookFor } from '../board/looks.ts';
import { framesStones } from '../board/names.ts';
import { PitGrid } from '../board/pits.ts';
import type { Marks } from '../board/scene.ts';
import { phaseName } from '../match.ts';
import { text } from '../text.ts';
import { stillFrame, type Timeline } from '../timeline.ts';
import { bar } from './bar.ts';
import { marksOf, movingMarks } from './marks.ts';
import { Stage } from './stage.ts';
import type { Table, TableHost } from './table.ts';
import { accountOf, type Names, pitViews, turnWords } from './words.ts';

/** How the host wants the board shown. */
export interface Wishes {
  readonly names: Names;
  /** Infinity: no motion. */
  readonly speed: number;
  readonly view: Side;
  readonly look: LookWish;
  readonly coordinates: boolean;
  readonly numerals: boolean;
}

/** What the view needs of the element. */
export interface Viewed extends HTMLElement {
  readonly table: Table | undefined;
  readonly wishes: Wishes;
  readonly updateComplete: Promise<boolean>;
  requestUpdate(): void;
  emit(type: string, detail: unknown): void;
  died(error: unknown): void;
}

export class BoardView implements TableHost {
  /** Said before all else until the next act. */
  notice = '';
  private lap = 0;
  /** Whose turn it is, or whose sowing is shown while the game is already further. */
  private mover: Side = 'south';
  private hovered: string | undefined;
  private readonly stage: Stage;
  private readonly grid: PitGrid;
  private readonly live: HTMLElement;

  constructor(
    private readonly element: Viewed,
    private readonly root: ParentNode & { readonly activeElement: Element | null },
  ) {
    const part = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
    this.stage = new Stage(part('.stage'), part<HTMLCanvasElement>('canvas'), part('.bar'));
    this.live = part('.live');
    this.grid = new PitGrid(part('.grid'), {
      press: (pit, whole) => element.table?.press(pit, whole),
      holds: () => element.table?.match.bonusIn === 'stones' && element.table.state.phase === 'bonus' && !this.busy,
      giveBack: (pit) => element.table?.giveBack(pit),
      hover: (pit) => this.hover(pit),
    });
    this.grid.label(text('board-label'));
  }

  get busy(): boolean {
    return this.stage.busy;
  }

  /** What a press would answer: another object after every act; none while stones move. */
  get decision(): unknown {
    return this.busy ? undefined : this.element.table?.state;
  }

  settle(): void {
    this.stage.settle();
  }

  /** The speed, or the wish for motion, has changed. */
  paced(): void {
    this.stage.pace(this.element.wishes.speed);
  }

  animate(timeline: Timeline, done: () => void): void {
    const { element, stage } = this;
    const { speed, numerals } = element.wishes;
    if (!element.table || timeline.duration === 0 || !Number.isFinite(speed) || document.hidden) {
      done();
      if (timeline.duration > 0) stage.fade();
      return;
    }
    const marks = movingMarks(this.mover, numerals);
    stage.play({ timeline, speed, marks, onLap: (lap) => this.lapped(lap), onEnd: done });
  }

  changed(change: 'stones' | 'marks'): void {
    const { table } = this.element;
    if (!table) return;
    const { match } = table;
    this.element.dataset.phase = phaseName(match);
    if (match.phase === 'animating') this.notice = '';
    else this.mover = match.state.toMove;
    if (change === 'stones') this.draw(table);
    else this.stage.mark(this.marks(table));
    if (match.phase !== 'animating') this.grid.show(pitViews(match, table.info.headPits));
    if (match.note) this.say(text(`why-${match.note.why}`, { pit: match.note.pit }));
    this.element.requestUpdate();
    this.element.emit('tsoro-change', { state: table.seen, phase: phaseName(match) });
  }

  told(events: readonly Event[], mover: Side): void {
    const { table, wishes, updateComplete } = this.element;
    if (!table) return;
    const { names } = wishes;
    const complete = events.some(({ type }) => type === 'turn' || type === 'over');
    if (complete) this.say(turnWords(table.events('last'), table.state, names[mover], names));
    else void updateComplete.then(() => this.say(this.barWords()));
  }

  emit(type: string, detail: unknown): void {
    this.element.emit(type, detail);
  }

  died(error: unknown): void {
    this.element.died(error);
  }

  /** Lays everything out anew, at once. */
  fit(): void {
    const { table, wishes } = this.element;
    if (!table) return;
    this.settle();
    this.element.dataset.ground = wishes.look.light;
    const shape = { width: table.info.width, heads: table.info.headPits };
    const options = { view: wishes.view, orientation: 'auto', coordinates: wishes.coordinates } as const;
    const look = lookFor(wishes.look, () => this.fit());
    this.element.dataset.look = look.name;
    this.grid.place(this.stage.resize(this.element, shape, options, look));
    this.grid.show(pitViews(table.match, table.info.headPits));
    this.draw(table);
  }

  say(words: string): void {
    const again = this.live.textContent === words;
    this.live.textContent = again ? `${words}\u00a0` : words;
  }

  bar(table: Table): TemplateResult {
    const head = this.head(table);
    const offered = head !== undefined && table.state.canGoOn !== false;
    const moving = table.match.phase === 'animating';
    return bar(
      {
        match: table.match,
        names: this.element.wishes.names,
        mover: this.mover,
        lap: this.lap,
        notice: this.notice,
        head,
        headStones: head ? (framesStones(table.state.stones)[head] ?? 0) : 0,
        underway: moving ? [] : table.events('underway'),
        last: moving ? [] : table.events('last'),
        onward: offered ? table.preview({ type: 'go-on' }) : undefined,
        direction: table.info.direction,
        lookingBack: table.lookingBack,
        branching: table.branching,
      },
      {
        goOn: () => this.answered(() => table.play({ type: 'go-on' })),
        stop: () => this.answered(() => table.play({ type: 'stop' })),
        done: () => this.answered(() => table.done()),
        skip: () => this.answered(() => this.settle()),
        whole: (pit) => table.press(pit, true),
        giveBack: (pit) => table.giveBack(pit),
        latest: () => this.answered(() => table.latest()),
        branch: () => this.answered(() => table.branch()),
      },
    );
  }

  /** A button that vanishes by its own press hands the keyboard back to the board. */
  private answered(act: () => void): void {
    const keyed = this.root.activeElement?.matches(':focus-visible');
    act();
    if (keyed) this.grid.focus();
  }

  private draw(table: Table): void {
    this.lap = accountOf(table.events('underway')).laps;
    const { stones, captured } = table.state;
    this.stage.show(stillFrame({ stones: framesStones(stones), captured }, this.lap), this.marks(table));
    const head = this.head(table);
    if (head) this.stage.reveal(head);
  }

  private marks(table: Table): Marks {
    if (table.match.phase === 'animating') return movingMarks(this.mover, this.element.wishes.numerals);
    const shown = table.events(table.state.turn ? 'underway' : 'last');
    return marksOf(table.match, {
      hover: this.hovered,
      awaiting: this.head(table),
      last: shown.length > 0 ? accountOf(shown) : undefined,
      numerals: this.element.wishes.numerals,
      closed: table.lookingBack && !table.branching,
    });
  }

  private head(table: Table): string | undefined {
    const waits = table.match.phase === 'waiting' && table.state.phase === 'head';
    return waits ? accountOf(table.events('underway')).end : undefined;
  }

  private hover(pit: string | undefined): void {
    const { table } = this.element;
    if (!table || pit === this.hovered) return;
    this.hovered = pit;
    if (!this.busy) this.stage.mark(this.marks(table));
  }

  private lapped(lap: number): void {
    this.lap = lap;
    this.element.requestUpdate();
    this.element.emit('tsoro-lap', { lap });
  }

  /** The decision as the bar puts it, for the live region. */
  private barWords(): string {
    const parts = [...this.root.querySelectorAll('.bar .words p, .bar .plain, .bar .chief')];
    return parts.map((part) => part.textContent?.replace(/\s+/g, ' ').trim()).join(' ');
  }
}
