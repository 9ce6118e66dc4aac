/** A sowing that is disturbed while it is shown ends on the true board. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { Game, initSync } from 'tsoro';
import { visit } from './browser.ts';
import { assertShows, board, load, pressPit, record, settled, state } from './play.ts';

before(() => {
  initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
});

/** The first sowing of Nsolo on the widest board, slowly. */
async function sowing(page: Page) {
  await load(page, { rules: 'nsolo width=36', speed: '0.25' });
  await pressPit(page, 'a1');
  await animating(page);
}

async function animating(page: Page): Promise<void> {
  const element = await board(page);
  await page.waitForFunction((element) => element.dataset.phase === 'animating', { timeout: 2000 }, element);
}

async function assertTrue(page: Page, when: string): Promise<void> {
  await settled(page);
  await assertShows(page, (await state(page)).position, when);
}

/** Clicks on pits and on decisions at random, some of them twice, as fast as the browser takes them; every storm is the same. */
async function storm(page: Page, clicks: number): Promise<void> {
  let seed = 7;
  const below = (end: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((seed / 2 ** 31) * end);
  };
  for (let click = 0; click < clicks; click++) {
    const decisions = await page.$$('tsoro-board >>> [data-action="stop"], tsoro-board >>> [data-action="done"]');
    const targets = decisions.length > 0 && below(3) > 0 ? decisions : await page.$$('tsoro-board >>> [data-pit]');
    const box = await targets[below(targets.length)]?.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { count: 1 + below(2) });
  }
}

for (const [what, skip] of [
  ['a click on a pit', (page: Page) => pressPit(page, 'r3')],
  ['Space', (page: Page) => page.keyboard.press('Space')],
] as const) {
  test(`${what} during a sowing goes to its end`, async (t) => {
    const page = await visit(t);
    await sowing(page);
    await skip(page);
    const element = await board(page);
    await page.waitForFunction((element) => element.dataset.phase !== 'animating', { timeout: 500 }, element);
    await assertTrue(page, 'after skipping');
    assert.equal((await state(page)).ply, 1, 'and plays nothing else');
  });
}

test('a resize during a sowing, from landscape to portrait and back, leaves a true board', async (t) => {
  const page = await visit(t);
  await sowing(page);
  await page.setViewport({ width: 360, height: 740 });
  await new Promise((resolve) => setTimeout(resolve, 200));
  await page.setViewport({ width: 1366, height: 768 });
  await (await board(page)).evaluate((element) => element.setAttribute('speed', 'instant'));
  await page.keyboard.press('Space');
  await assertTrue(page, 'after resizing');
});

test('a tab that is hidden during a sowing is at its end at once', async (t) => {
  const page = await visit(t);
  await sowing(page);
  const phase = await (await board(page)).evaluate((element) => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    return element.dataset.phase;
  });
  assert.notEqual(phase, 'animating');
  await assertTrue(page, 'while hidden');
  await pressPit(page, (await state(page)).legal[0] ?? '');
  await assertTrue(page, 'after a turn that nobody sees');
  assert.equal((await state(page)).ply, 2);
});

test('the second click of a double click neither skips the sowing nor plays', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo width=36', speed: '0.25' });
  const pit = await page.waitForSelector('tsoro-board >>> [data-pit="a1"]');
  await pit?.click({ count: 2 });
  assert.equal(await (await board(page)).evaluate((element) => element.dataset.phase), 'animating');
  await page.keyboard.press('Space');
  await assertTrue(page, 'after a double click');
  assert.equal((await state(page)).ply, 1);
});

for (const rules of ['tsoro width=8', 'nsolo']) {
  test(`a storm of clicks leaves a true board and a record that can be played again: ${rules}`, async (t) => {
    const page = await visit(t);
    await load(page, { rules, speed: '1' });
    await storm(page, 50);
    await (await board(page)).evaluate((element) => element.setAttribute('speed', 'instant'));
    await page.keyboard.press('Space');
    await assertTrue(page, 'after the storm');
    const { position, plies } = await state(page);
    assert.ok(plies > 0, 'something was played');
    const game = Game.fromRecord(await record(page));
    assert.equal(game.state().position, position);
  });
}

test('motion is reduced where the system asks for it', async (t) => {
  const page = await visit(t);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await load(page, { rules: 'nsolo width=36', speed: '1' });
  const phase = await (await board(page)).evaluate((element) => {
    element.play({ type: 'start', pit: 'a1' });
    return element.dataset.phase;
  });
  assert.notEqual(phase, 'animating', 'a whole sowing takes no time');
  await assertTrue(page, 'after a sowing without motion');
});

test('the list of turns and the stones taken keep step with the stones', async (t) => {
  const page = await visit(t);
  await sowing(page);
  assert.equal((await page.$$('.turns button')).length, 0, 'while stones move');
  await page.keyboard.press('Space');
  await settled(page);
  await page.waitForSelector('.turns button');
});
