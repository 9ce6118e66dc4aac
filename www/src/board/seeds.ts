/** Wild seeds: mahogany beans in their scarlet cups, coral-tree beans with a dark eye, pale marula stones. */
import { paintHighlight, paintRounded, paintShadow } from './counters.ts';
import { between, type Chance, chanceFrom } from './random.ts';
import { faded } from './sheet.ts';
import type { Counters, Theme } from './themes.ts';

const SHAPES = 5;

interface Tree {
  readonly lit: string;
  readonly body: string;
  readonly shade: string;
  /** Of the length. */
  readonly breadth: number;
  readonly gloss: number;
  readonly sign: 'cup' | 'eye' | 'furrows';
}

const TREES: readonly Tree[] = [
  { lit: '#5f5148', body: '#33271f', shade: '#0d0806', breadth: 0.62, gloss: 1, sign: 'cup' },
  { lit: '#e8573a', body: '#c22c19', shade: '#5e0f08', breadth: 0.7, gloss: 1, sign: 'eye' },
  { lit: '#ecd3a4', body: '#c6a06a', shade: '#6e4f28', breadth: 0.78, gloss: 0.45, sign: 'furrows' },
  { lit: '#d3905b', body: '#a85d2e', shade: '#4d240e', breadth: 0.6, gloss: 0.9, sign: 'eye' },
];

export const seeds: Counters = { kinds: SHAPES * TREES.length, paint: paintSeed };

function paintSeed(context: CanvasRenderingContext2D, half: number, kind: number, { shade }: Theme) {
  const tree = TREES[kind % TREES.length];
  if (!tree) return;
  const chance = chanceFrom((kind + 1) * 4993);
  const long = half * between(chance, 0.98, 1.1);
  const short = long * tree.breadth * between(chance, 0.94, 1.06);
  const turn = between(chance, -Math.PI, Math.PI);
  paintShadow(context, long, short, turn, shade);
  const outline = beanPath(long, short, turn, between(chance, 0.06, 0.2));
  const details = () => {
    paintSign(context, tree, long, short, turn, chance);
    shadeBelow(context, half, tree);
    context.globalAlpha = tree.gloss;
    paintHighlight(context, 0.86 * half, 0.8);
  };
  paintRounded(context, { outline, half, tone: tree, reach: 1.2, edge: 0.6, details });
}

/** An oval, bent as beans are. */
function beanPath(long: number, short: number, turn: number, bend: number): Path2D {
  const path = new Path2D();
  for (let point = 0; point < 36; point++) {
    const angle = (2 * Math.PI * point) / 36;
    const x = long * Math.cos(angle);
    const y = short * Math.sin(angle) + bend * long * (Math.cos(angle) ** 2 - 0.5);
    path.lineTo(x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn));
  }
  path.closePath();
  return path;
}

/** What one knows the tree by. */
function paintSign(
  context: CanvasRenderingContext2D,
  { sign, shade }: Tree,
  long: number,
  short: number,
  turn: number,
  chance: Chance,
) {
  context.save();
  context.rotate(turn);
  if (sign === 'cup') {
    const cup = context.createLinearGradient(0.1 * long, -short, 0.9 * long, short);
    cup.addColorStop(0, '#ff7a4a');
    cup.addColorStop(0.5, '#e0431f');
    cup.addColorStop(1, '#8c1d0a');
    context.fillStyle = cup;
    context.beginPath();
    context.moveTo(0.08 * long, -1.2 * short);
    context.quadraticCurveTo(between(chance, 0.28, 0.44) * long, 0, 0.08 * long, 1.4 * short);
    context.lineTo(1.4 * long, 1.4 * short);
    context.lineTo(1.4 * long, -1.4 * short);
    context.fill();
  } else if (sign === 'eye') {
    context.fillStyle = '#190804';
    context.beginPath();
    context.ellipse(0, 0.92 * short, 0.36 * long, 0.42 * short, 0, 0, 2 * Math.PI);
    context.fill();
  } else {
    context.strokeStyle = shade;
    context.lineWidth = Math.max(0.4, 0.06 * long);
    for (const furrow of [-0.5, 0, 0.5]) {
      context.globalAlpha = between(chance, 0.25, 0.5);
      context.beginPath();
      context.moveTo(-0.8 * long, furrow * short);
      context.quadraticCurveTo(0, furrow * short * between(chance, 0.9, 1.8), 0.8 * long, furrow * short);
      context.stroke();
    }
  }
  context.restore();
}

function shadeBelow(context: CanvasRenderingContext2D, half: number, { shade }: Tree) {
  const under = context.createRadialGradient(-0.12 * half, -0.35 * half, 0.4 * half, 0, -0.12 * half, 1.1 * half);
  under.addColorStop(0, faded(shade));
  under.addColorStop(1, shade);
  context.globalAlpha = 0.62;
  context.fillStyle = under;
  context.fillRect(-2 * half, -2 * half, 4 * half, 4 * half);
  context.globalAlpha = 1;
}
