/** The built site in a folder of any web server, good or bad; what keeps it from starting says so, under a picture of the board. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/text.ts';
import { visit } from './browser.ts';
import { type Plain, plainServer } from './plain.ts';
import { barSays, pressPit, record, settled } from './play.ts';

async function plays(page: Page): Promise<void> {
  await settled(page);
  await pressPit(page, 'a1');
  await page.keyboard.press('Space');
  await settled(page);
  assert.match(await record(page), /1\. a1 \*/);
}

for (const [what, type] of [
  ['the wrong type for wasm', 'application/octet-stream'],
  ['the right type for wasm', 'application/wasm'],
] as const) {
  test(`in a folder of a plain server with ${what} it is played, and nothing outside the folder is asked for`, async (t) => {
    const server = await plainServer({ folder: '/a/b/', types: { '.wasm': type } });
    const page = await visit(t, { elsewhere: server.url });
    await plays(page);
    assert.deepEqual(
      server.asked.filter((path) => !path.startsWith('/a/b/')),
      [],
    );
  });
}

describe('where the page does not start, it says why under a picture of the board', () => {
  const failures: [what: string, plain: Plain, says: string][] = [
    ['scripts come as text', { types: { '.js': 'text/plain' } }, 'load-mime'],
    ['its script is missing', { missing: /^page.*\.js$/ }, 'load-missing'],
    ['a part of its script is missing', { missing: /^chunk-.*\.js$/ }, 'load-missing'],
    ['its script is newer than the browser', { instead: [/^page.*\.js$/, 'let of the = future;'] }, 'load-old'],
  ];
  for (const [what, plain, says] of failures) {
    test(what, async (t) => {
      const { url } = await plainServer(plain);
      const page = await visit(t, { elsewhere: url, expected: /\.js|SyntaxError|404|MIME/ });
      await page.waitForSelector('.failed svg', { timeout: 10_000 });
      const said = await page.$eval('.failed', (failed) => failed.textContent ?? '');
      assert.ok(said.includes(text(says)), said);
    });
  }

  test('no script of its own may run, in words that were there before', async (t) => {
    const { url } = await plainServer({ types: { '.js': 'text/plain' }, strict: true });
    const page = await visit(t, { elsewhere: url, expected: /MIME/ });
    assert.match(await page.$eval('.unstarted', (unstarted) => unstarted.textContent ?? ''), /text\/javascript/);
  });

  test('it is opened as a file', async (t) => {
    const address = new URL('../../dist/index.html', import.meta.url).href;
    const page = await visit(t, { elsewhere: address, expected: /CORS|ERR_FAILED|origin/i });
    await page.waitForSelector('.failed svg', { timeout: 10_000 });
    assert.ok((await page.$eval('.failed', (failed) => failed.textContent ?? '')).includes(text('load-file')));
  });

  test('its engine is missing', async (t) => {
    const { url } = await plainServer({ missing: /\.wasm$/ });
    const page = await visit(t, { elsewhere: url, expected: /wasm|404/ });
    await barSays(page, text('load-missing'));
    await page.waitForSelector('tsoro-board >>> .stage > svg');
  });
});
