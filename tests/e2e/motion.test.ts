/** A sowing that is disturbed while it is shown ends on the true board. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from './browser.ts';
import { assertShows, board, load, pressPit, settled, state } from './play.ts';

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

test('motion is reduced where the system asks for it', async (t) => {
  const page = await visit(t);
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await load(page, { rules: 'nsolo width=36', speed: '1' });
  const before = Date.now();
  await pressPit(page, 'a1');
  await settled(page);
  assert.ok(Date.now() - before < 2000, 'a whole sowing does not take longer than a fade');
  await assertTrue(page, 'after a sowing without motion');
});
