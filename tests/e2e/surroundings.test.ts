/** What a board takes over from the page around it: the family and the colour of its letters, and whether it is night there. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { launch } from '../../scripts/browsers.mjs';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { laidOut, load, settled } from './play.ts';

const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
const BOARD = '<tsoro-board rules="tsoro width=8" controls="full" style="display: grid; width: 700px"></tsoro-board>';

const INHERITED = `text-transform: uppercase; letter-spacing: 4px; word-spacing: 9px; text-align: right; text-shadow: 2px 2px red;
  text-indent: 40px; line-height: 3; font-style: italic; font-weight: 900; font-variant: small-caps; white-space: pre; direction: rtl;
  cursor: wait; -webkit-text-stroke: 2px red; hyphens: auto; word-break: break-all; overflow-wrap: anywhere; list-style: square;
  text-align-last: center; tab-size: 20; font-stretch: condensed; font-kerning: none; writing-mode: horizontal-tb; quotes: none`;

/** What other people's style sheets do to everything. */
const RULES: Record<string, string> = {
  'a reset': '* { margin: 0; padding: 0; box-sizing: border-box }',
  'a reset the other way': '*, ::before { box-sizing: content-box; min-height: 0; min-width: 0; float: none }',
  'ten pixels to the rem': 'html { font-size: 62.5% }',
  'large letters': 'html { font-size: 24px }',
  'letters by the window': 'html { font-size: 1vw } body { font-size: 0.8rem }',
  'small letters on the board': 'tsoro-board { font-size: 9px; line-height: 1 }',
  'all that is inherited': `body { ${INHERITED} }`,
  'the same on everything': `* { ${INHERITED} }`,
  'a table for pictures': 'body { border-spacing: 20px; caption-side: bottom; border-collapse: collapse }',
};

/** Every computed style within the board but families and colours. Runs in the page. */
function within(): Record<string, Record<string, string>> {
  const parts = [...(document.querySelector('tsoro-board')?.shadowRoot?.querySelectorAll('.board, .board *') ?? [])];
  const texts = parts.filter((part) => part.matches('.board, .words *, .bar *, .transport *, .home, .bar, .transport'));
  return Object.fromEntries(
    texts.map((part, index) => {
      const style = getComputedStyle(part);
      const kept = [...style].filter(
        (name) =>
          !/family|color|^--|shadow$|size$|width|height|origin|inset|top|bottom|left|right|fill|stroke$/.test(name) ||
          /^(font-size|text-shadow|line-height|padding|margin)/.test(name),
      );
      return [
        `${index} ${part.localName}.${part.className}`,
        Object.fromEntries(kept.map((name) => [name, style.getPropertyValue(name)])),
      ];
    }),
  );
}

async function shown(page: Page, host: string, name: string) {
  await page.goto(`${host}${encodeURIComponent(name)}`, { waitUntil: 'load' });
  await settled(page);
  await load(page, { rules: 'tsoro width=8', turns: ['g1', 'd4~'] });
  await laidOut(page);
  return page.evaluate(within);
}

test('of a page’s text a board takes over the family and the colour alone', async (t) => {
  const pages = { plain: '', ...RULES };
  const host = await hostOf({
    '': { html: '' },
    ...Object.fromEntries(
      Object.entries(pages).map(([name, css]) => [
        encodeURIComponent(name),
        { html: `<style>body { width: 900px } ${css}</style>${BOARD}${SCRIPT}` },
      ]),
    ),
  });
  const page = await visit(t, { elsewhere: host, viewport: { width: 1200, height: 900 }, expected: /favicon/ });
  const plain = await shown(page, host, 'plain');
  assert.ok(Object.keys(plain).length > 30);
  const wrong: string[] = [];
  for (const [part, style] of Object.entries(plain)) {
    if (Number.parseFloat(style['font-size'] ?? '') < 14) wrong.push(`${part} is ${style['font-size']}`);
  }
  for (const name of Object.keys(RULES)) {
    for (const [part, style] of Object.entries(await shown(page, host, name))) {
      for (const [property, value] of Object.entries(style)) {
        const usual = plain[part]?.[property];
        if (value !== usual) wrong.push(`${name}: ${part} ${property} is ${value}, not ${usual}`);
      }
    }
  }
  assert.deepEqual(wrong.slice(0, 20), []);
});

/** How far the words of the bar stick out of it, in pixels. Runs in the page. */
function spilled(): number {
  const root = document.querySelector('tsoro-board')?.shadowRoot;
  const box = (selector: string) => root?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const bar = box('.bar');
  const pits = [...(root?.querySelectorAll('[data-pit]') ?? [])].map((pit) => pit.getBoundingClientRect());
  const covered = pits.some(({ bottom, right }) => bottom > bar.top + 1 && right > bar.left + 1);
  const texts = [...(root?.querySelectorAll('.bar p, .bar button') ?? [])].map((part) => part.getBoundingClientRect());
  const beyond = texts.map(({ top, bottom }) => Math.max(bottom - bar.bottom, bar.top - top));
  return Math.max(...beyond, covered ? bar.height : 0);
}

test('where no letters are smaller than 24 pixels, the question at a head stays in its bar, and the bar under the board', async (t) => {
  const profile = await mkdtemp(join(tmpdir(), 'tsoro-'));
  await mkdir(join(profile, 'Default'));
  const webprefs = { minimum_font_size: 24, minimum_logical_font_size: 24 };
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify({ webkit: { webprefs } }));
  const browser = await launch({ userDataDir: profile });
  t.after(async () => {
    await browser.close();
    await rm(profile, { recursive: true });
  });
  const host = await hostOf({ '': { html: BOARD.replace('700px', 'auto') + SCRIPT } });
  const page = await browser.newPage();
  for (const [width, height] of [
    [360, 740],
    [700, 700],
    [1000, 800],
  ] as const) {
    await page.setViewport({ width, height });
    await page.goto(host);
    await settled(page);
    await load(page, { rules: 'tsoro width=8', turns: ['g1', 'd4~'] });
    await laidOut(page);
    const size = await page.$eval('tsoro-board >>> .title', (title) => getComputedStyle(title).fontSize);
    assert.equal(size, '24px', 'the browser obeys');
    assert.ok((await page.evaluate(spilled)) < 2, `at ${width}: ${await page.evaluate(spilled)} pixels`);
  }
});

/** Pages, by their style, and what light a board of no theme has there. */
const LIGHTS: Record<string, [css: string, light: 'day' | 'night', system?: 'dark']> = {
  'a page that says nothing': ['', 'day'],
  'a page that says nothing, on a dark system': ['', 'day', 'dark'],
  'a dark page without color-scheme': ['body { background: #111; color: #eee }', 'night'],
  'a dark page in modern colours': ['body { background: #111; color: oklch(0.9 0.02 80) }', 'night'],
  'WordPress at night': ['body { background: #28303d; color: #f0f0f0 }', 'night'],
  'WordPress by day': ['body { background: #d1e4dd; color: #28303d }', 'day'],
  'a dark corner of a light page': ['div { background: #222; color: #ddd }', 'night'],
  'a page that says it is dark': [':root { color-scheme: dark }', 'night'],
  'a page that follows the system': [':root { color-scheme: light dark }', 'night', 'dark'],
  'a light page that follows the system': [':root { color-scheme: light dark }', 'day'],
  'a light card on a dark page': [
    'body { background: #111; color: #eee } div { color-scheme: light; background: #fff }',
    'day',
  ],
};

const light = (page: Page) => page.$eval('tsoro-board', ({ dataset }) => dataset.ground);

test('a board without a theme takes day or night from the page around it', async (t) => {
  const page = await visit(t, {
    elsewhere: await hostOf({
      '': { html: '' },
      ...Object.fromEntries(
        Object.entries(LIGHTS).map(([name, [css]]) => [
          encodeURIComponent(name),
          { html: `<style>${css}</style><div><tsoro-board></tsoro-board></div>${SCRIPT}` },
        ]),
      ),
    }),
    expected: /favicon/,
  });
  const host = page.url();
  for (const [name, [, expected, system = 'light']] of Object.entries(LIGHTS)) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: system }]);
    await page.goto(`${host}${encodeURIComponent(name)}`);
    await settled(page);
    assert.equal(await light(page), expected, name);
  }
});

const SWITCHES: Record<string, string> = {
  'color-scheme by an attribute': 'html[data-theme=dark] { color-scheme: dark }',
  'colours by an attribute': 'html[data-theme=dark] body { background: #111; color: #eee }',
  'colours that fade': 'body { transition: all 200ms } html[data-theme=dark] body { background: #111; color: #eee }',
  'color-scheme under fixed colours': 'body { color: #777 } html[data-theme=dark] { color-scheme: dark }',
};

test('while a board is set out it is dark already on a dark page', async (t) => {
  const dark = `<style>body { background: #111; color: #eee }</style><tsoro-board theme="wood" controls="full"></tsoro-board>${SCRIPT}`;
  const page = await visit(t, {
    elsewhere: await hostOf({ '': { html: dark } }),
    expected: /favicon|ERR_FAILED/,
    prepare: async (page) => {
      await page.setRequestInterception(true);
      page.on('request', (request) => {
        if (!/\.wasm/.test(request.url())) void request.continue(); // the engine never comes
      });
    },
  });
  await page.waitForSelector('tsoro-board >>> .bar');
  await page.waitForFunction(() => document.querySelector('tsoro-board')?.dataset.ground === 'night');
  assert.equal(await page.$eval('tsoro-board', (board) => board.dataset.phase), undefined);
});

test('a board follows its page’s own switch, and there and back', async (t) => {
  const page = await visit(t, {
    elsewhere: await hostOf({
      '': { html: '' },
      ...Object.fromEntries(
        Object.entries(SWITCHES).map(([name, css]) => [
          encodeURIComponent(name),
          { html: `<style>${css}</style><div><tsoro-board></tsoro-board></div>${SCRIPT}` },
        ]),
      ),
    }),
    expected: /favicon/,
  });
  const host = page.url();
  for (const name of Object.keys(SWITCHES)) {
    await page.goto(`${host}${encodeURIComponent(name)}`);
    await settled(page);
    for (const theme of ['dark', 'light', 'dark']) {
      await page.$eval('html', (html, theme) => html.setAttribute('data-theme', theme), theme);
      await page.waitForSelector(`tsoro-board[data-ground="${theme === 'dark' ? 'night' : 'day'}"]`);
    }
  }
  await page.goto(`${host}${encodeURIComponent('color-scheme by an attribute')}`);
  await settled(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('body { background: #111; color: #eee }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.waitForSelector('tsoro-board[data-ground="night"]');
});

/** Contrast of each text of the board with what is behind it, the least. Runs in the page. */
function leastContrast(): number {
  const rgb = (colour: string): number[] => {
    const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d');
    if (!pixel) return [];
    pixel.fillStyle = colour;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  };
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = rgb(colour).map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const behind = (element: Element | null): string => {
    if (!element) return '#fff';
    const { backgroundColor } = getComputedStyle(element);
    const root = element.getRootNode();
    const next = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return rgb(backgroundColor)[3] === 255 ? backgroundColor : behind(next);
  };
  const texts = [
    ...(document
      .querySelector('tsoro-board')
      ?.shadowRoot?.querySelectorAll('.bar p, .bar button, .bar small, .home, select') ?? []),
  ];
  const contrasts = texts.map((text) => {
    const [one, other] = [luminance(getComputedStyle(text).color), luminance(behind(text))];
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  });
  return Math.min(...contrasts);
}

test('the words of the bar are read on light pages and dark ones, with and without a theme of their own', async (t) => {
  const grounds = {
    white: '#fff; color: #222',
    black: '#000; color: #fff',
    'no scheme': '#111; color: #eee',
    'WordPress by day': '#d1e4dd; color: #28303d',
    'WordPress at night': '#28303d; color: #f0f0f0',
    Solarized: '#002b36; color: #93a1a1',
  };
  const host = await hostOf({
    '': { html: '' },
    ...Object.fromEntries(
      Object.entries(grounds).map(([name, colours]) => [
        encodeURIComponent(name),
        { html: `<style>body { background: ${colours} }</style>${BOARD}${SCRIPT}` },
      ]),
    ),
  });
  const page = await visit(t, { elsewhere: host, viewport: { width: 900, height: 800 }, expected: /favicon/ });
  for (const name of Object.keys(grounds)) {
    await page.goto(`${host}${encodeURIComponent(name)}`);
    await settled(page);
    for (const theme of ['', 'day', 'night']) {
      await page.$eval('tsoro-board', (board, theme) => board.setAttribute('theme', theme), theme);
      for (const turns of [['g1'], ['g1', 'd4~']]) {
        await load(page, { rules: 'tsoro width=8', turns });
        await page.$eval('tsoro-board', (board) =>
          Promise.all(board.shadowRoot?.getAnimations().map(({ finished }) => finished) ?? []),
        );
        const least = await page.evaluate(leastContrast);
        assert.ok(least >= 4.5, `${name}, theme “${theme}”: ${least}`);
      }
    }
  }
});
