/**
 * What the board shows at one moment: plain data, made by `timeline.ts` and the element, drawn by `paint.ts`.
 * Pits go by their names (`a1` … `u4`), so nothing here needs to know the ring.
 */
import type { Side } from 'tsoro';

/** The board's form, all that layout and painting need of the rules. */
export interface BoardShape {
  readonly width: number;
  /** Names of the head pits of both sides. */
  readonly heads: readonly string[];
}

/** The carried stones on their way from one pit to the next: `progress` 0…1, `count` stones carried. */
export interface Hand {
  readonly from: string;
  readonly to: string;
  readonly progress: number;
  readonly count: number;
  /** How far the hand has risen out of the pit it lifts, 0…1; left out: 1. */
  readonly risen?: number;
}

/** Stones on their arc from a pit to the pile of `by`. */
export interface Flight {
  readonly pit: string;
  readonly by: Side;
  readonly stones: number;
  readonly progress: number;
}

/** The stones at one moment of a timeline, in the pits, in the hand and on their way off the board. */
export interface Frame {
  /** Stones in each pit, by name; every pit has an entry. */
  readonly stones: Readonly<Record<string, number>>;
  /** Stones beside the board, by the side that took them. */
  readonly captured: Readonly<Record<Side, number>>;
  readonly hand?: Hand;
  /** The pit a stone has just fallen into, and how far it has settled, 0…1. */
  readonly dropped?: { readonly pit: string; readonly settled: number };
  readonly leaving: readonly Flight[];
  /** Pits that are about to lose their stones to a capture: crossed strokes, as for `Marks.captured`. */
  readonly struck?: readonly string[];
  /** The running lap of this turn, from 1; 0 before the first. */
  readonly lap: number;
}

/** The way of a sowing round its ring. */
export interface Trail {
  readonly start: string;
  readonly end: string;
  /** The pits it went by, ending in `end`; of one that went round and round, the last round. */
  readonly way: readonly string[];
}

/** The signs over the board; each has a shape of its own (none relies on colour alone). */
export interface Marks {
  /** May be started or taken from: a fine bright rim. */
  readonly legal: readonly string[];
  /** Waits for a decision: a broad glowing rim. */
  readonly awaiting?: string;
  /** The last turn: a dotted trail from its start to its end. */
  readonly last?: Trail;
  /** About to be captured: crossed strokes over the pit. */
  readonly captured: readonly string[];
  /** Chosen as bonus and not yet played: a filled corner mark, the count struck through; `stones` of the pit's. */
  readonly chosen: readonly { readonly pit: string; readonly stones: number }[];
  /** What a computer would press: a wedge that points into the pit. */
  readonly hinted?: readonly string[];
  /** Under the pointer or the keyboard's focus. */
  readonly hover?: string;
  readonly toMove?: Side;
  /** Whether counts are written on the pits; left out: yes. */
  readonly numerals?: boolean;
}
