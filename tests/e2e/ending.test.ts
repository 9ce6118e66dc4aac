/** The end of a game: what is told of it, and where one goes from there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { board, load, playTurn, pressNamed, ready, settled, state } from './play.ts';

const vector = games.find(({ rules, reason }) => rules === 'tsoro width=8' && reason === 'no-stones') ?? games[0];
const { rules = '', turns = [], result = '' } = vector ?? {};

/** What the card says, once it takes presses. */
const card = async (page: Page): Promise<string> => {
  await ready(page, 'tsoro-ending .ending');
  return page.$eval('tsoro-ending', (ending) => (ending.textContent ?? '').replace(/\s+/g, ' ').trim());
};

test('the last turn brings the figures of the game, and hides nothing of the board', async (t) => {
  const page = await visit(t);
  await load(page, { rules, turns: turns.slice(0, -1) });
  assert.equal(await page.$('tsoro-ending'), null, 'not before the end');
  await playTurn(page, turns.at(-1) ?? '');
  assert.equal(await settled(page), 'over');
  const said = await card(page);
  const { captured } = await state(page);
  const events = await (await board(page)).evaluate(
    (element, plies) => Array.from({ length: plies }, (_, index) => element.events(index + 1)),
    turns.length,
  );
  const laps = events.map((turn) => turn.filter(({ type }) => type === 'lap').length);
  assert.ok(said.includes(`South ${captured.south}`) && said.includes(`North ${captured.north}`), said);
  assert.ok(said.includes(text('ending-longest-count', { count: Math.max(...laps) })), said);
  const covers = await page.evaluate(() => {
    const card = document.querySelector('tsoro-ending')?.getBoundingClientRect();
    const stage = document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.stage')?.getBoundingClientRect();
    return !card || !stage || (card.left < stage.right && card.top < stage.bottom && stage.top < card.bottom);
  });
  assert.equal(covers, false);
});

test('review goes to the start, a figure to its turn, and the card stays; undo takes it away', async (t) => {
  const page = await visit(t);
  await load(page, { rules, turns, result });
  await card(page);
  await pressNamed(page, text('review'));
  assert.equal((await state(page)).ply, 0);
  const ply = await page.$eval('tsoro-ending [data-ply]', (button) => Number(button.getAttribute('data-ply')));
  await page.click('tsoro-ending [data-ply]');
  assert.equal((await state(page)).ply, ply);
  await card(page);
  await (await board(page)).evaluate((element) => {
    element.latest();
    element.undo();
  });
  await page.waitForSelector('tsoro-ending', { hidden: true });
});

test('the record is copied, or shown where that is refused', async (t) => {
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text: string) => Object.assign(window, { copied: text }) },
        configurable: true,
      });
    });
  const page = await visit(t, { prepare });
  await load(page, { rules, turns, result });
  await card(page);
  await pressNamed(page, text('copy-record'));
  await page.waitForFunction((words) => document.body.textContent?.includes(words), {}, text('copied'));
  const record = await (await board(page)).evaluate((element) => element.record());
  assert.equal(await page.evaluate(() => (window as { copied?: string }).copied), record);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await pressNamed(page, text('copy-record'));
  await page.waitForSelector('tsoro-ending textarea');
  assert.equal(await page.$eval('tsoro-ending textarea', (area) => area.value), record);
});

for (const [width, height] of [
  [320, 568],
  [740, 360],
] as const) {
  test(`at ${width} × ${height} the figures stand under the board, and nothing is cut off`, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await load(page, { rules, turns, result });
    await card(page);
    const beyond = await page.evaluate(() => {
      const board = document.querySelector('tsoro-board')?.getBoundingClientRect();
      const card = document.querySelector('tsoro-ending')?.getBoundingClientRect();
      const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return { wide, below: Boolean(board && card && card.top >= board.bottom - 1) };
    });
    assert.deepEqual(beyond, { wide: 0, below: true });
  });
}

test('however much the panel tells, the board and its bar stay in the window', async (t) => {
  const page = await visit(t, { viewport: { width: 1366, height: 700 } });
  await pressNamed(page, text('analysis'));
  await load(page, { rules: 'tsoro width=8', turns: ['g1'], result: '1-0' });
  await page.waitForSelector('aside tsoro-ending h2');
  await page.waitForSelector('aside tsoro-analysis .course');
  const { high, window } = await page.evaluate(() => ({
    high: document.documentElement.scrollHeight,
    window: innerHeight,
  }));
  assert.equal(high, window);
});
