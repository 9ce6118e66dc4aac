/**
 * Draws the board on a canvas. Start at `BoardPainter.draw`.
 *
 * A frame paints only what changed: the ground is kept on a sheet of its own, stones and numbers are stamps, and the regions
 * whose pits changed, or over which stones move, are painted anew. The first frame of a layout is one such region: all.
 */
import type { Side } from 'tsoro';
import { CounterSheet } from './counters.ts';
import { paintGround } from './ground.ts';
import { type Cluster, Hand } from './hand.ts';
import { Heap } from './heap.ts';
import type { Layout, PitPlace, Rect } from './layout.ts';
import type { Look } from './looks.ts';
import { Pills, paintChosen, paintCross, paintHint, paintRim, paintTurn } from './marks.ts';
import { bounce, flightAt, handAt, heapPlace } from './motion.ts';
import { seedOf } from './random.ts';
import type { Frame, Marks } from './scene.ts';
import { paintTrail } from './trail.ts';

const SIDES: readonly Side[] = ['south', 'north'];
const PILED = 160;

/** What one pit shows; two pits that show the same look the same. */
interface PitLook {
  readonly stones: number;
  /** How far the last stone has settled; 1: it lies. */
  readonly settled: number;
  readonly legal: boolean;
  readonly awaiting: boolean;
  readonly hover: boolean;
  readonly crossed: boolean;
  readonly hinted: boolean;
  readonly chosen: number;
  readonly numeral: boolean;
}

/** All that depends on layout, density and look, made once for them. */
interface Stage {
  readonly layout: Layout;
  readonly density: number;
  readonly look: Look;
  readonly ground: HTMLCanvasElement;
  readonly shade: HTMLCanvasElement;
  readonly counters: CounterSheet;
  readonly pills: Pills;
  /** For the hand and the piles: never tiny. */
  readonly largePills: Pills;
  readonly heaps: Map<string, Heap>;
  readonly hand: Hand;
  readonly pileCounters: CounterSheet;
}

/** What the canvas shows now. */
interface Shown {
  readonly looks: Map<string, PitLook>;
  readonly clusters: readonly Cluster[];
  readonly captured: Readonly<Record<Side, number>>;
  readonly marks: Marks;
}

/** Paints frames on one canvas; nothing is shown before the first `setLayout`. */
export class BoardPainter {
  private readonly context: CanvasRenderingContext2D | null;
  private stage?: Stage;
  private shown?: Shown | undefined;

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d');
  }

  /** Takes a new size, density (device pixels a CSS pixel) or look; the next `draw` paints everything. */
  setLayout(layout: Layout, density: number, look: Look): void {
    this.canvas.width = Math.round(layout.size.width * density);
    this.canvas.height = Math.round(layout.size.height * density);
    this.stage = stageFor(layout, density, look);
    this.shown = undefined;
  }

  /** Shows a scrolled board's piles and the sign of the turn where its frame is; the next `draw` paints everything. */
  look(seen: Layout): void {
    if (this.stage) this.stage = { ...this.stage, layout: seen };
    this.shown = undefined;
  }

  /** Shows `frame` under `marks`. Costs little if little has changed since the last call. */
  draw(frame: Frame, marks: Marks): void {
    const { context, stage, shown } = this;
    if (!context || !stage) return;
    const next: Shown = {
      looks: looksOf(stage.layout, frame, marks),
      clusters: clustersOf(stage.layout, frame),
      captured: frame.captured,
      marks,
    };
    context.setTransform(stage.density, 0, 0, stage.density, 0, 0);
    for (const region of regionsToPaint(stage, shown, next)) paintRegion(context, stage, next, region);
    for (const cluster of next.clusters) stage.hand.draw(context, cluster);
    this.shown = next;
  }
}

function stageFor(layout: Layout, density: number, look: Look): Stage {
  const { material, theme } = look;
  const counters = new CounterSheet(layout.stone, density, theme, look.counters);
  const largePills = new Pills(largeNumeral(layout), density, theme);
  return {
    layout,
    density,
    look,
    ground: paintGround(layout, density, theme, material),
    shade: material.paintShade(layout, density, theme),
    counters,
    pileCounters: new CounterSheet(pileStone(layout), density, theme, look.counters),
    pills: new Pills(layout.numeralSize, density, theme),
    largePills,
    heaps: new Map(),
    hand: new Hand(layout.stone, density, theme, counters, largePills),
  };
}

function largeNumeral({ numeralSize }: Layout): number {
  return Math.max(12, numeralSize);
}

/** Captured stones are as large as those on the board, unless the pile's room is narrow. */
function pileStone(layout: Layout): number {
  const sides = SIDES.flatMap((side) => [layout.piles[side].width, layout.piles[side].height]);
  return Math.min(layout.stone, Math.min(...sides) / 4.6);
}

function looksOf(layout: Layout, frame: Frame, marks: Marks): Map<string, PitLook> {
  const legal = new Set(marks.legal);
  const crossed = new Set([...marks.captured, ...(frame.struck ?? [])]);
  const chosen = new Map(marks.chosen.map(({ pit, stones }) => [pit, stones]));
  const numeral = marks.numerals ?? true;
  const looks = new Map<string, PitLook>();
  for (const name of Object.keys(layout.pits)) {
    looks.set(name, {
      stones: frame.stones[name] ?? 0,
      settled: frame.dropped?.pit === name ? frame.dropped.settled : 1,
      legal: legal.has(name),
      awaiting: marks.awaiting === name,
      hover: marks.hover === name,
      crossed: crossed.has(name),
      hinted: marks.hinted?.includes(name) ?? false,
      chosen: chosen.get(name) ?? 0,
      numeral,
    });
  }
  return looks;
}

function clustersOf(layout: Layout, frame: Frame): Cluster[] {
  const flights = frame.leaving.map((flight) => ({
    aloft: flightAt(layout, flight),
    count: flight.stones,
    numbered: false,
  }));
  const hand = frame.hand && { aloft: handAt(layout, frame.hand), count: frame.hand.count, numbered: true };
  const all = hand ? [...flights, hand] : flights;
  return all.flatMap(({ aloft, ...rest }) => (aloft ? [{ aloft, ...rest }] : []));
}

/** Disjoint rectangles that together hold every difference between what is shown and what comes. */
function regionsToPaint(stage: Stage, shown: Shown | undefined, next: Shown): Rect[] {
  const { layout } = stage;
  const all = { x: 0, y: 0, ...layout.size };
  if (!shown || shown.marks.toMove !== next.marks.toMove || !sameTrail(shown.marks.last, next.marks.last)) return [all];
  const regions: Rect[] = [];
  for (const [name, look] of next.looks) {
    const pit = layout.pits[name];
    if (pit && !sameLook(look, shown.looks.get(name))) regions.push(around(pit, layout));
  }
  for (const { aloft } of [...shown.clusters, ...next.clusters]) regions.push(stage.hand.reach(aloft));
  for (const side of SIDES) {
    if (shown.captured[side] !== next.captured[side]) regions.push(layout.piles[side]);
  }
  return regions.length > 24 ? [all] : merged(regions);
}

function sameLook(one: PitLook, other: PitLook | undefined): boolean {
  return other !== undefined && (Object.keys(one) as (keyof PitLook)[]).every((key) => one[key] === other[key]);
}

function sameTrail(one: Marks['last'], other: Marks['last']): boolean {
  return one?.start === other?.start && one?.way.join() === other?.way.join();
}

/** All that belongs to a pit: its signs, its number, a stone that falls in. */
function around({ x, y, rx, ry }: PitPlace, { stone, numeral, numeralSize }: Layout): Rect {
  const [wide, tall] = [1.36 * rx + 3, 1.36 * ry + 3 + 2 * stone];
  const right = Math.max(wide, numeral.x + 1.5 * numeralSize + 2);
  const below = Math.max(1.36 * ry + 3, numeral.y + 0.7 * numeralSize + 2);
  return { x: x - wide, y: y - tall, width: wide + right, height: tall + below };
}

/** Overlapping rectangles become one. */
function merged(regions: readonly Rect[]): Rect[] {
  const out: Rect[] = [];
  for (const region of regions) {
    let grown = region;
    for (let at = out.length - 1; at >= 0; at--) {
      const other = out[at];
      if (!other || !meet(grown, other)) continue;
      grown = union(grown, other);
      out.splice(at, 1);
      at = out.length;
    }
    out.push(grown);
  }
  return out;
}

function meet(one: Rect, other: Rect): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}

function union(one: Rect, other: Rect): Rect {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.width, other.x + other.width);
  const bottom = Math.max(one.y + one.height, other.y + other.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Paints everything but moving stones within `region`. */
function paintRegion(context: CanvasRenderingContext2D, stage: Stage, shown: Shown, region: Rect) {
  const { layout, density, ground } = stage;
  const { theme } = stage.look;
  const area = onPixels(region, layout, density);
  if (area.width <= 0 || area.height <= 0) return;
  context.save();
  context.beginPath();
  context.rect(area.x, area.y, area.width, area.height);
  context.clip();
  context.clearRect(area.x, area.y, area.width, area.height);
  const { x, y, width, height } = area;
  context.drawImage(ground, x * density, y * density, width * density, height * density, x, y, width, height);
  if (shown.marks.toMove) paintTurn(context, layout, shown.marks.toMove, theme);
  for (const side of SIDES) {
    if (shown.captured[side] > 0 && meet(area, layout.piles[side]))
      paintPile(context, stage, side, shown.captured[side]);
  }
  const touched = Object.entries(layout.pits).filter(([, pit]) => meet(area, around(pit, layout)));
  for (const [name, pit] of touched) paintRim(context, pit, shown.looks.get(name) ?? NOTHING, theme);
  if (shown.marks.last) paintTrail(context, layout, shown.marks.last, theme);
  for (const [name, pit] of touched) paintStones(context, stage, name, pit, shown.looks.get(name) ?? NOTHING);
  for (const [name, pit] of touched) paintSigns(context, stage, pit, shown.looks.get(name) ?? NOTHING);
  context.restore();
}

const NOTHING: PitLook = {
  stones: 0,
  settled: 1,
  legal: false,
  awaiting: false,
  hover: false,
  crossed: false,
  hinted: false,
  chosen: 0,
  numeral: false,
};

/** `region` within the canvas, widened to whole device pixels so that its edges leave no seam. */
function onPixels(region: Rect, layout: Layout, density: number): Rect {
  const x = Math.max(0, Math.floor(region.x * density)) / density;
  const y = Math.max(0, Math.floor(region.y * density)) / density;
  const right = Math.min(layout.size.width, Math.ceil((region.x + region.width) * density) / density);
  const bottom = Math.min(layout.size.height, Math.ceil((region.y + region.height) * density) / density);
  return { x, y, width: right - x, height: bottom - y };
}

function paintStones(context: CanvasRenderingContext2D, stage: Stage, name: string, pit: PitPlace, shown: PitLook) {
  if (shown.stones === 0) return;
  const { counters, layout, shade } = stage;
  const rests = heapOf(stage, name, pit).take(shown.stones);
  const falling = shown.settled < 1 ? rests.length - 1 : -1;
  const leaving = rests.length - Math.min(shown.chosen, rests.length);
  for (const [index, { look, x, y }] of rests.entries()) {
    const up = index === falling ? bounce(shown.settled) * layout.stone : 0;
    context.globalAlpha = index >= leaving ? 0.45 : 1;
    counters.draw(context, look, pit.x + x, pit.y + y - up);
  }
  context.globalAlpha = 1;
  context.drawImage(shade, pit.x - pit.rx, pit.y - pit.ry, 2 * pit.rx, 2 * pit.ry);
}

function heapOf({ heaps, layout }: Stage, name: string, { rx, ry }: PitPlace): Heap {
  const known = heaps.get(name);
  if (known) return known;
  const heap = new Heap(seedOf(name), { rx, ry, stone: layout.stone });
  heaps.set(name, heap);
  return heap;
}

function paintSigns(context: CanvasRenderingContext2D, stage: Stage, pit: PitPlace, look: PitLook) {
  const { pills, layout } = stage;
  const { theme } = stage.look;
  if (look.crossed) paintCross(context, pit, theme);
  if (look.hinted) paintHint(context, pit, stage.look.theme);
  if (look.chosen > 0) paintChosen(context, pit, theme, look.chosen < look.stones ? look.chosen : undefined);
  if (look.numeral && look.stones > 0) {
    pills.draw(
      context,
      String(look.stones),
      pit.x + layout.numeral.x,
      pit.y + layout.numeral.y,
      look.chosen > 0 ? 'struck' : 'plain',
    );
  }
}

/** A side's captured stones on their patch of ground, and beyond them how many. */
function paintPile(context: CanvasRenderingContext2D, stage: Stage, side: Side, count: number) {
  const { layout, pileCounters, largePills, look } = stage;
  const place = heapPlace(layout, side);
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const rests = pileOf(stage, side, place).take(count);
  const stone = pileStone(layout);
  const heap = boundsOf(rests, middle);
  look.material.paintPatch(context, grown(heap, 1.7 * stone), look.theme);
  for (const rest of rests) pileCounters.draw(context, rest.look, middle.x + rest.x, middle.y + rest.y);
  const gap = stone + largeNumeral(layout) * 0.9;
  const below = place.height > place.width;
  const x = below ? middle.x : heap.x + heap.width + gap;
  largePills.draw(context, String(count), x, below ? heap.y + heap.height + gap : middle.y);
}

/** The least rectangle about the stones' middles. */
function boundsOf(rests: readonly { x: number; y: number }[], middle: { x: number; y: number }): Rect {
  const points = rests.map(({ x, y }) => ({ x: middle.x + x, y: middle.y + y, width: 0, height: 0 }));
  return points.reduce<Rect>(union, points[0] ?? { ...middle, width: 0, height: 0 });
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function pileOf({ heaps, layout }: Stage, side: Side, { width, height }: Rect): Heap {
  const key = `pile ${side}`;
  const known = heaps.get(key);
  if (known) return known;
  const stone = pileStone(layout);
  const number = 1.6 * largeNumeral(layout);
  const [rx, ry] = [width / 2 - 1.4 * stone, height / 2 - 1.4 * stone];
  const hollow = width > height ? { rx: rx - number, ry, stone } : { rx, ry: ry - number, stone };
  const heap = new Heap(seedOf(key), hollow, PILED, [1, 0.8, 0.62, 0.45, 0.3]);
  heaps.set(key, heap);
  return heap;
}
