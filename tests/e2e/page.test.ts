/** The page around the board: what clicks, keys, long names, small windows and old settings do to it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { focused } from './keys.ts';
import { board, laidOut, load, pressNamed, pressPit, ready, record, settled, setUp, state } from './play.ts';

/** South starts c1 and takes all but c4, which the bonus takes. */
const LAST_DONE = '0,1,1/0,1,0/0x3/0,0,2 s';
const LONG = 'W'.repeat(40);

/** Brings the game to the bonus that ends it. */
async function toLastBonus(page: Page): Promise<void> {
  await setUp(page, 'tsoro width=3', LAST_DONE);
  await pressPit(page, 'c1');
  assert.equal(await settled(page), 'bonus');
  await pressPit(page, 'c4');
}

async function overByResigning(page: Page): Promise<string> {
  await load(page, { rules: 'tsoro width=8', turns: ['a1', 'b4'] });
  await (await board(page)).evaluate((element) => element.play({ type: 'resign', side: 'north' }));
  assert.equal(await settled(page), 'over');
  return record(page);
}

async function pressByKey(page: Page, selector: string): Promise<void> {
  await page.focus(selector);
  await page.keyboard.press('Enter');
}

const rounds = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50))));

/** Somebody is there, and the dialogs have come. */
async function touched(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.waitForSelector('#resign');
}

describe('a double click', () => {
  test('on the last Done leaves the finished game on the board', async (t) => {
    const page = await visit(t);
    await toLastBonus(page);
    const done = await page.waitForSelector('tsoro-board >>> [data-action="done"]');
    await done?.click({ count: 2 });
    assert.equal(await settled(page), 'over');
    const finished = await record(page);
    const rematch = await page.waitForSelector('tsoro-board > button.chief');
    // Had the machine been slow, its second half would have met what stands there now.
    await rematch?.hover();
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    assert.equal(await record(page), finished);
    await ready(page, 'tsoro-board > button.chief');
    await rematch?.click();
    assert.equal(await settled(page), 'start');
  });

  test('on Settings opens them, and its second half does not close them', async (t) => {
    const page = await visit(t);
    await settled(page);
    await touched(page);
    await page.click('.ways .square', { count: 2 });
    await rounds(page);
    assert.ok(await page.$('#settings[open]'));
  });

  test('on the button of a dialog does nothing to the board beneath it', async (t) => {
    const page = await visit(t);
    await settled(page);
    await page.evaluate(() => document.querySelector('tsoro-board')?.setAttribute('speed', 'instant'));
    await page.click('.ways button');
    await ready(page, '#new-game footer .chief');
    await page.$eval('#new-game', (dialog) => {
      const pit = document.querySelector('tsoro-board')?.shadowRoot?.querySelector('[data-pit="d1"]');
      const { x = 0, y = 0 } = pit?.getBoundingClientRect() ?? {};
      const begin = dialog.querySelector<HTMLElement>('footer .chief');
      begin?.style.setProperty('position', 'fixed');
      begin?.style.setProperty('left', `${x}px`);
      begin?.style.setProperty('top', `${y}px`);
    });
    await page.click('#new-game footer .chief', { count: 2 });
    await page.waitForSelector('#new-game[open]', { hidden: true, timeout: 5000 });
    await settled(page);
    assert.equal((await state(page)).plies, 0);
    await pressPit(page, 'd1');
    assert.equal((await state(page)).plies, 1);
  });
});

test('a press on a question that has only just come up answers nothing', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['a1', 'b4'] });
  const before = await record(page);
  await touched(page);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opened = new MutationObserver(() => {
          const answer = document.querySelector('#resign[open] footer button');
          if (!answer) return;
          opened.disconnect();
          answer.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true }));
          done();
        });
        opened.observe(document, { subtree: true, attributes: true });
        document.querySelector<HTMLElement>('.ways button:nth-child(2)')?.click();
      }),
  );
  assert.equal(await record(page), before);
  await ready(page, '#resign footer button');
  await page.click('#resign footer button');
  assert.equal(await settled(page), 'over');
});

test('a finished game can be brought back from the one after it, though the page was left meanwhile', async (t) => {
  const page = await visit(t);
  const finished = await overByResigning(page);
  await ready(page, 'tsoro-board > button.chief');
  await page.click('tsoro-board > button.chief');
  await settled(page);
  await page.reload();
  await settled(page);
  await pressNamed(page, text('back'));
  assert.equal(await settled(page), 'over');
  assert.equal(await record(page), finished);
});

describe('the keyboard’s place is on the board', () => {
  test('after resigning', async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'tsoro width=8', turns: ['a1', 'b4'] });
    await pressByKey(page, '.ways button:nth-child(2)');
    await page.waitForSelector('#resign[open]');
    await pressByKey(page, '#resign footer button');
    await rounds(page);
    assert.ok((await focused(page)).pit);
  });

  test('after a rematch', async (t) => {
    const page = await visit(t);
    await overByResigning(page);
    await pressByKey(page, 'tsoro-board > button.chief');
    await settled(page);
    await rounds(page);
    assert.ok((await focused(page)).pit);
  });

  test('after a new game that was asked for where the last one ended', async (t) => {
    const page = await visit(t);
    await overByResigning(page);
    await pressByKey(page, 'tsoro-board > button');
    await page.waitForSelector('#new-game[open]');
    await pressByKey(page, '#new-game footer .chief');
    await settled(page);
    await rounds(page);
    assert.ok((await focused(page)).pit);
  });

  test('after the last step back', async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'tsoro width=8', turns: ['a1'] });
    await pressByKey(page, `[title="${text('undo')}"]`);
    await rounds(page);
    assert.ok((await focused(page)).pit);
  });
});

/** Everything of the page that is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);

/** How far the page's end lies under the window's. */
const below = (page: Page): Promise<number> =>
  page.evaluate(() => (document.scrollingElement?.scrollHeight ?? 0) - innerHeight);

/** Whether the board and its bar end within the window. */
const boardInSight = (page: Page): Promise<boolean> =>
  page.$eval('tsoro-board', (board) => board.getBoundingClientRect().bottom <= innerHeight);

/** Whether a dialog's content fits in it across. */
const dialogFits = (page: Page, id: string): Promise<boolean> =>
  page.$eval(`${id} .body`, (body) => body.scrollWidth <= body.clientWidth);

for (const [width, height] of [
  [1366, 768],
  [360, 740],
  [640, 360],
] as const) {
  test(`names of forty letters fit at ${width} × ${height}`, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await (await board(page)).evaluate(async (element, name) => {
      element.setAttribute('speed', 'instant');
      await element.load(`[Rules "tsoro width=8"]\n[South "${name}"]\n[North "${name}"]\n\n1. a1 b4 *\n`);
    }, LONG);
    assert.equal(await overflow(page), 0, 'while it is played');
    await touched(page);
    await page.$eval('#resign', (dialog) => (dialog as HTMLDialogElement).showModal());
    assert.ok(await dialogFits(page, '#resign'));
    await page.$eval('#resign', (dialog) => (dialog as HTMLDialogElement).close());
    await (await board(page)).evaluate((element) => element.play({ type: 'resign', side: 'north' }));
    assert.equal(await overflow(page), 0, 'at its end');
    await page.waitForSelector('tsoro-ending .ending');
    assert.equal(await overflow(page), 0, 'with its figures');
    assert.ok(await boardInSight(page), 'the buttons of its end are in sight');
    await page.$eval('tsoro-board > button', (button) => (button as HTMLElement).click());
    await page.waitForSelector('#new-game[open]');
    assert.ok(await dialogFits(page, '#new-game'));
  });
}

for (const [width, height] of [
  [320, 256],
  [320, 180],
  [568, 200],
  [900, 240],
  [1366, 200],
] as const) {
  test(`at ${width} × ${height} the page scrolls, and nothing lies over anything`, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await laidOut(page);
    const seen = await page.evaluate(() => {
      const shadow = document.querySelector('tsoro-board')?.shadowRoot;
      const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
      const [top, stage, bar] = [
        document.querySelector('.top'),
        shadow?.querySelector('.stage'),
        shadow?.querySelector('.bar'),
      ].map(box);
      const pits = [...(shadow?.querySelectorAll('[data-pit]') ?? [])].map(box);
      return {
        header: top?.bottom ?? 0,
        stage: stage?.top ?? 0,
        bar: bar?.bottom ?? 0,
        barTop: bar?.top ?? 0,
        barLeft: bar?.left ?? 0,
        stageRight: stage?.right ?? 0,
        pits: Math.max(...pits.map(({ bottom }) => bottom)),
        room: document.scrollingElement?.scrollHeight ?? 0,
      };
    });
    assert.equal(await overflow(page), 0);
    assert.ok(seen.header <= seen.stage + 1, 'the board is under the header');
    const clear = seen.pits <= seen.barTop + 1 || seen.stageRight <= seen.barLeft + 1;
    assert.ok(clear, 'the bar is under the pits or beside them');
    assert.ok(seen.bar <= seen.room + 1, 'the bar can be scrolled to');
  });
}

for (const [width, height] of [
  [1366, 768],
  [640, 360],
  [568, 320],
  [320, 568],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the page fits the window`, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await load(page, { rules: 'tsoro' });
    assert.equal(await below(page), 0);
  });
}

test('all of the panel stands in it where it is narrowest', async (t) => {
  const page = await visit(t, { viewport: { width: 896, height: 700 } });
  await settled(page);
  const sizes = await page.$eval('.panel', (panel) => {
    const rows = [...panel.querySelectorAll('.ways > *')].map((way) => way.getBoundingClientRect().top);
    return { beyond: panel.scrollWidth - panel.clientWidth, rows: new Set(rows).size };
  });
  assert.deepEqual(sizes, { beyond: 0, rows: 1 });
});

test('settings that are none are as usual', async (t) => {
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      const settings = { speed: '9'.repeat(1e5), theme: 'banana', view: 'up', numerals: 'no', coordinates: null };
      localStorage.setItem('tsoro.settings', JSON.stringify(settings));
    });
  const page = await visit(t, { prepare });
  await settled(page);
  const attributes = await (await board(page)).evaluate((element) =>
    ['speed', 'theme', 'view', 'numerals', 'coordinates'].map((name) => element.getAttribute(name)),
  );
  assert.deepEqual(attributes, ['1', 'earth auto', 'auto', 'yes', 'yes']);
});

test('the board can be removed in the middle of a sowing', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo width=36', speed: '0.25' });
  await pressPit(page, 'a1');
  await page.$eval('tsoro-board', (element) => element.remove());
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  await page.setViewport({ width: 360, height: 740 });
  await rounds(page);
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('tsoro.game') ?? '{}').record);
  assert.match(kept, /1\. a1 \*/);
});
