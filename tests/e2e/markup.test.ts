/** A record between the tags, in whatever markup editors and Markdown make of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { before, type TestContext, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'puppeteer-core';
import { Game, initSync } from 'tsoro';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';

const MARKUP = new URL('markup/', import.meta.url);
const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
const RECORD = '[Rules "tsoro width=8"]\n[South "Ann"]\n\n1. b1+ c4+ 2. a1 *\n';

before(() => {
  initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
});

declare global {
  var between: { recordBetween(board: Element): string };
}

/** A page with the reading of what stands between the tags, without boards. */
async function pageWith(t: TestContext, html: string): Promise<Page> {
  const page = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected: /favicon/ });
  const source = fileURLToPath(new URL('../../www/src/element/between.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'between',
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
  return page;
}

/** The record that each board finds, in their order. */
function recordsOn(page: Page): Promise<string[]> {
  return page.$$eval('tsoro-board', (boards) => boards.map((board) => between.recordBetween(board)));
}

for (const file of (await readdir(MARKUP)).filter((file) => file.endsWith('.html'))) {
  test(`a record is read from what ${file.replace('.html', '')} makes of it, and nothing after it is lost`, async (t) => {
    const page = await pageWith(t, await readFile(new URL(file, MARKUP), 'utf8'));
    const forms = await page.$$eval('article', (articles) => articles.map(({ id }) => id));
    const records = await recordsOn(page);
    assert.equal(records.length, forms.length);
    for (const [index, form] of forms.entries()) {
      const game = Game.fromRecord(records[index] ?? '');
      assert.match(game.record(), /\[South "Ann O['’]Neill"\][\s\S]*\n1\. b1\+ c4\+ 2\. a1 \*/, form);
    }
    const outside = await page.$$eval('article', (articles) =>
      articles.map((article) => {
        const after = [...article.querySelectorAll('p')].find((p) => p.textContent === 'After the board.');
        return after?.closest('tsoro-board') === null;
      }),
    );
    if (!file.startsWith('docusaurus'))
      assert.deepEqual(
        outside,
        outside.map(() => true),
      );
  });
}

test('markup of any kind is read as the record it shows', async (t) => {
  const lines = RECORD.trim().split('\n').filter(Boolean);
  const kinds = [
    `<p>${lines.join('<br>')}</p>`,
    lines.map((line) => `<p>${line}</p>`).join(''),
    `<code>${lines.join(' ')}</code>`,
    `<pre><code class="language-text">${RECORD}</code></pre>`,
    `<pre>${RECORD.replaceAll('"', '&amp;quot;')}</pre>`,
    `<pre>${RECORD.replaceAll('"', '&quot;').replace('+', '&#43;')}</pre>`,
    `<blockquote><p>${lines.join('<br/>\n').replaceAll('"', '”')}</p></blockquote>`,
    `${lines.join('<br>')}<button slot="over">Again</button>`,
    `<div>${lines.map((line) => `<div><span>${line}</span></div>`).join('')}</div>`,
    `<!-- a note --><pre>${RECORD}</pre><p>A game of 1995.</p>`,
    `<script type="text/plain">no record</script><pre>${RECORD}</pre>`,
    `<p>A game by Rudo:</p><pre>${RECORD}</pre>`,
    `<figure><figcaption>A game</figcaption><pre>${RECORD}</pre></figure>`,
    `<details><summary>The record</summary><pre>${RECORD}</pre></details>`,
    `<p>\`\`\`tsoro\n${lines.join('\n')}\n\`\`\`</p>`,
    `<pre>${RECORD.replaceAll('"', '&amp;ldquo;')}</pre>`,
    `<pre>${RECORD.replace(/"([^"]*)"/g, '<q>$1</q>')}</pre>`,
    // What took time with the square of their length.
    `${lines.join('<br>')}${'<br>\n'.repeat(20_000)}`,
    `<pre>${RECORD.replace(/ (?=\S+\n$)/, ' '.repeat(200_000))}</pre>`,
  ];
  const page = await pageWith(t, kinds.map((kind) => `<div><tsoro-board>${kind}</tsoro-board></div>`).join(''));
  for (const [index, found] of (await recordsOn(page)).entries())
    assert.equal(Game.fromRecord(found).record(), RECORD, kinds[index]);
});

test('a record of thousands of lines is read at once', async (t) => {
  const comments = '{ a comment of some forty letters here }<br>\n'.repeat(15_000);
  const page = await pageWith(t, `<tsoro-board rules="tsoro width=8">${comments}1. b1+ c4+ 2. a1 *<br></tsoro-board>`);
  const [found = ''] = await recordsOn(page);
  assert.ok(found.endsWith('1. b1+ c4+ 2. a1 *'), found.slice(-100));
});

test('what is for readers without scripts, or for the bar, is no record', async (t) => {
  const kinds = [
    '',
    '<a href="https://museum.example/">Play Tsoro</a>',
    '<p><a href="https://museum.example/">[A game]</a></p>',
    '<p>This board needs JavaScript. <a href="https://museum.example/">Open the game</a></p>',
    '<button slot="over">[Again]</button>',
    '<noscript>1. b1 *</noscript>',
  ];
  const page = await pageWith(
    t,
    kinds.map((kind) => `<div><p><tsoro-board>${kind}</tsoro-board></p><p>What follows.</p></div>`).join(''),
  );
  const records = await recordsOn(page);
  assert.deepEqual(
    records,
    records.map(() => ''),
  );
});

test('boards play what is in them; one to look through a game without one says so over itself and on the console', async (t) => {
  const warned: string[] = [];
  const html = `
    <tsoro-board controls="replay" rules="tsoro width=8">1. b1+ c4+ 2. a1 *</tsoro-board>
    <p><tsoro-board controls="replay"><pre>${RECORD}</pre></tsoro-board>
    <tsoro-board controls="replay"></tsoro-board>
    <tsoro-board controls="replay" rules="tsoro width=8" record="1. b1+ *"></tsoro-board>${SCRIPT}`;
  const page = await visit(t, {
    elsewhere: await hostOf({ '': { html } }),
    viewport: { width: 600, height: 3000 },
    expected: /favicon/,
    prepare: async (page) => page.on('console', (message) => message.type() === 'warn' && warned.push(message.text())),
  });
  const told = await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll('tsoro-board')];
    const said = boards.map(({ shadowRoot }) => shadowRoot?.querySelector('.refused')?.textContent ?? '');
    return boards.every(({ dataset }) => dataset.phase) && said[2] ? said : undefined;
  });
  const refused = text('asked-refused', { reason: text('replay-empty') });
  assert.deepEqual(await told.jsonValue(), ['', '', refused, '']);
  assert.ok(
    warned.some((words) => words.includes(text('replay-empty'))),
    String(warned),
  );
  const records = await page.$$eval('tsoro-board', (boards) => boards.map((board) => board.record()));
  assert.match(records[0] ?? '', /^\[Rules "tsoro width=8"\][\s\S]*1\. b1\+ c4\+ 2\. a1 \*/);
  assert.equal(records[1], RECORD);
  assert.match(records[3] ?? '', /1\. b1\+ \*/);
  // A game that the host brings is one.
  await page.$$eval('tsoro-board', async (boards, record) => void (await boards[2]?.load(record)), RECORD);
  assert.equal(
    await page.$$eval('tsoro-board', (boards) => boards[2]?.shadowRoot?.querySelector('.refused') ?? null),
    null,
  );
});
