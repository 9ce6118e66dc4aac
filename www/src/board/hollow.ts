/** A dug pit, the shade in it, the scratched ring that makes it a head; and the patch under a heap. */
import type { Layout, PitPlace, Rect } from './layout.ts';
import { between, type Chance, chanceFrom } from './random.ts';
import { faded, mix, paintGrain, pitSheet, pitSize, sheet } from './sheet.ts';
import type { Theme } from './themes.ts';

const STROKES = 24;

/** One pit on its own sheet: a dark upper inner edge, a lit floor, a thin bright lower rim. */
export function paintPit(layout: Layout, density: number, theme: Theme, grain: HTMLCanvasElement, dig: number) {
  const { canvas, context, rx, ry } = pitSheet(layout, density);
  if (!context) return canvas;
  const chance = chanceFrom(1000 + dig);
  const hole = dugPath(rx, ry, chance);
  wearAbout(context, rx, ry, theme, { reach: 1.26, depth: 0.5 });
  paintLip(context, rx, ry, theme);
  context.save();
  context.clip(hole);
  paintHollow(context, rx, ry, theme);
  paintDigging(context, rx, ry, theme, chance);
  paintGrain(context, { x: -rx, y: -ry, width: 2 * rx, height: 2 * ry }, grain, 0.42);
  castInward(context, hole, rx, ry, theme, density);
  context.restore();
  paintRim(context, hole, rx, ry, theme);
  return canvas;
}

/** The shade that a pit's upper wall throws on the stones in it, on its own sheet. */
export function paintShade(layout: Layout, density: number, theme: Theme): HTMLCanvasElement {
  const { rx, ry } = pitSize(layout);
  const [canvas, context] = sheet(2 * rx, 2 * ry, density);
  if (!context) return canvas;
  context.scale(rx, ry);
  const shade = context.createRadialGradient(1, 1.55, 0.85, 1, 1.3, 1.3);
  shade.addColorStop(0, faded(theme.pit.deep));
  shade.addColorStop(0.35, `${theme.pit.deep}2a`);
  shade.addColorStop(1, `${theme.pit.deep}c8`);
  context.fillStyle = shade;
  context.beginPath();
  context.arc(1, 1, 0.985, 0, 2 * Math.PI);
  context.fill();
  return canvas;
}

/** An oval as a hand digs it. */
function dugPath(rx: number, ry: number, chance: Chance): Path2D {
  const path = new Path2D();
  const waves = [2, 3, 5].map((wave) => ({
    wave,
    deep: between(chance, 0.002, 0.014),
    shift: between(chance, 0, 2 * Math.PI),
  }));
  for (let point = 0; point < 72; point++) {
    const angle = (2 * Math.PI * point) / 72;
    const out = waves.reduce((sum, { wave, deep, shift }) => sum + deep * Math.cos(wave * angle + shift), 0.985);
    path.lineTo(rx * out * Math.cos(angle), ry * out * Math.sin(angle));
  }
  path.closePath();
  return path;
}

/** What is worn by hands about a pit: it falls off towards the hole. */
export function wearAbout(
  context: CanvasRenderingContext2D,
  rx: number,
  ry: number,
  { pit }: Theme,
  { reach, depth }: { reach: number; depth: number },
) {
  context.save();
  context.scale(rx, ry);
  const worn = context.createRadialGradient(0, 0, 0.96, 0, (reach - 1) / 13, reach);
  worn.addColorStop(0, pit.lip);
  worn.addColorStop(1, faded(pit.lip));
  context.globalAlpha = depth;
  context.fillStyle = worn;
  context.fillRect(-1.3, -1.3, 2.6, 2.6);
  context.restore();
}

/** The light on the lower edge of a hole dug in earth. */
function paintLip(context: CanvasRenderingContext2D, rx: number, ry: number, { ground }: Theme) {
  context.save();
  context.scale(rx, ry);
  const lit = context.createRadialGradient(0, 0.02, 1, 0, 0.05, 1.1);
  lit.addColorStop(0, ground.sweepLight);
  lit.addColorStop(1, faded(ground.sweepLight));
  context.fillStyle = lit;
  for (let slice = 0; slice < 6; slice++) {
    const from = 0.25 + slice * 0.17;
    context.globalAlpha = 0.13;
    context.beginPath();
    context.arc(0, 0, 1.25, from, Math.PI - from);
    context.arc(0, 0, 0.9, Math.PI - from, from, true);
    context.fill();
  }
  context.restore();
}

export function paintHollow(context: CanvasRenderingContext2D, rx: number, ry: number, { pit }: Theme) {
  context.save();
  context.scale(rx, ry);
  const floor = context.createRadialGradient(0, 0.34, 0.05, 0, 0.1, 1.12);
  floor.addColorStop(0, pit.floor);
  floor.addColorStop(0.45, mix(pit.floor, pit.wall));
  floor.addColorStop(0.85, pit.wall);
  floor.addColorStop(1, pit.deep);
  context.fillStyle = floor;
  context.fillRect(-1.2, -1.2, 2.4, 2.4);
  const wall = context.createRadialGradient(0, 1.0, 0, 0, 1.0, 0.85);
  wall.addColorStop(0, pit.rim);
  wall.addColorStop(1, faded(pit.rim));
  context.globalAlpha = 0.32;
  context.fillStyle = wall;
  context.fillRect(-1.2, -1.2, 2.4, 2.4);
  context.restore();
}

/** The marks of the digging along the walls. */
function paintDigging(context: CanvasRenderingContext2D, rx: number, ry: number, { pit }: Theme, chance: Chance) {
  context.lineCap = 'round';
  for (let mark = 0; mark < 22; mark++) {
    const angle = between(chance, 0, 2 * Math.PI);
    const [near, far] = [between(chance, 0.55, 0.8), between(chance, 0.8, 0.98)];
    context.strokeStyle = chance() < 0.5 ? pit.deep : pit.rim;
    context.globalAlpha = between(chance, 0.05, 0.14);
    context.lineWidth = Math.max(0.6, 0.035 * rx);
    context.beginPath();
    context.moveTo(rx * near * Math.cos(angle), ry * near * Math.sin(angle));
    const bent = angle + between(chance, -0.14, 0.14);
    context.lineTo(rx * far * Math.cos(bent), ry * far * Math.sin(bent));
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** The shadow that the upper edge casts into the pit. */
export function castInward(
  context: CanvasRenderingContext2D,
  hole: Path2D,
  rx: number,
  ry: number,
  { pit }: Theme,
  density: number,
) {
  const around = new Path2D();
  around.rect(-3 * rx, -3 * ry, 6 * rx, 6 * ry);
  around.addPath(hole);
  context.shadowColor = pit.deep;
  context.fillStyle = pit.deep;
  for (const [offset, blur] of [
    [0.3, 0.5],
    [0.1, 0.16],
  ] as const) {
    context.shadowOffsetY = offset * ry * density;
    context.shadowBlur = blur * ry * density;
    context.fill(around, 'evenodd');
  }
  context.shadowColor = 'transparent';
}

export function paintRim(context: CanvasRenderingContext2D, hole: Path2D, rx: number, ry: number, { pit }: Theme) {
  const rim = context.createLinearGradient(0, -ry, 0, ry);
  rim.addColorStop(0, pit.deep);
  rim.addColorStop(0.45, pit.lip);
  rim.addColorStop(0.72, pit.lip);
  rim.addColorStop(0.9, pit.rim);
  rim.addColorStop(1, pit.rim);
  context.strokeStyle = rim;
  context.globalAlpha = 0.85;
  context.lineWidth = Math.max(1, 0.045 * Math.min(rx, ry));
  context.stroke(hole);
  context.globalAlpha = 1;
}

/** The ground's own colour under a heap beside the board, at its darkest in the middle. */
export function paintPatch(context: CanvasRenderingContext2D, { x, y, width, height }: Rect, { ground }: Theme) {
  context.save();
  context.translate(x + width / 2, y + height / 2);
  context.scale(width / 2, height / 2);
  const patch = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  patch.addColorStop(0, `${ground.far}a0`);
  patch.addColorStop(0.6, `${ground.far}60`);
  patch.addColorStop(1, faded(ground.far));
  context.fillStyle = patch;
  context.fillRect(-1, -1, 2, 2);
  context.restore();
}

/** A head's sign: a ring of short strokes scratched in the earth, each a groove with its lit lower edge. */
export function scratchRing(context: CanvasRenderingContext2D, pit: PitPlace, { marks }: Theme, chance: Chance) {
  const least = Math.min(pit.rx, pit.ry);
  const width = Math.max(1.2, 0.05 * least);
  const out = Math.max(2.6, 0.115 * least);
  const strokes = Math.max(12, Math.min(STROKES, Math.round((Math.PI * (pit.rx + pit.ry)) / 11)));
  context.lineCap = 'round';
  for (let stroke = 0; stroke < strokes; stroke++) {
    const angle = (2 * Math.PI * (stroke + between(chance, -0.06, 0.06))) / strokes;
    const half = (Math.PI / strokes) * between(chance, 0.5, 0.62);
    const [near, far] = [out + between(chance, -0.5, 0.5), out + between(chance, -0.5, 0.5)];
    const ends = [
      pit.x + (pit.rx + near) * Math.cos(angle - half),
      pit.y + (pit.ry + near) * Math.sin(angle - half),
      pit.x + (pit.rx + far) * Math.cos(angle + half),
      pit.y + (pit.ry + far) * Math.sin(angle + half),
    ] as const;
    line(context, ends, 0.55 * width, marks.headLight, width);
    line(context, ends, -0.1 * width, marks.head, width);
  }
}

function line(
  context: CanvasRenderingContext2D,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  down: number,
  colour: string,
  width: number,
) {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.beginPath();
  context.moveTo(x1, y1 + down);
  context.lineTo(x2, y2 + down);
  context.stroke();
}
