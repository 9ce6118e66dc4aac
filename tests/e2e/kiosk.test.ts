/** The kiosk: it invites, plays, asks, begins anew, and leads nowhere. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from './browser.ts';
import { dieAt, mortal } from './mortal.ts';
import { board, pressPit, settled, state } from './play.ts';

const phase = (page: Page, phase: string) =>
  page.waitForSelector(`tsoro-board >>> .kiosk[data-phase="${phase}"]`, { timeout: 15_000 });
const press = (page: Page, selector: string) => page.locator(`tsoro-board >>> .kiosk ${selector}`).click();
const QUICK = 'embed.html?rules=tsoro+width%3D3&speed=instant';

test('shows a game of two computers until somebody comes, who plays in the language that was pressed', async (t) => {
  const page = await visit(t, { path: `${QUICK}&kiosk=60` });
  await phase(page, 'inviting');
  await page.waitForFunction(
    () => (document.querySelector('tsoro-board') as unknown as { state(): { plies: number } }).state().plies > 1,
    { timeout: 15_000 },
  );
  const invitations = await page.$$eval('tsoro-board >>> .invitations button', (buttons) =>
    buttons.map(({ lang }) => lang),
  );
  assert.deepEqual(invitations.sort(), ['el', 'en', 'gu', 'ny', 'sn', 'zu']);
  await press(page, '[lang="el"]');
  await phase(page, 'playing');
  assert.equal(await settled(page), 'start');
  assert.equal((await state(page)).plies, 0);
  const bar = await page.$eval('tsoro-board >>> .bar', (bar) => bar.textContent ?? '');
  assert.match(bar, /[α-ω]{3}/);
});

test('one touch is enough, while stones move too', async (t) => {
  const page = await visit(t, { path: 'embed.html?rules=tsoro+width%3D8&speed=0.25&kiosk=60' });
  await page.waitForSelector('tsoro-board[data-phase="animating"]', { timeout: 15_000 });
  await page.mouse.click(400, 200);
  await phase(page, 'playing');
});

test('whoever goes away is asked, can stay, and else leaves a fresh board', async (t) => {
  const page = await visit(t, { path: 'embed.html?rules=tsoro+width%3D8&speed=instant&kiosk=6&north=human' });
  await phase(page, 'inviting');
  await press(page, '.invitations [lang="en"]');
  await settled(page);
  await pressPit(page, (await state(page)).legal[0] ?? '');
  await phase(page, 'asking');
  await page.keyboard.press('Enter');
  await phase(page, 'playing');
  await phase(page, 'asking');
  await phase(page, 'inviting');
  await page.waitForFunction(() => document.querySelector('tsoro-board')?.getAttribute('data-phase') !== 'over');
});

test('nothing on it leads away, and its buttons are large', async (t) => {
  const page = await visit(t, { path: `${QUICK}&kiosk=60&controls=full` });
  await phase(page, 'inviting');
  assert.deepEqual(await page.$$('tsoro-board >>> a'), []);
  const low = await page.$$eval(
    'tsoro-board >>> .kiosk button',
    (buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 60).length,
  );
  assert.equal(low, 0);
  await page.mouse.click(400, 200);
  await phase(page, 'playing');
  assert.deepEqual(await page.$$('tsoro-board >>> a'), []);
});

test('a game that is over offers another', async (t) => {
  const page = await visit(t, {
    path: `embed.html?rules=tsoro+width%3D3&position=0,3,0/0,2,0/0,0,1/1,0,1+s&speed=instant&kiosk=60&north=human`,
  });
  await phase(page, 'inviting');
  await press(page, '.anywhere');
  await settled(page);
  await (await board(page)).evaluate((element) => void element.play({ type: 'resign' }));
  await phase(page, 'over');
  await press(page, '.chief');
  await phase(page, 'playing');
  assert.equal((await state(page)).plies, 0);
});

test('whatever goes wrong ends at the start screen', async (t) => {
  const page = await visit(t, { path: `${QUICK}&kiosk=1`, prepare: mortal, expected: /unreachable/ });
  await phase(page, 'inviting');
  await press(page, '.anywhere');
  await settled(page);
  for (let deaths = 0; deaths < 2; deaths++) {
    await dieAt(page, 'game_state');
    await (await board(page)).evaluate((element) => element.undo());
  }
  await phase(page, 'inviting');
  await page.waitForFunction(
    () => (document.querySelector('tsoro-board') as unknown as { state(): { plies: number } }).state().plies > 1,
    { timeout: 20_000 },
  );
});

test('a worker that dies while it shows a game has a successor', async (t) => {
  const page = await visit(t, {
    path: 'embed.html?rules=tsoro+width%3D8&speed=8&kiosk=60',
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        const workers: Worker[] = [];
        const Real = Worker;
        window.Worker = class extends Real {
          constructor(address: string | URL) {
            super(address);
            workers.push(this);
          }
        };
        Object.assign(window, { workers });
      }),
  });
  const alive = (plies: number) =>
    page.waitForFunction(
      (plies) => {
        const element = document.querySelector('tsoro-board') as unknown as { state(): { plies: number } };
        return element.state().plies > plies;
      },
      { timeout: 30_000 },
      plies,
    );
  await phase(page, 'inviting');
  await alive(1);
  const { plies } = await state(page);
  const before = await page.evaluate(() => {
    const { workers } = window as unknown as { workers: Worker[] };
    workers.at(-1)?.terminate();
    return workers.length;
  });
  await alive(plies + 1);
  assert.ok((await page.evaluate(() => (window as unknown as { workers: Worker[] }).workers.length)) > before);
});

test('rules that cannot be read are told, and visitors play all the same', async (t) => {
  const page = await visit(t, {
    path: 'embed.html?rules=tsoro+breadth%3D8&speed=instant&kiosk=60',
    expected: /breadth/,
  });
  await phase(page, 'inviting');
  const note = await page.waitForSelector('tsoro-board >>> .refused', { timeout: 5000 });
  assert.match((await note?.evaluate(({ textContent }) => textContent)) ?? '', /breadth/);
  await page.mouse.click(400, 300);
  await phase(page, 'playing');
  assert.equal(await settled(page), 'start');
  assert.equal((await state(page)).rules, 'tsoro');
  assert.equal(await page.$('tsoro-board >>> .refused'), null);
});
