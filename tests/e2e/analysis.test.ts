/** The analysis beside the game: it looks at what one looks at, plays lines through, and touches nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { assertShows, bar, barSays, board, load, pressNamed, record, settled, state } from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const TURNS = 8;

async function analysed(page: Page): Promise<void> {
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, TURNS) });
  await pressNamed(page, text('analysis'));
  await page.waitForSelector('.analysis .lines li:nth-child(2) button', { timeout: 10_000 });
}

test('a line is played through on the board, and the game is as it was', async (t) => {
  const page = await visit(t);
  await analysed(page);
  const before = await record(page);
  // Read and pressed at once: it thinks on, and may find a better line meanwhile.
  const [first, second] = await page.$$eval('.analysis .lines li:first-child button', (steps) => {
    (steps[1] as HTMLElement).click();
    return steps.map((step) => step.textContent?.trim() ?? '');
  });
  await barSays(page, text('line', { turns: `${first} ${second}` }));
  assert.equal(await record(page), before);
  const stones = () =>
    page.$$eval('tsoro-board >>> [data-pit]', (pits) => pits.map((pit) => (pit as HTMLElement).dataset.stones).join());
  const inLine = await stones();
  await pressNamed(page, text('latest'));
  assert.equal(await settled(page), 'start');
  await assertShows(page, vector.positions[TURNS] ?? '', 'back at the game');
  assert.notEqual(await stones(), inLine);
});

test('a line pressed while the stones of the next turn move is shown from where it begins', async (t) => {
  const page = await visit(t);
  await analysed(page);
  const first = await page.evaluate(() => {
    const board = document.querySelector('tsoro-board');
    board?.setAttribute('speed', '0.1');
    const [pit = ''] = board?.state().legal ?? [];
    board?.play({ type: 'start', pit });
    const step = document.querySelector<HTMLElement>('.analysis .lines li:first-child button');
    step?.click();
    return step?.textContent?.trim() ?? '';
  });
  await barSays(page, text('line', { turns: first }));
  assert.equal((await state(page)).ply, TURNS);
});

test('while the stones of a turn move, the position before it is thought about', async (t) => {
  const page = await visit(t);
  await analysed(page);
  const { legal } = await state(page);
  await page.evaluate((pit) => {
    const board = document.querySelector('tsoro-board');
    board?.setAttribute('speed', '0.02');
    board?.play({ type: 'start', pit });
    return new Promise(requestAnimationFrame); // what was found before is gone by then
  }, legal[0] ?? '');
  const first = await page.waitForSelector('.analysis .lines li button');
  const turn = await first?.evaluate((step) => (step as HTMLElement).textContent?.trim() ?? '');
  assert.ok(legal.includes(turn?.slice(0, 2) ?? ''), `${turn} is of ${legal}`);
  assert.equal(await (await board(page)).evaluate((element) => element.dataset.phase), 'animating');
});

test('in a sheet it thinks while the sheet is open, and no longer', async (t) => {
  const page = await visit(t, { viewport: { width: 360, height: 740 } });
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 2) });
  await pressNamed(page, text('panel'));
  await pressNamed(page, text('analysis'));
  await page.waitForSelector('.analysis .lines li button', { timeout: 10_000 });
  await pressNamed(page, text('close'));
  await page.waitForFunction(() => !document.querySelector('dialog[open]'));
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 4) });
  const depth = () => page.$eval('.analysis small', (depth) => depth.textContent ?? '');
  const before = await depth();
  await new Promise((resolve) => setTimeout(resolve, 700));
  assert.equal(await depth(), before, 'nothing is thought behind it');
  await pressNamed(page, text('panel'));
  await page.waitForFunction(
    (before) => document.querySelector('.analysis small')?.textContent !== before,
    { timeout: 10_000 },
    before,
  );
});

test('a pit pressed while a line is looked at plays nothing', async (t) => {
  const page = await visit(t);
  await analysed(page);
  const before = await record(page);
  const { legal } = await state(page);
  await page.click('.analysis .lines li:first-child button');
  await page.click(`tsoro-board >>> [data-pit="${legal[0]}"]`);
  assert.equal(await record(page), before);
  assert.match(await bar(page), /looking back/i);
});

test('the course of the game is found turn by turn, and leads to each', async (t) => {
  const page = await visit(t);
  await analysed(page);
  await page.waitForFunction(
    (points) => document.querySelector('.course polyline')?.getAttribute('points')?.split(' ').length === points,
    { timeout: 30_000 },
    TURNS + 1,
  );
  await page.focus('.course input');
  await page.keyboard.press('ArrowLeft');
  await page.waitForFunction(() =>
    document.querySelector('tsoro-board')?.shadowRoot?.querySelector('[data-action="latest"]'),
  );
  assert.equal((await state(page)).ply, TURNS - 1);
});

test('what is decided is said to be proven', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, -1) });
  await pressNamed(page, text('analysis'));
  await page.waitForSelector('.analysis .proven', { timeout: 10_000 });
});
