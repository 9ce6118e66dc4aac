/** The way stones were sown, dotted in the lane between a side's two rows: out along one row, back along the other. */

import { sideOf } from '../game/pit-names.ts';
import type { Trail } from '../game/scene.ts';
import type { Layout, PitPlace, Point } from './layout.ts';
import type { Theme } from './themes.ts';

/** A small ring where the turn began, dots along the ring of pits, an arrowhead into the pit where it ended. */
export function paintTrail(context: CanvasRenderingContext2D, layout: Layout, trail: Trail, { marks }: Theme): void {
  const [start, end] = [layout.pits[trail.start], layout.pits[trail.end]];
  const track = trackOf(layout, trail.way);
  const from = mouthOf(layout, trail.start);
  const to = track.at(-1);
  if (!start || !end || !from || !to) return;
  const size = Math.max(1.3, 0.046 * Math.min(start.rx, start.ry));
  const dots = dotsAlong(track, Math.max(6.5, size * 5.5));
  for (const [colour, extra] of [
    [marks.outline, 1],
    [marks.trail, 0],
  ] as const) {
    context.fillStyle = colour;
    for (const dot of dots) disc(context, dot, size + extra);
    context.strokeStyle = colour;
    context.lineWidth = 1.2 * size + 2 * extra;
    context.beginPath();
    context.arc(from.x, from.y, size * 2.4, 0, 2 * Math.PI);
    context.stroke();
    arrowhead(context, to, end, size * 3.6, extra);
  }
}

/** The pits' mouths on the lane, in order. */
export function trackOf(layout: Layout, way: readonly string[]): Point[] {
  return way.flatMap((pit) => mouthOf(layout, pit) ?? []);
}

/** Where a pit opens to the lane: on its own row's side of it, so that out and back do not run over each other. */
function mouthOf(layout: Layout, name: string): Point | undefined {
  const pit = layout.pits[name];
  if (!pit) return undefined;
  const lane = layout.lanes[sideOf(name)];
  return layout.orientation === 'portrait'
    ? { x: lane + asideOf(pit.x - lane, pit.rx), y: pit.y }
    : { x: pit.x, y: lane + asideOf(pit.y - lane, pit.ry) };
}

function asideOf(towards: number, radius: number): number {
  return Math.sign(towards) * Math.max(2.2, 0.085 * radius);
}

/** Points every `gap` along a line, its two ends left free. */
export function dotsAlong(line: readonly Point[], gap: number): Point[] {
  const dots: Point[] = [];
  const whole = lengthOf(line);
  const count = Math.max(0, Math.floor(whole / gap) - 1);
  const step = whole / (count + 1);
  let walked = 0;
  for (let index = 1; index < line.length; index++) {
    const [one, other] = [line[index - 1], line[index]];
    if (!one || !other) continue;
    const length = distance(one, other);
    while (dots.length < count && step * (dots.length + 1) <= walked + length) {
      const part = (step * (dots.length + 1) - walked) / length;
      dots.push({ x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part });
    }
    walked += length;
  }
  return dots;
}

function lengthOf(line: readonly Point[]): number {
  return line.reduce((sum, point, index) => sum + distance(line[Math.max(0, index - 1)] ?? point, point), 0);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function disc(context: CanvasRenderingContext2D, { x, y }: Point, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}

/** A solid point from the lane at `tip` into the pit. */
function arrowhead(context: CanvasRenderingContext2D, tip: Point, pit: PitPlace, size: number, extra: number) {
  const length = distance(tip, pit) || 1;
  const [dx, dy] = [(pit.x - tip.x) / length, (pit.y - tip.y) / length];
  const [back, wide] = [size * 0.5 + extra, size * 0.85 + extra * 1.6];
  context.beginPath();
  context.moveTo(tip.x + dx * (size + extra * 1.8), tip.y + dy * (size + extra * 1.8));
  context.lineTo(tip.x - dx * back - dy * wide, tip.y - dy * back + dx * wide);
  context.lineTo(tip.x - dx * back + dy * wide, tip.y - dy * back - dx * wide);
  context.closePath();
  context.fill();
}
