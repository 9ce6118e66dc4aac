/** Every panel has room for languages that need a third more, and for those that run from right to left, on the narrowest phone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { LANGUAGES } from '../../www/src/i18n/languages.ts';
import { visit } from './browser.ts';
import { PANELS } from './panels.ts';
import { board, laidOut } from './play.ts';
import { long, rtl, speaks } from './pseudo.ts';

const PHONE = { width: 360, height: 740, hasTouch: true, isMobile: true };

/** What does not fit: what sticks out of the window, and texts that are wider than what holds them. Runs in the page. */
function outOfBounds(): string[] {
  const found: string[] = [];
  const skipped = (element: Element) =>
    element.matches('.live, option, canvas') ||
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const fault = (element: Element): string => {
    const { left, right, width } = element.getBoundingClientRect();
    if (width > 1 && (left < -1 || right > innerWidth + 1)) return `is at ${left} to ${right} of ${innerWidth}`;
    const { overflowX, display } = getComputedStyle(element);
    const says = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    );
    const cut = says && display !== 'inline' && element.scrollWidth > element.clientWidth + 2;
    return cut && !/auto|scroll/.test(overflowX) ? `needs ${element.scrollWidth}, has ${element.clientWidth}` : '';
  };
  const look = (element: Element): void => {
    if (skipped(element)) return;
    const wrong = fault(element);
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    if (wrong) found.push(`${element.localName}.${element.className} “${words}” ${wrong}`);
    if (/auto|scroll/.test(getComputedStyle(element).overflowX)) return; // what is in it can be rolled to
    for (const child of [...(element.shadowRoot?.children ?? []), ...element.children]) look(child);
  };
  look(document.body);
  return found;
}

for (const [kind, source] of Object.entries({ 'a third longer': long, 'from right to left': rtl })) {
  test(`words ${kind} fit on the narrowest phone, on every panel`, async (t) => {
    for (const [panel, come] of Object.entries(PANELS)) {
      const page = await visit(t, { viewport: PHONE, prepare: (page) => speaks(page, source) });
      await board(page);
      await come(page);
      await laidOut(page);
      assert.deepEqual(await page.evaluate(outOfBounds), [], panel);
      if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${panel}, ${kind}.png` });
      await page.close();
    }
  });
}

/** More room between lines, words and letters, as readers may set it (WCAG 1.4.12). */
function spaced(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
  for (const root of roots) root.adoptedStyleSheets.push(sheet);
}

test('everything fits in 320 pixels, where a window of 1280 is at 400 %, and with text spaced out', async (t) => {
  for (const [panel, come] of Object.entries(PANELS)) {
    const page = await visit(t, { viewport: { width: 320, height: 640 } });
    await board(page);
    await come(page);
    await laidOut(page);
    assert.deepEqual(await page.evaluate(outOfBounds), [], panel);
    await page.evaluate(spaced);
    await laidOut(page);
    assert.deepEqual(await page.evaluate(outOfBounds), [], `${panel}, spaced out`);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/320 ${panel}.png` });
    await page.close();
  }
});

/** Texts of the bar and the transport that end in an ellipsis or behind an edge. Runs in the page. */
function cutShort(): string[] {
  const root = document.querySelector('tsoro-board')?.shadowRoot;
  const texts = [...(root?.querySelectorAll<HTMLElement>('.words, .words p, .bar button, .bar small') ?? [])];
  return texts
    .filter((text) => text.scrollHeight > text.clientHeight + 2 || text.scrollWidth > text.clientWidth + 2)
    .filter((text) => getComputedStyle(text).display !== 'inline')
    .map((text) => `${text.className || text.localName} “${(text.textContent ?? '').trim()}”`);
}

const DECISIONS = ['the board', 'a decision at a head', 'a bonus'];

for (const [size, viewport] of Object.entries({
  'a phone upright': { width: 360, height: 740 },
  'a phone on its side': { width: 740, height: 360 },
  'a laptop': { width: 1366, height: 768 },
})) {
  test(`what to decide is read whole in every language on ${size}`, async (t) => {
    for (const language of Object.keys(LANGUAGES)) {
      const page = await visit(t, { viewport });
      await board(page);
      await page.$eval('tsoro-board', (board, language) => board.setAttribute('lang', language), language);
      for (const decision of DECISIONS) {
        await PANELS[decision]?.(page);
        await laidOut(page);
        assert.deepEqual(await page.evaluate(cutShort), [], `${decision} in ${language}`);
      }
      await page.close();
    }
  });
}

for (const [width, height] of [
  [1366, 768],
  [1024, 768],
  [844, 390],
] as const) {
  test(`at ${width} × ${height} words a third longer stay in their bar, beside its answers`, async (t) => {
    for (const panel of ['a decision at a head', 'a bonus', 'the end of a game']) {
      const page = await visit(t, { viewport: { width, height }, prepare: (page) => speaks(page, long) });
      await PANELS[panel]?.(page);
      await laidOut(page);
      const [words, bar] = await page.$eval('tsoro-board', ({ shadowRoot }) =>
        ['.words', '.bar'].map((part) => {
          const { top, bottom, width } = shadowRoot?.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
          return { top, bottom, width };
        }),
      );
      assert.ok(words && bar);
      const seen = `${panel}: words from ${words.top} to ${words.bottom}, ${words.width} wide, bar from ${bar.top} to ${bar.bottom}`;
      assert.ok(words.top >= bar.top - 1 && words.bottom <= bar.bottom + 1 && words.width > 100, seen);
      await page.close();
    }
  });
}

for (const [width, height, letters] of [
  [360, 740, 24],
  [740, 360, 24],
  [768, 1024, 32],
  [1280, 800, 24],
  [1280, 800, 32],
] as const) {
  test(`at ${width} × ${height} nothing leads sideways where the browser’s letters are ${letters} pixels`, async (t) => {
    const prepare = async (page: Page) => {
      const session = await page.createCDPSession();
      await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    };
    const page = await visit(t, { viewport: { width, height }, prepare });
    for (const panel of ['the board', 'a decision at a head', 'the end of a game']) {
      await PANELS[panel]?.(page);
      await laidOut(page);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(beyond <= 0, `${panel}: ${beyond} pixels too wide`);
    }
  });
}
