/** A plank of mukwa, its grain along the rows, with bowls cut and smoothed by hand. */
import { castInward, paintHollow, paintPatch, paintRim, paintShade, wearAbout } from './hollow.ts';
import type { Layout, PitPlace, Rect } from './layout.ts';
import { between, type Chance, chanceFrom, seedOf } from './random.ts';
import { contextScale, faded, paintGrain, pitSheet } from './sheet.ts';
import type { Steps } from './slices.ts';
import type { Material, Theme } from './themes.ts';
import { woodDay, woodNight } from './wood-colours.ts';

export const wood: Material = {
  day: woodDay,
  night: woodNight,
  paintSlab,
  paintPit: paintBowl,
  paintShade,
  paintHead: carveRing,
  paintPatch,
};

const BEVEL = 7;
const NOTCHES = 24;

function* paintSlab(
  context: CanvasRenderingContext2D,
  layout: Layout,
  theme: Theme,
  grain: HTMLCanvasElement,
): Steps<void> {
  const { board } = layout;
  const slab = new Path2D();
  slab.roundRect(board.x, board.y, board.width, board.height, board.radius);
  layDown(context, slab, theme);
  yield;
  context.save();
  context.clip(slab);
  paintLight(context, board, theme);
  alongRows(context, layout, (plank) => paintFibres(context, plank, theme));
  yield;
  paintGrain(context, board, grain, 0.16);
  paintBevel(context, board, theme);
  context.restore();
}

/** The plank's own shadow on the table. */
function layDown(context: CanvasRenderingContext2D, slab: Path2D, { ground }: Theme) {
  context.save();
  context.shadowColor = `${ground.shadow}90`;
  context.shadowBlur = 9 * contextScale(context);
  context.shadowOffsetY = 3 * contextScale(context);
  context.fillStyle = ground.far;
  context.fill(slab);
  context.restore();
}

function paintLight(context: CanvasRenderingContext2D, { x, y, width, height }: Rect, { ground }: Theme) {
  const light = context.createLinearGradient(x, y, x + 0.25 * width, y + height);
  light.addColorStop(0, ground.body);
  light.addColorStop(0.3, ground.lit);
  light.addColorStop(0.65, ground.body);
  light.addColorStop(1, ground.far);
  context.fillStyle = light;
  context.fillRect(x, y, width, height);
}

/** Lets `paint` paint a plank that lies from left to right, however the board is turned. */
function alongRows(context: CanvasRenderingContext2D, { board, orientation }: Layout, paint: (plank: Rect) => void) {
  context.save();
  if (orientation === 'portrait') {
    context.translate(board.x + board.width, board.y);
    context.rotate(Math.PI / 2);
    paint({ x: 0, y: 0, width: board.height, height: board.width });
  } else {
    paint(board);
  }
  context.restore();
}

/** A knot pushes the fibres about it aside. */
interface Knot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Broad bands of darker wood, and over them the fibres, in slow waves and about the knots. */
function paintFibres(context: CanvasRenderingContext2D, plank: Rect, { ground, name }: Theme) {
  const chance = chanceFrom(seedOf(`${name} fibres`));
  const knots = Array.from({ length: Math.max(1, Math.round(plank.width / 420)) }, () => ({
    x: plank.x + plank.width * chance(),
    y: plank.y + plank.height * chance(),
    size: between(chance, 5, 11),
  }));
  const waves = [between(chance, 0, 6), between(chance, 0, 6)] as const;
  const line = (start: number) => fibre(plank, start, knots, waves);
  context.lineCap = 'round';
  for (let band = 0; band < plank.height / 16; band++) {
    context.strokeStyle = chance() < 0.6 ? ground.sweepDark : ground.sweepLight;
    context.globalAlpha = between(chance, 0.04, 0.13);
    context.lineWidth = between(chance, 3, 15);
    context.stroke(line(plank.y + plank.height * chance()));
  }
  for (let y = plank.y - 8; y < plank.y + plank.height + 8; y += between(chance, 1.3, 3.4)) {
    context.strokeStyle = chance() < 0.72 ? ground.sweepDark : ground.sweepLight;
    context.globalAlpha = between(chance, 0.08, 0.34);
    context.lineWidth = between(chance, 0.4, 1.2);
    context.setLineDash([between(chance, 60, 340), between(chance, 4, 90)]);
    context.lineDashOffset = 400 * chance();
    context.stroke(line(y));
  }
  context.setLineDash([]);
  for (const knot of knots) paintKnot(context, knot, ground.sweepDark, chance);
  context.globalAlpha = 1;
}

function fibre(
  { x, width, y: top, height }: Rect,
  start: number,
  knots: readonly Knot[],
  [one, two]: readonly [number, number],
) {
  const path = new Path2D();
  const depth = (start - top) / height;
  for (let along = -10; along <= width + 10; along += 12) {
    const sway = 5 * Math.sin(along / 170 + one + 2.2 * depth) + 2 * Math.sin(along / 67 + two + 5 * depth);
    let y = start + sway;
    for (const knot of knots) {
      const [dx, dy] = [(x + along - knot.x) / (5 * knot.size), (y - knot.y) / (2.2 * knot.size)];
      y += Math.sign(dy || 1) * 1.5 * knot.size * Math.exp(-dx * dx - Math.abs(dy));
    }
    path.lineTo(x + along, y);
  }
  return path;
}

function paintKnot(context: CanvasRenderingContext2D, { x, y, size }: Knot, colour: string, chance: Chance) {
  context.strokeStyle = colour;
  context.fillStyle = colour;
  for (let ring = 1; ring <= 5; ring++) {
    context.globalAlpha = 0.4 - 0.05 * ring;
    context.lineWidth = between(chance, 0.6, 1.4);
    context.beginPath();
    context.ellipse(x, y, size * 0.36 * ring, size * 0.2 * ring, between(chance, -0.1, 0.1), 0, 2 * Math.PI);
    if (ring === 1) context.fill();
    context.stroke();
  }
}

/** The plank's rounded edge: lit along the top, dark along the bottom, and a fine line where it turns. */
function paintBevel(context: CanvasRenderingContext2D, board: Layout['board'], { ground }: Theme) {
  const { x, y, width, height, radius } = board;
  const edge = context.createLinearGradient(0, y, 0, y + height);
  edge.addColorStop(0, ground.sweepLight);
  edge.addColorStop(0.12, `${ground.sweepLight}50`);
  edge.addColorStop(0.5, `${ground.edge}60`);
  edge.addColorStop(1, ground.edge);
  for (const [out, wide, alpha] of [
    [0, 2 * BEVEL, 0.28],
    [0, 5, 0.4],
    [0, 2, 0.55],
    [BEVEL, 1, 0.35],
  ] as const) {
    context.globalAlpha = alpha;
    context.strokeStyle = edge;
    context.lineWidth = wide;
    context.beginPath();
    context.roundRect(x + out, y + out, width - 2 * out, height - 2 * out, Math.max(4, radius - out));
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** A bowl cut with a gouge and rubbed smooth: the plank's layers show as nested ovals on its wall. */
function paintBowl(layout: Layout, density: number, theme: Theme, grain: HTMLCanvasElement, dig: number) {
  const { canvas, context, rx, ry } = pitSheet(layout, density);
  if (!context) return canvas;
  const chance = chanceFrom(3000 + dig);
  const hole = new Path2D();
  hole.ellipse(0, 0, 0.985 * rx, 0.985 * ry, 0, 0, 2 * Math.PI);
  wearAbout(context, rx, ry, theme, { reach: 1.13, depth: 0.6 }); // rounded by use, and dark with oil
  context.save();
  context.clip(hole);
  paintHollow(context, rx, ry, theme);
  paintLayers(context, rx, ry, layout, theme, chance);
  paintGrain(context, { x: -rx, y: -ry, width: 2 * rx, height: 2 * ry }, grain, 0.14);
  castInward(context, hole, rx, ry, theme, density);
  paintPolish(context, rx, ry, theme);
  context.restore();
  paintRim(context, hole, rx, ry, theme);
  return canvas;
}

function paintLayers(
  context: CanvasRenderingContext2D,
  rx: number,
  ry: number,
  { orientation }: Layout,
  { pit }: Theme,
  chance: Chance,
) {
  const [along, aside] = orientation === 'portrait' ? [0.62, 1] : [1, 0.62];
  const [x, y] = [0.16 * rx * between(chance, -1, 1), 0.16 * ry * between(chance, -1, 1)];
  for (let layer = 0.14; layer < 1.6; layer += between(chance, 0.07, 0.15)) {
    context.strokeStyle = chance() < 0.7 ? pit.deep : pit.rim;
    context.globalAlpha = between(chance, 0.1, 0.24);
    context.lineWidth = between(chance, 0.5, 1.4);
    context.beginPath();
    context.ellipse(x, y, along * layer * rx, aside * layer * ry, 0, 0, 2 * Math.PI);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** The light that oiled wood gives back, low on the far wall. */
function paintPolish(context: CanvasRenderingContext2D, rx: number, ry: number, { pit }: Theme) {
  context.save();
  context.translate(-0.12 * rx, 0.66 * ry);
  context.scale(0.6 * rx, 0.17 * ry);
  const shine = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  shine.addColorStop(0, pit.rim);
  shine.addColorStop(1, faded(pit.rim));
  context.globalAlpha = 0.34;
  context.fillStyle = shine;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** A head's ring of notches, cut with the corner of a blade: each tapers at both ends. */
function carveRing(context: CanvasRenderingContext2D, { x, y, rx, ry }: PitPlace, { marks }: Theme, chance: Chance) {
  const least = Math.min(rx, ry);
  const out = Math.max(3, 0.125 * least);
  const deep = Math.max(1.1, 0.045 * least);
  const notches = Math.max(12, Math.min(NOTCHES, Math.round((Math.PI * (rx + ry)) / 11)));
  for (let notch = 0; notch < notches; notch++) {
    const angle = (2 * Math.PI * notch) / notches;
    const half = (Math.PI / notches) * between(chance, 0.56, 0.64);
    const on = (turn: number, more: number) =>
      [x + (rx + out + more) * Math.cos(turn), y + (ry + out + more) * Math.sin(turn)] as const;
    for (const [colour, down] of [
      [marks.headLight, 0.7 * deep],
      [marks.head, 0],
    ] as const) {
      const [[x1, y1], [x2, y2]] = [on(angle - half, 0), on(angle + half, 0)];
      const [[outX, outY], [inX, inY]] = [on(angle, 1.5 * deep), on(angle, -1.5 * deep)];
      context.fillStyle = colour;
      context.beginPath();
      context.moveTo(x1, y1 + down);
      context.quadraticCurveTo(outX, outY + down, x2, y2 + down);
      context.quadraticCurveTo(inX, inY + down, x1, y1 + down);
      context.fill();
    }
  }
}
