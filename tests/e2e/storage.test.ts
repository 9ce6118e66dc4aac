/** What is remembered between visits, and what happens where nothing can be, or nonsense is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import {
  assertShows,
  board,
  load,
  playTurn,
  pressAction,
  pressNamed,
  pressPit,
  ready,
  record,
  settled,
} from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const START = '2x8/0x8/0x8/2x8 s';
const BONUS = '[Rules "tsoro width=3"]\n[Position "1,1,2/1,1,1/0x3/0,0,2 s"]\n\n1. c1x~ *\n';

/** Chooses a radio button, as a click on its label does. */
async function tick(page: Page, selector: string): Promise<void> {
  const radio = await page.waitForSelector(selector);
  await radio?.evaluate((radio) => (radio as HTMLInputElement).click());
}

/** Begins a game against a computer by the dialog. */
async function begin(page: Page, rules: string, north: string): Promise<void> {
  await pressNamed(page, text('new-game'));
  await tick(page, `#new-game[open] input[value="${rules}"]`);
  await page.select('#new-game .player:last-child select', north);
  await ready(page, '#new-game .chief');
  await page.click('#new-game .chief');
  await page.waitForFunction((rules) => document.querySelector('tsoro-board')?.state().rules === rules, {}, rules);
}

/** Opens the page with `value` where the game is kept. */
async function reopenWith(page: Page, value: string): Promise<void> {
  await page.evaluate((value) => {
    for (const storage of [localStorage, sessionStorage]) storage.setItem('tsoro.game', value);
  }, value);
  await page.reload();
  await settled(page);
}

/** The ways a browser has of not storing anything. */
const REFUSALS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'is refused': (page) =>
    page.evaluateOnNewDocument(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    }),
  'is there and refuses everything': (page) =>
    page.evaluateOnNewDocument(() => {
      for (const act of ['getItem', 'setItem', 'removeItem'] as const)
        Storage.prototype[act] = () => {
          throw new DOMException('refused', 'SecurityError');
        };
    }),
  'is full': (page) =>
    page.evaluateOnNewDocument(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    }),
  'is null': (page) =>
    page.evaluateOnNewDocument(() => {
      for (const storage of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, storage, { get: () => null });
    }),
};

for (const [how, prepare] of Object.entries(REFUSALS)) {
  test(`where storage ${how} all is as with it, only not remembered`, async (t) => {
    const page = await visit(t, { prepare, players: 'newcomer' });
    await settled(page);
    await pressPit(page, 'a1');
    await page.waitForFunction(() => document.querySelector('tsoro-board')?.dataset.phase === 'thinking');
    await (await board(page)).evaluate((element) => element.setAttribute('north', 'human'));
    await load(page, { rules: vector.rules });
    await playTurn(page, vector.turns[0] ?? '');
    await assertShows(page, vector.positions[1] ?? '', 'after a turn');
    await pressNamed(page, text('undo-turn'));
    await assertShows(page, vector.positions[0] ?? '', 'taken back');
    await pressNamed(page, text('redo-turn'));
    await pressNamed(page, text('settings'));
    await tick(page, '#settings[open] input[value="night"]');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'night');
    await page.keyboard.press('Escape');
    await pressNamed(page, text('quick-nsolo-8'));
    await pressNamed(page, text('leave'));
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Nsolo'));
    await pressNamed(page, text('back'));
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('Tsoro'));
    await pressNamed(page, text('resign'));
    await pressNamed(page, text('resign-side', { name: text('south') }));
    assert.equal(await settled(page), 'over');
    await pressNamed(page, text('lessons'));
    await page.waitForSelector('#lessons[open]');
    await page.reload();
    await settled(page);
  });
}

/** Fills what the browser gives a site, as another page of it might, to the last character. */
async function fillUp(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const storage of [localStorage, sessionStorage]) {
      let filler = 'x'.repeat(1 << 23);
      for (let nth = 0; filler; nth++) {
        try {
          storage.setItem(`other.${nth}`, filler);
        } catch {
          filler = filler.slice(0, filler.length / 2);
        }
      }
    }
  });
}

test('where another page has filled the storage, the game goes on and is there again after a reload', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 2) });
  await fillUp(page);
  const refused = await page.evaluate(() => {
    try {
      localStorage.setItem('tsoro.game', 'x'.repeat(1 << 16));
      return false;
    } catch {
      return true;
    }
  });
  assert.ok(refused, 'the storage is full');
  await playTurn(page, vector.turns[2] ?? '');
  await playTurn(page, vector.turns[3] ?? '');
  const before = await record(page);
  await page.reload();
  await settled(page);
  assert.equal(await record(page), before);
  await assertShows(page, vector.positions[4] ?? '', 'after a reload');
});

test('a game outlasts a browser that throws away all that the site had stored', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  const before = await record(page);
  const session = await page.createCDPSession();
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
  await page.evaluate(() => sessionStorage.clear());
  assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length]), [0, 0]);
  await page.reload();
  await settled(page);
  assert.equal(await record(page), before);
  await playTurn(page, vector.turns[3] ?? '');
  await assertShows(page, vector.positions[4] ?? '', 'played on');
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

test('each of two tabs finds its own game and players again, a new one those of the last to play', async (t) => {
  const one = await visit(t);
  await load(one, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  const other = await one.browserContext().newPage();
  await other.setViewport({ width: 1366, height: 768 });
  await other.goto(one.url().replace(/#.*/, ''));
  await settled(other);
  assert.equal(await record(other), await record(one));
  await begin(other, 'nsolo', 'computer:1');
  await one.bringToFront();
  await playTurn(one, vector.turns[3] ?? '');
  await assertShows(one, vector.positions[4] ?? '', 'in the first tab');
  for (const [page, rules, north] of [
    [other, 'nsolo', 'computer:1'],
    [one, vector.rules, 'human'],
  ] as const) {
    await page.bringToFront();
    await page.goto(page.url().replace(/#.*/, '?anew'));
    await page.waitForSelector('tsoro-board[data-look]');
    const found = await (await board(page)).evaluate((board) => [board.state().rules, board.getAttribute('north')]);
    assert.deepEqual(found, [rules, north]);
  }
  const third = await one.browserContext().newPage();
  await third.goto(one.url().replace(/#.*/, ''));
  await settled(third);
  assert.equal(await record(third), await record(one));
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

/** For each key, what others may have left there. */
const DAMAGED: Readonly<Record<string, readonly string[]>> = {
  'tsoro.players': [
    '{"seconds":{"toString":null}}',
    '{"south":{"toString":null,"valueOf":null}}',
    '{"north":["computer:9"]}',
    '[]',
    'null',
    '{',
  ],
  'tsoro.settings': [
    '{"language":{"toString":null},"speed":{},"theme":[],"volume":null}',
    '{"language":"xx","board":"__proto__","counters":"constructor"}',
    '[[[[]]]]',
    '"day"',
    '{',
  ],
  'tsoro.learnt': ['{"toString":null}', ' '.repeat(10_000), 'null'],
  'tsoro.lessons': ['[1,2]', '\u0000', 'x '.repeat(10_000)],
  'tsoro.unreadable': ['{', '5'],
};

for (const [key, values] of Object.entries(DAMAGED)) {
  test(`the page starts with whatever is stored under ${key}, and says nothing of it`, async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 1) });
    for (const value of values) {
      await page.evaluate(
        (key, value) => {
          for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
        },
        key,
        value,
      );
      await page.reload();
      await settled(page);
      await assertShows(page, vector.positions[1] ?? '', value);
      assert.equal(await page.$('.notice'), null, value);
      await pressNamed(page, text('settings'));
      await page.waitForSelector('#settings[open]');
      await page.keyboard.press('Escape');
    }
    await playTurn(page, vector.turns[1] ?? '');
  });
}
