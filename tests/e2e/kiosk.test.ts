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
const invitations = (page: Page) =>
  page.$$eval('tsoro-board >>> .invitations button', (buttons) => buttons.map(({ lang }) => lang));

/** Those of `languages` that this device can write: a letter of theirs, as drawn, is not the box of a missing one. */
const drawn = (page: Page, languages: string[]): Promise<string[]> =>
  page.evaluate(
    (languages, letters) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      context.font = '64px system-ui, sans-serif';
      const picture = (letter: string) => {
        context.clearRect(0, 0, canvas.width, canvas.height);
        context.fillText(letter, 10, 90);
        return canvas.toDataURL();
      };
      const box = picture('\u0378');
      return languages.filter((code) => picture(letters[code] ?? 'a') !== box);
    },
    languages,
    { el: 'γ', gu: 'ગ' } as Record<string, string>,
  );
const QUICK = 'embed.html?rules=tsoro+width%3D3&speed=instant';

test('shows a game of two computers until somebody comes, who plays in the language that was pressed', async (t) => {
  const page = await visit(t, { path: `${QUICK}&kiosk=60` });
  await phase(page, 'inviting');
  await page.waitForFunction(
    () => (document.querySelector('tsoro-board') as unknown as { state(): { plies: number } }).state().plies > 1,
    { timeout: 15_000 },
  );
  await page.waitForSelector('tsoro-board >>> .invitations [lang="el"]');
  assert.deepEqual(await invitations(page), await drawn(page, ['en', 'sn', 'ny', 'el', 'zu', 'gu']));
  await press(page, '[lang="el"]');
  await phase(page, 'playing');
  assert.equal(await settled(page), 'start');
  assert.equal((await state(page)).plies, 0);
  await page.waitForFunction(() =>
    /[α-ω]{3}/.test(document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.bar')?.textContent ?? ''),
  );
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

for (const [width, height] of [
  [1920, 1080],
  [1366, 768],
  [1080, 1920],
  [1024, 600],
] as const) {
  test(`the invitations stand clear of the board and its piles at ${width} × ${height}`, async (t) => {
    const page = await visit(t, {
      path: 'embed.html?rules=tsoro+width%3D8&kiosk',
      viewport: { width, height },
    });
    await page.waitForSelector('tsoro-board >>> .invitations [lang="el"]');
    await page.waitForFunction(
      () => {
        const root = document.querySelector('tsoro-board')?.shadowRoot;
        const box = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [stage, invitations] = [box('.stage'), box('.invitations')];
        return (
          stage.top >= 0 &&
          stage.height > innerHeight / 2 &&
          stage.bottom <= invitations.top + 1 &&
          invitations.bottom <= innerHeight + 1
        );
      },
      { timeout: 10_000 },
    );
  });
}

test('a kiosk’s languages are those that are asked for, and the first is spoken while nobody plays', async (t) => {
  const page = await visit(t, { path: `${QUICK}&kiosk&kiosk-languages=el+en&lang=zu` });
  await page.waitForSelector('tsoro-board >>> .invitations [lang="en"]');
  assert.deepEqual(await invitations(page), ['el', 'en']);
  await page.waitForFunction(() => document.documentElement.lang === 'el');
  await press(page, '[lang="en"]');
  await page.waitForFunction(() => document.documentElement.lang === 'en');
});

test('a language that a kiosk does not speak is told, and the others invite', async (t) => {
  const page = await visit(t, { path: `${QUICK}&kiosk&kiosk-languages=de+el` });
  const note = await page.waitForSelector('tsoro-board >>> .refused');
  assert.match((await note?.evaluate(({ textContent }) => textContent)) ?? '', /\bde\b.*\bel\b/);
  await page.waitForSelector('tsoro-board >>> .invitations [lang="el"]');
  assert.deepEqual(await invitations(page), ['el']);
});

test('invitations are left out for which the device has no letters', async (t) => {
  const page = await visit(t, {
    path: `${QUICK}&kiosk`,
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        const { measureText } = CanvasRenderingContext2D.prototype;
        CanvasRenderingContext2D.prototype.measureText = function (text) {
          return measureText.call(this, /[γπα]/.test(text) ? '\u0378' : text);
        };
      }),
  });
  await page.waitForSelector('tsoro-board >>> .invitations [lang="zu"]');
  assert.ok(!(await invitations(page)).includes('el'));
});

test('nothing of the browser’s comes over a kiosk: no offer to translate it', async (t) => {
  const asks = (page: Page) =>
    page.evaluate(() => ({
      meta: document.querySelector<HTMLMetaElement>('meta[name="google"]')?.content ?? '',
      translate: document.documentElement.translate,
    }));
  const page = await visit(t, { path: `${QUICK}&kiosk` });
  await phase(page, 'inviting');
  assert.deepEqual(await asks(page), { meta: 'notranslate', translate: false });
  const other = await visit(t, { path: QUICK });
  await board(other);
  assert.deepEqual(await asks(other), { meta: '', translate: true });
});

/** How large the page is after two fingers have spread on a touchpad, and then on the screen. */
async function pinched(page: Page): Promise<number> {
  await board(page);
  const session = await page.createCDPSession();
  await session.send('Input.synthesizePinchGesture', { x: 400, y: 300, scaleFactor: 2 });
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x, id) => ({ x, y: 300, id })) });
  await touch('touchStart', 380, 420);
  for (let by = 40; by <= 200; by += 20) await touch('touchMove', 400 - by, 400 + by);
  await touch('touchEnd');
  return page.evaluate(() => visualViewport?.scale ?? 0);
}

test('a pinch does not enlarge a kiosk, as it does other boards', async (t) => {
  const viewport = { width: 800, height: 600, hasTouch: true };
  assert.equal(await pinched(await visit(t, { path: 'embed.html?kiosk', viewport })), 1);
  assert.ok((await pinched(await visit(t, { path: 'embed.html?rules=tsoro', viewport }))) > 1);
});
