/** `<tsoro-board>` on a site of somebody else's, under that site's policy. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import words from '../../www/locales/en-embed.ftl';
import { addWords, text } from '../../www/src/text.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { type BoardElement, barSays, board, playTurn, record, settled } from './play.ts';

addWords(words);

/** What DESIGN asks of a host, and nothing besides. */
const MINIMUM = "default-src 'none'; script-src {site} 'wasm-unsafe-eval'; connect-src {site}; worker-src blob:";
const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
const GAME = '[Rules "tsoro width=8"]\n\n1. b1+ c4+ 2. a1 *\n';

for (const [what, policy] of [
  ['the least policy', MINIMUM],
  ['a policy that forbids workers', MINIMUM.replace(/; worker-src.*/, '')],
] as const) {
  test(`under ${what} a foreign page plays against a computer`, async (t) => {
    const html = `<tsoro-board rules="tsoro width=8" north="computer:3" speed="instant"></tsoro-board>${SCRIPT}`;
    const host = await hostOf({ '': { html, policy } });
    const page = await visit(t, { elsewhere: host, expected: /blob:.*worker|worker.*blob:|favicon/i });
    assert.equal(await settled(page), 'start');
    await (await board(page)).evaluate((element) => void element.play({ type: 'start', pit: 'a1' }));
    await page.waitForFunction(
      () => (document.querySelector('tsoro-board') as unknown as BoardElement).state().plies > 1,
      { timeout: 20_000 },
    );
    assert.equal(
      await page.evaluate(() => document.querySelector('tsoro-board')?.shadowRoot?.adoptedStyleSheets.length),
      1,
    );
  });
}

test('three boards on one page are three games', async (t) => {
  const tag = '<tsoro-board rules="tsoro width=8" speed="instant"></tsoro-board>';
  const host = await hostOf({
    '': { html: `${tag}<tsoro-board>${GAME}</tsoro-board>${tag}${SCRIPT}`, policy: MINIMUM },
  });
  const page = await visit(t, { elsewhere: host, viewport: { width: 900, height: 2000 }, expected: /favicon/ });
  await page.waitForFunction(() => document.querySelectorAll('tsoro-board[data-phase]').length === 3, {
    timeout: 10_000,
  });
  await playTurn(page, 'a1');
  const plies = await page.$$eval('tsoro-board', (boards) =>
    boards.map((one) => (one as unknown as BoardElement).state().plies),
  );
  assert.deepEqual(plies, [1, 3, 0]);
});

test('a board far below fetches nothing until it comes near the screen', async (t) => {
  const html = `<h1>An article</h1>${'<p>…</p>'.repeat(300)}<tsoro-board>${GAME}</tsoro-board>${SCRIPT}`;
  const host = await hostOf({ '': { html, policy: MINIMUM } });
  const fetched: string[] = [];
  const page = await visit(t, {
    elsewhere: host,
    expected: /favicon/,
    prepare: async (page) => page.on('request', (request) => fetched.push(new URL(request.url()).pathname)),
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  assert.deepEqual(
    fetched.filter((path) => /\.(js|wasm)$/.test(path)),
    ['/tsoro-board.js'],
  );
  await page.$eval('tsoro-board', (element) => element.scrollIntoView());
  await settled(page);
  assert.match(await record(page), /1\. b1\+ c4\+ 2\. a1 \*/);
});

test('a record comes from the address that `src` names, and one that does not come is told', async (t) => {
  const html = `<tsoro-board src="game.tsoro" ply="1"></tsoro-board>${SCRIPT}`;
  const host = await hostOf({
    '': { html, policy: MINIMUM.replace('connect-src', "connect-src 'self'") },
    'game.tsoro': GAME,
  });
  const page = await visit(t, { elsewhere: host, expected: /favicon|missing|404/ });
  await barSays(page, text('looking', { ply: 1, plies: 3 }));
  const code = await (await board(page)).evaluate(
    (element) =>
      new Promise((resolve) => {
        element.addEventListener('tsoro-error', (event) => resolve((event as CustomEvent).detail.code), { once: true });
        element.setAttribute('src', 'missing.tsoro');
      }),
  );
  assert.equal(code, 'bad-src');
});

test('a record set as lines between the tags is read, and what cannot be read is told over the board until somebody comes', async (t) => {
  const html = `<tsoro-board controls="replay"><pre>${GAME}</pre></tsoro-board><tsoro-board controls="none">${GAME.replaceAll('"', '”')}</tsoro-board>${SCRIPT}`;
  const host = await hostOf({ '': { html, policy: MINIMUM } });
  const page = await visit(t, { elsewhere: host, expected: /favicon|character/ });
  const refused = await page.waitForFunction(
    () => document.querySelector('tsoro-board:last-of-type')?.shadowRoot?.querySelector('.refused')?.textContent,
    { timeout: 10_000 },
  );
  const said = String(await refused.jsonValue());
  assert.ok(said.startsWith(text('asked-refused', { reason: 'line 1' })), said);
  assert.match(await record(page), /1\. b1\+ c4\+ 2\. a1 \*/);
  await (await page.$('tsoro-board:last-of-type'))?.click();
  await page.waitForFunction(
    () => !document.querySelector('tsoro-board:last-of-type')?.shadowRoot?.querySelector('.refused'),
  );
});

test('Tab leaves the board, and the wheel scrolls the page', async (t) => {
  const html = `<button>before</button><tsoro-board rules="tsoro width=8"></tsoro-board><button>after</button>${'<p>…</p>'.repeat(100)}${SCRIPT}`;
  const host = await hostOf({ '': { html, policy: MINIMUM } });
  const page = await visit(t, { elsewhere: host, expected: /favicon/ });
  await settled(page);
  await page.focus('button');
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent === 'after')) break;
  }
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'after');
  const middle = await page.$eval('tsoro-board', (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel({ deltaY: 300 });
  await page.waitForFunction(() => scrollY > 100, { timeout: 3000 });
});

test('a board that is given no height takes the one it needs, at any width', async (t) => {
  const host = await hostOf({
    '': { html: `<tsoro-board rules="tsoro width=8"></tsoro-board>${SCRIPT}`, policy: MINIMUM },
  });
  const page = await visit(t, { elsewhere: host, expected: /favicon/ });
  for (const width of [320, 500, 800, 1200]) {
    await page.setViewport({ width, height: 900 });
    await settled(page);
    await new Promise((resolve) => setTimeout(resolve, 600));
    const {
      host: box,
      stage,
      bar,
    } = await page.$eval('tsoro-board', (element) => {
      const height = (selector: string) =>
        element.shadowRoot?.querySelector(selector)?.getBoundingClientRect().height ?? 0;
      return { host: element.clientHeight, stage: height('.stage'), bar: height('.bar') };
    });
    assert.ok(box - stage - bar < 60, `at ${width}: ${box} for ${stage} and ${bar}`);
    assert.ok(stage > width * 0.3, `at ${width} the board is ${stage} high`);
  }
});
