/** What is remembered between visits, and what happens where nothing can be, or nonsense is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { assertShows, board, load, playTurn, pressAction, pressPit, record, settled, state } from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const START = '2x8/0x8/0x8/2x8 s';
const BONUS = '[Rules "tsoro width=3"]\n[Position "1,1,2/1,1,1/0x3/0,0,2 s"]\n\n1. c1x~ *\n';

const stored = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('tsoro.game'));

/** Opens the page with `value` where the game is kept. */
async function reopenWith(page: Page, value: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('tsoro.game', value), value);
  await page.reload();
  await settled(page);
}

test('where storage is refused the game is played all the same', async (t) => {
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
  const page = await visit(t, { prepare });
  await (await board(page)).evaluate((element) => element.setAttribute('north', 'human'));
  await load(page, { rules: vector.rules });
  await playTurn(page, vector.turns[0] ?? '');
  await assertShows(page, vector.positions[1] ?? '', 'after the turn');
});

test('where storage is full the game is played all the same', async (t) => {
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
  const page = await visit(t, { prepare });
  await load(page, { rules: vector.rules });
  await playTurn(page, vector.turns[0] ?? '');
  await assertShows(page, vector.positions[1] ?? '', 'after the turn');
});

test('a stored game that is nonsense is kept aside for a new one, and the page says so', async (t) => {
  const page = await visit(t);
  await settled(page);
  for (const nonsense of ['{', '5', 'null', '[]', '{"record":5}', '{"record":"","choices":7}']) {
    await reopenWith(page, nonsense);
    await assertShows(page, START, `after ${nonsense}`);
    assert.equal(await page.evaluate(() => localStorage.getItem('tsoro.unreadable')), nonsense);
    assert.ok(
      (await page.$eval('.notice', (notice) => notice.textContent ?? '')).includes(text('no-record')),
      nonsense,
    );
  }
});

test('a stored record that cannot be read is kept aside, and the page says so', async (t) => {
  const page = await visit(t);
  await settled(page);
  const unreadable = JSON.stringify({ record: '[Rules "tsoro width=8"]\n\n1. a1 a1 *\n', choices: [] });
  await reopenWith(page, unreadable);
  await assertShows(page, START, 'in place of it');
  assert.match(await page.$eval('.notice', (notice) => notice.textContent ?? ''), /turn 1 of North/);
  assert.equal(await page.evaluate(() => localStorage.getItem('tsoro.unreadable')), unreadable);
});

test('on a phone too, a game that took another one’s place is found again', async (t) => {
  const page = await visit(t, { viewport: { width: 360, height: 740 } });
  await settled(page);
  await reopenWith(page, JSON.stringify({ record: BONUS, choices: [], before: '[Rules "nsolo"]\n\n*\n' }));
  assert.match(await record(page), /1\. c1x~ \*/);
});

test('stored choices that do not fit the game are left out', async (t) => {
  const page = await visit(t);
  await settled(page);
  const choices = [{ pit: 'c1', stones: 2 }, { pit: 'zz9', stones: -1 }, { pit: 'a4', stones: 200 }, { pit: 4 }, null];
  await reopenWith(page, JSON.stringify({ record: BONUS, choices }));
  assert.deepEqual(await (await board(page)).evaluate((element) => element.choices), [{ pit: 'a4', stones: 1 }]);
  await pressAction(page, 'done');
  await settled(page);
  assert.match(await record(page), /c1xa4 \*\s*$/);
});

test('of two tabs the last to play is remembered, and each goes on with its own game', async (t) => {
  const one = await visit(t);
  await load(one, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  const other = await one.browserContext().newPage();
  await other.goto(one.url());
  await settled(other);
  assert.equal(await record(other), await record(one));
  await load(other, { rules: 'nsolo' });
  await pressPit(other, 'a1');
  await settled(other);
  await one.bringToFront();
  await playTurn(one, vector.turns[3] ?? '');
  await assertShows(one, vector.positions[4] ?? '', 'in the first tab');
  assert.equal((await state(other)).rules, 'nsolo');
  assert.equal(JSON.parse((await stored(one)) ?? '').record, await record(one));
  await other.goto(other.url().replace(/#.*/, '?anew'));
  await settled(other);
  assert.equal(await record(other), await record(one));
});

test('leaving the page and coming back by the browser’s back button keeps the game', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  const before = await record(page);
  await page.goto('about:blank');
  await page.goBack();
  await settled(page);
  assert.equal(await record(page), before);
  await assertShows(page, vector.positions[3] ?? '', 'after coming back');
});
