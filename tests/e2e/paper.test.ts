/** A board on other people's pages, printed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { settled } from './play.ts';

const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
const FAR = `<div style="height: 6000px"></div>`;

/** What is printed of each board: whether there is a drawing of it, and its words with their colours. Runs in the page. */
function printed() {
  return [...document.querySelectorAll('tsoro-board')].map(({ shadowRoot }) => {
    const seen = (part?: Element | null) => part?.checkVisibility() && part.getBoundingClientRect().height > 50;
    const svg = shadowRoot?.querySelector('.stage > svg');
    return {
      shapes: svg?.querySelectorAll('*').length ?? 0,
      drawing: Boolean(seen(svg)),
      canvas: Boolean(seen(shadowRoot?.querySelector('canvas'))),
      words: shadowRoot?.querySelector('.words')?.textContent?.trim() ?? '',
      colours: [
        ...new Set([...(shadowRoot?.querySelectorAll('.words p') ?? [])].map((one) => getComputedStyle(one).color)),
      ],
      beyond: Math.max(
        0,
        ...[...(shadowRoot?.querySelectorAll('.stage, .bar') ?? [])].map(
          (part) => part.getBoundingClientRect().right - innerWidth,
        ),
      ),
    };
  });
}

/** What stands in the boards at the moment at which the page is printed. */
async function inPrint(page: Page) {
  await page.evaluate(`addEventListener('afterprint', () => { window.seen = (${printed})(); })`);
  const pdf = await page.pdf();
  assert.ok(pdf.length > 1000);
  return page.evaluate(() => (window as unknown as { seen: ReturnType<typeof printed> }).seen);
}

test('a board that nobody has come near is printed as a board', async (t) => {
  const html = `<tsoro-board rules="tsoro width=8"></tsoro-board>${FAR}<tsoro-board rules="tsoro width=8"></tsoro-board>${SCRIPT}`;
  const page = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected: /favicon/ });
  await settled(page);
  const loading = () =>
    page.$eval('tsoro-board:last-of-type', (board) => board.shadowRoot?.querySelector('.bar')?.textContent?.trim());
  assert.equal(await loading(), text('loading'), 'it waits');
  const [near, far] = await inPrint(page);
  assert.ok((near?.shapes ?? 0) > 30, 'the near one is drawn');
  assert.equal(far?.shapes, near?.shapes);
  assert.equal(far?.words, near?.words);
});

test('a lone board far below comes when it is to be printed', async (t) => {
  const html = `${FAR}<tsoro-board rules="tsoro width=8"></tsoro-board>${SCRIPT}`;
  const page = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected: /favicon/ });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForFunction(() => customElements.get('tsoro-board'));
  await page.emulateMediaType('print');
  await page.waitForFunction(() => document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.stage > svg'));
});

test('a board of the night is printed dark on white, whole, and is itself again afterwards', async (t) => {
  const html = `<style>body { background: #111; color: #eee }</style>
    <tsoro-board rules="nsolo" theme="night" controls="full"></tsoro-board><tsoro-board theme="wood"></tsoro-board>${SCRIPT}`;
  const page = await visit(t, {
    elsewhere: await hostOf({ '': { html } }),
    viewport: { width: 900, height: 1400 },
    expected: /favicon/,
  });
  await page.waitForFunction(() => document.querySelectorAll('tsoro-board[data-phase]').length === 2);
  await page.emulateMediaType('print');
  await page.waitForFunction(
    () =>
      document.querySelectorAll('tsoro-board').length === 2 &&
      [...document.querySelectorAll('tsoro-board')].every(({ shadowRoot }) =>
        shadowRoot?.querySelector('.stage > svg'),
      ),
  );
  for (const board of await page.evaluate(printed)) {
    assert.deepEqual(board.colours, ['rgb(0, 0, 0)']);
    assert.deepEqual([board.drawing, board.canvas, board.beyond], [true, false, 0]);
  }
  await page.emulateMediaType('screen');
  for (const board of await page.evaluate(printed)) assert.deepEqual([board.canvas, board.drawing], [true, false]);
});
