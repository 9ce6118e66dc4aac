/** Without network, and from one build to the next. */
import assert from 'node:assert/strict';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Page } from 'puppeteer-core';
import { offline } from '../../scripts/offline.mjs';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { type PlainServer, plainServer } from './plain.ts';
import { barSays, board, pressNamed, pressPit, record, settled } from './play.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const made: string[] = [];
after(() => Promise.all(made.map((folder) => rm(folder, { recursive: true }))));

/** The same site as another build would be: its script says something else, under another name. */
async function secondBuild(): Promise<string> {
  const outdir = await mkdtemp(join(tmpdir(), 'tsoro-second-'));
  made.push(outdir);
  await cp(DIST, outdir, { recursive: true });
  const index = join(outdir, 'index.html');
  await writeFile(
    index,
    (await readFile(index, 'utf8'))
      .replace('page.js', 'page.js?second')
      .replace('</body>', '<meta name=build content=second></body>'),
  );
  await writeFile(
    join(outdir, 'page.js'),
    `${await readFile(join(outdir, 'page.js'), 'utf8')}\n;document.documentElement.dataset.build = 'second';`,
  );
  for (const name of await readdir(outdir)) {
    if (!name.startsWith('analysis-')) continue;
    await rm(join(outdir, name)); // parts of the old build are gone
  }
  await offline({ common: { bundle: true, logLevel: 'warning' }, outdir });
  return outdir;
}

/** Until all is kept. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

async function playsOn(page: Page): Promise<void> {
  await settled(page);
  await pressPit(page, 'a1');
  await page.keyboard.press('Space');
  await settled(page);
  assert.match(await record(page), /1\. a1 \*/);
}

test('after one visit the page is played without any server, against a computer and in another language too', async (t) => {
  const server = await plainServer({ folder: '/a/b/' });
  const page = await visit(t, { elsewhere: server.url, keeps: true, expected: /ERR_|sw\.js/ });
  await settled(page);
  await kept(page);
  await server.close();
  await page.reload();
  await playsOn(page);
  await (await board(page)).evaluate((element) => {
    element.setAttribute('speed', 'instant');
    element.setAttribute('north', 'computer:1');
  });
  await page.waitForFunction(
    () => (document.querySelector('tsoro-board') as unknown as { state(): { plies: number } }).state().plies > 1,
    { timeout: 15_000 },
  );
  await (await board(page)).evaluate((element) => element.setAttribute('lang', 'el'));
  await page.waitForFunction(() =>
    /[α-ω]{3}/.test(document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.bar')?.textContent ?? ''),
  );
  await page.goto(`${server.url}?from=somewhere`);
  await settled(page);
});

test('a new version is offered between games, not in one, and the page is never half old', async (t) => {
  const server = await plainServer();
  const page = await visit(t, { elsewhere: server.url, keeps: true, expected: /404|analysis/ });
  await settled(page);
  await kept(page);
  await page.reload();
  await playsOn(page);
  server.serve({ root: await secondBuild() });
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    while (!registration?.waiting) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  assert.equal(await page.$('.notice'), null, 'a game is under way');
  await page.reload();
  await settled(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.build), undefined, 'the old page, whole');
  await (await board(page)).evaluate((element) => element.undo());
  await page.waitForSelector('.notice');
  await Promise.all([page.waitForNavigation({ timeout: 60_000 }), pressNamed(page, text('offline-load'))]);
  await settled(page);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.build), 'second', 'the new page, whole');
  await playsOn(page);
});

test('what is missing in the cache, or spoilt, is fetched anew', async (t) => {
  const server = await plainServer();
  const page = await visit(t, { elsewhere: server.url, keeps: true, expected: /ERR_|sw\.js/ });
  await settled(page);
  await kept(page);
  await page.evaluate(async () => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (/deferred-/.test(request.url)) await cache.delete(request);
      if (/style\.css/.test(request.url)) await cache.put(request, new Response('spoilt'));
    }
  });
  await page.reload();
  await settled(page);
  const whole = () =>
    page.evaluate(async () => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const requests = await cache.keys();
      const style = requests.find(({ url }) => /style\.css/.test(url));
      const css = style ? await (await cache.match(style))?.text() : '';
      return requests.some(({ url }) => /deferred-/.test(url)) && (css?.length ?? 0) > 1000;
    });
  for (let tries = 0; tries < 50 && !(await whole()); tries++) await new Promise((resolve) => setTimeout(resolve, 200));
  assert.ok(await whole());
});

test('a new version does not wait for what the old one mends over a line that has died', async (t) => {
  const server = await plainServer();
  const page = await visit(t, { elsewhere: server.url, keeps: true, expected: /404|analysis|ERR_/ });
  await settled(page);
  await kept(page);
  await page.reload();
  await settled(page);
  const root = await secondBuild();
  server.serve({ root });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await page.waitForSelector('.notice', { timeout: 15_000 });
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) if (/deferred-/.test(request.url)) await cache.delete(request);
    }
  });
  server.serve({ root, endless: /^deferred-/ });
  const before = server.asked.length;
  await page.reload();
  await page.waitForSelector('.notice', { timeout: 15_000 });
  const mends = () => server.asked.slice(before).some((path) => /deferred-/.test(path));
  for (let tries = 0; tries < 50 && !mends(); tries++) await new Promise((resolve) => setTimeout(resolve, 200));
  assert.ok(mends());
  // A browser may give an idle worker half a minute; the dead line lasts as long as the test.
  const loaded = page.waitForNavigation({ timeout: 45_000, waitUntil: 'domcontentloaded' });
  await Promise.all([loaded, page.evaluate(() => document.querySelector<HTMLElement>('.notice button')?.click())]);
  assert.equal(await page.evaluate(() => document.documentElement.dataset.build), 'second');
});

type Damage = 'cut' | 'altered' | 'mistyped' | 'emptied' | 'removed';

/** Damages what is kept of the files whose address matches; the names of those. */
const spoil = (page: Page, files: RegExp, damage: Damage): Promise<string[]> =>
  page.evaluate(
    async (source, damage) => {
      const [name = ''] = await caches.keys();
      const cache = await caches.open(name);
      const requests = (await cache.keys()).filter(({ url }) => new RegExp(source).test(new URL(url).pathname));
      const damaged: Record<Damage, (body: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>> = {
        altered: (body) => body.fill(35, body.length / 3, body.length / 2),
        cut: (body) => body.slice(0, body.length / 2),
        emptied: () => new Uint8Array(),
        mistyped: (body) => body,
        removed: (body) => body,
      };
      for (const request of requests) {
        const response = (await cache.match(request)) ?? new Response();
        const type = damage === 'mistyped' ? 'text/x' : (response.headers.get('content-type') ?? '');
        const body = damaged[damage](new Uint8Array(await response.arrayBuffer()));
        await cache.put(request, new Response(body, { headers: { 'content-type': type } }));
        if (damage === 'removed') await cache.delete(request);
      }
      return requests.map(({ url }) => url);
    },
    files.source,
    damage,
  );

/** A page that is kept, served from what is kept. */
async function keptPage(t: TestContext, expected: RegExp): Promise<{ server: PlainServer; page: Page }> {
  const server = await plainServer();
  const page = await visit(t, { elsewhere: server.url, keeps: true, expected });
  await settled(page);
  await kept(page);
  await page.reload();
  await settled(page);
  return { server, page };
}

const EACH: [what: string, files: RegExp][] = [
  ['the page', /\/index\.html$/],
  ['what watches the start', /\/start\.js$/],
  ['the script', /\/page\.js$/],
  ['the parts that come first', /\/chunk-/],
  ['the engine', /\.wasm$/],
  ['the engine’s glue', /\/tsoro-rules\.js$/],
  ['the style', /\.css$/],
  ['all scripts', /\.js$/],
  ['everything', /./],
];

test('whatever is damaged in the cache, and however, the page starts', async (t) => {
  const { page } = await keptPage(t, /^$/);
  for (const damage of ['cut', 'altered', 'mistyped', 'emptied', 'removed'] as const) {
    for (const [what, files] of EACH) {
      assert.notDeepEqual(await spoil(page, files, damage), [], what);
      await page.reload();
      await settled(page);
      const look = await page.$eval('tsoro-page header', (header) => getComputedStyle(header).display);
      assert.notEqual(look, 'block', `${what}, ${damage}: the style has come`);
      assert.equal(
        await page.evaluate(() => navigator.serviceWorker.controller !== null),
        true,
        'and what is kept stays',
      );
    }
  }
  await playsOn(page);
});

test('with the network gone, what is damaged in the cache is told as it is, and the page starts when the network is back', async (t) => {
  const { server, page } = await keptPage(t, /ERR_|fetch|sw\.js|50\d/);
  const says = (words: string) =>
    page.waitForFunction((words) => document.body?.textContent?.includes(words), { timeout: 15_000 }, words);
  for (const [what, files] of EACH) {
    if (what === 'the style') continue; // plain, but played
    server.serve({ away: true });
    await spoil(page, files, 'altered');
    await page.reload();
    if (what === 'the engine' || what === 'the engine’s glue') await barSays(page, text('load-network'));
    else if (what === 'what watches the start') await settled(page);
    else await says(text('load-network'));
    server.serve({});
    await page.reload();
    await settled(page);
  }
});

test('what is damaged in the cache of an old version does not keep the page from starting as a new one', async (t) => {
  const { server, page } = await keptPage(t, /404|integrity|ERR_|fetch|analysis/);
  const root = await secondBuild();
  const wasm = join(root, 'tsoro-rules_bg.wasm');
  // A section of its own, which says nothing.
  await writeFile(wasm, Buffer.concat([await readFile(wasm), Buffer.from([0, 2, 1, 120])]));
  server.serve({ root });
  await spoil(page, /\.wasm$/, 'cut');
  await Promise.all([
    page.waitForFunction(() => document.documentElement.dataset.build === 'second', { timeout: 30_000 }),
    page.reload(),
  ]);
  await playsOn(page);
});

test('a page that does not start is loaded without its cache once, not for ever', async (t) => {
  const { server, page } = await keptPage(t, /SyntaxError|ERR_|integrity|fetch/);
  server.serve({ instead: [/^page\.js$/, 'let let'] });
  await spoil(page, /\/page\.js$/, 'altered');
  await page.reload();
  await page.waitForSelector('.failed svg', { timeout: 15_000 });
  assert.ok((await page.$eval('.failed', (failed) => failed.textContent ?? '')).includes(text('load-damaged')));
  server.serve({});
  await page.reload();
  await settled(page);
});

test('a new version does not take over while another tab is open', async (t) => {
  const server = await plainServer();
  const page = await visit(t, { elsewhere: server.url, keeps: true, expected: /404|analysis/ });
  await settled(page);
  await kept(page);
  await page.reload();
  await settled(page);
  const other = await page.browserContext().newPage();
  await other.goto(server.url);
  await page.bringToFront();
  server.serve({ root: await secondBuild() });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await page.waitForSelector('.notice', { timeout: 15_000 });
  await pressNamed(page, text('offline-load'));
  await page.waitForFunction(
    (words) => document.querySelector('.notice')?.textContent?.includes(words),
    { timeout: 5000 },
    text('offline-others'),
  );
});
