/** All that painting a board takes and that depends on layout, density and look alone: made once for them, in steps. */
import type { Side } from 'tsoro';
import { CounterSheet } from './counters.ts';
import { paintGround } from './ground.ts';
import { Hand } from './hand.ts';
import { Heap } from './heap.ts';
import type { Layout, PitPlace, Rect } from './layout.ts';
import type { Look } from './looks.ts';
import { Pills } from './marks.ts';
import { seedOf } from './random.ts';
import type { Steps } from './slices.ts';

/** Captured stones that are told apart. */
const PILED = 160;

export interface Kit {
  readonly layout: Layout;
  readonly density: number;
  readonly look: Look;
  readonly ground: HTMLCanvasElement;
  readonly shade: HTMLCanvasElement;
  readonly counters: CounterSheet;
  readonly pileCounters: CounterSheet;
  readonly pills: Pills;
  /** For the hand and the piles: never tiny. */
  readonly largePills: Pills;
  readonly heaps: Map<string, Heap>;
  readonly hand: Hand;
}

export function* kitFor(layout: Layout, density: number, look: Look): Steps<Kit> {
  const { material, theme } = look;
  const { stone } = layout;
  const ground = yield* paintGround(layout, density, theme, material);
  const counters = new CounterSheet(stone, density, theme, look.counters);
  const inPile = pileStone(layout);
  const largePills = new Pills(largeNumeral(layout), density, theme);
  const hand = new Hand(stone, density, theme, counters, largePills);
  yield;
  return {
    layout,
    density,
    look,
    ground,
    shade: material.paintShade(layout, density, theme),
    counters,
    pileCounters: inPile === stone ? counters : new CounterSheet(inPile, density, theme, look.counters),
    pills: new Pills(layout.numeralSize, density, theme),
    largePills,
    heaps: new Map(),
    hand,
  };
}

/** What is seen until the kit is made: the board and its pits, plain. */
export function sketch(context: CanvasRenderingContext2D, { board, pits }: Layout, { theme }: Look): void {
  context.fillStyle = theme.ground.body;
  context.beginPath();
  context.roundRect(board.x, board.y, board.width, board.height, board.radius);
  context.fill();
  context.fillStyle = theme.pit.wall;
  for (const { x, y, rx, ry } of Object.values(pits)) {
    context.beginPath();
    context.ellipse(x, y, 0.985 * rx, 0.985 * ry, 0, 0, 2 * Math.PI);
    context.fill();
  }
}

export function largeNumeral({ numeralSize }: Layout): number {
  return Math.max(12, numeralSize);
}

/** Captured stones are as large as those on the board, unless the pile's room is narrow. */
export function pileStone({ piles, stone }: Layout): number {
  const sides = Object.values(piles).flatMap(({ width, height }) => [width, height]);
  return Math.min(stone, Math.min(...sides) / 4.6);
}

export function heapOf({ heaps, layout }: Kit, name: string, { rx, ry }: PitPlace): Heap {
  const known = heaps.get(name);
  if (known) return known;
  const heap = new Heap(seedOf(name), { rx, ry, stone: layout.stone });
  heaps.set(name, heap);
  return heap;
}

/** The captured stones of a side, heaped up in a place of that size. */
export function pileOf({ heaps, layout }: Kit, side: Side, { width, height }: Rect): Heap {
  const key = `pile ${side}`;
  const known = heaps.get(key);
  if (known) return known;
  const stone = pileStone(layout);
  const number = 1.6 * largeNumeral(layout);
  const [rx, ry] = [width / 2 - 1.4 * stone, height / 2 - 1.4 * stone];
  const hollow = width > height ? { rx: rx - number, ry, stone } : { rx, ry: ry - number, stone };
  const heap = new Heap(seedOf(key), hollow, PILED, [1, 0.8, 0.62, 0.45, 0.3]);
  heaps.set(key, heap);
  return heap;
}
