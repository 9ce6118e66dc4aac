/** your-page.html: what a curator chooses is seen at three widths, and what is copied there plays where it is pasted. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { KINDS, type Kind } from '../../www/src/builder/snippets.ts';
import { text } from '../../www/src/i18n/text.ts';
import { siteUrl, visit } from './browser.ts';
import { hostOf } from './host.ts';
import { type BoardElement, playTurn, settled } from './play.ts';

const GAME = '[Rules "tsoro width=8"]\n[South "Rudo & Tendai"]\n\n1. b1+ c4+ 2. a1 *\n';
/** Sandboxed frames have no storage, and say so. */
const expected = /sandbox|localStorage|favicon/;

const builder = async (t: Parameters<typeof visit>[0], viewport = { width: 1366, height: 768 }): Promise<Page> => {
  const page = await visit(t, { path: 'your-page.html', viewport, expected });
  await page.waitForSelector('tsoro-builder [data-kind]');
  return page;
};

const written = (page: Page, kind: Kind): Promise<string> =>
  page.$eval(`[data-kind="${kind}"] textarea`, (field) => (field as HTMLTextAreaElement).value);

/** What the clipboard holds once the button was pressed. */
async function copied(page: Page, kind: Kind): Promise<string> {
  await page.evaluate(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', {
      configurable: true,
      value: async (text: string) => Object.assign(window, { copied: text }),
    }),
  );
  await page.$eval(`[data-kind="${kind}"] button`, (button) => (button as HTMLElement).click());
  await page.waitForFunction(
    (kind, words) => document.querySelector(`[data-kind="${kind}"] [role="status"]`)?.textContent === words,
    {},
    kind,
    text('builder-copied'),
  );
  return page.evaluate(() => (window as unknown as { copied: string }).copied);
}

/** Writes a record into its field. */
const record = async (page: Page, game: string): Promise<void> =>
  page.$eval(
    'form textarea',
    (field, game) => {
      (field as HTMLTextAreaElement).value = game;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    game,
  );

const boardState = async (page: Page) =>
  page.$eval('tsoro-board', (one) => {
    const { rules, plies } = (one as unknown as BoardElement).state();
    return { rules, plies, theme: one.getAttribute('theme'), north: one.getAttribute('north') };
  });

async function chooseWoodAgainstAPerson(page: Page): Promise<void> {
  await page.select('select[name="north"]', 'human');
  await page.$eval('input[name="material"][value="wood"]', (radio) => (radio as HTMLElement).click());
  await page.$eval('input[type="number"]', (field) => {
    (field as HTMLInputElement).value = '6';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('the line that is copied plays on a page of somebody else’s, as it was chosen', async (t) => {
  const page = await builder(t);
  await chooseWoodAgainstAPerson(page);
  const html = await copied(page, 'line');
  const host = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected });
  await settled(host);
  await playTurn(host, 'a1-');
  await host.waitForFunction(
    () => (document.querySelector('tsoro-board') as unknown as BoardElement).state().plies === 1,
  );
  const { rules, plies, theme, north } = await boardState(host);
  assert.match(rules, /^tsoro width=6/);
  assert.deepEqual({ plies, theme, north }, { plies: 1, theme: 'wood', north: null });
  assert.equal(await host.$eval('tsoro-board a', (link) => link.textContent), text('builder-link'));
});

test('a record that is pasted in is copied without blank lines, and shown in the line, the frame and the wiki', async (t) => {
  const page = await builder(t);
  await record(page, GAME);
  const line = await copied(page, 'line');
  assert.doesNotMatch(line.slice(line.indexOf('<div')), /\n\s*\n/);
  const wiki = `<div>${await copied(page, 'mediawiki')}</div><script src="{site}tsoro-wiki.js"></script>`;
  for (const html of [line, wiki]) {
    const host = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected });
    await settled(host);
    assert.equal((await boardState(host)).plies, 3);
    const { south } = await host.$eval('tsoro-board', (one) => ({
      south: (one as unknown as { southName: string }).southName,
    }));
    assert.equal(south, 'Rudo & Tendai');
  }
  const host = await visit(t, { elsewhere: await hostOf({ '': { html: await copied(page, 'frame') } }), expected });
  const frame = await (await host.waitForSelector('iframe'))?.contentFrame();
  await frame?.waitForSelector('tsoro-board[data-phase]');
  assert.equal(await frame?.$eval('tsoro-board', (one) => (one as unknown as BoardElement).state().plies), 3);
});

test('a record by hand without its rules is one of the game that was chosen, in every form', async (t) => {
  const page = await builder(t);
  await record(page, '1. b1+ c4+ 2. a1 *');
  const wiki = `<div>${await copied(page, 'mediawiki')}</div><script src="{site}tsoro-wiki.js"></script>`;
  for (const html of [await copied(page, 'line'), wiki, await copied(page, 'frame')]) {
    const host = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected });
    const frame = await (await host.$('iframe'))?.contentFrame();
    const inside = frame ?? host.mainFrame();
    await inside.waitForSelector('tsoro-board[data-phase]', { timeout: 15_000 });
    const { rules, plies } = await inside.$eval('tsoro-board', (one) => (one as unknown as BoardElement).state());
    assert.deepEqual({ rules, plies }, { rules: 'tsoro width=8', plies: 3 }, html);
  }
});

test('what no board can be made of is marked at its field: a width that there is not, a game to look through without one', async (t) => {
  const page = await builder(t);
  const invalid = () => page.$$eval('form [aria-invalid="true"]', (fields) => fields.map(({ nodeName }) => nodeName));
  assert.deepEqual(await invalid(), []);
  await page.$eval('input[type="number"]', (field) => {
    (field as HTMLInputElement).value = '99';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await page.$eval('input[name="controls"][value="replay"]', (radio) => (radio as HTMLElement).click());
  await page.waitForFunction(() => document.querySelectorAll('form [aria-invalid="true"]').length === 2);
  await record(page, GAME);
  await page.waitForFunction(() => document.querySelectorAll('form [aria-invalid="true"]').length === 1);
  assert.deepEqual(await invalid(), ['INPUT']);
});

test('the frame stands in the middle where a page centres its blocks', async (t) => {
  const page = await builder(t);
  await page.$eval('input[name="rem"][value="24"]', (radio) => (radio as HTMLElement).click());
  const html = `<style>main > * { max-width: 30rem; margin-inline: auto }</style><main>${await copied(page, 'frame')}</main>`;
  const host = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected });
  const { left, right, width } = await host.$eval('iframe', (frame) => {
    const { left, right, width } = frame.getBoundingClientRect();
    return { left, right: innerWidth - right, width };
  });
  assert.equal(width, 24 * 16);
  assert.ok(Math.abs(left - right) <= 16, `${left} to the left, ${right} to the right`);
});

test('the shortcode and the command hold what was chosen', async (t) => {
  const page = await builder(t);
  await chooseWoodAgainstAPerson(page);
  await page.select('select[name="lang"]', 'sn');
  assert.equal(await copied(page, 'wordpress'), '[tsoro rules="tsoro width=6" lang="sn" theme="wood"]');
  const address = /"(http.*)"$/.exec(await copied(page, 'kiosk'))?.[1] ?? assert.fail('no address');
  const kiosk = await visit(t, { elsewhere: address, expected });
  await kiosk.waitForSelector('tsoro-board >>> .kiosk[data-phase="inviting"]');
});

test('the boards are seen at three widths, each in sight or to be scrolled to', async (t) => {
  for (const width of [360, 1366]) {
    const page = await builder(t, { width, height: 800 });
    const figures = await page.$$('figure');
    for (const figure of figures) {
      await figure.evaluate((one) => one.scrollIntoView());
      const frame = await (await figure.$('iframe'))?.contentFrame();
      await frame?.waitForSelector('tsoro-board[data-phase]');
      const { wanted, inner } = await figure.evaluate((one) => ({
        wanted: Number((one as HTMLElement).dataset.width),
        inner: one.querySelector('iframe')?.clientWidth,
      }));
      assert.equal(inner, wanted);
    }
    assert.equal(figures.length, 3);
    assert.equal(
      await page.evaluate(() => document.documentElement.scrollWidth),
      width,
      'the page itself does not scroll sideways',
    );
    await page.close();
  }
});

test('what is typed into a field stays text, wherever it is copied to', async (t) => {
  const page = await builder(t);
  await record(page, '[South "</pre><img src=x onerror=alert(1)>"]\n1. a1 *');
  for (const kind of KINDS) assert.doesNotMatch(await written(page, kind), /<img/, kind);
  assert.ok((await written(page, 'line')).includes(`${await siteUrl()}tsoro-board.js`));
});
