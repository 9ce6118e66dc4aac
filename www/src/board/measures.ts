/**
 * How large everything on a board is: pure. It is measured *along* its rows and *across* them, in CSS pixels; where things come to
 * lie, and the turn to the screen, is `layout.ts`. Start at `measureBoard`.
 */

const LEAST_TARGET = 24;
/** The pitch a board takes when it has to scroll anyway. */
const SCROLLING_PITCH = 36;
const GREATEST_PITCH = 176;
/** A board that is as high as it likes is not longer than of such a pitch. */
const NATURAL_PITCH = 92;
/** A board that fits unturned is turned only if its pits gain so much. */
const TURNING_GAIN = 1.1;
/** Of the pitch: the rim's half-axis, the least room between the inner rows, the board's margins. */
export const PIT = 0.425;
const GUTTER = 0.2;
const END = 0.2;
const FLANK = 0.15;
/** Bare ground about the board, where the sign of the turn stands. */
export const GROUND = 10;
/** Of the pitch across: what a board in a high frame has at most between its players, and beyond its outer rows. */
const WIDE_GUTTER = 0.6;
const WIDE_FLANK = 0.4;
/** Piles take so much of the room that the board leaves them. */
const ROOMY_PILE = 52;
/** What small pits are given beside them, if there is room, for a count that hides no stones. */
export const NUMERAL_ROOM = 13;
/** A board at least so long has room for the bar and the near pile side by side. */
const LEAST_SHARED = 580;

/** Where piles lie: beyond the board's ends, along its long sides, or so with the near one beside the bar. */
type Piles = 'ends' | 'flanks' | 'bar';

/** The measures of one arrangement, along and across the rows. */
export interface Measures {
  readonly pitch: number;
  readonly across: number;
  /** Of `across`, what the pit itself takes. */
  readonly oval: number;
  /** Between the inner rows. */
  readonly gutter: number;
  readonly pad: { readonly along: number; readonly across: number; readonly label: number };
  readonly pile: number;
  readonly piles: Piles;
}

export interface Extent {
  readonly along: number;
  readonly across: number;
}

/** The room for the board alone, and the height of the bar if piles may share it. */
export interface Room extends Extent {
  readonly bar: number;
}

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** What bears on the measures; as in `LayoutOptions`. */
export interface Wish {
  readonly orientation: 'auto' | 'landscape' | 'portrait';
  readonly coordinates: boolean;
  readonly bar?: number;
}

export interface Measured {
  readonly orientation: 'landscape' | 'portrait';
  readonly measures: Measures;
  readonly room: Room;
}

/** The largest pits that `box` permits, on a board that is turned if that makes them clearly larger. */
export function measureBoard(width: number, box: Box, wish: Wish): Measured {
  const orientation = wish.orientation === 'auto' ? bestOrientation(width, box, wish) : wish.orientation;
  const room = roomIn(box, orientation, wish);
  return { orientation, measures: measure(width, room, wish.coordinates), room };
}

/** The height of a board that lies along a box of this width, its pits no higher than they are long. */
export function naturalHeight(columns: number, width: number, coordinates: boolean): number {
  const room = { along: width, across: 0, bar: 0 };
  const { pitch } = largest('flanks', columns, { ...room, across: Number.POSITIVE_INFINITY }, coordinates);
  const natural = pitch < LEAST_TARGET ? SCROLLING_PITCH : Math.min(NATURAL_PITCH, pitch);
  return Math.ceil(extent(withPitch(natural, 'flanks', columns, room, coordinates), columns).across);
}

/** All four rows of a board that is as small as can be, piles at its ends. */
export function leastHeight(coordinates: boolean): number {
  const room = { along: 0, across: 0 };
  return Math.ceil(extent(withPitch(LEAST_TARGET, 'ends', 1, room, coordinates), 1).across);
}

function roomIn(box: Box, orientation: 'landscape' | 'portrait', { bar = 0 }: Wish): Room {
  const height = box.height - bar;
  return orientation === 'portrait'
    ? { along: height, across: box.width, bar: 0 }
    : { along: box.width, across: height, bar };
}

function bestOrientation(width: number, box: Box, wish: Wish) {
  const landscape = fit(width, roomIn(box, 'landscape', wish), wish.coordinates);
  const portrait = fit(width, roomIn(box, 'portrait', wish), wish.coordinates);
  if (landscape.pitch < LEAST_TARGET && portrait.pitch < LEAST_TARGET) {
    return box.width >= box.height - (wish.bar ?? 0) ? 'landscape' : 'portrait';
  }
  const enough = landscape.pitch >= LEAST_TARGET && landscape.pitch * TURNING_GAIN >= portrait.pitch;
  return enough || landscape.pitch >= portrait.pitch ? 'landscape' : 'portrait';
}

/** The measures that fit, or, where targets would be too small, those of a board that scrolls. */
function measure(width: number, room: Room, coordinates: boolean): Measures {
  const fitted = fit(width, room, coordinates);
  if (fitted.pitch >= LEAST_TARGET) return fitted;
  const scrolling = largest('flanks', width, { ...room, along: Number.POSITIVE_INFINITY }, coordinates);
  const pitch = clamp(scrolling.pitch, LEAST_TARGET, SCROLLING_PITCH);
  return withPitch(pitch, 'flanks', width, room, coordinates);
}

/** The largest measures within the room; the pitch may come out under the least target. */
function fit(width: number, room: Room, coordinates: boolean): Measures {
  const flanks = largest('flanks', width, room, coordinates);
  const ends = largest('ends', width, room, coordinates);
  const apart = ends.pitch > flanks.pitch * 1.02 ? ends : flanks;
  if (room.bar === 0) return apart;
  const shared = largest('bar', width, room, coordinates);
  return lengthOf(shared, width) >= LEAST_SHARED && shared.pitch >= 0.97 * apart.pitch ? shared : apart;
}

function largest(piles: Piles, width: number, room: Room, coordinates: boolean): Measures {
  let low = 4;
  let high = GREATEST_PITCH;
  while (high - low > 0.02) {
    const middle = (low + high) / 2;
    const need = extent(withPitch(middle, piles, width, room, coordinates), width);
    if (need.along <= room.along && need.across <= room.across) low = middle;
    else high = middle;
  }
  return withPitch(Math.floor(low * 4) / 4, piles, width, room, coordinates);
}

/** All measures that follow from the pitch along the rows; the pitch across may be wider where there is room. */
function withPitch(pitch: number, piles: Piles, width: number, room: Extent, coordinates: boolean): Measures {
  const label = coordinates ? quarter(labelSize(pitch) + 4) : 0;
  const pile = quarter(piles === 'ends' ? clamp(pitch * 0.6, 34, 84) : clamp(pitch * 0.5, 26, 56));
  const pad = { along: quarter(Math.max(4, END * pitch)), across: quarter(Math.max(4, FLANK * pitch)), label };
  const square = { pitch, across: pitch, oval: pitch, gutter: quarter(GUTTER * pitch), pad, pile, piles };
  const spare = room.across - extent(square, width).across;
  const long = Math.min(GREATEST_PITCH, pitch * stretch(pitch));
  const most = long + NUMERAL_ROOM * clamp((76 - pitch) / 30, 0, 1);
  const across = clamp((spare + (4 + GUTTER) * pitch) / (4 + GUTTER), pitch, most);
  const part = most > pitch ? (across - pitch) / (most - pitch) : 0;
  const rows = {
    across: quarter(across),
    oval: quarter(pitch + part * (long - pitch)),
    gutter: quarter(GUTTER * across),
  };
  const wide = airy({ ...square, ...rows }, width, room);
  const left = Math.max(0, room.across - extent(wide, width).across);
  return piles === 'ends' ? wide : { ...wide, pile: Math.max(pile, Math.min(ROOMY_PILE, quarter(pile + left / 2))) };
}

/** Some of the room that a long board leaves is ground between the players and behind them. */
function airy(measures: Measures, width: number, room: Extent): Measures {
  const { across, gutter, pad } = measures;
  const left = Math.max(0, room.across - extent(measures, width).across);
  const between = Math.min(WIDE_GUTTER * across - gutter, 0.3 * left);
  const beyond = Math.min(WIDE_FLANK * across, 0.12 * left);
  return {
    ...measures,
    gutter: quarter(gutter + between),
    pad: { ...pad, across: quarter(pad.across + beyond) },
  };
}

/** What the board needs for itself and for those piles that lie beside it. */
export function extent(measures: Measures, width: number): Extent {
  const { pile, piles } = measures;
  const [along, across] = [lengthOf(measures, width) + 2 * GROUND, breadthOf(measures) + 2 * GROUND];
  if (piles === 'ends') return { along: along + 2 * pile, across };
  return { along, across: across + (piles === 'flanks' ? 2 * pile : pile) };
}

export function lengthOf({ pitch, pad }: Measures, width: number): number {
  return width * pitch + 2 * pad.along + pad.label;
}

export function breadthOf({ across, gutter, pad }: Measures): number {
  return 4 * across + gutter + 2 * pad.across + pad.label;
}

/** Small pits are dug longer across the rows, if there is room for it, large ones nearer to round. */
function stretch(pitch: number): number {
  return clamp(1.75 - pitch / 220, 1.14, 1.65);
}

export function labelSize(pitch: number): number {
  return clamp(pitch * 0.2, 9, 15);
}

export function numeralSize(pitch: number): number {
  return clamp(pitch * 0.18, 9, 22);
}

/** Whole quarters of a pixel add up without rounding errors. */
export function quarter(value: number): number {
  return Math.floor(value * 4) / 4;
}

export function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
