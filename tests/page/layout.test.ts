import assert from 'node:assert/strict';
import test from 'node:test';
import { type Layout, type LayoutOptions, layoutBoard, type Rect } from '../../www/src/board/layout.ts';
import { seenThrough } from '../../www/src/board/window.ts';
import { ringOf } from '../../www/src/game/pit-names.ts';

const BOXES = [
  [320, 420],
  [360, 580],
  [640, 360],
  [768, 800],
  [1000, 620],
  [1366, 640],
  [1500, 960],
] as const;
const WIDTHS = [3, 6, 8, 10, 12, 15, 18, 21, 28, 36];

function lay(width: number, box: readonly [number, number], options: Partial<LayoutOptions> = {}): Layout {
  const chosen: LayoutOptions = { view: 'south', orientation: 'auto', coordinates: true, ...options };
  return layoutBoard({ width, heads: [] }, { width: box[0], height: box[1] }, chosen);
}

function* everyLayout(): Generator<[string, Layout, readonly [number, number]]> {
  for (const width of WIDTHS)
    for (const box of BOXES)
      for (const view of ['south', 'north'] as const)
        for (const orientation of ['auto', 'landscape', 'portrait'] as const)
          for (const coordinates of [true, false])
            yield [
              `4×${width} in ${box.join('×')} ${view} ${orientation}`,
              lay(width, box, { view, orientation, coordinates }),
              box,
            ];
}

function overlap(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function inside(rect: Rect, outer: Rect): boolean {
  return (
    rect.x >= outer.x &&
    rect.y >= outer.y &&
    rect.x + rect.width <= outer.x + outer.width &&
    rect.y + rect.height <= outer.y + outer.height
  );
}

test('every pit has a target of at least 24 px, and no two overlap', () => {
  for (const [name, layout] of everyLayout()) {
    const hits = Object.values(layout.hits);
    assert.equal(hits.length, 4 * layout.shape.width, name);
    for (const [index, hit] of hits.entries()) {
      assert.ok(hit.width >= 24 && hit.height >= 24, `${name}: ${hit.width}×${hit.height}`);
      assert.ok(!hits.slice(0, index).some((other) => overlap(hit, other)), name);
    }
  }
});

test('targets leave no gap: together they cover the board', () => {
  for (const [name, { hits, board }] of everyLayout()) {
    const area = Object.values(hits).reduce((sum, hit) => sum + hit.width * hit.height, 0);
    assert.ok(Math.abs(area - board.width * board.height) < 1, name);
  }
});

test('a pit lies in its own target, targets in the board, board, piles and labels in the canvas', () => {
  for (const [name, layout] of everyLayout()) {
    const canvas = { x: 0, y: 0, ...layout.size };
    for (const [pit, { x, y, rx, ry }] of Object.entries(layout.pits)) {
      const hit = layout.hits[pit];
      assert.ok(hit && inside({ x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }, hit), `${name} ${pit}`);
      assert.ok(inside(hit, layout.board), `${name} ${pit}`);
    }
    for (const rect of [layout.board, ...Object.values(layout.piles)]) assert.ok(inside(rect, canvas), name);
    for (const { x, y } of layout.labels) assert.ok(inside({ x, y, width: 0, height: 0 }, layout.board), name);
  }
});

test('piles lie beside the board, not on it', () => {
  for (const [name, { piles, board }] of everyLayout()) {
    assert.ok(!overlap(piles.south, board) && !overlap(piles.north, board), name);
  }
});

test('only the length of the rows may exceed the box', () => {
  for (const [name, { size, orientation, scrolls }, [width, height]] of everyLayout()) {
    const portrait = orientation === 'portrait';
    if (scrolls) assert.equal(scrolls, portrait ? 'y' : 'x', name);
    assert.ok(portrait ? size.width <= width : size.height <= height, name);
    if (!scrolls) assert.ok(size.width <= width && size.height <= height, name);
  }
});

test('the bar shares its strip with the near pile, under a wide board and within the box', () => {
  for (const view of ['south', 'north'] as const)
    for (const width of [8, 21, 36]) {
      const { bar, piles, board, size } = lay(width, [990, 680], { view, bar: 82 });
      assert.ok(bar && !overlap(bar, board) && !overlap(bar, piles.south) && !overlap(bar, piles.north));
      assert.equal(bar.x, board.x);
      assert.ok(inside(piles[view], { x: 0, y: 0, ...size }) && piles[view].x > bar.x + bar.width);
      assert.ok(size.height <= 680);
    }
});

test('a bar over whose pile there is no room stands below the canvas', () => {
  const { bar, size } = lay(8, [336, 680], { bar: 134 });
  assert.equal(bar, undefined);
  assert.ok(size.height <= 680 - 134);
});

test('a large frame is filled: 4×8 has pits of 100 px and more at 1920×1080', () => {
  const { a1 } = lay(8, [1540, 985], { bar: 82 }).pits;
  assert.ok(a1 && 2 * a1.rx > 125);
});

test('a board is turned when that makes its pits a tenth larger', () => {
  assert.equal(lay(21, [744, 960], { bar: 82 }).orientation, 'portrait');
  assert.equal(lay(21, [990, 680], { bar: 82 }).orientation, 'landscape');
});

test('in a scrolled board piles and the sign of the turn stay in sight', () => {
  const layout = lay(36, [336, 680], { bar: 134 });
  assert.equal(layout.scrolls, 'y');
  const { piles, edges } = seenThrough(layout, 400, 500);
  assert.ok(inside(piles.south, { x: 0, y: 400, width: layout.size.width, height: 500 }));
  assert.ok(edges.south.y > 400 && edges.south.y < 900);
});

test('counts of small pits stand beyond the rim, so that no stone is hidden', () => {
  const { numeral, pits } = lay(36, [1366, 680], { bar: 82 });
  assert.ok(pits.a1 && numeral.y > pits.a1.ry);
});

test('4×21 fits a phone without scrolling', () => {
  const layout = lay(21, [360, 590]);
  assert.equal(layout.orientation, 'portrait');
  assert.equal(layout.scrolls, undefined);
});

test('4×36 fills 1366 px with pits of about 34 px', () => {
  const { pits, scrolls } = lay(36, [1366, 600]);
  assert.equal(scrolls, undefined);
  const { a1 } = pits;
  assert.ok(a1 && a1.rx * 2 > 30);
});

test('landscape: South’s outer row is at the bottom, its heads at the right', () => {
  const { pits } = lay(8, [1000, 600], { orientation: 'landscape' });
  const { a1, h1, a2, a4 } = pits;
  assert.ok(a1 && h1 && a2 && a4);
  assert.ok(a1.y > a2.y && a2.y > a4.y && h1.x > a1.x);
});

test('portrait: the viewer’s outer row is at the right, and rows are turned, not mirrored', () => {
  const { pits } = lay(21, [360, 600], { orientation: 'portrait' });
  const { a1, u1, a2, a4 } = pits;
  assert.ok(a1 && u1 && a2 && a4);
  assert.ok(a1.x > a2.x && a2.x > a4.x && a1.y > u1.y);
});

test('the view from North is the view from South turned by 180°', () => {
  for (const orientation of ['landscape', 'portrait'] as const) {
    const south = lay(12, [900, 700], { orientation, coordinates: false });
    const north = lay(12, [900, 700], { orientation, coordinates: false, view: 'north' });
    for (const name of ringOf('south', 12)) {
      const [one, other] = [south.hits[name], north.hits[name]];
      assert.ok(one && other);
      assert.ok(Math.abs(one.x + one.width + other.x - south.size.width) < 1);
      assert.ok(Math.abs(one.y + one.height + other.y - south.size.height) < 1);
    }
  }
});
