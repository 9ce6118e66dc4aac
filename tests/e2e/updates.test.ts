/** The site is renewed while its page is open; and what the page says about being kept for when there is no network. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { type Plain, plainServer } from './plain.ts';
import { playTurn, pressNamed, record, settled } from './play.ts';

/** Every part that comes later: an update gives them other names. */
const PARTS = /-[A-Z0-9]{8}\.js$/;

const notice = async (page: Page): Promise<string> => {
  const line = await page.waitForSelector('.notice', { timeout: 10_000 });
  return (await line?.evaluate(({ textContent }) => textContent)) ?? '';
};

test('a part that an update took away is asked for from a page that is loaded again, which keeps the game', async (t) => {
  const server = await plainServer();
  const page = await visit(t, { elsewhere: server.url, expected: /404|ERR_/ });
  await playTurn(page, 'a1');
  const before = await record(page);
  server.serve({ missing: PARTS });
  const loads = () => server.asked.filter((path) => path === '/').length;
  await pressNamed(page, text('record'));
  assert.ok((await notice(page)).includes(text('part-gone')));
  assert.equal(loads(), 1, 'nothing is loaded again before somebody says so');
  server.serve({});
  await Promise.all([page.waitForNavigation(), pressNamed(page, text('load-again'))]);
  await settled(page);
  assert.equal(await record(page), before);
  assert.equal(await page.$('.notice'), null);
  await pressNamed(page, text('record'));
  await page.waitForSelector('#record[open]', { timeout: 10_000 });
});

test('a part that cannot be had without connection is tried again, and the notice goes when it comes', async (t) => {
  const server = await plainServer();
  const page = await visit(t, { elsewhere: server.url, expected: /404|ERR_/ });
  await settled(page);
  server.serve({ away: true });
  await pressNamed(page, text('settings'));
  assert.ok((await notice(page)).includes(text('part-missing')));
  server.serve({});
  await pressNamed(page, text('settings'));
  await page.waitForSelector('#settings[open]', { timeout: 10_000 });
  await page.waitForSelector('.notice', { hidden: true, timeout: 10_000 });
});

const states: [what: string, plain: Plain, keeps: boolean, says: string][] = [
  ['a site that is whole', {}, true, 'kept-yes'],
  ['a site that lacks a file', { missing: /^board\.svg$/ }, true, 'kept-failed'],
  ['a site that alters a file', { instead: [/^coach-.*\.js$/, '// improved'] }, true, 'kept-failed'],
  [
    'a worker of the wrong type',
    { instead: [/^sw\.js$/, '<html>'], types: { '.js': 'text/javascript' } },
    true,
    'kept-refused',
  ],
  ['a browser that keeps nothing', {}, false, 'kept-impossible'],
];
for (const [what, plain, keeps, says] of states) {
  test(`the settings say whether the page works without network: ${what}`, async (t) => {
    const { url } = await plainServer(plain);
    const page = await visit(t, { elsewhere: url, keeps, expected: /404|sw\.js|worker|integrity|digest/i });
    await settled(page);
    await pressNamed(page, text('settings'));
    await page.waitForFunction(
      (words) => document.querySelector('#settings[open]')?.textContent?.includes(words),
      { timeout: 20_000 },
      text(says),
    );
  });
}

test('behind a login the manifest comes too', async (t) => {
  const server = await plainServer({ cookie: 'login=yes' });
  const prepare = (page: Page) => page.browserContext().setCookie({ name: 'login', value: 'yes', domain: '127.0.0.1' });
  const page = await visit(t, { elsewhere: server.url, keeps: true, prepare });
  await page.waitForSelector('link[rel="manifest"]', { timeout: 20_000 });
  const { data } = (await (await page.createCDPSession()).send('Page.getAppManifest')) as { data?: string };
  assert.equal(JSON.parse(data ?? '{}').name, 'Tsoro');
});
