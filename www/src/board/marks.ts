/** The signs over the board, each with its own shape (`Marks` in `scene.ts`). */
import type { Side } from 'tsoro';
import type { Layout, PitPlace } from './layout.ts';
import { FIGURES, sheet } from './sheet.ts';
import type { Theme } from './themes.ts';

/** What a pit's rim says. */
export interface RimSigns {
  readonly legal: boolean;
  readonly awaiting: boolean;
  readonly hover: boolean;
}

/** Fine and bright: may be started or taken from. Broad and glowing: waits for a decision. A wash: under the pointer. */
export function paintRim(context: CanvasRenderingContext2D, pit: PitPlace, signs: RimSigns, { marks }: Theme): void {
  const least = Math.min(pit.rx, pit.ry);
  if (signs.awaiting || signs.hover) {
    context.globalAlpha = signs.awaiting ? 0.22 : 0.16;
    context.fillStyle = marks.glow;
    oval(context, pit, 1);
    context.fill();
  }
  if (signs.awaiting) {
    for (const [out, width, alpha] of [
      [1.1, 0.34, 0.16],
      [1.08, 0.24, 0.24],
      [1.07, 0.17, 0.4],
    ] as const) {
      ring(context, pit, out, width * least, marks.glow, alpha);
    }
    ring(context, pit, 1.06, Math.max(3, 0.13 * least) + 1.4, marks.outline, 0.5);
    ring(context, pit, 1.06, Math.max(3, 0.13 * least), marks.rim, 1);
  } else if (signs.legal || signs.hover) {
    const width = Math.max(1.4, 0.055 * least) * (signs.hover && signs.legal ? 1.6 : 1);
    ring(context, pit, 1.025, width + 1.6, marks.outline, 0.6);
    ring(context, pit, 1.025, width, signs.legal ? marks.rim : marks.trail, 1);
  }
  context.globalAlpha = 1;
}

/** Crossed strokes: about to be captured. */
export function paintCross(context: CanvasRenderingContext2D, pit: PitPlace, { marks }: Theme): void {
  const width = Math.max(2, 0.1 * Math.min(pit.rx, pit.ry));
  const [dx, dy] = [0.74 * pit.rx, 0.74 * pit.ry];
  context.lineCap = 'round';
  for (const [colour, extra] of [
    [marks.outline, 2],
    [marks.cross, 0],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width + extra;
    context.beginPath();
    context.moveTo(pit.x - dx, pit.y - dy);
    context.lineTo(pit.x + dx, pit.y + dy);
    context.moveTo(pit.x + dx, pit.y - dy);
    context.lineTo(pit.x - dx, pit.y + dy);
    context.stroke();
  }
}

/** A wedge over the pit that points into it: what a computer would press. */
export function paintHint(context: CanvasRenderingContext2D, pit: PitPlace, { marks }: Theme): void {
  const size = Math.max(7, 0.36 * Math.min(pit.rx, pit.ry));
  const top = pit.y - pit.ry - 0.55 * size;
  context.beginPath();
  context.moveTo(pit.x - size, top);
  context.lineTo(pit.x + size, top);
  context.lineTo(pit.x, top + 1.5 * size);
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = marks.outline;
  context.lineWidth = 4;
  context.stroke();
  context.fillStyle = marks.rim;
  context.fill();
}

/** A filled corner with a tick, or, where only some of the stones are chosen, with their number. */
export function paintChosen(context: CanvasRenderingContext2D, pit: PitPlace, theme: Theme, some?: number): void {
  const { marks } = theme;
  const size = Math.max(13, 0.72 * Math.min(pit.rx, pit.ry));
  const [x, y] = [pit.x - pit.rx * 1.08, pit.y - pit.ry * 1.08];
  context.beginPath();
  context.moveTo(x, y + 0.2 * size);
  context.quadraticCurveTo(x, y, x + 0.2 * size, y);
  context.lineTo(x + 1.25 * size, y);
  context.lineTo(x, y + 1.25 * size);
  context.closePath();
  context.lineJoin = 'round';
  context.strokeStyle = marks.cross;
  context.lineWidth = 3;
  context.stroke();
  context.fillStyle = marks.chosen;
  context.fill();
  context.strokeStyle = marks.chosenText;
  context.fillStyle = marks.chosenText;
  if (some === undefined) {
    context.lineWidth = Math.max(1.4, 0.12 * size);
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x + 0.2 * size, y + 0.4 * size);
    context.lineTo(x + 0.35 * size, y + 0.56 * size);
    context.lineTo(x + 0.62 * size, y + 0.2 * size);
    context.stroke();
  } else {
    context.font = `700 ${Math.max(9, 0.52 * size)}px ${FIGURES}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(String(some), x + 0.38 * size, y + 0.42 * size);
  }
}

/** A bar along the edge of the side to move, and a point into the board from its middle. */
export function paintTurn(context: CanvasRenderingContext2D, layout: Layout, side: Side, { marks }: Theme): void {
  const { x, y, dx, dy } = layout.edges[side];
  const { board } = layout;
  const [at, start, length] = dx === 0 ? [x, board.x, board.width] : [y, board.y, board.height];
  const half = Math.min(at - start, start + length - at) - board.radius;
  const [alongX, alongY] = [Math.abs(dy) * half, Math.abs(dx) * half];
  const [baseX, baseY] = [x - dx * 4, y - dy * 4];
  const bar = context.createLinearGradient(baseX - alongX, baseY - alongY, baseX + alongX, baseY + alongY);
  bar.addColorStop(0, `${marks.turn}00`);
  bar.addColorStop(0.25, marks.turn);
  bar.addColorStop(0.75, marks.turn);
  bar.addColorStop(1, `${marks.turn}00`);
  context.strokeStyle = bar;
  context.lineWidth = 2.5;
  context.lineCap = 'butt';
  context.beginPath();
  context.moveTo(baseX - alongX, baseY - alongY);
  context.lineTo(baseX + alongX, baseY + alongY);
  context.stroke();
  const wing = 8;
  context.fillStyle = marks.turn;
  context.beginPath();
  context.moveTo(baseX - dx * 4 - dy * wing, baseY - dy * 4 + dx * wing);
  context.lineTo(baseX + dx * 8, baseY + dy * 8);
  context.lineTo(baseX - dx * 4 + dy * wing, baseY - dy * 4 - dx * wing);
  context.closePath();
  context.fill();
}

/** `struck` through: what it counts is to go. `hand`: the stones carried, on a bright pill. */
export type PillKind = 'plain' | 'struck' | 'hand';

/** Numbers on pills, each painted once. */
export class Pills {
  private readonly stamps = new Map<string, HTMLCanvasElement>();

  constructor(
    private readonly size: number,
    private readonly density: number,
    private readonly theme: Theme,
  ) {}

  /** Draws `text` with the pill's middle at `x`, `y`. */
  draw(context: CanvasRenderingContext2D, text: string, x: number, y: number, kind: PillKind = 'plain'): void {
    const key = `${kind} ${text}`;
    const known = this.stamps.get(key);
    const stamp = known ?? this.paint(text, kind);
    if (!known) this.stamps.set(key, stamp);
    const { density } = this;
    const [width, height] = [stamp.width / density, stamp.height / density];
    const left = Math.round((x - width / 2) * density) / density;
    const top = Math.round((y - height / 2) * density) / density;
    context.drawImage(stamp, left, top, width, height);
  }

  private paint(text: string, kind: PillKind): HTMLCanvasElement {
    const { size, density, theme } = this;
    const height = size * 1.36;
    const width = Math.max(height * 1.14, text.length * size * 0.6 + size * 0.75);
    const [canvas, context] = sheet(width + 2, height + 2, density);
    if (!context) return canvas;
    const [ground, ink] = kind === 'hand' ? [theme.hand.ground, theme.hand.text] : [theme.pill.ground, theme.pill.text];
    context.fillStyle = ground;
    context.beginPath();
    context.roundRect(1, 1, width, height, height / 2);
    context.fill();
    if (kind === 'struck') {
      context.strokeStyle = theme.pill.strike;
      context.lineWidth = Math.max(1.2, size * 0.12);
      context.beginPath();
      context.moveTo(1 + size * 0.15, 1 + height * 0.78);
      context.lineTo(1 + width - size * 0.15, 1 + height * 0.22);
      context.stroke();
    }
    context.font = `650 ${size}px ${FIGURES}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillStyle = ink;
    context.fillText(text, 1 + width / 2, 1 + height / 2 + size * 0.36);
    return canvas;
  }
}

function oval(context: CanvasRenderingContext2D, { x, y, rx, ry }: PitPlace, out: number) {
  const grown = (out - 1) * Math.min(rx, ry);
  context.beginPath();
  context.ellipse(x, y, rx + grown, ry + grown, 0, 0, 2 * Math.PI);
}

function ring(
  context: CanvasRenderingContext2D,
  pit: PitPlace,
  out: number,
  width: number,
  colour: string,
  alpha: number,
) {
  context.globalAlpha = alpha;
  context.strokeStyle = colour;
  context.lineWidth = width;
  oval(context, pit, out);
  context.stroke();
}
