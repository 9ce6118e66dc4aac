/**
 * What a board looks like: its colours (`Theme`), the way it is painted (`Material`), and what is played with on it (`Counters`).
 * `looks.ts` holds those there are.
 */
import type { Layout, PitPlace, Rect } from './layout.ts';
import type { Chance } from './random.ts';
import type { Steps } from './slices.ts';

export interface Theme {
  readonly name: string;
  /** The page around the board, for those signs that stand on it. */
  readonly page: { readonly paper: string; readonly ink: string; readonly muted: string; readonly accent: string };
  /** Lit middle, body, far corners, and its grain: on earth the strokes of the broom. */
  readonly ground: {
    readonly lit: string;
    readonly body: string;
    readonly far: string;
    readonly sweepLight: string;
    readonly sweepDark: string;
    readonly edge: string;
    readonly shadow: string;
  };
  readonly pit: {
    readonly deep: string;
    readonly wall: string;
    readonly floor: string;
    readonly rim: string;
    readonly lip: string;
  };
  readonly label: string;
  /** Counts, and the line through one that is to go. */
  readonly pill: { readonly ground: string; readonly text: string; readonly strike: string };
  readonly marks: {
    /** May be started, waits for a decision. */
    readonly rim: string;
    readonly glow: string;
    /** Under bright lines, so that they stand out from light earth too. */
    readonly outline: string;
    readonly head: string;
    readonly headLight: string;
    readonly trail: string;
    readonly cross: string;
    readonly chosen: string;
    readonly chosenText: string;
    readonly turn: string;
  };
  /** The hand that carries stones: its hollow, its edge, and how many it holds. */
  readonly hand: { readonly palm: string; readonly edge: string; readonly ground: string; readonly text: string };
  /** How dark counters' shadows are, 0…1. */
  readonly shade: number;
  /** What the ground throws back on a counter's underside. */
  readonly bounce: string;
}

/** A kind of board, by day and by night. */
export interface Material {
  readonly day: Theme;
  readonly night: Theme;
  /** The board without its pits, a step at a time. */
  paintSlab(context: CanvasRenderingContext2D, layout: Layout, theme: Theme, grain: HTMLCanvasElement): Steps<void>;
  /** One pit on its own sheet; `dig` tells pits apart. */
  paintPit(layout: Layout, density: number, theme: Theme, grain: HTMLCanvasElement, dig: number): HTMLCanvasElement;
  /** What a pit's wall throws on the counters in it, on its own sheet. */
  paintShade(layout: Layout, density: number, theme: Theme): HTMLCanvasElement;
  /** A head's sign about its pit: a ring of short strokes, whatever they are made with. */
  paintHead(context: CanvasRenderingContext2D, pit: PitPlace, theme: Theme, chance: Chance): void;
  /** The ground under a heap beside the board. */
  paintPatch(context: CanvasRenderingContext2D, place: Rect, theme: Theme): void;
  /** How counters are drawn on it, where that is not as they lie on the ground. */
  readonly drawn?: Readonly<Record<CountersName, Counters>>;
}

/** What is sown. */
export interface Counters {
  /** So many look different. */
  readonly kinds: number;
  /** Paints one about the origin; `half`: half the length of a middling one. */
  paint(context: CanvasRenderingContext2D, half: number, kind: number, theme: Theme): void;
}

export type MaterialName = 'earth' | 'wood' | 'paper';
export type CountersName = 'pebbles' | 'seeds' | 'caps';
export type Light = 'day' | 'night';
