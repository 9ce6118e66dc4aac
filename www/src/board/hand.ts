/** Stones above the board: those that the hand carries, in its palm, and those on their way to a pile. */
import type { CounterSheet } from './counters.ts';
import { Heap } from './heap.ts';
import type { Rect } from './layout.ts';
import type { Pills } from './marks.ts';
import type { Aloft } from './motion.ts';
import { seedOf } from './random.ts';
import { faded, sheet } from './sheet.ts';
import type { Theme } from './themes.ts';

/** More stones than this are not told apart. */
const CARRIED = 12;
/** Stones in the hand are nearer to the eye. */
const NEARER = 1.16;
/** The palm's radius in half-lengths of a stone, at its largest. */
const PALM = 4.1;

/** Stones above the board in one frame. */
export interface Cluster {
  readonly aloft: Aloft;
  readonly count: number;
  /** In the hand, with their number. */
  readonly numbered: boolean;
}

export class Hand {
  private readonly heap: Heap;
  /** Under stones above the ground, to be stretched to their size. */
  private readonly shadow: HTMLCanvasElement;
  private readonly palm: HTMLCanvasElement;

  constructor(
    private readonly stone: number,
    density: number,
    theme: Theme,
    private readonly counters: CounterSheet,
    private readonly pills: Pills,
  ) {
    this.heap = new Heap(seedOf('hand'), { rx: 2.6 * stone, ry: 2.3 * stone, stone }, CARRIED);
    this.shadow = softShadow(theme.shade);
    this.palm = paintPalm(PALM * stone, density, theme);
  }

  draw(context: CanvasRenderingContext2D, { aloft, count, numbered }: Cluster): void {
    const { stone } = this;
    const shown = Math.min(count, CARRIED);
    const spread = stone * (1.1 + 0.55 * Math.sqrt(shown));
    const [wide, down] = [1.35 * spread, 0.35 * aloft.height + 0.4 * stone];
    const left = aloft.x + 0.12 * aloft.height - wide;
    context.drawImage(this.shadow, left, aloft.y + down - 0.75 * wide, 2 * wide, 1.5 * wide);
    const y = aloft.y - aloft.height;
    if (numbered) {
      const palm = Math.min(PALM * stone, spread + 0.75 * stone);
      context.drawImage(this.palm, aloft.x - palm, y - palm, 2 * palm, 2 * palm);
    }
    for (const rest of this.heap.take(shown))
      this.counters.draw(context, rest.look, aloft.x + rest.x, y + rest.y, NEARER);
    if (numbered) this.pills.draw(context, String(count), aloft.x + spread * 0.95 + 3, y + spread * 0.85, 'hand');
  }

  /** All that `draw` may paint on. */
  reach({ x, y, height }: Aloft): Rect {
    const reach = 5 * this.stone + 14;
    return { x: x - reach, y: y - height - reach, width: 2 * reach, height: height + 2 * reach + this.stone };
  }
}

/** A cupped palm from above: a soft hollow, and the light along its lower edge, as in a pit that travels. */
function paintPalm(radius: number, density: number, { hand }: Theme): HTMLCanvasElement {
  const [canvas, context] = sheet(2 * radius, 2 * radius, density);
  if (!context) return canvas;
  context.translate(radius, radius);
  context.scale(radius, radius);
  const hollow = context.createRadialGradient(0, 0, 0, 0, 0, 0.94);
  hollow.addColorStop(0, `${hand.palm}f4`);
  hollow.addColorStop(0.72, `${hand.palm}ee`);
  hollow.addColorStop(1, `${hand.palm}d8`);
  context.fillStyle = hollow;
  context.beginPath();
  context.arc(0, 0, 0.94, 0, 2 * Math.PI);
  context.fill();
  const edge = context.createLinearGradient(0, -1, 0, 1);
  edge.addColorStop(0, faded(hand.edge));
  edge.addColorStop(0.35, `${hand.edge}60`);
  edge.addColorStop(1, hand.edge);
  context.strokeStyle = edge;
  context.lineWidth = Math.max(0.045, 1.6 / radius);
  context.stroke();
  return canvas;
}

function softShadow(shade: number): HTMLCanvasElement {
  const [canvas, context] = sheet(64, 64, 1);
  if (!context) return canvas;
  const shadow = context.createRadialGradient(32, 32, 4, 32, 32, 32);
  shadow.addColorStop(0, `rgba(20, 10, 3, ${1.1 * shade})`);
  shadow.addColorStop(0.5, `rgba(20, 10, 3, ${0.65 * shade})`);
  shadow.addColorStop(1, 'rgba(20, 10, 3, 0)');
  context.fillStyle = shadow;
  context.fillRect(0, 0, 64, 64);
  return canvas;
}
