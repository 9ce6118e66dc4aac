/**
 * What the element shows of its controller: board, pits, bar and live region kept in step with the match. Start at `BoardView.changed`,
 * which every act ends in.
 */
import type { TemplateResult } from 'lit';
import type { Event, Side } from 'tsoro';
import { type LookWish, lookFor } from '../board/looks.ts';
import { PitGrid } from '../board/pits.ts';
import type { ControllerHost, GameController } from '../game/controller.ts';
import { phaseName } from '../game/match.ts';
import { framesStones } from '../game/pit-names.ts';
import type { Frame, Marks } from '../game/scene.ts';
import type { Names } from '../game/teams.ts';
import { playingIn } from '../game/teams.ts';
import { stillFrame, type Timeline } from '../game/timeline.ts';
import { text } from '../i18n/text.ts';
import { type BarView, bar } from './bar.ts';
import { Controls, type Steered } from './controls.ts';
import { marksOf, movingMarks } from './match-marks.ts';
import { PitPreview } from './pit-preview.ts';
import type { PlayersTurn } from './players-turn.ts';
import type { Asked } from './reading.ts';
import { Review } from './review.ts';
import type { SoundLoader } from './sound-loader.ts';
import { Stage } from './stage.ts';
import { Voice } from './voice.ts';
import { accountOf, pitViews, turnWords } from './words.ts';

/** How the host wants the board shown. */
export interface Wishes {
  readonly names: Names;
  /** Of the stones; infinity: no motion. */
  readonly speed: number;
  /** Speed of turns that follow automatically; infinity means at once, which is never used with reduced motion. */
  readonly pace: number;
  readonly view: Side;
  readonly look: LookWish;
  /** Whether pits and decisions can be used; a game may be shown to look through alone. */
  readonly playable: boolean;
  readonly coordinates: boolean;
  readonly numerals: boolean;
  /** Where a pit leads is shown before it is played. */
  readonly preview: boolean;
  /** A start is played at its second press. */
  readonly confirm: boolean;
}

/** What the view needs of the element. */
export interface Viewed extends Steered {
  readonly controller: GameController | undefined;
  readonly wishes: Wishes;
  readonly updateComplete: Promise<boolean>;
  readonly seats: PlayersTurn;
  readonly hearing: SoundLoader;
  readonly advice: string;
  readonly prompt: string;
  readonly repeats: boolean;
  again(): void;
  died(error: unknown): void;
}

export class BoardView implements ControllerHost {
  /** Said before all else until the next act. */
  notice = '';
  /** The lap that is shown. */
  lap = 0;
  /** Frames between two stones change nothing but the board. */
  private shownPlace = '';
  /** Whose turn it is, or whose sowing is shown while the game is already further. */
  private mover: Side = 'south';
  private below: Side | undefined;
  private hovered: string | undefined;
  private keyed: Element | undefined;
  private readonly foresight = new PitPreview(() => this.foresaw());
  readonly stage: Stage;
  readonly review: Review;
  readonly controls: Controls;
  private readonly grid: PitGrid;
  private readonly voice: Voice;

  constructor(
    private readonly element: Viewed,
    private readonly root: ParentNode & { readonly activeElement: Element | null },
  ) {
    const part = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
    this.stage = new Stage(part('.board'), part('.stage'), part<HTMLCanvasElement>('canvas'), part('.bar'));
    this.voice = new Voice(root);
    this.review = new Review(this);
    this.controls = new Controls(element, part('.transport'), this.review, this);
    this.grid = new PitGrid(part('.grid'), {
      press: (pit, whole) => element.wishes.playable && element.controller?.press(pit, whole),
      holds: () =>
        element.controller?.match.bonusIn === 'stones' &&
        element.controller.match.state.phase === 'bonus' &&
        !this.busy,
      giveBack: (pit) => element.controller?.giveBack(pit),
      hover: (pit) => this.hover(pit),
      peeks: () => element.wishes.preview && this.foresight.words !== undefined,
      ask: (asked, pit) => void this.readOut(asked, pit),
    });
    this.reworded();
  }

  /** Another language is spoken. */
  reworded(): void {
    const { controller } = this.element;
    if (controller && this.review.held) this.hold(this.review.held);
    else if (controller && !this.busy) this.showPits(controller);
    this.grid.label(text('board-label'));
    this.voice.hush(); // it spoke the other language
  }

  get busy(): boolean {
    return this.stage.busy || this.review.playing || this.review.within !== undefined;
  }

  get controller(): GameController | undefined {
    return this.element.controller;
  }

  get speed(): number {
    return this.element.wishes.speed;
  }

  get pace(): number {
    return this.element.wishes.pace;
  }

  /** The state a press would act on: a new object after every action, undefined while stones move. */
  get decision(): unknown {
    return this.busy ? undefined : this.element.controller?.state;
  }

  /** Called before something else is shown: ends the animation and leaves the turn being viewed. */
  settle(): void {
    this.review.release();
    this.stage.settle();
  }

  /** Shows the end of what moves or is looked into. */
  skip(): void {
    this.review.finish();
    this.settle();
    this.moved();
  }

  /** The page is hidden, which ends what moves, or seen again: a film goes on then. */
  hide(hidden: boolean): void {
    const { playing, running } = this.review;
    if (!hidden) this.review.resume();
    else if (running) {
      this.skip();
      this.review.resumes = playing;
    }
  }

  /** The speed, or the wish for motion, has changed. */
  paced(): void {
    this.stage.pace(this.speed);
    this.moved();
  }

  animate(timeline: Timeline, done: () => void): void {
    const { element, stage } = this;
    const { speed, numerals } = element.wishes;
    if (!element.controller || timeline.duration === 0 || !Number.isFinite(speed) || document.hidden) {
      done();
      if (timeline.duration > 0) {
        stage.fade();
        if (!document.hidden) element.hearing.sounds?.still(timeline);
      }
      return;
    }
    const marks = movingMarks(this.mover, numerals);
    const onFrame = (frame: Frame) => this.ticked(frame);
    stage.play({ timeline, speed, marks, onFrame, onLap: (lap) => this.lapped(lap), onEnd: done });
  }

  run(timeline: Timeline, from: number, done: () => void): void {
    const marks = movingMarks(this.mover, this.element.wishes.numerals);
    const onFrame = (frame: Frame) => this.ticked(frame);
    this.stage.play({
      timeline,
      from,
      speed: this.speed,
      marks,
      onFrame,
      onLap: (lap) => this.lapped(lap),
      onEnd: done,
    });
    this.moved();
  }

  hold(frame: Frame): void {
    const { controller } = this.element;
    if (!controller) return;
    this.stage.show(frame, movingMarks(this.mover, this.element.wishes.numerals));
    if (frame.hand) this.stage.reveal(frame.hand.to);
    this.showPits(controller, frame.stones);
    this.lapped(frame.lap);
  }

  moved(): void {
    this.element.requestUpdate();
  }

  private ticked(frame: Frame): void {
    this.element.hearing.sounds?.hear(frame);
    const { ply, stop } = this.review.place;
    const place = `${ply} ${stop}`;
    if (place !== this.shownPlace) this.moved();
    this.shownPlace = place;
  }

  changed(change: 'stones' | 'marks'): void {
    const { controller } = this.element;
    if (!controller) return;
    const { match } = controller;
    this.element.dataset.phase = phaseName(match);
    this.foresight.forget();
    if (match.phase === 'animating') this.notice = '';
    this.mover = controller.seen.toMove;
    if (change === 'stones') this.draw(controller);
    else this.stage.mark(this.marks(controller));
    if (match.phase !== 'animating') this.showPits(controller);
    this.element.requestUpdate();
    this.voice.acted(match, this.element.updateComplete);
    this.element.emit('tsoro-change', { state: controller.seen, phase: phaseName(match) });
    this.element.seats.follow();
  }

  told(events: readonly Event[], mover: Side): void {
    const { controller, wishes, updateComplete } = this.element;
    if (!controller) return;
    const { names } = wishes;
    const complete = events.some(({ type }) => type === 'turn' || type === 'over');
    if (complete) this.say(turnWords(controller.events('last'), controller.state, mover, names));
    else void updateComplete.then(() => this.say(this.voice.barWords()));
  }

  plays(side: Side): 'person' | 'computer' {
    return this.element.seats.plays(side);
  }

  get confirms(): boolean {
    return this.element.wishes.confirm;
  }

  emit(type: string, detail: unknown): void {
    this.element.emit(type, detail);
  }

  died(error: unknown): void {
    this.element.died(error);
  }

  /** Turns the board where another player is to sit below now. */
  turn(): void {
    if (this.below !== this.element.wishes.view) this.fit();
  }

  /** Lays everything out anew, at once. */
  fit(): void {
    const { controller, wishes } = this.element;
    this.element.dataset.ground = wishes.look.light;
    if (!controller) return;
    if (!this.review.held) this.skip();
    const shape = { width: controller.info.width, heads: controller.info.headPits };
    this.below = wishes.view;
    const options = { view: wishes.view, orientation: 'auto', coordinates: wishes.coordinates } as const;
    const look = lookFor(wishes.look, () => this.fit());
    this.grid.place(this.stage.resize(this.element, () => this.controls.under, shape, options, look));
    this.showPits(controller);
    this.draw(controller);
  }

  say(words: string): void {
    this.voice.say(words);
  }

  bar(controller: GameController): TemplateResult {
    const head = this.head(controller);
    const offered = head !== undefined && controller.match.state.canGoOn !== false;
    const moving = controller.match.phase === 'animating';
    const { names } = this.element.wishes;
    return bar(
      {
        match: controller.match,
        names,
        playing: playingIn(controller.seen, names),
        alone: this.element.seats.person !== undefined,
        mover: this.mover,
        lap: this.lap,
        notice: this.notice,
        head,
        headStones: head ? (framesStones(controller.match.state.stones)[head] ?? 0) : 0,
        underway: moving ? [] : controller.events('underway'),
        last: moving ? [] : controller.events('last'),
        onward: offered ? controller.preview({ type: 'go-on' }) : undefined,
        direction: controller.info.direction,
        lookingBack: controller.lookingBack,
        branching: controller.branching,
        within: this.within(),
        playable: this.element.wishes.playable,
        foreseen: this.foresight.words,
        watching: this.element.seats.watching,
        line: controller.line,
        advice: this.element.advice,
        prompt: this.element.prompt,
        repeats: this.element.repeats,
      },
      {
        goOn: () => this.answered(() => controller.play({ type: 'go-on' })),
        stop: () => this.answered(() => controller.play({ type: 'stop' })),
        done: () => this.answered(() => controller.done()),
        skip: () => this.answered(() => this.skip()),
        whole: (pit) => controller.press(pit, true),
        giveBack: (pit) => controller.giveBack(pit),
        latest: () => this.answered(() => controller.latest()),
        branch: () => this.answered(() => controller.branch()),
        again: () => this.answered(() => this.element.again()),
        hold: (held) => this.element.seats.hold(held),
      },
    );
  }

  /** The place within a turn that is looked at, for the bar. */
  private within(): BarView['within'] {
    const { within, reel, running, place } = this.review;
    if (!within) return undefined;
    const stops = reel.stops(within.ply).times.length - 1;
    return { ply: within.ply, last: reel.last, running, stop: place.stop ?? stops, stops };
  }

  /** Before the bar is rendered anew: what of it has the keyboard. */
  rendering(): void {
    const at = this.root.activeElement;
    this.keyed = at?.matches('.bar :focus-visible') ? at : undefined;
  }

  /** Moves focus to the board when the focused button disappears (as Skip does) or is disabled. */
  rendered(): void {
    this.stage.roll();
    if (this.keyed && (!this.keyed.isConnected || this.keyed.matches(':disabled'))) this.grid.focus();
  }

  /** A button that vanishes by its own press hands the keyboard back to the board. */
  private answered(act: () => void): void {
    const keyed = this.root.activeElement?.matches(':focus-visible');
    act();
    if (keyed) this.grid.focus();
  }

  private showPits(controller: GameController, stones?: Frame['stones']): void {
    const { playable } = this.element.wishes;
    this.grid.show(
      pitViews(controller.match, {
        heads: controller.info.headPits,
        yours: this.yours(controller),
        playable,
        ...(stones && { stones }),
      }),
    );
  }

  /** Whose pits are called yours: a person's who plays a computer; of two, whoever is to move. */
  private yours(controller: GameController): Side {
    return this.element.seats.person ?? controller.match.state.toMove;
  }

  private draw(controller: GameController): void {
    if (this.review.held) {
      this.hold(this.review.held);
      return;
    }
    this.lap = accountOf(controller.events('underway')).laps;
    const { stones, captured } = controller.match.state;
    this.stage.show(stillFrame({ stones: framesStones(stones), captured }, this.lap), this.marks(controller));
    const head = this.head(controller);
    if (head) this.stage.reveal(head);
  }

  private marks(controller: GameController): Marks {
    if (controller.match.phase === 'animating') return movingMarks(this.mover, this.element.wishes.numerals);
    const shown = controller.events(controller.match.state.turn ? 'underway' : 'last');
    return marksOf(controller.match, {
      hover: this.hovered,
      foreseen: this.foresight.signs(controller),
      awaiting: this.head(controller),
      last: shown.length > 0 ? accountOf(shown) : undefined,
      numerals: this.element.wishes.numerals,
      closed: !this.element.wishes.playable || (controller.lookingBack && !controller.branching),
    });
  }

  private head(controller: GameController): string | undefined {
    const waits = controller.match.phase !== 'animating' && controller.match.state.phase === 'head';
    return waits ? accountOf(controller.events('underway')).end : undefined;
  }

  private hover(pit: string | undefined): void {
    const { controller } = this.element;
    if (!controller || pit === this.hovered) return;
    this.hovered = pit;
    this.foresight.rest(controller, this.element.wishes.preview && this.element.wishes.playable ? pit : undefined);
    if (!this.busy) this.stage.mark(this.marks(controller));
  }

  private foresaw(): void {
    const { controller } = this.element;
    if (controller && !this.busy) this.stage.mark(this.marks(controller));
    this.moved();
  }

  private lapped(lap: number): void {
    this.lap = lap;
    this.element.requestUpdate();
    this.element.emit('tsoro-lap', { lap });
  }

  /** Reads something out; where the words for it cannot be fetched, what the bar says. */
  private async readOut(asked: Asked, pit: string): Promise<void> {
    const { controller, wishes } = this.element;
    if (!controller) return;
    const doing = this.voice.barWords();
    try {
      const { readOut } = await import('./reading.ts');
      if (controller !== this.element.controller) return;
      this.say(readOut(controller, { asked, pit, names: wishes.names, yours: this.yours(controller), doing }));
    } catch {
      this.say(doing);
    }
  }
}
