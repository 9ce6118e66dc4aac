/**
 * Where everything on the board lies, in CSS pixels: pure geometry of a board's shape, the room there is, and the way the
 * board is turned. Start at `layoutBoard`.
 *
 * Inside, the board is measured *along* its rows and *across* them, as South sees it: along to the right, across from
 * South's outer row upwards to North's. `toCanvas` turns that to the screen.
 */
import type { Side } from 'tsoro';
import { columnLetters, pitName, spotOf } from './names.ts';
import type { BoardShape } from './scene.ts';

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
  /** Half the length of a middling stone. */
  readonly stone: number;
  /** The middle of each side's edge, from which the sign of the turn points inwards by the unit vector `dx`, `dy`. */
  readonly edges: Readonly<Record<Side, Point & { readonly dx: number; readonly dy: number }>>;
  /** The line between a side's two rows, in which the last turn's trail runs: `x` for portrait, `y` for landscape. */
  readonly lanes: Readonly<Record<Side, number>>;
}

const LEAST_TARGET = 24;
/** The pitch a board takes when it has to scroll anyway. */
const SCROLLING_PITCH = 36;
const GREATEST_PITCH = 132;
/** A board that fits unturned is turned only if its pits gain so much. */
const TURNING_GAIN = 1.2;
/** Of the pitch: the rim's half-axis, the room between the inner rows, the board's margins. */
const PIT = 0.425;
const GUTTER = 0.2;
const END = 0.22;
const FLANK = 0.16;
/** Bare ground about the board, where the sign of the turn stands. */
const GROUND = 10;
/** Piles take so much of the room that the board leaves them. */
const ROOMY_PILE = 52;

/** Where piles lie: beyond the board's ends, or along its two long sides. */
type Piles = 'ends' | 'flanks';

/** The measures of one arrangement, along and across the rows. */
interface Measures {
  readonly pitch: number;
  readonly across: number;
  readonly pad: { readonly along: number; readonly across: number; readonly label: number };
  readonly pile: number;
  readonly piles: Piles;
}

interface Extent {
  readonly along: number;
  readonly across: number;
}

/** Lays the board out in `box`: pits as large as it permits, turned if that lets them be clearly larger. */
export function layoutBoard(
  shape: BoardShape,
  box: { readonly width: number; readonly height: number },
  options: LayoutOptions,
): Layout {
  const orientation = options.orientation === 'auto' ? bestOrientation(shape, box, options) : options.orientation;
  const portrait = orientation === 'portrait';
  const room = portrait ? { along: box.height, across: box.width } : { along: box.width, across: box.height };
  const measures = measure(shape.width, room, options.coordinates);
  return place(shape, { ...options, orientation }, measures, room);
}

function bestOrientation(shape: BoardShape, box: { width: number; height: number }, options: LayoutOptions) {
  const landscape = fit(shape.width, { along: box.width, across: box.height }, options.coordinates);
  const portrait = fit(shape.width, { along: box.height, across: box.width }, options.coordinates);
  if (landscape.pitch < LEAST_TARGET && portrait.pitch < LEAST_TARGET) {
    return box.width >= box.height ? 'landscape' : 'portrait';
  }
  const enough = landscape.pitch >= LEAST_TARGET && landscape.pitch * TURNING_GAIN >= portrait.pitch;
  return enough || landscape.pitch >= portrait.pitch ? 'landscape' : 'portrait';
}

/** The measures that fit, or, where targets would be too small, those of a board that scrolls. */
function measure(width: number, room: Extent, coordinates: boolean): Measures {
  const fitted = fit(width, room, coordinates);
  if (fitted.pitch >= LEAST_TARGET) return fitted;
  const scrolling = fit(width, { along: Number.POSITIVE_INFINITY, across: room.across }, coordinates);
  return withPitch(
    Math.max(LEAST_TARGET, Math.min(SCROLLING_PITCH, scrolling.pitch)),
    'flanks',
    width,
    room,
    coordinates,
  );
}

/** The largest measures within the room; the pitch may come out under the least target. */
function fit(width: number, room: Extent, coordinates: boolean): Measures {
  const flanks = largest('flanks', width, room, coordinates);
  const ends = largest('ends', width, room, coordinates);
  return ends.pitch > flanks.pitch * 1.02 ? ends : flanks;
}

function largest(piles: Piles, width: number, room: Extent, coordinates: boolean): Measures {
  let low = 4;
  let high = GREATEST_PITCH;
  while (high - low > 0.2) {
    const middle = (low + high) / 2;
    const need = extent(withPitch(middle, piles, width, room, coordinates), width);
    if (need.along <= room.along && need.across <= room.across) low = middle;
    else high = middle;
  }
  return withPitch(Math.floor(low * 4) / 4, piles, width, room, coordinates);
}

/** All measures that follow from the pitch along the rows; the pitch across may be wider where there is room. */
function withPitch(pitch: number, piles: Piles, width: number, room: Extent, coordinates: boolean): Measures {
  const label = coordinates ? quarter(labelSize(pitch) + 5) : 0;
  const pile = quarter(piles === 'ends' ? clamp(pitch, 34, 96) : clamp(pitch * 0.7, 26, 56));
  const pad = { along: quarter(Math.max(5, END * pitch)), across: quarter(Math.max(5, FLANK * pitch)), label };
  const square = { pitch, across: pitch, pad, pile, piles };
  const spare = room.across - extent(square, width).across;
  const across = clamp(
    (spare + (4 + GUTTER) * pitch) / (4 + GUTTER),
    pitch,
    Math.min(GREATEST_PITCH, pitch * stretch(pitch)),
  );
  const wide = { ...square, across: quarter(across) };
  const left = Math.max(0, room.across - extent(wide, width).across);
  return piles === 'flanks' ? { ...wide, pile: Math.max(pile, Math.min(ROOMY_PILE, quarter(pile + left / 2))) } : wide;
}

function extent({ pitch, across, pad, pile, piles }: Measures, width: number): Extent {
  const board = {
    along: width * pitch + 2 * pad.along + pad.label,
    across: (4 + GUTTER) * across + 2 * pad.across + pad.label,
  };
  const beside = 2 * GROUND + 2 * pile;
  return piles === 'ends'
    ? { along: board.along + beside, across: board.across + 2 * GROUND }
    : { along: board.along + 2 * GROUND, across: board.across + beside };
}

/** The turn from (along, across) to the canvas. */
type ToCanvas = (along: number, across: number) => Point;

function place(
  shape: BoardShape,
  options: LayoutOptions & { orientation: 'landscape' | 'portrait' },
  measures: Measures,
  room: Extent,
): Layout {
  const whole = ceiled(extent(measures, shape.width));
  const portrait = options.orientation === 'portrait';
  const toCanvas = turned(portrait, options.view, whole);
  const { pitch, across, pad } = measures;
  const inset =
    measures.piles === 'ends'
      ? { along: measures.pile + GROUND, across: GROUND }
      : { along: GROUND, across: measures.pile + GROUND };
  const near = options.view === 'south';
  /** Labels stand at the viewer's left and near edges, which are the far ones where North looks. */
  const first = {
    along: quarter(inset.along + pad.along + (near ? pad.label : 0)),
    across: quarter(inset.across + pad.across + (near ? pad.label : 0)),
  };
  const grid: Grid = { first, pitch, across, gutter: quarter(GUTTER * across), toCanvas, portrait };
  const length = shape.width * pitch + 2 * pad.along + pad.label;
  const breadth = (4 + GUTTER) * across + 2 * pad.across + pad.label;
  const board = rectOf(toCanvas, inset.along, inset.across, length, breadth);
  const radius = Math.min(30, 0.5 * pitch + 4);
  const size = portrait ? { width: whole.across, height: whole.along } : { width: whole.along, height: whole.across };
  const overflow = whole.along > room.along + 0.5;
  return {
    shape,
    view: options.view,
    orientation: options.orientation,
    size,
    ...(overflow && { scrolls: portrait ? ('y' as const) : ('x' as const) }),
    board: { ...board, radius },
    ...placePits(shape, grid, inset, { length, breadth }),
    piles: placePiles(measures, toCanvas, inset, length, breadth),
    labels: options.coordinates ? placeLabels(shape, grid, options.view, pad) : [],
    labelSize: labelSize(pitch),
    numeralSize: clamp(pitch * 0.18, 9, 20),
    stone: 0.31 * PIT * Math.sqrt(pitch * across),
    edges: placeEdges(toCanvas, inset, length, breadth),
    lanes: placeLanes(grid),
  };
}

interface Grid {
  /** The board-side corner of `a1`'s cell. */
  readonly first: Extent;
  readonly pitch: number;
  readonly across: number;
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
  const half = { along: grid.pitch * PIT, across: grid.across * PIT };
  const [rx, ry] = grid.portrait ? [half.across, half.along] : [half.along, half.across];
  const middle = rowStart(grid, 2) - grid.gutter / 2;
  const bounds = [inset.across, rowStart(grid, 1), middle, rowStart(grid, 3), inset.across + board.breadth];
  for (const side of ['south', 'north'] as const) {
    for (let index = 0; index < 2 * shape.width; index++) {
      const { column, row } = spotOf(side, index, shape.width);
      const name = pitName(side, index, shape.width);
      const along = grid.first.along + column * grid.pitch;
      const centre = grid.toCanvas(along + grid.pitch / 2, rowStart(grid, row - 1) + grid.across / 2);
      pits[name] = { ...centre, rx, ry };
      const from = column === 0 ? inset.along : along;
      const to = column === shape.width - 1 ? inset.along + board.length : along + grid.pitch;
      const [low = 0, high = 0] = bounds.slice(row - 1, row + 1);
      hits[name] = rectOf(grid.toCanvas, from, low, to - from, high - low);
    }
  }
  return { pits, hits };
}

/** South's pile lies at its own hand: along its edge, or beyond the end at its right. */
function placePiles(measures: Measures, toCanvas: ToCanvas, inset: Extent, length: number, breadth: number) {
  const { pile, piles } = measures;
  if (piles === 'flanks') {
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

/** Small pits are dug longer across the rows, if there is room for it, large ones nearly round. */
function stretch(pitch: number): number {
  return clamp(1.6 - pitch / 150, 1.14, 1.45);
}

function labelSize(pitch: number): number {
  return clamp(pitch * 0.2, 9, 15);
}

function ceiled({ along, across }: Extent): Extent {
  return { along: Math.ceil(along), across: Math.ceil(across) };
}

/** Whole quarters of a pixel add up without rounding errors. */
function quarter(value: number): number {
  return Math.floor(value * 4) / 4;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
