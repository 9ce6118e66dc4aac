/** `<tsoro-board>`: a board to play on. Importing `tsoro/element` defines it. */
import type { Action, Event, Preview, RulesInfo, Side, State } from 'tsoro';

/** Null, undefined and what is left out stand for the usual. */
type Maybe<T> = T | null | undefined;
type Text = Maybe<string>;
type Count = Maybe<string | number>;
type Flag = Maybe<boolean | 'yes' | 'no'>;
type Controls = 'none' | 'replay' | 'play' | 'full';

/** What templates of frameworks may give to `<tsoro-board>`; what it means is in docs/embed.md. */
export interface TsoroAttributes {
  rules?: Text;
  position?: Text;
  record?: Text;
  src?: Text;
  ply?: Count;
  /** `human`, or `computer:1` … `computer:8`. */
  south?: Text;
  north?: Text;
  'south-name'?: Text;
  'north-name'?: Text;
  lang?: Text;
  theme?: Text;
  counters?: Text;
  /** `0.25` … `8`, `instant`. */
  speed?: Count;
  motion?: Maybe<'auto' | 'full' | 'none'>;
  view?: Maybe<'auto' | Side>;
  controls?: Maybe<Controls>;
  coordinates?: Flag;
  numerals?: Flag;
  preview?: Flag;
  confirm?: Flag;
  sound?: Flag;
  /** 0 … 1. */
  volume?: Count;
  seconds?: Count;
  seed?: Count;
  prompt?: Text;
  link?: Flag;
  /** Seconds without a touch; true: a minute; false: no kiosk. */
  kiosk?: Maybe<boolean | string | number>;
  /** The languages of a kiosk's invitations, such as `el en`. */
  'kiosk-languages'?: Text;
}

/** The events' handlers, as React, Preact and Svelte call them. */
export type TsoroHandlers = {
  [Type in keyof TsoroEvents as `on${Type}`]?: ((event: TsoroEvents[Type]) => void) | null | undefined;
};

/** Attributes are properties too. */
export interface TsoroBoard extends HTMLElement {
  get rules(): string;
  set rules(value: Text);
  get position(): string;
  set position(value: Text);
  /** The attribute `record`. */
  get recordText(): string;
  set recordText(value: Text);
  get src(): string;
  set src(value: Text);
  get ply(): number | undefined;
  set ply(value: Count);
  get south(): string;
  set south(value: Text);
  get north(): string;
  set north(value: Text);
  get southName(): string;
  set southName(value: Text);
  get northName(): string;
  set northName(value: Text);
  get lang(): string;
  set lang(value: Text);
  get theme(): string;
  set theme(value: Text);
  get counters(): string;
  set counters(value: Text);
  get speed(): string;
  set speed(value: Count);
  get motion(): 'auto' | 'full' | 'none';
  set motion(value: Maybe<'auto' | 'full' | 'none'>);
  get view(): 'auto' | Side;
  set view(value: Maybe<'auto' | Side>);
  get controls(): Controls;
  set controls(value: Maybe<Controls>);
  get coordinates(): string;
  set coordinates(value: Flag);
  get numerals(): string;
  set numerals(value: Flag);
  get preview(): string;
  set preview(value: Flag);
  get confirm(): string;
  set confirm(value: Flag);
  get sound(): string;
  set sound(value: Flag);
  get volume(): string;
  set volume(value: Count);
  get seconds(): string;
  set seconds(value: Count);
  get seed(): string;
  set seed(value: Count);
  get prompt(): string;
  set prompt(value: Text);
  get link(): string;
  set link(value: Flag);
  /** Seconds without a touch, empty for a minute; null: no kiosk. */
  get kiosk(): string | null;
  set kiosk(value: TsoroAttributes['kiosk']);
  get kioskLanguages(): string;
  set kioskLanguages(value: Text);

  /** Where the game stands. As all that follows but `load` and `newGame`, from `tsoro-ready` on. */
  state(): State;
  /** @throws an Error with `code`, such as `illegal-action`; the game stays */
  play(action: Action): Event[];
  /** The game as text: `record()`. Text that is assigned is the attribute `record`. */
  get record(): () => string;
  set record(value: Text);
  load(record: string): Promise<boolean>;
  newGame(rules: string, options?: { position?: string; south?: string; north?: string }): Promise<boolean>;
  undo(): boolean;
  redo(): boolean;
  undoTurn(): boolean;
  redoTurn(): boolean;
  goTo(ply: number): void;
  latest(): void;
  /** Of the turn that led to `ply`, from 1. */
  events(ply: number): Event[];
  turns(): readonly string[];
  resign(side?: Side): void;
  why(pit: string): string | undefined;
  foresee(action: Action): Preview | undefined;
  skip(): void;
  step(unit: 'stone' | 'lap' | 'turn' | 'game', by: 1 | -1): void;
  run(): void;
  pause(): void;
  hint(): Promise<boolean>;
  diagram(format: 'svg' | 'text'): string;
  describe(rules?: string): RulesInfo;
  presets(): RulesInfo[];
  readonly over: boolean;
  readonly inProgress: boolean;
  readonly lookingBack: boolean;
}

export interface TsoroEvents {
  'tsoro-ready': CustomEvent<{ state: State }>;
  'tsoro-action': CustomEvent<{ action: Action; events: Event[]; state: State }>;
  'tsoro-turn': CustomEvent<{ type: 'turn'; turn: string; position: string; ply: number }>;
  'tsoro-over': CustomEvent<{ type: 'over'; result: string; reason: string }>;
  'tsoro-error': CustomEvent<Error & { code?: string }>;
  /** Another game would end the one in progress; `preventDefault()` keeps it. */
  'tsoro-reset': CustomEvent<{ source: { record: string } | { rules?: string; position?: string } }>;
}

export declare const TsoroBoard: { prototype: TsoroBoard; new (): TsoroBoard };

declare global {
  interface HTMLElementTagNameMap {
    'tsoro-board': TsoroBoard;
  }
  interface HTMLElementEventMap extends TsoroEvents {}
}
