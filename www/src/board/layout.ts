/**
 * Where everything on the board lies, in CSS pixels: pure geometry of a board's shape, the room there is, and the way the
 * board is turned. Start at `layoutBoard`.
 *
 * Inside, the board is measured *along* its rows and *across* them, as South sees it: along to the right, across from
 * South's outer row upwards to North's. `toCanvas` turns that to the screen.
 */
import type { Side } from 'tsoro';
import { columnLetters, pitName, spotOf } from '../game/pit-names.ts';
import type { BoardShape } from '../game/scene.ts';
import {
  type Box,
  breadthOf,
  clamp,
  type Extent,
  extent,
  GROUND,
  labelSize,
  lengthOf,
  type Measures,
  measureBoard,
  NUMERAL_ROOM,
  numeralSize,
  PIT,
  quarter,
  type Room,
} from './measures.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** A pit: its middle and its half-axes on the screen. */
export interface PitPlace extends Point {
  readonly rx: number;
  readonly ry: number;
}

export interface Label extends Point {
  readonly text: string;
}

export interface LayoutOptions {
  /** Who sits at the bottom (landscape) or at the right-hand edge (portrait). */
  readonly view: Side;
  readonly orientation: 'auto' | 'landscape' | 'portrait';
  readonly coordinates: boolean;
  /** How much of the box's height the bar below the board takes; left out: none. */
  readonly bar?: number;
}

export interface Layout {
  readonly shape: BoardShape;
  readonly view: Side;
  readonly orientation: 'landscape' | 'portrait';
  /** Of the whole canvas. May exceed the box along the rows: the board then scrolls. */
  readonly size: { readonly width: number; readonly height: number };
  /** The axis along which the canvas exceeds the box. */
  readonly scrolls?: 'x' | 'y';
  readonly board: Rect & { readonly radius: number };
  readonly pits: Readonly<Record<string, PitPlace>>;
  /** The pits' buttons: at least 24 px each way, none overlapping, no gap between them. */
  readonly hits: Readonly<Record<string, Rect>>;
  /** Room for the stones each side has captured, beside the board on that side's hand. */
  readonly piles: Readonly<Record<Side, Rect>>;
  readonly labels: readonly Label[];
  readonly labelSize: number;
  /** Text size of the counts. */
  readonly numeralSize: number;
  /** From a pit's middle to its count's: at its lower right, off the stones where the rows leave room for it. */
  readonly numeral: Point;
  /** Where the bar stands if it shares its strip with the near pile; else it stands below the canvas. */
  readonly bar?: Rect;
  /** Half the length of a middling stone. */
  readonly stone: number;
  /** The middle of each side's edge, from which the sign of the turn points inwards by the unit vector `dx`, `dy`. */
  readonly edges: Readonly<Record<Side, Point & { readonly dx: number; readonly dy: number }>>;
  /** The line between a side's two rows, in which the last turn's trail runs: `x` for portrait, `y` for landscape. */
  readonly lanes: Readonly<Record<Side, number>>;
}

/** Lays the board out in `box`: pits as large as it permits, turned if that lets them be clearly larger. */
export function layoutBoard(shape: BoardShape, box: Box, options: LayoutOptions): Layout {
  const { orientation, measures, room } = measureBoard(shape.width, box, options);
  return place(shape, { ...options, orientation }, measures, room);
}

/** The turn from (along, across) to the canvas. */
type ToCanvas = (along: number, across: number) => Point;

function place(
  shape: BoardShape,
  options: LayoutOptions & { orientation: 'landscape' | 'portrait' },
  measures: Measures,
  room: Room,
): Layout {
  const portrait = options.orientation === 'portrait';
  const { pitch, across, oval, gutter, pad, piles } = measures;
  const near = options.view === 'south';
  const strip = piles === 'bar' ? room.bar : 0;
  const need = ceiled(extent(measures, shape.width));
  const whole = { along: need.along, across: need.across + strip };
  const toCanvas = turned(portrait, options.view, whole);
  const flank = strip && near ? strip : measures.pile;
  const inset =
    piles === 'ends' ? { along: measures.pile + GROUND, across: GROUND } : { along: GROUND, across: flank + GROUND };
  /** Labels stand at the viewer's left and near edges, which are the far ones where North looks. */
  const first = {
    along: quarter(inset.along + pad.along + (near ? pad.label : 0)),
    across: quarter(inset.across + pad.across + (near ? pad.label : 0)),
  };
  const grid: Grid = { first, pitch, across, oval, gutter, toCanvas, portrait };
  const [length, breadth] = [lengthOf(measures, shape.width), breadthOf(measures)];
  const board = rectOf(toCanvas, inset.along, inset.across, length, breadth);
  const size = portrait ? { width: whole.across, height: whole.along } : { width: whole.along, height: whole.across };
  const overflow = need.along > room.along + 0.5;
  const rects = placePiles(measures, toCanvas, inset, length, breadth);
  return {
    shape,
    view: options.view,
    orientation: options.orientation,
    size,
    ...(overflow && { scrolls: portrait ? ('y' as const) : ('x' as const) }),
    board: { ...board, radius: Math.min(30, 0.5 * pitch + 4) },
    ...placePits(shape, grid, inset, { length, breadth }),
    ...(strip ? shareStrip(board, strip, options.view, rects) : { piles: rects }),
    labels: options.coordinates ? placeLabels(shape, grid, options.view, pad) : [],
    labelSize: labelSize(pitch),
    numeralSize: numeralSize(pitch),
    numeral: placeNumeral(grid),
    stone: 0.31 * PIT * Math.sqrt(pitch * oval),
    edges: placeEdges(toCanvas, inset, length, breadth),
    lanes: placeLanes(grid),
  };
}

/** The strip under the board: the near pile at its right end, the bar in what that leaves. */
function shareStrip(board: Rect, strip: number, view: Side, piles: Readonly<Record<Side, Rect>>) {
  const y = board.y + board.height + GROUND;
  const width = quarter(clamp(Math.min(2.2 * strip, 0.22 * board.width), 120, 190));
  const bar = { x: board.x, y, width: board.width - width - 10, height: strip };
  const pile = { x: board.x + board.width - width, y, width, height: strip };
  return { bar, piles: view === 'south' ? { ...piles, south: pile } : { ...piles, north: pile } };
}

interface Grid {
  /** The board-side corner of `a1`'s cell. */
  readonly first: Extent;
  readonly pitch: number;
  readonly across: number;
  readonly oval: number;
  readonly gutter: number;
  readonly toCanvas: ToCanvas;
  readonly portrait: boolean;
}

function turned(portrait: boolean, view: Side, whole: Extent): ToCanvas {
  return (along, across) => {
    const [a, c] = view === 'south' ? [along, across] : [whole.along - along, whole.across - across];
    return portrait ? { x: whole.across - c, y: whole.along - a } : { x: a, y: whole.across - c };
  };
}

function rectOf(toCanvas: ToCanvas, along: number, across: number, length: number, breadth: number): Rect {
  const one = toCanvas(along, across);
  const other = toCanvas(along + length, across + breadth);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(other.x - one.x),
    height: Math.abs(other.y - one.y),
  };
}

/** Where row `row` (0: South outer) begins, across. */
function rowStart({ first, across, gutter }: Grid, row: number): number {
  return first.across + row * across + (row >= 2 ? gutter : 0);
}

function placePits(shape: BoardShape, grid: Grid, inset: Extent, board: { length: number; breadth: number }) {
  const pits: Record<string, PitPlace> = {};
  const hits: Record<string, Rect> = {};
  const { rx, ry } = axes(grid);
  const aside = 0.4 * (grid.across - grid.oval);
  const middle = rowStart(grid, 2) - grid.gutter / 2;
  const bounds = [inset.across, rowStart(grid, 1), middle, rowStart(grid, 3), inset.across + board.breadth];
  for (const side of ['south', 'north'] as const) {
    for (let index = 0; index < 2 * shape.width; index++) {
      const { column, row } = spotOf(side, index, shape.width);
      const name = pitName(side, index, shape.width);
      const along = grid.first.along + column * grid.pitch;
      const centre = grid.toCanvas(along + grid.pitch / 2, rowStart(grid, row - 1) + grid.across / 2);
      pits[name] = grid.portrait
        ? { x: centre.x - aside, y: centre.y, rx, ry }
        : { x: centre.x, y: centre.y - aside, rx, ry };
      const from = column === 0 ? inset.along : along;
      const to = column === shape.width - 1 ? inset.along + board.length : along + grid.pitch;
      const [low = 0, high = 0] = bounds.slice(row - 1, row + 1);
      hits[name] = rectOf(grid.toCanvas, from, low, to - from, high - low);
    }
  }
  return { pits, hits };
}

function axes({ pitch, oval, portrait }: Grid) {
  return portrait ? { rx: oval * PIT, ry: pitch * PIT } : { rx: pitch * PIT, ry: oval * PIT };
}

/** At a pit's lower right; where rows are spaced for it, beyond the rim, below the pit or, in portrait, right of it. */
function placeNumeral(grid: Grid): Point {
  const { rx, ry } = axes(grid);
  const free = grid.across - grid.oval;
  const part = clamp(free / NUMERAL_ROOM, 0, 1);
  const [aside, out] = [0.86 - 0.4 * part, 0.83 + 0.17 * part];
  return grid.portrait ? { x: out * rx + 0.36 * free, y: aside * ry } : { x: aside * rx, y: out * ry + 0.36 * free };
}

/** South's pile lies at its own hand: along its edge, or beyond the end at its right. */
function placePiles(measures: Measures, toCanvas: ToCanvas, inset: Extent, length: number, breadth: number) {
  const { pile, piles } = measures;
  if (piles !== 'ends') {
    return {
      south: rectOf(toCanvas, inset.along, 0, length, pile),
      north: rectOf(toCanvas, inset.along, inset.across + breadth + GROUND, length, pile),
    };
  }
  return {
    south: rectOf(toCanvas, inset.along + length + GROUND, inset.across, pile, breadth),
    north: rectOf(toCanvas, 0, inset.across, pile, breadth),
  };
}

function placeLabels(shape: BoardShape, grid: Grid, view: Side, pad: Measures['pad']): Label[] {
  const beyond = (pad.label + Math.min(pad.along, pad.across)) / 2;
  const end = grid.first.along + shape.width * grid.pitch;
  const top = rowStart(grid, 3) + grid.across;
  const at =
    view === 'south'
      ? { along: grid.first.along - beyond, across: grid.first.across - beyond }
      : { along: end + beyond, across: top + beyond };
  const columns = Array.from({ length: shape.width }, (_, column) => ({
    text: columnLetters(column),
    ...grid.toCanvas(grid.first.along + (column + 0.5) * grid.pitch, at.across),
  }));
  const rows = [0, 1, 2, 3].map((row) => ({
    text: String(row + 1),
    ...grid.toCanvas(at.along, rowStart(grid, row) + grid.across / 2),
  }));
  return [...columns, ...rows];
}

function placeEdges(toCanvas: ToCanvas, inset: Extent, length: number, breadth: number) {
  const south = toCanvas(inset.along + length / 2, inset.across);
  const north = toCanvas(inset.along + length / 2, inset.across + breadth);
  const [dx, dy] = [Math.sign(north.x - south.x), Math.sign(north.y - south.y)];
  return { south: { ...south, dx, dy }, north: { ...north, dx: -dx, dy: -dy } };
}

function placeLanes(grid: Grid): Record<Side, number> {
  const lane = (row: number) => {
    const point = grid.toCanvas(0, rowStart(grid, row));
    return grid.portrait ? point.x : point.y;
  };
  return { south: lane(1), north: lane(3) };
}

function ceiled({ along, across }: Extent): Extent {
  return { along: Math.ceil(along), across: Math.ceil(across) };
}
