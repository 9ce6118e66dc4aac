/** Where stones do not move, every turn that comes by itself stands until it can be read: computers, the film, the kiosk. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from './browser.ts';
import { due, runTo, stopClock, waiting } from './clock.ts';
import { board, load, state } from './play.ts';

/** Milliseconds that the least turn takes to be read. */
const READ = 1000;
const TURNS = ['c1+', 'c4-', 'b1', 'e4', 'a1-'];

const gaps = (ends: readonly number[]) => ends.slice(1).map((end, at) => end - (ends[at] ?? 0));

async function reduced(page: Page): Promise<void> {
  await stopClock(page);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
}

const watch = 'embed.html?rules=tsoro+width%3D8&south=computer:1&north=computer:1&seed=1';

for (const [wish, path, prepare] of [
  ['less motion is wished for', watch, reduced],
  ['less motion is wished for, instant or not', `${watch}&speed=instant`, reduced],
  ['the host wants none', `${watch}&motion=none`, stopClock],
  ['a kiosk shows a game at once', `${watch}&speed=instant&kiosk`, stopClock],
  ['a kiosk shows a game without motion', `${watch}&kiosk`, reduced],
] as const) {
  test(`computers let each turn stand: ${wish}`, async (t) => {
    const page = await visit(t, { path, prepare });
    await board(page);
    const stood = gaps(await runTo(page, 6));
    assert.ok(stood.length > 2, 'several turns are played');
    assert.ok(Math.min(...stood) >= READ, stood.join(', '));
    assert.ok(Math.max(...stood) <= 15_000, stood.join(', '));
  });
}

test('without motion speed is that of the turns, and none is too short to be seen', async (t) => {
  const page = await visit(t, { path: `${watch}&speed=8`, prepare: reduced });
  await board(page);
  const stood = gaps(await runTo(page, 6));
  assert.ok(Math.min(...stood) >= 500, stood.join(', '));
  assert.ok(Math.min(...stood) < READ, stood.join(', '));
});

test('a host that asks for an instant game gets it as fast as it is thought', async (t) => {
  const page = await visit(t, { path: `${watch}&speed=instant`, prepare: stopClock });
  const element = await board(page);
  await page.waitForFunction((element) => element.dataset.phase === 'over', {}, element);
});

test('a person sees their own turn before the computer answers, without motion too', async (t) => {
  const page = await visit(t, {
    path: 'embed.html?rules=tsoro+width%3D8&north=computer:1&seed=1',
    prepare: reduced,
  });
  const element = await board(page);
  await element.evaluate((element) => void element.play({ type: 'start', pit: 'a1' }));
  await waiting(page);
  const began = await page.evaluate(() => performance.now());
  const [end = 0] = await runTo(page, 2);
  assert.ok(end - began >= READ, `${end - began} ms`);
});

test('the film lets each turn stand where stones do not move, and shows what it was', async (t) => {
  const page = await visit(t, { path: 'embed.html?controls=replay', prepare: reduced });
  await load(page, { rules: 'tsoro width=8', turns: TURNS, speed: '1' });
  await (await board(page)).evaluate((element) => {
    const film = element as unknown as { goTo(ply: number): void; run(): void };
    film.goTo(0);
    film.run();
  });
  const stood = gaps([0, ...(await runTo(page, TURNS.length))]).slice(1);
  assert.ok(Math.min(...stood) >= READ, stood.join(', '));
});

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('computers that nobody sees wait, and play on when somebody looks', async (t) => {
  const page = await visit(t, { path: watch, prepare: reduced });
  await board(page);
  await runTo(page, 2);
  await waiting(page);
  await hide(page, true);
  assert.equal(await due(page), 0, 'nothing is to happen');
  const { plies } = await state(page);
  await hide(page, false);
  await runTo(page, plies + 1);
  assert.equal((await state(page)).plies, plies + 1);
});

test('a computer answers its person while nobody sees the page', async (t) => {
  const page = await visit(t, { path: 'embed.html?rules=tsoro+width%3D8&north=computer:1', prepare: stopClock });
  const element = await board(page);
  await hide(page, true);
  await element.evaluate((element) => void element.play({ type: 'start', pit: 'a1' }));
  await runTo(page, 2);
  assert.equal((await state(page)).plies, 2);
});

test('a film that nobody sees waits, and goes on when somebody looks', async (t) => {
  const page = await visit(t, { path: 'embed.html?controls=replay', prepare: reduced });
  await load(page, { rules: 'tsoro width=8', turns: TURNS, speed: '1' });
  await (await board(page)).evaluate((element) => {
    const film = element as unknown as { goTo(ply: number): void; run(): void };
    film.goTo(0);
    film.run();
  });
  await runTo(page, 2);
  await hide(page, true);
  assert.equal(await due(page), 0, 'nothing is to happen');
  assert.equal((await state(page)).ply, 2);
  await hide(page, false);
  await runTo(page, TURNS.length);
  assert.equal((await state(page)).ply, TURNS.length);
});

test('a place within a turn that somebody looks at stays while the page is hidden', async (t) => {
  const page = await visit(t, { path: 'embed.html?controls=replay' });
  await load(page, { rules: 'tsoro width=8', turns: TURNS, speed: '1' });
  const place = () => page.$eval('tsoro-board >>> .ranges .turn', (range) => (range as HTMLInputElement).value);
  await (await board(page)).evaluate((element) => {
    const looking = element as unknown as { goTo(ply: number): void; step(unit: 'stone', by: 1): void };
    looking.goTo(1);
    looking.step('stone', 1);
  });
  await page.waitForFunction(
    () =>
      document.querySelector('tsoro-board')?.shadowRoot?.querySelector<HTMLInputElement>('.ranges .turn')?.value ===
      '1',
  );
  await hide(page, true);
  await hide(page, false);
  assert.equal(await place(), '1');
});
