/** What never moves: the slab, its pits, the heads' rings and the labels. Painted once a layout and look. */
import type { Layout, PitPlace } from './layout.ts';
import { chanceFrom, seedOf } from './random.ts';
import { FIGURES, grainTile, sheet } from './sheet.ts';
import type { Steps } from './slices.ts';
import type { Material, Theme } from './themes.ts';

/** How many differently made pits there are. */
const DIGS = 6;

/** Paints the whole ground on a new canvas of the layout's size. */
export function* paintGround(
  layout: Layout,
  density: number,
  theme: Theme,
  material: Material,
): Steps<HTMLCanvasElement> {
  const [canvas, context] = sheet(layout.size.width, layout.size.height, density);
  if (!context) return canvas;
  const grain = grainTile(density);
  const [, pixel] = sheet(1, 1, 1);
  yield;
  for (const _ of material.paintSlab(context, layout, theme, grain)) {
    flush(canvas, pixel);
    yield;
  }
  const digs: HTMLCanvasElement[] = [];
  for (let dig = 0; dig < DIGS; dig++) {
    digs.push(material.paintPit(layout, density, theme, grain, dig));
    yield;
  }
  for (const [name, pit] of Object.entries(layout.pits)) {
    const dig = digs[seedOf(name) % DIGS];
    if (dig) stampAt(context, dig, pit, density);
  }
  for (const head of layout.shape.heads) {
    const pit = layout.pits[head];
    if (pit) material.paintHead(context, pit, theme, chanceFrom(seedOf(head)));
  }
  paintLabels(context, layout, theme);
  flush(canvas, pixel);
  yield;
  return canvas;
}

/** Browsers put painting off until its result is asked for: here, so that it is done a step at a time. */
function flush(canvas: HTMLCanvasElement, pixel: CanvasRenderingContext2D | null) {
  pixel?.drawImage(canvas, 0, 0, 1, 1, 0, 0, 1, 1);
}

function stampAt(context: CanvasRenderingContext2D, stamp: HTMLCanvasElement, at: PitPlace, density: number) {
  const [width, height] = [stamp.width / density, stamp.height / density];
  const onPixel = (place: number) => Math.round(place * density) / density; // lines stay as crisp as they were drawn
  context.drawImage(stamp, onPixel(at.x - width / 2), onPixel(at.y - height / 2), width, height);
}

function paintLabels(context: CanvasRenderingContext2D, layout: Layout, theme: Theme) {
  context.font = `500 ${layout.labelSize}px ${FIGURES}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = theme.label;
  for (const { text, x, y } of layout.labels) context.fillText(text, x, y + 0.5);
}
