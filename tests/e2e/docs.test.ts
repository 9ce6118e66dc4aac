/** What docs/embed.md says to paste, pasted into a page of somebody else's; and the page of examples. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { settled } from './play.ts';

const docs = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8');
const snippets = [...docs.matchAll(/```html\n([\s\S]*?)```/g)].map(([, html]) =>
  (html ?? '').replaceAll('SITE/', '{site}'),
);

test('every snippet of the document for curators shows a board, and the frame takes its height', async (t) => {
  assert.ok(snippets.length >= 5);
  const host = await hostOf({ '': { html: snippets.join('\n') } });
  const page = await visit(t, {
    elsewhere: host,
    viewport: { width: 1000, height: 4000 },
    expected: /favicon|sandbox|localStorage/,
  });
  await page.waitForFunction(() => document.querySelectorAll('tsoro-board[data-phase]').length === 3, {
    timeout: 15_000,
  });
  await page.waitForFunction(
    () =>
      /^\d{3,}px$/.test(document.querySelector('iframe')?.style.height ?? '') &&
      document.querySelector('iframe')?.style.height !== '640px',
    { timeout: 15_000 },
  );
});

test('what the document says to write on a wiki is two boards there', async (t) => {
  const texts = [...docs.matchAll(/```text\n([\s\S]*?)\n```/g)].map(([, text]) => text ?? '');
  const wiki = texts.find((text) => text.includes('<pre class="tsoro"')) ?? assert.fail('no text for wikis');
  const html = `${wiki}<script src="SITE/tsoro-wiki.js"></script>`.replaceAll('SITE/', '{site}');
  const page = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected: /favicon/ });
  await page.waitForFunction(() => document.querySelectorAll('tsoro-board[data-phase]').length === 2, {
    timeout: 15_000,
  });
});

for (const path of ['demo.html', 'example.html']) {
  test(`${path} shows what it says`, async (t) => {
    const page = await visit(t, { path, expected: /sandbox|localStorage/ });
    await settled(page);
    if (path === 'demo.html') {
      assert.equal((await page.$$('tsoro-board')).length, 8);
      return;
    }
    await page.click('#best');
    await page.waitForFunction(
      () => (document.querySelector('tsoro-board') as unknown as { state(): { plies: number } }).state().plies === 1,
      { timeout: 15_000 },
    );
    assert.match(await page.$eval('#program', (program) => program.textContent ?? ''), /Opponent/);
  });
}
