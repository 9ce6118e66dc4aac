/** River pebbles, painted once at device resolution and then stamped. */
import { between, type Chance, chanceFrom } from './random.ts';
import { faded } from './sheet.ts';
import type { Pebble, Theme } from './themes.ts';

const SHAPES = 7;
const POINTS = 36;
/** A stamp's half-size, of the stone's half-length: room for the shadow. */
const MARGIN = 1.6;
/** The light falls from the top, a little from the left. */
const LIGHT = { x: -0.3, y: -0.42 };

/** A sheet of pebbles that differ in tone, form, turn and vein. */
export class PebbleSheet {
  private readonly stamps: readonly HTMLCanvasElement[];

  /** `half`: half a pebble's length in CSS pixels. */
  constructor(
    private readonly half: number,
    density: number,
    theme: Theme,
  ) {
    this.stamps = Array.from({ length: SHAPES * theme.stones.length }, (_, index) => {
      const tone = theme.stones[index % theme.stones.length];
      return stamp(half, density, (context) => tone && paintPebble(context, half, tone, theme.shade, index + 1));
    });
  }

  /** Stamps the pebble that `look` picks with its middle at `x`, `y`. */
  draw(context: CanvasRenderingContext2D, look: number, x: number, y: number, scale = 1): void {
    const sprite = this.stamps[look % this.stamps.length];
    const reach = this.half * MARGIN * scale;
    if (sprite) context.drawImage(sprite, x - reach, y - reach, 2 * reach, 2 * reach);
  }
}

function stamp(half: number, density: number, paint: (context: CanvasRenderingContext2D) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const size = Math.max(2, Math.ceil(2 * half * MARGIN * density));
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const scale = size / (2 * half * MARGIN);
  context.setTransform(scale, 0, 0, scale, size / 2, size / 2);
  paint(context);
  return canvas;
}

function paintPebble(context: CanvasRenderingContext2D, half: number, tone: Pebble, shade: number, seed: number) {
  const chance = chanceFrom(seed * 7919);
  const long = half * between(chance, 0.9, 1.06);
  const short = long * between(chance, 0.7, 0.9);
  const turn = between(chance, -Math.PI, Math.PI);
  paintShadow(context, long, short, turn, shade);
  const outline = pebblePath(long, short, turn, chance);
  const body = context.createRadialGradient(LIGHT.x * half, LIGHT.y * half, 0, 0, 0, 1.35 * half);
  body.addColorStop(0, tone.lit);
  body.addColorStop(0.5, tone.body);
  body.addColorStop(1, tone.shade);
  context.fillStyle = body;
  context.fill(outline);
  context.save();
  context.clip(outline);
  paintUnderside(context, half, tone);
  if (half > 5) paintSpeckles(context, half, tone, chance);
  if (seed % 6 === 1) paintVein(context, half, turn, chance);
  paintHighlight(context, half, short / half);
  context.restore();
  context.strokeStyle = tone.shade;
  context.globalAlpha = 0.55;
  context.lineWidth = Math.max(0.4, 0.05 * half);
  context.stroke(outline);
  context.globalAlpha = 1;
}

function paintShadow(context: CanvasRenderingContext2D, long: number, short: number, turn: number, shade: number) {
  context.save();
  context.translate(0.06 * long, 0.26 * long);
  context.rotate(turn);
  context.scale(1.28 * long, 1.28 * short);
  const shadow = context.createRadialGradient(0, 0, 0.45, 0, 0, 1);
  shadow.addColorStop(0, `rgba(14, 7, 2, ${shade + 0.25})`);
  shadow.addColorStop(0.6, `rgba(14, 7, 2, ${shade * 0.6})`);
  shadow.addColorStop(1, 'rgba(14, 7, 2, 0)');
  context.fillStyle = shadow;
  context.beginPath();
  context.arc(0, 0, 1, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}

/** A rounded, never quite regular oval. */
function pebblePath(long: number, short: number, turn: number, chance: Chance): Path2D {
  const path = new Path2D();
  const [egg, egged] = [between(chance, 0.02, 0.09), between(chance, 0, 2 * Math.PI)];
  const [dent, dented] = [between(chance, 0, 0.035), between(chance, 0, 2 * Math.PI)];
  for (let point = 0; point < POINTS; point++) {
    const angle = (2 * Math.PI * point) / POINTS;
    const out = 1 + egg * Math.cos(angle - egged) + dent * Math.cos(3 * (angle - dented));
    const [x, y] = [long * out * Math.cos(angle), short * out * Math.sin(angle)];
    path.lineTo(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn));
  }
  path.closePath();
  return path;
}

/** The side away from the light, with a little of the earth's own light thrown back from below. */
function paintUnderside(context: CanvasRenderingContext2D, half: number, tone: Pebble) {
  const under = context.createRadialGradient(-0.12 * half, -0.3 * half, 0.35 * half, 0, -0.12 * half, 1.15 * half);
  under.addColorStop(0, faded(tone.shade));
  under.addColorStop(0.5, `${tone.shade}30`);
  under.addColorStop(0.85, tone.shade);
  under.addColorStop(1, '#b98353');
  context.globalAlpha = 0.7;
  context.fillStyle = under;
  context.fillRect(-2 * half, -2 * half, 4 * half, 4 * half);
  context.globalAlpha = 1;
}

function paintSpeckles(context: CanvasRenderingContext2D, half: number, tone: Pebble, chance: Chance) {
  for (let speckle = 0; speckle < 26; speckle++) {
    context.fillStyle = chance() < 0.6 ? tone.shade : '#ffffff';
    context.globalAlpha = between(chance, 0.08, 0.28);
    context.beginPath();
    const [x, y] = [between(chance, -half, half), between(chance, -half, half)];
    context.arc(x, y, half * between(chance, 0.02, 0.055), 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** A seam of quartz, off the middle, with a finer one beside it. */
function paintVein(context: CanvasRenderingContext2D, half: number, turn: number, chance: Chance) {
  context.save();
  context.rotate(turn + between(chance, 0.5, 2.2));
  context.strokeStyle = '#fdfaf2';
  context.lineCap = 'round';
  const bend = between(chance, -0.5, 0.5) * half;
  const offset = (chance() < 0.5 ? -1 : 1) * between(chance, 0.12, 0.5) * half;
  for (const [width, alpha, shift] of [
    [0.12, 0.5, 0],
    [0.045, 0.4, 0.17],
  ] as const) {
    context.lineWidth = width * half;
    context.globalAlpha = alpha;
    context.beginPath();
    context.moveTo(-1.2 * half, offset + shift * half);
    context.quadraticCurveTo(0, offset + bend + shift * half, 1.2 * half, offset - 2 * shift * half);
    context.stroke();
  }
  context.restore();
}

function paintHighlight(context: CanvasRenderingContext2D, half: number, flat: number) {
  context.save();
  context.translate(LIGHT.x * half * 0.8, LIGHT.y * half * flat * 1.15);
  context.rotate(-0.35);
  context.scale(0.46 * half, 0.27 * half);
  const shine = context.createRadialGradient(0, 0, 0, 0, 0, 1);
  shine.addColorStop(0, 'rgba(255, 253, 246, 0.92)');
  shine.addColorStop(0.4, 'rgba(255, 253, 246, 0.4)');
  shine.addColorStop(1, 'rgba(255, 253, 246, 0)');
  context.fillStyle = shine;
  context.beginPath();
  context.arc(0, 0, 1, 0, 2 * Math.PI);
  context.fill();
  context.restore();
}
