/** What the board is made of and what is played with: attributes, settings, and what becomes of both. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit, withoutNetwork } from './browser.ts';
import { board, laidOut, load, playTurn, pressNamed, settled } from './play.ts';

/** What the board looks like, once it is painted. */
const look = async (page: Page) => {
  await page.waitForSelector('tsoro-board[data-look]');
  return (await board(page)).evaluate((element) => element.dataset.look);
};

/** Sets attributes, and waits until the board shows `name`. */
async function dress(page: Page, attributes: Record<string, string>, name: string): Promise<void> {
  const element = await board(page);
  await element.evaluate((element, attributes) => {
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  }, attributes);
  await page.waitForFunction((element, name) => element.dataset.look === name, { timeout: 5000 }, element, name);
}

/** How the board looks, as one number. */
const picture = async (page: Page): Promise<number> =>
  (await board(page)).evaluate((element) => {
    const canvas = element.shadowRoot?.querySelector('canvas');
    const { data } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    let sum = 7;
    for (const value of data ?? []) sum = (sum * 31 + value) % 1_000_000_007;
    return sum;
  });

test('each board and each kind of counter looks different, by day and by night, at once', async (t) => {
  const page = await visit(t);
  const seen = new Map<number, string>();
  for (const material of ['earth', 'wood', 'paper']) {
    for (const light of ['day', 'night']) {
      for (const counters of ['pebbles', 'seeds', 'caps']) {
        await dress(page, { theme: `${material} ${light}`, counters }, `${material}-${light} ${counters}`);
        const shown = await picture(page);
        assert.equal(seen.get(shown), undefined, `${material} ${light} ${counters}`);
        seen.set(shown, `${material} ${light} ${counters}`);
      }
    }
  }
});

test('a theme that is not known is earth, in the system’s light', async (t) => {
  const page = await visit(t);
  await dress(page, { theme: 'wood night' }, 'wood-night pebbles');
  await dress(page, { theme: 'marble', counters: 'coins' }, 'earth-day pebbles');
});

test('a board of another kind in the middle of a sowing shows where that ends', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', speed: '0.25' });
  await (await board(page)).evaluate((element) => element.play({ type: 'start', pit: 'a1' }));
  await dress(page, { theme: 'paper' }, 'paper-day pebbles');
  assert.equal(await settled(page), 'start');
  await playTurn(page, 'a4');
});

test('the settings choose board and counters, and a reload keeps them', async (t) => {
  const page = await visit(t);
  await settled(page);
  await pressNamed(page, text('settings'));
  await pressNamed(page, text('board-wood'), 'radio');
  await pressNamed(page, text('counters-seeds'), 'radio');
  await page.waitForSelector('tsoro-board[data-look="wood-day seeds"]');
  await page.reload();
  await page.waitForSelector('tsoro-board[data-look="wood-day seeds"]');
});

test('settings of nonsense are as usual', async (t) => {
  const page = await visit(t);
  await settled(page);
  for (const nonsense of ['{', '[]', '{"board":"marble","counters":7,"theme":{}}', '{"board":null}']) {
    await page.evaluate((value) => localStorage.setItem('tsoro.settings', value), nonsense);
    await page.reload();
    await settled(page);
    assert.equal(await look(page), 'earth-day pebbles', nonsense);
  }
});

test('where the other looks cannot be fetched the game is played on earth', async (t) => {
  const page = await visit(t, { expected: /wood|seeds/ });
  await settled(page);
  await withoutNetwork(page, /(wood|seeds)-\w+\.js$/);
  await (await board(page)).evaluate((element) => {
    element.setAttribute('theme', 'wood');
    element.setAttribute('counters', 'seeds');
  });
  await playTurn(page, 'a1');
  assert.equal(await look(page), 'earth-day pebbles');
});

test('the longest board fits a tablet: what to do stands beside it, and the decision is not over it', async (t) => {
  const page = await visit(t, { viewport: { width: 768, height: 1024 } });
  await load(page, { rules: 'nsolo width=36' });
  await laidOut(page);
  const seen = await (await board(page)).evaluate((element) => {
    const part = (selector: string) => element.shadowRoot?.querySelector<HTMLElement>(selector);
    const [stage, bar] = [part('.stage'), part('.bar')].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    return {
      bar: element.dataset.bar,
      scrolls: part('.stage')?.dataset.scrolls,
      beside: (bar?.left ?? 0) >= (stage?.right ?? 0) && (bar?.right ?? 0) <= innerWidth,
    };
  });
  assert.deepEqual(seen, { bar: 'aside', scrolls: 'no', beside: true });
  await page.setViewport({ width: 1366, height: 768 });
  await page.waitForSelector('tsoro-board[data-bar="below"]');
});
