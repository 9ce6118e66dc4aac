/** A board drawn on paper with a pen: circles, a middle line, and counters in ink. For print, and for eyes that want contrast. */
import { inked } from './ink.ts';
import type { Layout, PitPlace, Rect } from './layout.ts';
import { paperDay, paperNight } from './paper-colours.ts';
import { between, type Chance, chanceFrom } from './random.ts';
import { contextScale, pitSheet, sheet } from './sheet.ts';
import type { Steps } from './slices.ts';
import type { Material, Theme } from './themes.ts';

export const paper: Material = {
  day: paperDay,
  night: paperNight,
  paintSlab,
  paintPit: drawPit,
  paintShade: () => sheet(1, 1, 1)[0],
  paintHead: drawRing,
  paintPatch: () => {},
  drawn: inked,
};

const STROKES = 24;

/** A sheet with a frame of a broad and a fine line, and a dashed line between the players. */
function* paintSlab(context: CanvasRenderingContext2D, layout: Layout, { ground }: Theme): Steps<void> {
  const { x, y, width, height, radius } = layout.board;
  context.save();
  context.shadowColor = `${ground.shadow}48`;
  context.shadowBlur = 10 * contextScale(context);
  context.shadowOffsetY = 2 * contextScale(context);
  context.fillStyle = ground.body;
  outline(context, layout.board, 0, Math.min(6, radius));
  context.fill();
  context.restore();
  yield;
  context.strokeStyle = ground.edge;
  for (const [inset, pen] of [
    [1, 2],
    [4.5, 0.75],
  ] as const) {
    context.lineWidth = pen;
    outline(context, layout.board, inset, Math.max(2, Math.min(6, radius) - inset));
    context.stroke();
  }
  const middle = (layout.lanes.south + layout.lanes.north) / 2;
  context.strokeStyle = ground.sweepDark;
  context.lineWidth = 1;
  context.setLineDash([1.5, 5]);
  context.lineCap = 'round';
  context.beginPath();
  if (layout.orientation === 'portrait') {
    context.moveTo(middle, y + 14);
    context.lineTo(middle, y + height - 14);
  } else {
    context.moveTo(x + 14, middle);
    context.lineTo(x + width - 14, middle);
  }
  context.stroke();
  context.setLineDash([]);
}

function outline(context: CanvasRenderingContext2D, { x, y, width, height }: Rect, inset: number, radius: number) {
  context.beginPath();
  context.roundRect(x + inset, y + inset, width - 2 * inset, height - 2 * inset, radius);
}

/** A circle that a hand draws: it goes a little past its beginning. */
function drawPit(layout: Layout, density: number, { pit }: Theme, _grain: HTMLCanvasElement, dig: number) {
  const { canvas, context, rx, ry } = pitSheet(layout, density);
  if (!context) return canvas;
  const chance = chanceFrom(5000 + dig);
  const begin = between(chance, 0, 2 * Math.PI);
  const [sway, phase] = [between(chance, 0.004, 0.012), between(chance, 0, 6)];
  context.beginPath();
  for (let angle = begin; angle < begin + 2 * Math.PI + 0.3; angle += 0.06) {
    const out = 0.97 + sway * Math.cos(2 * angle + phase) + 0.006 * Math.sin((angle - begin) / 2);
    context.lineTo(out * rx * Math.cos(angle), out * ry * Math.sin(angle));
  }
  context.strokeStyle = pit.rim;
  context.lineWidth = Math.max(1.1, 0.035 * Math.min(rx, ry));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.stroke();
  return canvas;
}

/** A head's ring of short strokes. */
function drawRing(context: CanvasRenderingContext2D, { x, y, rx, ry }: PitPlace, { marks }: Theme, chance: Chance) {
  const least = Math.min(rx, ry);
  const out = Math.max(3, 0.13 * least);
  const strokes = Math.max(12, Math.min(STROKES, Math.round((Math.PI * (rx + ry)) / 11)));
  context.strokeStyle = marks.head;
  context.lineWidth = Math.max(1.4, 0.05 * least);
  context.lineCap = 'butt';
  for (let stroke = 0; stroke < strokes; stroke++) {
    const angle = (2 * Math.PI * (stroke + between(chance, -0.04, 0.04))) / strokes;
    const half = (Math.PI / strokes) * 0.55;
    context.beginPath();
    context.ellipse(x, y, rx + out, ry + out, 0, angle - half, angle + half);
    context.stroke();
  }
}
