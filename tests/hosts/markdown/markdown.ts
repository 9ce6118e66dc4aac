/**
 * Boards on pages that Markdown makes: the documented form must play wherever it is written, and the others are told. With `store` as the
 * second argument the pages are kept for tests/e2e/markup.test.ts.
 */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { serve } from '../../../scripts/serve.mjs';
import type { Trial } from '../machine.ts';
import { DIST, PROJECT } from '../machine.ts';
import { TURNS } from './forms.ts';
import { TOOLS } from './tools.ts';

const STORE = join(PROJECT, 'tests/e2e/markup');

export async function markdown({ machine, browser, pictures }: Trial): Promise<void> {
  const site = await serve({ root: DIST });
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const page = pages.get(decodeURIComponent((request.url ?? '/').slice(1)));
    const html = `<!doctype html><html lang="en"><title>Markdown</title><article>${page}</article>
      <script type="module" src="${site.url}tsoro-board.js"></script>`;
    response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  try {
    for (const [tool, render] of Object.entries(TOOLS))
      for (const [form, html] of Object.entries(render(machine, site.url))) pages.set(`${tool}/${form}`, html);
    for (const name of pages.keys()) {
      const page = await browser.newPage();
      await page.setViewport({ width: 800, height: 900 });
      await page.goto(`http://127.0.0.1:${address.port}/${name}`);
      const played = await page
        .waitForFunction(
          (turns) => {
            const board = document.querySelector('tsoro-board');
            const said = board?.shadowRoot?.querySelector('.refused')?.textContent;
            if (said) return said;
            return board?.dataset.phase && board.record().includes(turns) ? 'plays' : false;
          },
          { timeout: 20_000 },
          TURNS,
        )
        .then(
          async (result) => String(await result.jsonValue()),
          () => 'no record',
        );
      const after = await page.evaluate(() =>
        [...document.querySelectorAll('p')].some((p) => p.checkVisibility() && p.textContent.includes('After')),
      );
      console.log(`${name}: ${played}${after ? '' : ', and hides what follows'}`);
      if (name.endsWith('/documented')) {
        assert.equal(played, 'plays', name);
        await page.evaluate(() => {
          const board = document.querySelector('tsoro-board');
          board?.goTo(0);
          board?.run();
        });
        await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().ply === 3);
        await page.screenshot({ path: join(pictures, `markdown-${name.replace('/', '-')}.png`) as `${string}.png` });
      }
      await page.close();
    }
    if (process.argv.includes('store')) store(pages);
  } finally {
    server.close();
    await site.close();
  }
}

function store(pages: ReadonlyMap<string, string>): void {
  mkdirSync(STORE, { recursive: true });
  const tools = new Map<string, [string, string][]>();
  for (const [name, html] of pages) {
    const tool = name.replace(/\/.*/, '');
    tools.set(tool, [...(tools.get(tool) ?? []), [name, html]]);
  }
  for (const [tool, made] of tools) {
    const articles = made.map(
      ([name, html]) => `<article id="${name.replace(/.*\//, '')}">\n${html.trim()}\n</article>\n`,
    );
    writeFileSync(join(STORE, `${tool}.html`), articles.join('\n'));
  }
}
