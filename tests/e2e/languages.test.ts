/** Languages: which is spoken, and that another one costs nothing. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import type { Page } from 'puppeteer-core';
import greekWords from '../../www/locales/el.ftl';
import zuluWords from '../../www/locales/zu.ftl';
import type { Patterns } from '../../www/src/i18n/languages.ts';
import { text } from '../../www/src/i18n/text.ts';
import { visit, withoutNetwork } from './browser.ts';
import { hostOf } from './host.ts';
import { bar, barSays, board, pressNamed, pressPit, record, settled, setUp } from './play.ts';

/** What another language says. */
function speaker(language: string, patterns: Patterns) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  return (id: string, words: Record<string, FluentVariable> = {}) =>
    bundle.formatPattern(patterns[id] ?? '', words, []);
}

const greek = speaker('el', greekWords);
const zulu = speaker('zu', zuluWords);

const tongue = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

async function choose(page: Page, language: string): Promise<void> {
  await page.waitForSelector('#settings select');
  await page.select('#settings select', language);
}

const browserIn = (languages: string[]) => (page: Page) =>
  page.evaluateOnNewDocument((languages) => {
    Object.defineProperty(navigator, 'languages', { value: languages });
  }, languages);

const title = (page: Page, id: string) => page.$eval(`#${id}-title`, (title) => title.textContent);

test('another language is spoken at once, and nothing is lost: not the game, not a bonus half chosen, not the dialog', async (t) => {
  const page = await visit(t);
  await setUp(page, 'tsoro width=4 heads=0', '1,2,0,1/1,3,1,0/0x4/2,0,0,3 s');
  await pressPit(page, 'd1');
  assert.equal(await settled(page), 'bonus');
  await pressPit(page, 'a4');
  const before = { record: await record(page), choices: await (await board(page)).evaluate(({ choices }) => choices) };
  assert.equal(before.choices.length, 1);

  await pressNamed(page, text('settings'));
  await choose(page, 'el');
  await page.waitForFunction(() => document.documentElement.lang === 'el');
  assert.equal(await title(page, 'settings'), greek('settings'));
  assert.ok((await bar(page)).includes(greek('done')));
  assert.match(
    await page.$eval('tsoro-board >>> [data-pit="a4"]', (pit) => pit.getAttribute('aria-label') ?? ''),
    /επιλεγμένος$/,
  );
  const after = { record: await record(page), choices: await (await board(page)).evaluate(({ choices }) => choices) };
  assert.deepEqual(after, before);
  assert.equal(await page.$eval('#settings', (dialog) => (dialog as HTMLDialogElement).open), true);

  await page.reload();
  await settled(page);
  assert.deepEqual(await tongue(page), { lang: 'el', dir: 'ltr' }, 'it is remembered');
  assert.equal(await record(page), before.record);
  await pressNamed(page, greek('settings'));
  await choose(page, 'en');
  await barSays(page, text('done'));
});

test('the browser’s languages count where nobody has chosen; English is what they all lack', async (t) => {
  const page = await visit(t, { prepare: browserIn(['fr-CA', 'el-CY', 'en']) });
  await settled(page);
  assert.equal((await tongue(page)).lang, 'el');
  await barSays(page, greek('prompt-start', { name: greek('south') }));

  const other = await visit(t, { prepare: browserIn(['fr', 'pt']) });
  await settled(other);
  assert.equal((await tongue(other)).lang, 'en');
});

test('an attribute says it to all, the setting too; without it, all is as before', async (t) => {
  const page = await visit(t, { prepare: browserIn(['el']) });
  await settled(page);
  await page.$eval('tsoro-board', (board) => board.setAttribute('lang', 'zu-ZA'));
  await barSays(page, zulu('prompt-start', { name: zulu('south') }));
  assert.equal((await tongue(page)).lang, 'zu');
  await page.$eval('tsoro-board', (board) => board.removeAttribute('lang'));
  await barSays(page, greek('prompt-start', { name: greek('south') }));
});

describe('boards that ask for languages of their own', () => {
  const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
  const spoken = (page: Page, language: string) =>
    page.waitForFunction(
      (language) =>
        [...document.querySelectorAll('tsoro-board')].every(
          ({ shadowRoot }) => shadowRoot?.querySelector('.bar')?.getAttribute('lang') === language,
        ),
      { timeout: 5000 },
      language,
    );
  const add = (page: Page, id: string, lang: string) =>
    page.evaluate(
      (id, lang) => document.body.append(Object.assign(document.createElement('tsoro-board'), { id, lang })),
      id,
      lang,
    );
  const remove = (page: Page, id: string) => page.$eval(`#${id}`, (board) => board.remove());

  async function opened(t: TestContext): Promise<Page> {
    const address = await hostOf({ '': { html: `<tsoro-board></tsoro-board>${SCRIPT}` } });
    const page = await visit(t, { elsewhere: address, expected: /favicon/, prepare: browserIn(['en']) });
    await spoken(page, 'en');
    return page;
  }

  test('leave the others as they were when they go', async (t) => {
    const page = await opened(t);
    await add(page, 'shona', 'sn');
    await spoken(page, 'sn');
    await remove(page, 'shona');
    await spoken(page, 'en');
  });

  test('may go in any order', async (t) => {
    const page = await opened(t);
    await add(page, 'greek', 'el');
    await spoken(page, 'el');
    await add(page, 'shona', 'sn');
    await spoken(page, 'sn');
    await remove(page, 'shona');
    await spoken(page, 'el');
    await add(page, 'shona', 'sn');
    await spoken(page, 'sn');
    await remove(page, 'greek');
    await add(page, 'another', '');
    await spoken(page, 'sn');
    await remove(page, 'shona');
    await spoken(page, 'en');
  });

  test('may be taken out and put back', async (t) => {
    const page = await opened(t);
    await add(page, 'shona', 'sn');
    await spoken(page, 'sn');
    await page.$eval('#shona', (board) => {
      Object.assign(window, { board });
      board.remove();
    });
    await spoken(page, 'en');
    await page.evaluate(() => document.body.append((window as unknown as { board: Element }).board));
    await spoken(page, 'sn');
  });

  test('a kiosk that a visitor switched to another language is such a board', async (t) => {
    const page = await opened(t);
    await page.evaluate(() => {
      const kiosk = Object.assign(document.createElement('tsoro-board'), { id: 'kiosk', kiosk: true });
      document.body.append(kiosk);
    });
    await page.locator('#kiosk >>> .invitations [lang="el"]').click();
    await spoken(page, 'el');
    await remove(page, 'kiosk');
    await spoken(page, 'en');
  });
});

test('a computer’s game is the same one in every language', async (t) => {
  const page = await visit(t, { players: { north: 'computer:3' } });
  await settled(page);
  const english = await record(page);
  assert.match(english, /\[North "Computer, level 3"\]/);
  await page.$eval('tsoro-board', (board) => board.setAttribute('lang', 'el'));
  await barSays(page, greek('prompt-you', { name: greek('south') }));
  assert.equal(await record(page), english);
});

test('words that cannot be fetched are told of, and the page speaks on as before', async (t) => {
  const page = await visit(t, { expected: /zu-\w+\.js|page\.js|Failed to load/ });
  await settled(page);
  await withoutNetwork(page, /\/zu-\w+\.js$/);
  await pressNamed(page, text('settings'));
  await choose(page, 'zu');
  await page.waitForFunction(
    (words) => document.querySelector('.notice')?.textContent?.includes(words),
    {},
    text('part-missing'),
  );
  assert.equal((await tongue(page)).lang, 'en');
});

test('a lesson goes on in another language where it stands', async (t) => {
  const page = await visit(t);
  await settled(page);
  await pressNamed(page, text('lessons'));
  await page.waitForSelector('tsoro-lessons tsoro-board[data-phase="start"]');
  await page.$eval('tsoro-lessons tsoro-board', (board) => {
    const { legal } = board.state();
    board.play({ type: 'start', pit: legal[0] ?? '' });
  });
  await page.waitForSelector('.verdict[data-verdict="done"]', { timeout: 10_000 });
  await page.$eval('main tsoro-board', (board) => board.setAttribute('lang', 'el'));
  await page.waitForFunction(() => document.documentElement.lang === 'el');
  assert.equal(await page.$eval('.verdict', (verdict) => verdict.textContent), greek('lesson-lap-done'));
  assert.equal(await page.$eval('.lesson h3', (title) => title.textContent), greek('lesson-lap-title'));
});
