/** The room a board takes in other people's pages: in whatever holds it, under whatever rules of theirs. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HTTPRequest, Page } from 'puppeteer-core';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { settled } from './play.ts';

const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
const BOARD = '<tsoro-board rules="tsoro width=8"></tsoro-board>';

/** What is as wide as its content wants it. */
const SHRINKING: Record<string, string> = {
  'a flex row': '<div style="display: flex">{}</div>',
  'a flex row with text': '<div style="display: flex; gap: 1em"><p>Beside it</p>{}</div>',
  'a centred flex row': '<div style="display: flex; justify-content: center; align-items: center">{}</div>',
  'a centred flex column': '<div style="display: flex; flex-direction: column; align-items: center">{}</div>',
  'a centred grid': '<div style="display: grid; place-items: center">{}</div>',
  'a grid’s auto column': '<div style="display: grid; grid-template-columns: auto 1fr">{}<p>…</p></div>',
  'an inline grid': '<div style="display: inline-grid">{}</div>',
  'an inline flex': '<div style="display: inline-flex">{}</div>',
  'an inline block': '<div style="display: inline-block">{}</div>',
  'a float': '<div style="float: left">{}</div>',
  'a floated figure':
    '<div style="float: right"><figure style="margin: 0">{}<figcaption>A board</figcaption></figure></div>',
  'an absolute box': '<div style="position: absolute">{}</div>',
  'a fixed box': '<div style="position: fixed; left: 0; top: 0">{}</div>',
  'a table’s cell': '<table><tr><td>{}</td></tr></table>',
  'a cell beside others': '<table><tr><td>One</td><td>{}</td><td>Two</td></tr></table>',
  'a box as a table': '<div style="display: table">{}</div>',
  'a dialog': '<dialog open>{}</dialog>',
  'a popover': '<div popover>{}</div>',
  'a fieldset': '<fieldset style="width: fit-content">{}</fieldset>',
  'fit-content': '<div style="width: fit-content">{}</div>',
  'max-content': '<div style="width: max-content">{}</div>',
  'min-content': '<div style="width: min-content">{}</div>',
  'a float, the board a block': '<style>tsoro-board { display: block }</style><div style="float: left">{}</div>',
  'a board that floats': '<style>tsoro-board { float: left }</style>{}',
  'a board as an inline block': '<style>tsoro-board { display: inline-block }</style>{}',
  'a board as wide as its content': '<style>tsoro-board { width: fit-content; margin: auto }</style>{}',
};

/** Rules about height, and how high the board is then; `own`: as it likes. */
const HIGH: Record<string, [css: string, height: number | 'own', inside?: string]> = {
  'height: auto': ['height: auto', 'own'],
  'height: 100% of an auto parent': ['height: 100%', 'own'],
  'a height as its content': ['height: fit-content', 'own'],
  'a height of 100% in a block': ['display: block; height: 100%', 'own'],
  'a block of its own height': ['display: block', 'own'],
  'a definite height': ['height: 450px', 450],
  'a definite height of a block': ['display: block; height: 450px', 450],
  'a low height': ['height: 260px', 260],
  'a greatest height': ['max-height: 300px', 300],
  'a greatest height of a block': ['display: block; max-height: 300px', 300],
  'a least height': ['min-height: 700px', 700],
  'a least height of a block': ['display: block; min-height: 700px', 700],
  'an aspect ratio': ['aspect-ratio: 16 / 9; width: 640px', 360],
  'an aspect ratio and height: auto': ['aspect-ratio: 2; width: 640px; height: auto', 320],
  'padding of its own': ['padding: 20px; box-sizing: border-box; height: 400px', 400],
  'a stretching flex row': ['', 380, '<div style="display: flex; height: 380px">{}</div>'],
  'a stretching grid': ['', 380, '<div style="display: grid; height: 380px">{}</div>'],
  'the rest of a flex column': [
    'flex: 1; min-height: 0',
    380,
    '<div style="display: flex; flex-direction: column; height: 400px"><i style="height: 20px"></i>{}</div>',
  ],
  'a grid’s auto row': ['', 'own', '<div style="display: grid">{}</div>'],
  '100% of a definite parent': ['height: 100%', 380, '<div style="height: 380px">{}</div>'],
};

/** A page with a board in it, laid out; what follows it is `#after`. */
async function put(page: Page, host: string, name: string): Promise<void> {
  await page.goto(`${host}${encodeURIComponent(name)}`, { waitUntil: 'load' });
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  await settled(page);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Where the board is, and what is in it. Runs in the page. */
function measured() {
  const board = document.querySelector('tsoro-board');
  const inner = (selector: string) => board?.shadowRoot?.querySelector(selector)?.getBoundingClientRect();
  const { left = 0, right = 0, bottom = 0, width = 0, height = 0 } = board?.getBoundingClientRect() ?? {};
  const [bar, stage] = [inner('.bar'), inner('.stage')];
  return {
    left,
    right,
    bottom,
    width,
    height,
    lowest: Math.max(bar?.bottom ?? 0, stage?.bottom ?? 0),
    stage: stage?.height ?? 0,
    after: document.querySelector('#after')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY,
    beyond: document.documentElement.scrollWidth - innerWidth,
  };
}

/** How a board measures before its element is there, and once that stands. */
async function coming(page: Page, address: string) {
  const held: HTTPRequest[] = [];
  const hold = (request: HTTPRequest) =>
    void (/board-define/.test(request.url()) ? held.push(request) : request.continue());
  await page.setRequestInterception(true);
  page.on('request', hold);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover]')?.showPopover());
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) => /not\(:defined/.test(cssRules[0]?.cssText ?? '')),
  );
  const before = await page.evaluate(measured);
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve));
  for (const request of held) await request.continue();
  page.off('request', hold);
  await page.setRequestInterception(false);
  await settled(page);
  return [before, await page.evaluate(measured)] as const;
}

const pages = (bodies: Record<string, string>) =>
  Object.fromEntries(Object.entries(bodies).map(([name, html]) => [encodeURIComponent(name), { html: html + SCRIPT }]));

for (const width of [360, 1366]) {
  test(`at ${width} pixels a board has a sensible width in whatever shrinks to fit, the same before the element is there`, async (t) => {
    const bodies = Object.fromEntries(
      Object.entries(SHRINKING).map(([name, holder]) => [name, holder.replace('{}', BOARD)]),
    );
    const host = await hostOf({ '': { html: '' }, ...pages(bodies) });
    const page = await visit(t, { elsewhere: host, viewport: { width, height: 800 }, expected: /favicon/ });
    const wrong: string[] = [];
    for (const name of Object.keys(SHRINKING)) {
      const [before, after] = await coming(page, `${host}${encodeURIComponent(name)}`);
      const least = name === 'min-content' ? 200 : width === 360 && /beside|text|column/.test(name) ? 200 : 240;
      const fits = after.width >= least && after.left >= 0 && after.right <= width && after.beyond <= 0;
      const stays = /a block|inline block$/.test(name) || Math.abs(before.width - after.width) < 1;
      if (!fits || !stays) wrong.push(`${name}: ${before.width} before, ${JSON.stringify(after)}`);
    }
    assert.deepEqual(wrong, []);
  });
}

test('whatever a page says of its height, a board lies over nothing, and a definite height is kept', async (t) => {
  const bodies = Object.fromEntries(
    Object.entries(HIGH).map(([name, [css, , inside = '<div>{}</div>']]) => [
      name,
      `<style>tsoro-board { ${css} }</style>${inside.replace('{}', BOARD)}<p id="after">The next paragraph</p>`,
    ]),
  );
  const host = await hostOf({ '': { html: '' }, ...pages(bodies) });
  const page = await visit(t, { elsewhere: host, viewport: { width: 800, height: 900 }, expected: /favicon/ });
  const wrong: string[] = [];
  for (const [name, [, expected]] of Object.entries(HIGH)) {
    await put(page, host, name);
    const { height, bottom, after, lowest, stage } = await page.evaluate(measured);
    const kept = expected === 'own' ? height > 350 && height < 650 : Math.abs(height - expected) < 1;
    const clear = after >= bottom - 1 && lowest <= bottom + 1 && stage > 100;
    if (!kept || !clear) wrong.push(`${name}: ${JSON.stringify({ height, bottom, after, lowest, stage })}`);
  }
  assert.deepEqual(wrong, []);
});
