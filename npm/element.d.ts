/** `<tsoro-board>`: a board to play on. Importing `tsoro/element` defines it. */
import type { Action, Event, Preview, RulesInfo, Side, State } from 'tsoro';

/** Attributes are properties too; what they mean is in docs/embed.md. */
export interface TsoroBoard extends HTMLElement {
  rules: string;
  position: string;
  /** The attribute `record`. */
  recordText: string;
  src: string;
  ply: number | null | undefined;
  /** `human`, or `computer:1` … `computer:8`. */
  south: string;
  north: string;
  southName: string;
  northName: string;
  theme: string;
  counters: string;
  /** `0.25` … `8`, `instant`. */
  speed: string;
  motion: 'auto' | 'full';
  view: 'auto' | Side;
  controls: 'none' | 'replay' | 'play' | 'full';
  coordinates: string;
  numerals: string;
  preview: string;
  confirm: string;
  sound: string;
  volume: string;
  seconds: string;
  seed: string;
  prompt: string;
  link: string;
  /** Seconds without a touch; null: no kiosk. */
  kiosk: string | null;

  /** Where the game stands. As all that follows but `load` and `newGame`, from `tsoro-ready` on. */
  state(): State;
  /** @throws an Error with `code`, such as `illegal-action`; the game stays */
  play(action: Action): Event[];
  record(): string;
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
