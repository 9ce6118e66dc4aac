/** Scrubbing through a whole game: the same place is the same board, picture and all, from whichever side one comes to it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { laidOut, load, pitsOf, record, settled } from './play.ts';

/** A stop of a game. */
interface Seen {
  readonly ply: number;
  readonly stop: number;
  /** Its turn's last one. */
  readonly ends: boolean;
  /** Stones by pit. */
  readonly pits: Record<string, number>;
  /** How bright the painted board is, square by square. */
  readonly picture: number[];
}

/** Lays down, in the page, what scrubs and looks. */
const equip = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('tsoro-board') as unknown as HTMLElement & {
      updateComplete: Promise<unknown>;
    };
    const root = board.shadowRoot as ShadowRoot;
    const range = (name: string) => root.querySelector(`input.${name}`) as HTMLInputElement;
    const most = (name: string) => Number(range(name).max);
    async function scrub(name: string, value: number) {
      range(name).value = String(value);
      range(name).dispatchEvent(new Event('input', { bubbles: true }));
      await board.updateComplete;
    }
    function picture(): number[] {
      const size = 9;
      const canvas = root.querySelector('canvas') as HTMLCanvasElement;
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const across = Math.ceil(canvas.width / size);
      const sums = new Array(across * Math.ceil(canvas.height / size)).fill(0);
      for (let pixel = 0; pixel < data.length / 4; pixel++) {
        const [x, y] = [pixel % canvas.width, Math.floor(pixel / canvas.width)];
        const [red = 0, green = 0, blue = 0] = data.subarray(4 * pixel, 4 * pixel + 3);
        sums[Math.floor(y / size) * across + Math.floor(x / size)] += red + green + blue;
      }
      return sums.map((sum) => sum / (3 * size * size));
    }
    function pits(): Record<string, number> {
      const buttons = [...root.querySelectorAll<HTMLElement>('[data-pit]')];
      return Object.fromEntries(buttons.map(({ dataset }) => [dataset.pit, Number(dataset.stones)]));
    }
    Object.assign(window, { scrubbing: { most, scrub, look: () => ({ pits: pits(), picture: picture() }) } });
  });

interface Scrubbing {
  most(name: string): number;
  scrub(name: string, value: number): Promise<void>;
  look(): Pick<Seen, 'pits' | 'picture'>;
}

/** Scrubs to every stop of every turn, one way or the other, and tells what is seen there. */
const scrubThrough = (page: Page, way: 'forth' | 'back'): Promise<Seen[]> =>
  page.evaluate(async (way) => {
    const { most, scrub, look } = (window as unknown as { scrubbing: Scrubbing }).scrubbing;
    const seen: Seen[] = [];
    const along = (last: number) => {
      const values = Array.from({ length: last + 1 }, (_, value) => value);
      return way === 'forth' ? values : values.toReversed();
    };
    for (const ply of along(most('game'))) {
      await scrub('game', ply);
      const last = ply === 0 ? 0 : most('turn');
      for (const stop of along(last)) {
        if (ply > 0) await scrub('turn', stop);
        seen.push({ ply, stop, ends: stop === last, ...look() });
      }
    }
    return seen;
  }, way);

/** The edges of what is painted anew differ by a shade. */
const SHADE = 1;

function assertSame(one: Seen, other: Seen | undefined): void {
  const { picture, ...told } = one;
  const { picture: pictured = [], ...toldToo } = other ?? {};
  assert.deepEqual(toldToo, told);
  const apart = Math.max(...picture.map((square, index) => Math.abs(square - (pictured[index] ?? 0))));
  assert.ok(apart < SHADE, `turn ${one.ply}, stone ${one.stop}: the picture is ${apart} apart`);
}

for (const rules of ['tsoro width=6', 'nsolo width=3']) {
  const vector = games.find((game) => game.rules === rules) ?? assert.fail(`there is a game of ${rules}`);
  test(`every stone of a whole game of ${rules}, forth and back`, { timeout: 240_000 }, async (t) => {
    const page = await visit(t, { viewport: { width: 480, height: 420 } });
    await load(page, { rules: vector.rules, turns: vector.turns, result: vector.result });
    await settled(page);
    await laidOut(page);
    const before = await record(page);
    await equip(page);
    const forth = await scrubThrough(page, 'forth');
    const back = (await scrubThrough(page, 'back')).toReversed();
    assert.equal(back.length, forth.length);
    for (const [index, seen] of forth.entries()) assertSame(seen, back[index]);
    const ends = forth.filter(({ ends }) => ends);
    assert.equal(ends.length, vector.positions.length);
    for (const [ply, { pits }] of ends.entries()) {
      assert.deepEqual({ ...pits, ...pitsOf(vector.positions[ply] ?? '') }, pits, `after turn ${ply}`);
    }
    assert.equal(await record(page), before, 'nothing was played');
  });
}

test('sliders that are still those of a longer game look no further than there is', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['b1+', 'c4+', 'a1'] });
  const there = await page.evaluate(async () => {
    const board = document.querySelector('tsoro-board');
    const ranges = [...(board?.shadowRoot?.querySelectorAll<HTMLInputElement>('input[type="range"]') ?? [])];
    for (let turns = 3; turns > 0; turns--) {
      (board as unknown as { undoTurn(): boolean }).undoTurn();
      for (const range of ranges) {
        range.value = range.max;
        range.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
    await (board as unknown as { updateComplete: Promise<unknown> }).updateComplete;
    return { ranges: ranges.length, ply: board?.state().ply, plies: board?.state().plies };
  });
  assert.deepEqual(there, { ranges: 2, ply: 0, plies: 0 });
});
