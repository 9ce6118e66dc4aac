/**
 * Draws the board on a canvas. Start at `BoardPainter.draw`.
 *
 * A frame paints only what changed: the ground is kept on a sheet of its own, stones and numbers are stamps, and the regions
 * whose pits changed, or over which stones move, are painted anew. The first frame of a layout is one such region: all.
 */
import type { Side } from 'tsoro';
import type { Frame, Marks } from '../game/scene.ts';
import type { Cluster } from './hand.ts';
import { heapOf, type Kit, kitFor, largeNumeral, pileOf, pileStone, sketch } from './kit.ts';
import type { Layout, PitPlace, Rect } from './layout.ts';
import type { Look } from './looks.ts';
import { paintChosen, paintCross, paintHint, paintRim, paintTurn } from './marks.ts';
import { bounce, flightAt, handAt, heapPlace } from './motion.ts';
import { grown, meet, merged, onPixels, union } from './regions.ts';
import { atOnce, inSlices, type Steps } from './slices.ts';
import { paintTrail } from './trail.ts';

const SIDES: readonly Side[] = ['south', 'north'];
/** How far the ground under a pile is seen beyond its stones' middles, in half-lengths of a stone. */
const PATCH = 1.7;

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
  private kit?: Kit;
  /** The layout as it is scrolled. */
  private seen?: Layout | undefined;
  private shown?: Shown | undefined;
  /** What is to be seen as soon as there is a kit. */
  private wanted?: { readonly frame: Frame; readonly marks: Marks } | undefined;
  private callOff = () => {};

  constructor(private readonly canvas: HTMLCanvasElement) {
    this.context = canvas.getContext('2d');
  }

  /**
   * Takes a new size, density (device pixels a CSS pixel) or look; the next `draw` paints everything. The first board, which comes while the
   * page has much to do, is sketched, and painted in slices; `dressed` tells when it has that look.
   */
  setLayout(layout: Layout, density: number, look: Look, dressed = () => {}): void {
    const { canvas, context } = this;
    canvas.width = Math.round(layout.size.width * density);
    canvas.height = Math.round(layout.size.height * density);
    this.callOff();
    this.shown = undefined;
    this.seen = undefined;
    if (this.kit) {
      this.kit = atOnce(kitFor(layout, density, look));
      dressed();
      return;
    }
    context?.scale(density, density);
    if (context) sketch(context, layout, look);
    this.callOff = inSlices(this.making(layout, density, look), (kit) => {
      this.made(kit);
      dressed();
    });
  }

  /** Shows a scrolled board's piles and the sign of the turn where its frame is; the next `draw` paints everything. */
  look(seen: Layout): void {
    this.seen = seen;
    if (this.kit) this.kit = { ...this.kit, layout: seen };
    this.shown = undefined;
  }

  /** Shows `frame` under `marks`. Costs little if little has changed since the last call. */
  draw(frame: Frame, marks: Marks): void {
    const { context, kit, shown } = this;
    this.wanted = { frame, marks };
    if (!context || !kit) return;
    const next: Shown = {
      looks: looksOf(kit.layout, frame, marks),
      clusters: clustersOf(kit.layout, frame),
      captured: frame.captured,
      marks,
    };
    context.setTransform(kit.density, 0, 0, kit.density, 0, 0);
    for (const region of regionsToPaint(kit, shown, next)) paintRegion(context, kit, next, region);
    for (const cluster of next.clusters) kit.hand.draw(context, cluster);
    this.shown = next;
  }

  /** The kit, and the counters that are wanted first. */
  private *making(layout: Layout, density: number, look: Look): Steps<Kit> {
    const kit = yield* kitFor(layout, density, look);
    for (const [name, pit] of Object.entries(layout.pits)) {
      for (const rest of heapOf(kit, name, pit).take(this.wanted?.frame.stones[name] ?? 0))
        kit.counters.stampFor(rest.look);
      yield;
    }
    return kit;
  }

  private made(kit: Kit): void {
    this.kit = this.seen ? { ...kit, layout: this.seen } : kit;
    if (this.wanted) this.draw(this.wanted.frame, this.wanted.marks);
  }
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
function regionsToPaint(kit: Kit, shown: Shown | undefined, next: Shown): Rect[] {
  const { layout } = kit;
  const all = { x: 0, y: 0, ...layout.size };
  if (!shown || shown.marks.toMove !== next.marks.toMove || !sameTrail(shown.marks.last, next.marks.last)) return [all];
  const regions: Rect[] = [];
  for (const [name, look] of next.looks) {
    const pit = layout.pits[name];
    if (pit && !sameLook(look, shown.looks.get(name))) regions.push(around(pit, layout));
  }
  for (const { aloft } of [...shown.clusters, ...next.clusters]) regions.push(kit.hand.reach(aloft));
  for (const side of SIDES) {
    if (shown.captured[side] !== next.captured[side]) regions.push(aboutPile(layout, side));
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

/** A pile's place, and the ground about it that its stones darken. */
function aboutPile(layout: Layout, side: Side): Rect {
  return grown(layout.piles[side], PATCH * pileStone(layout));
}

/** Paints everything but moving stones within `region`. */
function paintRegion(context: CanvasRenderingContext2D, kit: Kit, shown: Shown, region: Rect) {
  const { layout, density, ground } = kit;
  const { theme } = kit.look;
  const area = onPixels(region, layout.size, density);
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
    if (shown.captured[side] > 0 && meet(area, aboutPile(layout, side)))
      paintPile(context, kit, side, shown.captured[side]);
  }
  const touched = Object.entries(layout.pits).filter(([, pit]) => meet(area, around(pit, layout)));
  for (const [name, pit] of touched) paintRim(context, pit, shown.looks.get(name) ?? NOTHING, theme);
  if (shown.marks.last) paintTrail(context, layout, shown.marks.last, theme);
  for (const [name, pit] of touched) paintStones(context, kit, name, pit, shown.looks.get(name) ?? NOTHING);
  for (const [name, pit] of touched) paintSigns(context, kit, pit, shown.looks.get(name) ?? NOTHING);
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

function paintStones(context: CanvasRenderingContext2D, kit: Kit, name: string, pit: PitPlace, shown: PitLook) {
  if (shown.stones === 0) return;
  const { counters, layout, shade } = kit;
  const rests = heapOf(kit, name, pit).take(shown.stones);
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

function paintSigns(context: CanvasRenderingContext2D, kit: Kit, pit: PitPlace, look: PitLook) {
  const { pills, layout } = kit;
  const { theme } = kit.look;
  if (look.crossed) paintCross(context, pit, theme);
  if (look.hinted) paintHint(context, pit, kit.look.theme);
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
function paintPile(context: CanvasRenderingContext2D, kit: Kit, side: Side, count: number) {
  const { layout, pileCounters, largePills, look } = kit;
  const place = heapPlace(layout, side);
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const rests = pileOf(kit, side, place).take(count);
  const stone = pileStone(layout);
  const heap = boundsOf(rests, middle);
  look.material.paintPatch(context, grown(heap, PATCH * stone), look.theme);
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
