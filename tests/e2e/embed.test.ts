/** `<tsoro-board>` on a site of somebody else's, under that site's policy. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import words from '../../www/locales/en-embed.ftl';
import { addWords, text } from '../../www/src/i18n/text.ts';
import { visit, withoutNetwork } from './browser.ts';
import { hostOf } from './host.ts';
import { type BoardElement, barSays, board, playTurn, record, settled } from './play.ts';

addWords(words);

/** What DESIGN asks of a host, and nothing besides. */
const MINIMUM = "default-src 'none'; script-src {site} 'wasm-unsafe-eval'; connect-src {site}; worker-src blob:";
const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
const GAME = '[Rules "tsoro width=8"]\n\n1. b1+ c4+ 2. a1 *\n';

/** Plays a turn against the computer that sits North. */
async function answered(page: Page | Frame): Promise<void> {
  const element = await page.waitForSelector('tsoro-board[data-phase="start"]', { timeout: 20_000 });
  await element?.evaluate((element) => void (element as unknown as BoardElement).play({ type: 'start', pit: 'a1' }));
  await page.waitForFunction(
    () => (document.querySelector('tsoro-board') as unknown as BoardElement).state().plies > 1,
    { timeout: 20_000 },
  );
}

const TRUSTED = `${MINIMUM}; require-trusted-types-for 'script'; trusted-types`;

for (const [what, policy, workers] of [
  ['the least policy', MINIMUM, 1],
  ['a policy that forbids workers', MINIMUM.replace(/; worker-src.*/, ''), 0],
  ['Trusted Types', `${TRUSTED} tsoro lit-html`, 1],
  ['Trusted Types that do not allow our own', `${TRUSTED} lit-html`, 0],
] as const) {
  test(`under ${what} a foreign page plays against a computer`, async (t) => {
    const html = `<tsoro-board rules="tsoro width=8" north="computer:3" speed="instant"></tsoro-board>${SCRIPT}`;
    const host = await hostOf({ '': { html, policy } });
    const page = await visit(t, { elsewhere: host, expected: /blob:.*worker|worker.*blob:|favicon|'tsoro'/i });
    await answered(page);
    assert.equal(page.workers().length, workers);
    assert.equal(
      await page.evaluate(() => document.querySelector('tsoro-board')?.shadowRoot?.adoptedStyleSheets.length),
      1,
    );
  });
}

for (const embedder of ['require-corp', 'credentialless']) {
  test(`a host that isolates itself by ${embedder} has boards by script, as frames and as pictures`, async (t) => {
    const html = `<tsoro-board rules="tsoro width=8" north="computer:1" speed="instant"></tsoro-board>${SCRIPT}
      <iframe sandbox="allow-scripts" width="600" height="500" src="{site}embed.html?rules=tsoro+width%3D8&north=computer:1&speed=instant"></iframe>
      <img src="{site}board.svg" alt="A board">`;
    const headers = { 'cross-origin-embedder-policy': embedder, 'cross-origin-opener-policy': 'same-origin' };
    const page = await visit(t, { elsewhere: await hostOf({ '': { html, headers } }), expected: /favicon/ });
    assert.equal(await page.evaluate(() => crossOriginIsolated), true);
    await answered(page);
    await answered(await page.waitForFrame((frame) => frame.url().includes('embed.html'), { timeout: 10_000 }));
    assert.ok(await page.$eval('img', (image) => image.complete && image.naturalWidth > 0));
  });
}

test('a link between the tags is there where the script is refused, and gone where it runs', async (t) => {
  const tag = `<tsoro-board rules="tsoro width=8"><a href="{site}">Play Tsoro</a></tsoro-board>${SCRIPT}`;
  const host = await hostOf({ refused: { html: tag, policy: "script-src 'none'" }, allowed: { html: tag } });
  const width = (page: Page) => page.$eval('tsoro-board > a', (link) => link.getBoundingClientRect().width);
  const refused = await visit(t, { elsewhere: `${host}refused`, expected: /favicon|script-src/ });
  assert.ok((await width(refused)) > 40);
  const allowed = await visit(t, { elsewhere: `${host}allowed`, expected: /favicon/ });
  await settled(allowed);
  assert.equal(await width(allowed), 0);
});

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

test('many boards against computers keep few workers, and each of them is answered again', async (t) => {
  const tag = '<tsoro-board rules="tsoro width=8" north="computer:1" speed="instant"></tsoro-board>';
  const host = await hostOf({ '': { html: `${tag.repeat(6)}${SCRIPT}`, policy: MINIMUM } });
  const page = await visit(t, { elsewhere: host, viewport: { width: 900, height: 4500 }, expected: /favicon/ });
  const all = (phase: string, plies: number) =>
    page.waitForFunction(
      (phase, plies) =>
        [...document.querySelectorAll<HTMLElement & BoardElement>('tsoro-board')].every(
          (one) => one.dataset.phase === phase && one.state().plies === plies,
        ),
      { timeout: 20_000 },
      phase,
      plies,
    );
  for (const _ of ['once', 'again']) {
    await all('start', 0);
    await page.$$eval('tsoro-board', (boards) => {
      for (const one of boards as unknown as BoardElement[]) one.play({ type: 'start', pit: 'a1' });
    });
    await all('start', 2);
    assert.ok(page.workers().length <= 3, `${page.workers().length} workers`);
    await page.$$eval('tsoro-board', (boards) =>
      Promise.all((boards as unknown as BoardElement[]).map((one) => one.newGame('tsoro width=8'))),
    );
  }
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

test('boards within the shadow roots of a site, there at once or later, are found', async (t) => {
  const html = `<site-card></site-card><div id="late"></div>${SCRIPT}<script type="module" src="card.js"></script>`;
  const card = `customElements.define('site-card', class extends HTMLElement {
    constructor() { super().attachShadow({ mode: 'open' }).innerHTML = '<tsoro-board rules="tsoro width=8"></tsoro-board>'; }
  });`;
  const host = await hostOf({
    '': { html, policy: MINIMUM.replace('script-src', "script-src 'self'") },
    'card.js': card,
  });
  const page = await visit(t, { elsewhere: host, expected: /favicon/ });
  await page.waitForFunction(
    () => document.querySelector('site-card')?.shadowRoot?.querySelector<HTMLElement>('tsoro-board')?.dataset.phase,
    { timeout: 15_000 },
  );
});

test('where the element cannot be fetched, an empty board is a picture that leads to the whole page, and a text stays', async (t) => {
  const html = `<tsoro-board></tsoro-board><tsoro-board>${GAME}</tsoro-board>${SCRIPT}`;
  const host = await hostOf({ '': { html, policy: `${MINIMUM}; img-src {site}` } });
  const prepare = (page: Page) => withoutNetwork(page, /board-define/);
  const page = await visit(t, { elsewhere: host, prepare, expected: /favicon|board-define|ERR_FAILED/ });
  const picture = await page.waitForSelector('tsoro-board > a[href] > img', { timeout: 10_000 });
  await picture?.evaluate((image) => (image as HTMLImageElement).decode());
  assert.equal(await page.$eval('tsoro-board:nth-of-type(2)', (one) => one.textContent), GAME);
});

test('a part that another site does not let be fetched is told of, with what to allow', async (t) => {
  const html = `<tsoro-board></tsoro-board>${SCRIPT}`;
  const policy = MINIMUM.replace(/connect-src [^;]*/, "connect-src 'self'");
  const page = await visit(t, { elsewhere: await hostOf({ '': { html, policy } }), expected: /favicon|connect/i });
  await barSays(page, text('load-foreign'));
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
  const html = `<tsoro-board controls="replay"><pre>${GAME}</pre></tsoro-board><tsoro-board controls="none">${GAME.replace('tsoro', 'bao')}</tsoro-board>${SCRIPT}`;
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

test('resizing a board raises no error on the page about it', async (t) => {
  const html = `<div><tsoro-board></tsoro-board></div>
    <div style="display: grid"><tsoro-board controls="full"></tsoro-board></div>${SCRIPT}`;
  const host = await hostOf({ '': { html } });
  const page = await visit(t, {
    elsewhere: host,
    viewport: { width: 1000, height: 1800 },
    expected: /favicon/,
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        const told: string[] = [];
        addEventListener('error', ({ message }) => told.push(message));
        let now = 0;
        performance.now = () => (now += 1000); // each step is one after a pause, which is followed at once
        Object.assign(window, { told });
      }),
  });
  await page.waitForFunction(() => document.querySelectorAll('tsoro-board[data-phase="start"]').length === 2);
  const heights = new Set<number>();
  for (const width of [320, 800, 400, 720, 480, 640]) {
    const fitted = await page.evaluateHandle((width) => {
      const boards = [...document.querySelectorAll('tsoro-board')];
      const shape = ({ shadowRoot }: Element) => shadowRoot?.querySelector('canvas')?.style.cssText;
      const before = boards.map(shape);
      for (const div of document.querySelectorAll('div')) div.style.width = `${width}px`;
      return () => boards.every((board, index) => shape(board) !== before[index]);
    }, width);
    await page.waitForFunction((fitted) => fitted(), { timeout: 5000 }, fitted);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    heights.add(await page.$eval('tsoro-board', ({ clientHeight }) => clientHeight));
  }
  assert.ok(heights.size > 3, 'its height depends on its width');
  assert.deepEqual(await page.evaluate(() => (window as unknown as { told: string[] }).told), []);
});
