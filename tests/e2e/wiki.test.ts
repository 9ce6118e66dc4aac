/** `tsoro-wiki.js`: plain markup becomes boards, on a wiki like MediaWiki and on any other page. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { transform } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { PARAMETERS } from '../../www/src/embed/query.ts';
import { visit, withoutNetwork } from './browser.ts';
import { hostOf } from './host.ts';
import { type BoardElement, playTurn } from './play.ts';

const SCRIPT = '<script src="{site}tsoro-wiki.js"></script>';
const GAME = '[Rules "tsoro width=8"]\n[South "Rudo"]\n\n1. b1+ c4+ 2. a1 *\n';

/** As much of MediaWiki's `mw` as the script meets: a hook that remembers what it was fired with last. */
const MW = `
  const handlers = [];
  let last;
  window.mw = { hook: (name) => ({
    add: (handler) => { handlers.push([name, handler]); if (last && name === 'wikipage.content') handler(last); },
    fire: (...content) => { last = content; for (const [of, handler] of handlers) if (of === name) handler(content); },
  }) };
  addEventListener('DOMContentLoaded', () => mw.hook('wikipage.content').fire(document.querySelector('#content')));
`;

/** Turns played on each board, once there are `count` of them. */
async function plies(page: Page, count: number): Promise<number[]> {
  await page.waitForFunction(
    (count) => document.querySelectorAll('tsoro-board[data-phase]').length === count,
    { timeout: 15_000 },
    count,
  );
  return page.$$eval('tsoro-board', (boards) => boards.map((one) => (one as unknown as BoardElement).state().plies));
}

const wiki = async (content: string) =>
  hostOf({ '': { html: `<script src="mw.js"></script><div id="content">${content}</div>${SCRIPT}` }, 'mw.js': MW });

test('on a wiki a record and a game are boards, and the game is played', async (t) => {
  const host = await wiki(
    `<div class="tsoro" data-rules="tsoro width=8" data-speed="instant"></div><pre class="tsoro" data-controls="replay">${GAME}</pre>`,
  );
  const page = await visit(t, { elsewhere: host, viewport: { width: 900, height: 1800 }, expected: /favicon/ });
  assert.deepEqual(await plies(page, 2), [0, 3]);
  await playTurn(page, 'a1');
  assert.deepEqual(await plies(page, 2), [1, 3]);
  assert.deepEqual(await page.$$eval('tsoro-board', (boards) => boards.map((one) => one.getAttribute('controls'))), [
    'play',
    'replay',
  ]);
});

test('a preview is a board too, what was one stays one, and what an editor holds stays text', async (t) => {
  const host = await wiki(`<pre class="tsoro">${GAME}</pre>`);
  const page = await visit(t, { elsewhere: host, viewport: { width: 900, height: 1800 }, expected: /favicon/ });
  await plies(page, 1);
  await page.evaluate((game) => {
    const content = document.querySelector('#content') as HTMLElement;
    const preview = document.createElement('div');
    preview.innerHTML = `<pre class="tsoro">${game}</pre>`;
    content.append(preview);
    const editor = document.createElement('div');
    editor.innerHTML = `<pre class="tsoro" id="edited">${game}</pre>`;
    document.body.append(editor);
    const { mw } = window as unknown as { mw: { hook(name: string): { fire(content: Element): void } } };
    for (const part of [preview, preview, content]) mw.hook('wikipage.content').fire(part);
  }, GAME);
  assert.deepEqual(await plies(page, 2), [3, 3]);
  assert.equal(await page.$eval('#edited', ({ parentElement }) => parentElement?.localName), 'div');
});

test('an author sets what the list allows and nothing else: no address, no handler, no kiosk', async (t) => {
  const attributes = PARAMETERS.map((name) => `data-${name}="1"`).join(' ');
  const host = await wiki(`<div class="tsoro" ${attributes} data-onclick="alert(1)" data-style="x: y" src="y"></div>`);
  const page = await visit(t, { elsewhere: host, expected: /./ });
  const set = await page.$eval('tsoro-board', (one) =>
    Object.fromEntries(one.getAttributeNames().map((name) => [name, one.getAttribute(name)])),
  );
  const refused = ['onclick', 'src', 'record', 'kiosk', 'sound', 'volume', 'motion', 'seconds', 'seed'];
  for (const name of refused) assert.ok(!(name in set), name);
  assert.doesNotMatch(set.style ?? '', /x:/);
  for (const name of ['rules', 'position', 'north', 'theme', 'confirm', 'link']) assert.equal(set[name], '1', name);
});

/** What tools make of a fenced block of the language `tsoro`. */
const FENCED = {
  'markdown-it, commonmark.js, kramdown': `<pre><code class="language-tsoro">${GAME}</code></pre>`,
  Hugo: `<div class="highlight"><pre><code class="language-tsoro" data-lang="tsoro">${GAME}</code></pre></div>`,
  'Jekyll with Rouge': `<div class="language-tsoro highlighter-rouge"><div class="highlight"><pre class="highlight"><code>${GAME}</code></pre></div></div>`,
  'a highlighter with spans': `<pre class="language-tsoro"><code class="language-tsoro"><span>${GAME.slice(0, 9)}</span><span>${GAME.slice(9)}</span></code></pre>`,
};

test('elsewhere the script does without MediaWiki: fenced blocks, and what is added later, are boards', async (t) => {
  const host = await hostOf({
    '': { html: `${SCRIPT}${Object.values(FENCED).join('')}<pre><code>1. a1</code></pre>` },
  });
  const page = await visit(t, { elsewhere: host, viewport: { width: 500, height: 2500 }, expected: /favicon/ });
  assert.deepEqual(await plies(page, 4), [3, 3, 3, 3]);
  await page.evaluate((game) => {
    const late = document.createElement('article');
    late.innerHTML = `<pre class="tsoro">${game}</pre><div contenteditable><pre class="tsoro" id="edited">${game}</pre></div>`;
    document.body.prepend(late);
  }, GAME);
  assert.deepEqual(await plies(page, 5), [3, 3, 3, 3, 3]);
  assert.equal(await page.$eval('#edited', ({ parentElement }) => parentElement?.localName), 'div');
  assert.equal((await page.$$('script[src$="tsoro-board.js"]')).length, 1);
});

test('the script twice on a page makes each board once', async (t) => {
  const host = await hostOf({ '': { html: `<pre class="tsoro">${GAME}</pre>${SCRIPT}${SCRIPT}` } });
  const page = await visit(t, { elsewhere: host, expected: /favicon/ });
  assert.deepEqual(await plies(page, 1), [3]);
});

test('a div holds a record as <pre> or as text, or what is shown where no board comes', async (t) => {
  const html = `<div class="tsoro" data-theme="paper"><pre>${GAME}</pre></div><div class="tsoro">${GAME}</div>
    <div class="tsoro" data-rules="nsolo"><p><a href="{site}">Play Nsolo</a></p></div>${SCRIPT}`;
  const host = await hostOf({ '': { html } });
  const page = await visit(t, { elsewhere: host, viewport: { width: 500, height: 2500 }, expected: /favicon/ });
  assert.deepEqual(await plies(page, 3), [3, 3, 0]);
  const rules = await page.$eval('tsoro-board:nth-of-type(3)', (one) => (one as unknown as BoardElement).state().rules);
  assert.match(rules, /^nsolo/);
});

test('where boards cannot come, the record stays readable, and the console says which address failed', async (t) => {
  const host = await hostOf({
    '': { html: `<pre class="tsoro">${GAME}</pre><div class="tsoro"><p>Play Tsoro</p></div>${SCRIPT}` },
  });
  const said: string[] = [];
  const page = await visit(t, {
    elsewhere: host,
    expected: /favicon|tsoro-board\.js|ERR_FAILED/,
    prepare: async (page) => {
      page.on('console', (message) => said.push(message.text()));
      await withoutNetwork(page, /tsoro-board/);
    },
  });
  for (const words of ['b1+ c4+', 'Play Tsoro']) {
    const visible = await page.waitForSelector(`::-p-text(${words})`, { visible: true, timeout: 5000 });
    assert.ok(visible, words);
  }
  await page.waitForFunction(() => !customElements.get('tsoro-board'));
  assert.ok(
    said.some((line) => /tsoro-board\.js does not load/.test(line)),
    said.join('\n'),
  );
});

test('the script is ES5, as MediaWiki asks, and small', async () => {
  const script = readFileSync(new URL('../../dist/tsoro-wiki.js', import.meta.url), 'utf8');
  const lowered = async (target: string) => (await transform(script, { target })).code;
  assert.equal(await lowered('es5'), await lowered('esnext'));
  assert.doesNotMatch(script, /\b(const|let|class) /);
  assert.ok(script.length < 2500, `${script.length} bytes`);
});
