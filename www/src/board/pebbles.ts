/** River pebbles. */
import { paintHighlight, paintRounded, paintShadow } from './counters.ts';
import { between, type Chance, chanceFrom } from './random.ts';
import { faded } from './sheet.ts';
import type { Counters, Theme } from './themes.ts';

const SHAPES = 7;
const POINTS = 36;

/** A pebble's body colour, its lit side and its shaded side. */
interface Tone {
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
}

/** Greys, blue-greys, sand and warm white, as rivers grind them. */
const TONES: readonly Tone[] = [
  { lit: '#dcdedc', body: '#a7aaa8', shade: '#565856' },
  { lit: '#fbf5e8', body: '#e2d6c0', shade: '#8d7f66' },
  { lit: '#bcc6cd', body: '#84929b', shade: '#414c54' },
  { lit: '#f0dfbf', body: '#cfb488', shade: '#7b6138' },
  { lit: '#e3d4c5', body: '#b89f8a', shade: '#685341' },
  { lit: '#fffaf0', body: '#eee5d6', shade: '#a09178' },
  { lit: '#b3b2b0', body: '#7a7978', shade: '#393837' },
  { lit: '#d3d8d6', body: '#99a3a2', shade: '#4d5856' },
  { lit: '#e9d2b6', body: '#c09a73', shade: '#6c4c2d' },
  { lit: '#d8cfc7', body: '#aca196', shade: '#5d5349' },
];

/** Pebbles that differ in tone, form, turn and vein. */
export const pebbles: Counters = { kinds: SHAPES * TONES.length, paint: paintPebble };

function paintPebble(context: CanvasRenderingContext2D, half: number, kind: number, { shade, bounce }: Theme) {
  const tone = TONES[kind % TONES.length];
  if (!tone) return;
  const chance = chanceFrom((kind + 1) * 7919);
  const long = half * between(chance, 0.9, 1.06);
  const short = long * between(chance, 0.7, 0.9);
  const turn = between(chance, -Math.PI, Math.PI);
  paintShadow(context, long, short, turn, shade);
  const outline = pebblePath(long, short, turn, chance);
  const details = () => {
    paintUnderside(context, half, tone, bounce);
    if (half > 5) paintSpeckles(context, half, tone, chance);
    if (kind % 6 === 0) paintVein(context, half, turn, chance);
    paintHighlight(context, half, short / half);
  };
  paintRounded(context, { outline, half, tone, reach: 1.35, edge: 0.55, details });
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

/** The side away from the light, with a little of the ground's own light thrown back from below. */
function paintUnderside(context: CanvasRenderingContext2D, half: number, tone: Tone, bounce: string) {
  const under = context.createRadialGradient(-0.12 * half, -0.3 * half, 0.35 * half, 0, -0.12 * half, 1.15 * half);
  under.addColorStop(0, faded(tone.shade));
  under.addColorStop(0.5, `${tone.shade}30`);
  under.addColorStop(0.85, tone.shade);
  under.addColorStop(1, bounce);
  context.globalAlpha = 0.7;
  context.fillStyle = under;
  context.fillRect(-2 * half, -2 * half, 4 * half, 4 * half);
  context.globalAlpha = 1;
}

function paintSpeckles(context: CanvasRenderingContext2D, half: number, tone: Tone, chance: Chance) {
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
