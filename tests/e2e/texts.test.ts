/** Texts as other programs leave them: links in mails, files of other encodings, names of other scripts, pages that a browser translates. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { board, load, playTurn, record, settled } from './play.ts';

const RECORD = '[Rules “tsoro\u00a0width=8”]\r\n[South “Zoë”]\r\n\r\n1… b1+ c4+ 2. a1 *\r\n';
/** In Windows-1252. */
const WINDOWS = Buffer.from(
  RECORD.replace(/[“”…]/g, (sign) => String.fromCharCode({ '“': 0x93, '”': 0x94, '…': 0x85 }[sign] ?? 0)),
  'latin1',
);

/** Does to the page what Google Translate does: each piece of text gives way to a copy in two `<font>`s; here in shadow roots too. */
async function translate(page: Page): Promise<void> {
  const texts = await page.evaluateHandle(() => {
    const roots: Node[] = [document.body];
    const texts: Text[] = [];
    for (const root of roots) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node instanceof Text) texts.push(node);
        else if (node instanceof Element && node.shadowRoot) roots.push(node.shadowRoot);
      }
    }
    return texts;
  });
  await page.evaluate((texts) => {
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, [translate="no"]')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, texts);
}

test('a page that the browser has translated goes on living', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8' });
  const words = () =>
    page.evaluate(() => ({
      status: document.querySelector('.status')?.textContent,
      heading: document.querySelector('h1')?.textContent?.replace(/\s+/g, ' '),
      bar: document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.title')?.textContent,
      title: document.title,
    }));
  const before = await words();
  await translate(page);
  assert.deepEqual(await words(), before);
  await playTurn(page, 'b1+');
  const played = await words();
  assert.equal(played.status, text('status-start', { name: text('north') }));
  assert.equal(played.bar, text('prompt-start', { name: text('north') }));
  assert.ok(played.title.endsWith(played.status ?? '?'), played.title);
  await translate(page);
  await load(page, { rules: 'nsolo width=10' });
  const { heading } = await words();
  assert.equal(heading, `${text('game-nsolo')} ${text('board-size', { width: 10 })}`);
});

test('a link that a mail program has encoded opens its game', async (t) => {
  const first = await visit(t);
  await load(first, { rules: 'tsoro width=6', turns: ['a1+', 'a4'] });
  await playTurn(first, 'e1');
  await first.waitForFunction(() => location.hash.startsWith('#g1='));
  const link = await first.evaluate(() => location.hash);
  const page = await visit(t, { path: `${link.replace('=', '%3D')}%3E` });
  await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().rules === 'tsoro width=6');
  assert.match(await record(page), /1\. a1\+ a4 2\. e1 \*/);
});

test('a record in Windows-1252 opens as a file and by `src`', async (t) => {
  const html = '<tsoro-board src="game.tsoro"></tsoro-board><script type="module" src="{site}tsoro-board.js"></script>';
  const page = await visit(t, {
    elsewhere: await hostOf({ '': { html } }),
    expected: /favicon/,
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request) =>
        request.url().endsWith('game.tsoro')
          ? request.respond({ contentType: 'text/plain', body: WINDOWS })
          : request.continue(),
      );
    },
  });
  await settled(page);
  assert.match(await record(page), /^\[Rules "tsoro width=8"\]\n\[South "Zoë"\]\n[\s\S]*1\. b1\+ c4\+ 2\. a1 \*/);
});

test('a name cannot turn the sentence around it round, wherever it is said', async (t) => {
  const page = await visit(t);
  await (await board(page)).evaluate((element) => {
    element.setAttribute('speed', 'instant');
    return element.load('[Rules "tsoro width=8"]\n[South "\u202eGnp.exe\u2066"]\n[North "עלי (2"]\n\n1. b1+ c4+ *\n');
  });
  await settled(page);
  const said = await page.evaluate(() => {
    const root = document.querySelector('tsoro-board')?.shadowRoot;
    return [
      document.title,
      document.querySelector('header')?.textContent ?? '',
      root?.querySelector('.bar')?.textContent ?? '',
    ];
  });
  for (const words of said) {
    assert.doesNotMatch(words, /[\u202a-\u202e]|\u2066/);
    for (const [name] of words.matchAll(/.?עלי \(2.?/gu))
      assert.ok(
        /^\u2068.*\u2069$/.test(name) || name === 'עלי (2',
        `${JSON.stringify(name)} in ${JSON.stringify(words)}`,
      );
  }
  // Beside the number of stones taken it stands by itself: its bracket does not move to the other side of it.
  const taken = await page.$$eval('.taken bdi', (names) => names.map(({ textContent }) => textContent));
  assert.deepEqual(taken, ['Gnp.exe', 'עלי (2']);
});
