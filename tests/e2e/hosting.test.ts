/** The built site in a folder of any web server, good or bad; what keeps it from starting says so, under a picture of the board. */
import assert from 'node:assert/strict';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
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

test('no word is garbled by a server that declares ISO-8859-1', async (t) => {
  const types = Object.entries({ js: 'text/javascript', html: 'text/html', css: 'text/css', svg: 'image/svg+xml' });
  const { url } = await plainServer({
    types: Object.fromEntries(types.map(([name, type]) => [`.${name}`, `${type}; charset=iso-8859-1`])),
  });
  const page = await visit(t, {
    elsewhere: url,
    prepare: (page) => page.evaluateOnNewDocument(() => localStorage.setItem('tsoro.settings', '{"language":"el"}')),
  });
  await plays(page);
  const said = await page.evaluate(
    () => document.body.textContent + (document.querySelector('tsoro-board')?.shadowRoot?.textContent ?? ''),
  );
  assert.match(said, /[α-ω]{5}/);
  assert.doesNotMatch(said, /[ÃÂâÎÏ][\u0080-\u00bf]/, 'UTF-8 read as Latin letters');
});

test('what is served as text is ASCII, whatever encoding a server declares', async () => {
  const dist = new URL('../../dist/', import.meta.url);
  for (const name of await readdir(dist)) {
    if (!/\.(js|html|css|svg|webmanifest)$/.test(name)) continue;
    const [odd] = /.{0,20}[^\0-\x7f]/u.exec(await readFile(new URL(name, dist), 'utf8')) ?? [];
    assert.equal(odd, undefined, name);
  }
});

/** What only newer browsers have is gone. */
const ageing = () => {
  Reflect.deleteProperty(window, 'DecompressionStream');
};

describe('where the page does not start, it says why under a picture of the board', () => {
  const failures: [what: string, plain: Plain, says: string][] = [
    ['scripts come as text', { types: { '.js': 'text/plain' } }, 'load-mime'],
    ['its script is missing', { missing: /^page.*\.js$/ }, 'load-missing'],
    ['a part of its script is missing', { missing: /^chunk-.*\.js$/ }, 'load-missing'],
    ['its script was cut off on its way', { instead: [/^page.*\.js$/, 'import "./chunk-'] }, 'load-damaged'],
    ['its script is newer than the browser', { instead: [/^page.*\.js$/, 'let of the = future;'] }, 'load-old'],
  ];
  for (const [what, plain, says] of failures) {
    test(what, async (t) => {
      const { url } = await plainServer(plain);
      const prepare = async (page: Page) => void (says === 'load-old' && (await page.evaluateOnNewDocument(ageing)));
      const page = await visit(t, { elsewhere: url, prepare, expected: /\.js|SyntaxError|404|MIME/ });
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
    // The page loads itself once more, without its cache: a function is looked at again after that.
    await page.waitForFunction(() => document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.stage > svg'));
  });
});

test('a single file that was cut off says so, and not that the browser is old', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'tsoro-cut-'));
  t.after(() => rm(folder, { recursive: true }));
  const file = join(folder, 'tsoro.html');
  const shown = async (content: string, prepare = async (_: Page) => {}) => {
    await writeFile(file, content);
    const page = await visit(t, { elsewhere: pathToFileURL(file).href, prepare });
    const failed = await page.waitForSelector('.failed:not([hidden])', { timeout: 10_000 });
    return failed?.evaluate(({ textContent }) => textContent ?? '');
  };
  const whole = await readFile(new URL('../../dist/tsoro.html', import.meta.url), 'utf8');
  for (const length of [whole.length / 2, whole.indexOf('id="packed">') + 20])
    assert.match((await shown(whole.slice(0, length))) ?? '', /damaged or not whole/);
  assert.match((await shown(whole, (page) => page.evaluateOnNewDocument(ageing).then(() => {}))) ?? '', /too old/);
});
