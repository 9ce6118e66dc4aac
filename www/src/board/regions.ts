/** Rectangles of a canvas: which overlap, and what holds several. Pure. */
import type { Rect } from './layout.ts';

/** Overlapping rectangles become one. */
export function merged(regions: readonly Rect[]): Rect[] {
  const out: Rect[] = [];
  for (const region of regions) {
    let grown = region;
    for (let at = out.length - 1; at >= 0; at--) {
      const other = out[at];
      if (!other || !meet(grown, other)) continue;
      grown = union(grown, other);
      out.splice(at, 1);
      at = out.length;
    }
    out.push(grown);
  }
  return out;
}

export function meet(one: Rect, other: Rect): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}

export function union(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

export function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** `region` within `size`, widened to whole device pixels so that its edges leave no seam. */
export function onPixels(region: Rect, size: { width: number; height: number }, density: number): Rect {
  const x = Math.max(0, Math.floor(region.x * density)) / density;
  const y = Math.max(0, Math.floor(region.y * density)) / density;
  const right = Math.min(size.width, Math.ceil((region.x + region.width) * density) / density);
  const bottom = Math.min(size.height, Math.ceil((region.y + region.height) * density) / density);
  return { x, y, width: right - x, height: bottom - y };
}
