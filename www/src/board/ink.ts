/** Counters as a pen draws them: blots for pebbles, leaf shapes for seeds, toothed wheels for caps. */
import { between, chanceFrom } from './random.ts';
import type { Counters, CountersName, Theme } from './themes.ts';

const KINDS = 12;
const TEETH = 14;

export const inked: Readonly<Record<CountersName, Counters>> = {
  pebbles: { kinds: KINDS, paint: blot },
  seeds: { kinds: KINDS, paint: leaf },
  caps: { kinds: KINDS, paint: wheel },
};

function blot(context: CanvasRenderingContext2D, half: number, kind: number, theme: Theme) {
  const chance = chanceFrom(600 + kind);
  const [turn, flat] = [between(chance, 0, 3), between(chance, 0.8, 0.95)];
  context.beginPath();
  context.ellipse(0, 0, 0.9 * half, 0.9 * half * flat, turn, 0, 2 * Math.PI);
  apart(context, half, theme);
  context.fillStyle = theme.pit.rim;
  context.fill();
}

function leaf(context: CanvasRenderingContext2D, half: number, kind: number, theme: Theme) {
  const chance = chanceFrom(700 + kind);
  context.rotate(between(chance, 0, 2 * Math.PI));
  context.beginPath();
  context.moveTo(-half, 0);
  context.quadraticCurveTo(0, -1.15 * half, half, 0);
  context.quadraticCurveTo(0, 1.15 * half, -half, 0);
  apart(context, half, theme);
  drawn(context, half, theme);
  context.beginPath();
  context.moveTo(-0.75 * half, 0);
  context.lineTo(0.5 * half, 0);
  context.stroke();
}

function wheel(context: CanvasRenderingContext2D, half: number, kind: number, theme: Theme) {
  context.rotate(chanceFrom(800 + kind)());
  context.beginPath();
  for (let tooth = 0; tooth < 2 * TEETH; tooth++) {
    const out = (tooth % 2 === 0 ? 0.98 : 0.84) * half;
    const angle = (Math.PI * tooth) / TEETH;
    context.lineTo(out * Math.cos(angle), out * Math.sin(angle));
  }
  context.closePath();
  context.lineJoin = 'round';
  apart(context, half, theme);
  drawn(context, half, theme);
  context.beginPath();
  context.arc(0, 0, 0.46 * half, 0, 2 * Math.PI);
  if (kind % 3 === 0) context.fill();
  context.stroke();
}

/** Bare paper about a counter, so that one shows before another. */
function apart(context: CanvasRenderingContext2D, half: number, { pit }: Theme) {
  context.strokeStyle = pit.floor;
  context.lineWidth = Math.max(1.2, 0.3 * half);
  context.stroke();
}

/** An outline on bare paper. */
function drawn(context: CanvasRenderingContext2D, half: number, { pit }: Theme) {
  context.fillStyle = pit.floor;
  context.fill();
  context.strokeStyle = pit.rim;
  context.fillStyle = pit.rim;
  context.lineWidth = Math.max(0.9, 0.15 * half);
  context.stroke();
}
