/** The swept yard: its light, the broom's traces, grit, and the crumbling edge. */

import { earthDay, earthNight } from './earth-colours.ts';
import { paintPatch, paintPit, paintShade, scratchRing } from './hollow.ts';
import type { Layout, Point, Rect } from './layout.ts';
import { between, type Chance, chanceFrom, seedOf } from './random.ts';
import { contextScale, faded, paintGrain } from './sheet.ts';
import type { Steps } from './slices.ts';
import type { Material, Theme } from './themes.ts';

export const earth: Material = {
  day: earthDay,
  night: earthNight,
  paintSlab: paintEarth,
  paintPit,
  paintShade,
  paintHead: scratchRing,
  paintPatch,
};

function* paintEarth(
  context: CanvasRenderingContext2D,
  layout: Layout,
  theme: Theme,
  grain: HTMLCanvasElement,
): Steps<void> {
  const { board } = layout;
  const slab = wornOutline(board);
  haze(context, slab, theme);
  yield;
  crumble(context, board, theme);
  yield;
  context.save();
  context.clip(slab);
  paintLight(context, board, theme);
  yield* mottle(context, board, theme);
  const chance = chanceFrom(seedOf(theme.name));
  const pitch = 2.35 * Math.min(...Object.values(layout.pits).map((pit) => Math.min(pit.rx, pit.ry)));
  yield* sweep(context, board, theme, pitch, chance);
  strewGrit(context, board, theme, chance);
  paintGrain(context, board, grain, 0.34);
  paintEdge(context, slab, theme);
  context.restore();
}

/** Afternoon light on the middle, darker corners. */
function paintLight(context: CanvasRenderingContext2D, board: Rect, { ground }: Theme) {
  const [middle, reach] = [board.x + board.width / 2, Math.hypot(board.width, board.height) / 2];
  context.save();
  context.translate(middle, board.y + board.height * 0.3);
  context.scale(1, Math.max(0.35, board.height / board.width));
  const light = context.createRadialGradient(0, 0, 0, 0, 0, reach * 1.1);
  light.addColorStop(0, ground.lit);
  light.addColorStop(0.5, ground.body);
  light.addColorStop(1, ground.far);
  context.fillStyle = light;
  context.fillRect(-4 * reach, -4 * reach, 8 * reach, 8 * reach);
  context.restore();
}

/** The mottling of trodden earth. */
function* mottle(context: CanvasRenderingContext2D, board: Rect, { ground, name }: Theme): Steps<void> {
  const chance = chanceFrom(seedOf(`${name} mottle`));
  const patches = Math.round((board.width * board.height) / 9000);
  for (let patch = 0; patch < patches; patch++) {
    const [x, y] = within(board, chance);
    const radius = between(chance, 30, 110);
    const blot = context.createRadialGradient(x, y, 0, x, y, radius);
    const tone = chance() < 0.5 ? ground.lit : ground.far;
    blot.addColorStop(0, tone);
    blot.addColorStop(1, faded(tone));
    context.globalAlpha = between(chance, 0.08, 0.22);
    context.fillStyle = blot;
    context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
    if (patch % 12 === 0) yield;
  }
  context.globalAlpha = 1;
}

/** The broom's traces: fans of fine arcs about where the sweeper stood, each a groove with its lit lower edge. */
function* sweep(
  context: CanvasRenderingContext2D,
  board: Rect,
  { ground }: Theme,
  pitch: number,
  chance: Chance,
): Steps<void> {
  const step = Math.min(110, Math.max(60, pitch * 1.4));
  context.lineWidth = 0.9;
  for (let y = board.y; y < board.y + board.height + 1.6 * step; y += step * 0.62) {
    for (let x = board.x - step * chance(); x < board.x + board.width + step; x += step * between(chance, 0.75, 1.25)) {
      const heading = -Math.PI / 2 + between(chance, -0.75, 0.75);
      const [grooves, edges] = fan(x, y, step * between(chance, 0.55, 0.8), heading, chance);
      const depth = between(chance, 0.1, 0.24);
      context.globalAlpha = depth;
      context.strokeStyle = ground.sweepDark;
      context.stroke(grooves);
      context.globalAlpha = depth * 1.25;
      context.strokeStyle = ground.sweepLight;
      context.stroke(edges);
    }
    yield;
  }
  context.globalAlpha = 1;
}

/** One sweep of the broom: its twigs' traces, which break off and take up again, and their lower edges. */
function fan(x: number, y: number, radius: number, heading: number, chance: Chance): readonly [Path2D, Path2D] {
  const grooves = new Path2D();
  const edges = new Path2D();
  const half = between(chance, 0.55, 0.95);
  for (let twig = 0; twig < 12; twig++) {
    const out = radius + twig * 3.3 + between(chance, -0.8, 0.8);
    let angle = heading - half * between(chance, 0.7, 1.1);
    while (angle < heading + half) {
      const end = Math.min(heading + half * 1.1, angle + between(chance, 0.25, 0.9));
      for (const [path, down] of [
        [grooves, 0],
        [edges, 0.95],
      ] as const) {
        path.moveTo(x + out * Math.cos(angle), y + down + out * Math.sin(angle));
        path.arc(x, y + down, out, angle, end);
      }
      angle = end + between(chance, 0.02, 0.2);
    }
  }
  return [grooves, edges];
}

function strewGrit(context: CanvasRenderingContext2D, board: Rect, { ground }: Theme, chance: Chance) {
  const grains = Math.round((board.width * board.height) / 420);
  for (let grain = 0; grain < grains; grain++) {
    const [x, y] = within(board, chance);
    const size = between(chance, 0.35, 1.15);
    context.globalAlpha = between(chance, 0.2, 0.55);
    context.fillStyle = ground.sweepDark;
    context.fillRect(x, y + size * 0.6, size * 1.3, size);
    context.fillStyle = chance() < 0.6 ? ground.sweepLight : ground.lit;
    context.fillRect(x, y, size, size);
  }
  context.globalAlpha = 1;
}

/** The yard's trodden border: it falls off darker all round, most where the light comes from. */
function paintEdge(context: CanvasRenderingContext2D, slab: Path2D, { ground }: Theme) {
  for (const [width, alpha] of [
    [22, 0.1],
    [13, 0.13],
    [6, 0.18],
    [2.4, 0.4],
  ] as const) {
    context.strokeStyle = ground.edge;
    context.globalAlpha = alpha;
    context.lineWidth = width;
    context.stroke(slab);
  }
  context.globalAlpha = 1;
}

/** The haze of loose earth about the board. */
function haze(context: CanvasRenderingContext2D, slab: Path2D, { ground }: Theme) {
  context.save();
  context.shadowColor = `${ground.far}b0`;
  context.shadowBlur = 9 * contextScale(context);
  context.fillStyle = ground.far;
  context.fill(slab);
  context.restore();
}

/** Its grains: they thin out within a few pixels of the edge. */
function crumble(context: CanvasRenderingContext2D, board: Layout['board'], { ground }: Theme) {
  const chance = chanceFrom(83);
  const tones = [ground.far, ground.body, ground.body, ground.lit];
  const grains = Math.round((board.width + board.height) * 2.6);
  for (let grain = 0; grain < grains; grain++) {
    const { x, y, nx, ny } = onOutline(board, chance() * 2 * (board.width + board.height));
    const out = Math.min(8, -2.2 * Math.log(1 - 0.99 * chance())) - 1.5;
    const size = between(chance, 0.4, 1.25) * (1 - Math.max(0, out) / 13);
    context.globalAlpha = between(chance, 0.35, 0.85) * (1 - Math.max(0, out) / 9);
    context.fillStyle = tones[Math.floor(chance() * tones.length)] ?? ground.body;
    context.beginPath();
    context.ellipse(x + nx * out, y + ny * out, size, size * 0.75, chance() * 3, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

/** The point `along` the board's outline, clockwise from its upper left, and which way is out. */
function onOutline({ x, y, width, height, radius }: Layout['board'], along: number) {
  const inCorner = (px: number, py: number) => {
    const cx = Math.min(x + width - radius, Math.max(x + radius, px));
    const cy = Math.min(y + height - radius, Math.max(y + radius, py));
    const away = Math.hypot(px - cx, py - cy) || 1;
    const [nx, ny] = [(px - cx) / away, (py - cy) / away];
    return { x: cx + nx * radius, y: cy + ny * radius, nx, ny };
  };
  if (along < width) return inCorner(x + along, y);
  if (along < width + height) return inCorner(x + width, y + along - width);
  if (along < 2 * width + height) return inCorner(x + along - width - height, y + height);
  return inCorner(x, y + along - 2 * width - height);
}

/** The board's rounded rectangle, its edge a little uneven, as earth is. */
function wornOutline({ x, y, width, height, radius }: Layout['board']): Path2D {
  const chance = chanceFrom(29);
  const path = new Path2D();
  const corners = [
    { x: x + width - radius, y: y + radius, from: -Math.PI / 2 },
    { x: x + width - radius, y: y + height - radius, from: 0 },
    { x: x + radius, y: y + height - radius, from: Math.PI / 2 },
    { x: x + radius, y: y + radius, from: Math.PI },
  ];
  let last: Point | undefined;
  for (const corner of corners) {
    const begin = onCorner(corner, radius, corner.from);
    if (last) wander(path, last, begin, chance);
    path.arc(corner.x, corner.y, radius, corner.from, corner.from + Math.PI / 2);
    last = onCorner(corner, radius, corner.from + Math.PI / 2);
  }
  const [first] = corners;
  if (last && first) wander(path, last, onCorner(first, radius, first.from), chance);
  path.closePath();
  return path;
}

function onCorner(centre: Point, radius: number, angle: number): Point {
  return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
}

/** A line that strays inwards and outwards by about a pixel. */
function wander(path: Path2D, from: Point, to: Point, chance: Chance) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const legs = Math.max(1, Math.round(length / 22));
  const [nx, ny] = [-(to.y - from.y) / (length || 1), (to.x - from.x) / (length || 1)];
  for (let leg = 1; leg <= legs; leg++) {
    const at = (part: number, stray: number): [number, number] => [
      from.x + (to.x - from.x) * part + nx * stray,
      from.y + (to.y - from.y) * part + ny * stray,
    ];
    const stray = between(chance, -1.2, 1.4);
    path.quadraticCurveTo(...at((leg - 0.5) / legs, stray), ...at(leg / legs, 0));
  }
}

function within(area: Rect, chance: Chance): [number, number] {
  return [between(chance, area.x, area.x + area.width), between(chance, area.y, area.y + area.height)];
}
