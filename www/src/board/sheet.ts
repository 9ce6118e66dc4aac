/** Canvases to paint on ahead, and the little that all painting on them shares. */
import type { Layout, Rect } from './layout.ts';
import { chanceFrom } from './random.ts';

/** The family of all figures and letters on the board. */
export const FIGURES = 'system-ui, sans-serif';

const GRAIN = 192;

/** A canvas for `width` by `height` CSS pixels, its context scaled to them. */
export function sheet(width: number, height: number, density: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * density));
  canvas.height = Math.max(1, Math.round(height * density));
  const context = canvas.getContext('2d');
  context?.scale(density, density);
  return [canvas, context] as const;
}

/** Device pixels a CSS pixel: shadows and patterns are measured in them. */
export function contextScale(context: CanvasRenderingContext2D): number {
  return context.getTransform().a;
}

/** Fine noise, as dark and light specks. */
export function grainTile(density: number): HTMLCanvasElement {
  const [canvas, context] = sheet(GRAIN / density, GRAIN / density, density);
  if (!context) return canvas;
  const pixels = context.createImageData(canvas.width, canvas.height);
  const chance = chanceFrom(4711);
  for (let at = 0; at < pixels.data.length; at += 4) {
    const speck = chance() + chance() - 1;
    const tone = speck > 0 ? 255 : 0;
    pixels.data.set([tone, tone * 0.93, tone * 0.8, Math.abs(speck) * 72], at);
  }
  context.putImageData(pixels, 0, 0);
  return canvas;
}

/** A sheet for one pit, its middle the origin, with room for what is worn about it. */
export function pitSheet(layout: Layout, density: number) {
  const { rx, ry } = pitSize(layout);
  const [canvas, context] = sheet(2.6 * rx, 2.6 * ry, density);
  context?.translate(1.3 * rx, 1.3 * ry);
  return { canvas, context, rx, ry };
}

/** All pits of a layout are as large. */
export function pitSize({ pits }: Layout): { readonly rx: number; readonly ry: number } {
  const [{ rx, ry } = { rx: 10, ry: 10 }] = Object.values(pits);
  return { rx, ry };
}

export function paintGrain(context: CanvasRenderingContext2D, area: Rect, grain: HTMLCanvasElement, alpha: number) {
  const pattern = context.createPattern(grain, 'repeat');
  if (!pattern) return;
  const scale = contextScale(context);
  pattern.setTransform(new DOMMatrix().scale(1 / scale));
  context.globalAlpha = alpha;
  context.fillStyle = pattern;
  context.fillRect(area.x, area.y, area.width, area.height);
  context.globalAlpha = 1;
}

/** A `#rrggbb` colour, quite transparent: what a gradient fades to without turning grey on the way. */
export function faded(colour: string): string {
  return `${colour}00`;
}

/** The colour half-way between two `#rrggbb` colours. */
export function mix(one: string, other: string): string {
  const part = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round((part(one, at) + part(other, at)) / 2));
  return `rgb(${parts.join(', ')})`;
}
