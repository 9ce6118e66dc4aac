/** A scrolled board as seen through its frame: pure. */
import type { Layout, Point, Rect } from './layout.ts';

/** What the faded ends of the frame may hide. */
const FADED = 30;

/** `layout` with piles and the sign of the turn moved to where a frame of `extent` px, scrolled by `from`, shows them. */
export function seenThrough(layout: Layout, from: number, extent: number): Layout {
  const { scrolls, piles, edges, board } = layout;
  if (!scrolls) return layout;
  const side = scrolls === 'x' ? 'width' : 'height';
  const [start, end] = [Math.max(from, board[scrolls]), Math.min(from + extent, board[scrolls] + board[side])];
  const pile = (rect: Rect): Rect => ({ ...rect, [scrolls]: from + FADED, [side]: extent - 2 * FADED });
  const edge = <T extends Point>(point: T): T => ({ ...point, [scrolls]: (start + end) / 2 });
  return {
    ...layout,
    piles: { south: pile(piles.south), north: pile(piles.north) },
    edges: { south: edge(edges.south), north: edge(edges.north) },
  };
}
