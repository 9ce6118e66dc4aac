/** The dialog for a new game, the question before a game is left, and the rematch. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit, withoutNetwork } from './browser.ts';
import { assertShows, board, load, pressNamed, pressPit, ready, record, settled, state } from './play.ts';

const BEGIN = text('new-begin');
const PRESETS = ['tsoro-1964', 'nsolo', 'nsolo-1913', 'tsoro'];

/** Presses New game, and waits for the dialog: it is fetched when it is first asked for. */
async function openNewGame(page: Page): Promise<void> {
  const button = await page.waitForSelector(`::-p-aria([name="${text('new-game')}"][role="button"])`);
  await button?.click();
  await page.waitForSelector('#new-game[open]');
}

/** Chooses one of the dialog's radio buttons, as a click on its label does. */
const choose = (page: Page, name: string, value: string): Promise<void> =>
  page.$eval(
    'dialog[open]',
    (dialog, name, value) => {
      const radios = [...dialog.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)];
      radios.find((radio) => radio.value === value)?.click();
    },
    name,
    value,
  );

const closed = (page: Page): Promise<unknown> => page.waitForFunction(() => !document.querySelector('dialog[open]'));

/** Plays the first start there is, to the end of the turn. */
const playAnyTurn = async (page: Page): Promise<void> =>
  (await board(page)).evaluate((board) => {
    const [pit = ''] = board.state().legal;
    board.play({ type: 'start', pit });
    if (board.state().phase === 'bonus') board.play({ type: 'done' });
    board.skip();
  });

const describedStart = async (page: Page, rules: string): Promise<string> =>
  (await board(page)).evaluate((element, rules) => element.describe(rules).start, rules);

/** Begins, and checks that the engine plays `rules` from the start that it describes. */
async function assertBegins(page: Page, rules: string): Promise<void> {
  await pressNamed(page, BEGIN);
  await closed(page);
  await settled(page);
  assert.equal((await state(page)).rules, rules);
  await assertShows(page, await describedStart(page, rules), `at the start of ${rules}`);
}

test('the dialog sets out each game as the engine describes it:', async (t) => {
  const page = await visit(t);
  await settled(page);
  for (const preset of PRESETS) {
    await t.test(preset, async () => {
      await openNewGame(page);
      await choose(page, 'preset', preset);
      await assertBegins(page, preset);
    });
  }
});

test('the dialog sets out another width, another bonus and a single head', async (t) => {
  const page = await visit(t);
  await settled(page);
  await openNewGame(page);
  await pressNamed(page, text('width-more'));
  await page.click('dialog[open] summary');
  await choose(page, 'bonus', '3');
  await choose(page, 'heads', '1');
  await assertBegins(page, 'tsoro width=9 bonus=3 heads=1');
});

test('names and who starts are what the dialog says, and stand in the record', async (t) => {
  const page = await visit(t);
  await settled(page);
  await openNewGame(page);
  for (const [index, name] of ['Tendai', 'Ru"vi\\mbo'].entries()) {
    const fields = await page.$$('dialog[open] input[type="text"]');
    await fields[index]?.type(name);
  }
  await choose(page, 'first', 'north');
  await pressNamed(page, BEGIN);
  await closed(page);
  await page.waitForFunction(() => document.querySelector('.status')?.textContent?.includes('Ru"vi\\mbo'));
  const { toMove, position } = await state(page);
  assert.equal(toMove, 'north');
  assert.match(position, / n$/);
  const written = await record(page);
  assert.ok(written.includes('[South "Tendai"]') && written.includes('[North "Ru\\"vi\\\\mbo"]'), written);
  await page.reload();
  await settled(page);
  assert.equal(await record(page), written);
});

test('a team takes turns, the page says whose it is, and the record keeps the names', async (t) => {
  const page = await visit(t);
  await settled(page);
  await openNewGame(page);
  await choose(page, 'preset', 'nsolo');
  const [south, north] = await page.$$('dialog[open] input[type="text"]');
  await south?.type('Ann, Ben');
  await north?.type('Cleo');
  await pressNamed(page, BEGIN);
  await closed(page);
  for (const name of ['Ann', 'Cleo', 'Ben', 'Cleo', 'Ann']) {
    await page.waitForFunction((words) => document.title.includes(words), {}, text('status-start', { name }));
    const asked = await page.$eval(
      'tsoro-board',
      (board) => board.shadowRoot?.querySelector('.bar .title')?.textContent,
    );
    assert.equal(asked, text('prompt-start', { name }));
    await playAnyTurn(page);
  }
  const written = await record(page);
  assert.ok(written.includes('[South "Ann & Ben"]'), written);
  await page.reload();
  await settled(page);
  assert.equal(await record(page), written);
  assert.ok((await page.title()).includes(text('status-start', { name: 'Cleo' })), await page.title());
});

test('another board asks before it ends a game in progress, and only then', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['a1', 'b4'] });
  const before = await record(page);
  await pressNamed(page, text('quick-nsolo-8'));
  await pressNamed(page, text('keep-playing'));
  await closed(page);
  assert.equal(await record(page), before);
  await pressNamed(page, text('quick-nsolo-8'));
  await pressNamed(page, text('leave'));
  await closed(page);
  assert.equal((await state(page)).rules, 'nsolo');
  await pressNamed(page, text('quick-tsoro-21'));
  assert.equal((await state(page)).rules, 'tsoro');
});

test('a turn under way is a game in progress, though its start is looked at', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro', turns: ['f1~'] });
  await (await board(page)).evaluate((element) => {
    element.ply = 0;
  });
  await page.waitForSelector('tsoro-board >>> [data-action="latest"]');
  await pressNamed(page, text('quick-nsolo-8'));
  await page.waitForSelector('#leave[open]');
});

test('a rematch begins from the same start with the names on the other sides', async (t) => {
  const page = await visit(t);
  const start = '2x8/0x8/0x8/2x8 n';
  await (await board(page)).evaluate(
    (element, start) =>
      element.load(`[Rules "tsoro width=8"]\n[South "Ann"]\n[North "Ben"]\n[Position "${start}"]\n\n*\n`),
    start,
  );
  await settled(page);
  await pressNamed(page, text('resign'));
  await pressNamed(page, text('resign-side', { name: 'Ben' }));
  assert.equal(await settled(page), 'over');
  await ready(page, 'tsoro-board > button.chief');
  await page.click('tsoro-board > button.chief');
  await settled(page);
  const { plies, position } = await state(page);
  assert.deepEqual({ plies, position }, { plies: 0, position: start });
  const written = await record(page);
  assert.ok(written.includes('[South "Ben"]') && written.includes('[North "Ann"]'), written);
});

test('the names of one record do not stand in the next', async (t) => {
  const page = await visit(t);
  await (await board(page)).evaluate(async (element) => {
    await element.load('[Rules "tsoro width=8"]\n[South "Ann"]\n[North "Ben"]\n\n*\n');
    await element.load('[Rules "tsoro width=8"]\n\n*\n');
  });
  assert.doesNotMatch(await record(page), /Ann|Ben/);
});

test('the game that the page opens with is begun by a press on a pit', async (t) => {
  const page = await visit(t);
  await settled(page);
  await pressPit(page, 'a1');
  await page.keyboard.press('Space');
  await settled(page);
  assert.match(await record(page), /1\. a1 \*/);
});

test('where the dialog cannot be fetched the page says so, and the game goes on', async (t) => {
  const page = await visit(t, { expected: /new-game|page\.js/ });
  await settled(page);
  await withoutNetwork(page, /new-game-\w+\.js$/);
  await pressNamed(page, text('new-game'));
  const notice = await page.waitForSelector('.notice');
  assert.match((await notice?.evaluate((notice) => notice.textContent)) ?? '', /could not be fetched/);
});
