/** Counters, painted once at device resolution and then stamped; and the light and shade that all of them share. */
import type { Counters, Theme } from './themes.ts';

/** A stamp's half-size, of the counter's half-length: room for the shadow. */
const MARGIN = 1.6;
/** The light falls from the top, a little from the left. */
export const LIGHT = { x: -0.3, y: -0.42 };

/** A stamp of every kind, made when it is first asked for. */
export class CounterSheet {
  private readonly stamps: HTMLCanvasElement[] = [];

  /** `half`: half a counter's length in CSS pixels. */
  constructor(
    private readonly half: number,
    private readonly density: number,
    private readonly theme: Theme,
    private readonly counters: Counters,
  ) {}

  /** Stamps the counter that `look` picks with its middle at `x`, `y`. */
  draw(context: CanvasRenderingContext2D, look: number, x: number, y: number, scale = 1): void {
    const reach = this.half * MARGIN * scale;
    context.drawImage(this.stampFor(look), x - reach, y - reach, 2 * reach, 2 * reach);
  }

  stampFor(look: number): HTMLCanvasElement {
    const { half, density, theme, counters } = this;
    const kind = look % counters.kinds;
    this.stamps[kind] ??= stamp(half, density, (context) => counters.paint(context, half, kind, theme));
    return this.stamps[kind];
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

/** The shadow that a counter throws on the ground, below and to the right. */
export function paintShadow(
  context: CanvasRenderingContext2D,
  long: number,
  short: number,
  turn: number,
  shade: number,
) {
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

/** Something rounded in this light: its body, what is on it, and its edge. */
export interface Rounded {
  readonly outline: Path2D;
  readonly half: number;
  readonly tone: { readonly lit: string; readonly body: string; readonly shade: string };
  /** How far from the light it is dark, in half-lengths. */
  readonly reach: number;
  /** How dark its edge is, 0…1. */
  readonly edge: number;
  /** Paints what is on it. */
  details(): void;
}

export function paintRounded(
  context: CanvasRenderingContext2D,
  { outline, half, tone, reach, edge, details }: Rounded,
) {
  const body = context.createRadialGradient(LIGHT.x * half, LIGHT.y * half, 0, 0, 0, reach * half);
  body.addColorStop(0, tone.lit);
  body.addColorStop(0.5, tone.body);
  body.addColorStop(1, tone.shade);
  context.fillStyle = body;
  context.fill(outline);
  context.save();
  context.clip(outline);
  details();
  context.restore();
  context.strokeStyle = tone.shade;
  context.globalAlpha = edge;
  context.lineWidth = Math.max(0.4, 0.05 * half);
  context.stroke(outline);
  context.globalAlpha = 1;
}

/** The light's own spot on something smooth. */
export function paintHighlight(context: CanvasRenderingContext2D, half: number, flat: number) {
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
