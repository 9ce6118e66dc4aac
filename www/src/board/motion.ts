/** The ways of moving stones over the board: pure geometry, in CSS pixels. */

import type { Flight, Hand } from '../game/scene.ts';
import type { Layout, Point, Rect } from './layout.ts';

/** A thing above the ground: its shadow's place, and how high it is. */
export interface Aloft extends Point {
  readonly height: number;
}

/** Where the hand is: it rises out of a pit and walks on, in a low arc, to the next. */
export function handAt(layout: Layout, { from, to, progress, risen = 1 }: Hand): Aloft | undefined {
  const [start, end] = [layout.pits[from], layout.pits[to]];
  if (!start || !end) return undefined;
  const carried = layout.stone * 2.3;
  const arc = Math.sin(Math.PI * progress) * 0.2 * Math.hypot(end.x - start.x, end.y - start.y);
  return { ...between(start, end, weighted(progress)), height: carried * weighted(risen) + arc };
}

/** Where stones are on their way to the pile: off the ground, over the board, down beside it. */
export function flightAt(layout: Layout, { pit, by, progress }: Flight): Aloft | undefined {
  const start = layout.pits[pit];
  if (!start) return undefined;
  const end = heapMiddle(layout, by);
  const arc = Math.sin(Math.PI * progress) * Math.min(60, 0.22 * Math.hypot(end.x - start.x, end.y - start.y) + 10);
  return { ...between(start, end, weighted(progress)), height: arc };
}

/** How high a dropped stone is above its place, in half-lengths of a stone: it falls, and bounces once, low. */
export function bounce(settled: number): number {
  const landing = 0.45;
  if (settled < landing) return 2.2 * (1 - (settled / landing) ** 2);
  const after = (settled - landing) / (1 - landing);
  return 0.42 * 4 * after * (1 - after) * (1 - after);
}

/** The oval in which a side's captured stones heap up: at its right hand, as it sees the board. */
export function heapPlace(layout: Layout, side: 'south' | 'north'): Rect {
  const pile = layout.piles[side];
  const wide = pile.width >= pile.height;
  const thick = Math.min(pile.width, pile.height);
  const long = Math.min(Math.max(pile.width, pile.height), thick * 4);
  const { dx, dy } = layout.edges[side];
  /** The right hand of who looks along (dx, dy). */
  const right = wide ? -dy : dx;
  const slack = (wide ? pile.width : pile.height) - long;
  const offset = right > 0 ? slack : 0;
  return wide
    ? { x: pile.x + offset, y: pile.y, width: long, height: thick }
    : { x: pile.x, y: pile.y + offset, width: thick, height: long };
}

function heapMiddle(layout: Layout, side: 'south' | 'north'): Point {
  const { x, y, width, height } = heapPlace(layout, side);
  return { x: x + width / 2, y: y + height / 2 };
}

function between(one: Point, other: Point, part: number): Point {
  return { x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part };
}

/** Eased as things with weight move: slow to start, slow to stop. */
function weighted(part: number): number {
  return part * part * (3 - 2 * part);
}
