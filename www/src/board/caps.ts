/** Bottle caps: printed crowns in worn colours, and some that lie on their backs. */
import { LIGHT, paintShadow } from './counters.ts';
import { between, type Chance, chanceFrom } from './random.ts';
import { faded, mix } from './sheet.ts';
import type { Counters, Theme } from './themes.ts';

const TEETH = 21;
const WHITE = '#ffffff';
const SIGNS = ['star', 'ring', 'band', 'sun'] as const;

interface Print {
  readonly paint: string;
  readonly dark: string;
  readonly sign: string;
}

const PRINTS: readonly Print[] = [
  { paint: '#c8321f', dark: '#6b130a', sign: '#fff1d8' },
  { paint: '#e3b53a', dark: '#83601a', sign: '#7a1a10' },
  { paint: '#2f7a4c', dark: '#113c24', sign: '#f4e9c9' },
  { paint: '#e9e4d8', dark: '#8d8778', sign: '#b2301c' },
  { paint: '#2d62a3', dark: '#122f57', sign: '#f5f1e6' },
  { paint: '#d9722a', dark: '#7a3711', sign: '#fff4dd' },
];
/** Every so many lie on their backs. */
const BACK = 5;

export const caps: Counters = { kinds: SIGNS.length * PRINTS.length, paint: paintCap };

function paintCap(context: CanvasRenderingContext2D, half: number, kind: number, { shade }: Theme) {
  const print = PRINTS[kind % PRINTS.length];
  const sign = SIGNS[Math.floor(kind / PRINTS.length) % SIGNS.length];
  if (!print || !sign) return;
  const chance = chanceFrom((kind + 1) * 6007);
  const radius = 0.95 * half;
  const turn = between(chance, 0, 2 * Math.PI);
  paintShadow(context, 0.95 * half, 0.95 * half, 0, shade);
  const back = kind % BACK === BACK - 1;
  const metal = back ? { paint: '#c9c5bb', dark: '#6f6a5f', sign: '' } : print;
  paintSkirt(context, radius, turn, metal);
  if (back) paintInside(context, radius);
  else paintFace(context, radius, turn, print, sign, chance);
}

/** The crimped edge: each tooth has its light and its dark flank. */
function paintSkirt(context: CanvasRenderingContext2D, radius: number, turn: number, { paint, dark }: Print) {
  const crown = new Path2D();
  for (let point = 0; point <= 6 * TEETH; point++) {
    const angle = turn + (2 * Math.PI * point) / (6 * TEETH);
    const out = radius * (0.965 + 0.045 * Math.cos(TEETH * (angle - turn)));
    crown.lineTo(out * Math.cos(angle), out * Math.sin(angle));
  }
  crown.closePath();
  const side = context.createLinearGradient(-0.4 * radius, -radius, 0.4 * radius, radius);
  side.addColorStop(0, mix(paint, WHITE));
  side.addColorStop(0.5, paint);
  side.addColorStop(1, dark);
  context.fillStyle = side;
  context.fill(crown);
  context.lineWidth = Math.max(0.4, 0.05 * radius);
  for (let tooth = 0; tooth < TEETH; tooth++) {
    const angle = turn + (2 * Math.PI * (tooth + 0.5)) / TEETH;
    context.strokeStyle = dark;
    context.globalAlpha = 0.75;
    context.beginPath();
    context.moveTo(0.8 * radius * Math.cos(angle), 0.8 * radius * Math.sin(angle));
    context.lineTo(0.97 * radius * Math.cos(angle), 0.97 * radius * Math.sin(angle));
    context.stroke();
  }
  context.globalAlpha = 0.7;
  context.lineWidth = Math.max(0.4, 0.035 * radius);
  context.stroke(crown);
  context.globalAlpha = 1;
}

function paintFace(
  context: CanvasRenderingContext2D,
  radius: number,
  turn: number,
  print: Print,
  sign: (typeof SIGNS)[number],
  chance: Chance,
) {
  const face = 0.76 * radius;
  const dome = context.createRadialGradient(LIGHT.x * face, LIGHT.y * face, 0.1 * face, 0, 0, 1.15 * face);
  dome.addColorStop(0, mix(print.paint, WHITE));
  dome.addColorStop(0.45, print.paint);
  dome.addColorStop(1, print.dark);
  context.fillStyle = dome;
  disc(context, face);
  context.fill();
  context.save();
  context.clip();
  context.rotate(turn);
  context.fillStyle = print.sign;
  context.strokeStyle = print.sign;
  context.globalAlpha = 0.92;
  printSign(context, face, sign);
  context.globalAlpha = 0.5;
  context.strokeStyle = '#d8d2c4';
  context.lineWidth = Math.max(0.35, 0.03 * radius);
  for (let scratch = 0; scratch < 3; scratch++) {
    const [x, y] = [between(chance, -face, face), between(chance, -face, face)];
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + between(chance, -0.5, 0.5) * face, y + between(chance, -0.3, 0.3) * face);
    context.stroke();
  }
  context.restore();
  shine(context, face);
}

function printSign(context: CanvasRenderingContext2D, face: number, sign: (typeof SIGNS)[number]) {
  context.beginPath();
  if (sign === 'ring') {
    context.lineWidth = 0.2 * face;
    context.arc(0, 0, 0.52 * face, 0, 2 * Math.PI);
    context.stroke();
  } else if (sign === 'band') {
    context.fillRect(-face, -0.22 * face, 2 * face, 0.44 * face);
  } else {
    const [points, inner] = sign === 'star' ? [5, 0.27] : [12, 0.46];
    for (let point = 0; point < 2 * points; point++) {
      const out = (point % 2 === 0 ? 0.68 : inner) * face;
      const angle = (Math.PI * point) / points;
      context.lineTo(out * Math.cos(angle), out * Math.sin(angle));
    }
    context.fill();
  }
}

/** The hollow of a cap on its back, with its pale lining. */
function paintInside(context: CanvasRenderingContext2D, radius: number) {
  const hollow = context.createRadialGradient(0, 0.3 * radius, 0.2 * radius, 0, 0, 0.84 * radius);
  hollow.addColorStop(0, '#dcd6c6');
  hollow.addColorStop(0.7, '#b3ab99');
  hollow.addColorStop(1, '#4f493e');
  context.fillStyle = hollow;
  disc(context, 0.82 * radius);
  context.fill();
  context.strokeStyle = '#f3eee2';
  context.globalAlpha = 0.6;
  context.lineWidth = Math.max(0.5, 0.06 * radius);
  context.beginPath();
  context.arc(0, 0, 0.62 * radius, 0.15 * Math.PI, 0.85 * Math.PI);
  context.stroke();
  context.globalAlpha = 1;
}

/** Tin gives back a broad, soft light. */
function shine(context: CanvasRenderingContext2D, face: number) {
  const light = context.createRadialGradient(
    LIGHT.x * face,
    1.2 * LIGHT.y * face,
    0,
    LIGHT.x * face,
    LIGHT.y * face,
    0.7 * face,
  );
  light.addColorStop(0, '#fffdf6b0');
  light.addColorStop(1, faded('#fffdf6'));
  context.fillStyle = light;
  disc(context, face);
  context.fill();
}

function disc(context: CanvasRenderingContext2D, radius: number) {
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
}
