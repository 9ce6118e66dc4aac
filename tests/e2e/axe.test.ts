/** axe-core finds nothing to complain of (WCAG 2.2 AA) on any screen, panel and dialog, by day and night, on phone and laptop, on every board. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import axe from 'axe-core';
import type { Page } from 'puppeteer-core';
import { visit } from './browser.ts';
import { PANELS } from './panels.ts';
import { board, laidOut } from './play.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds wrong, each with where. */
async function complaints(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async (tags) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: tags,
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}, ${help}: ${target.join(' ')}`),
    );
  }, TAGS);
}

const seen = (settings: object) => (page: Page) =>
  page.evaluateOnNewDocument((settings) => {
    localStorage.setItem('tsoro.settings', settings);
  }, JSON.stringify(settings));

for (const [place, viewport] of Object.entries({
  'a laptop': { width: 1366, height: 768 },
  'a phone': { width: 360, height: 740 },
})) {
  for (const theme of ['day', 'night']) {
    test(`nothing is wrong on ${place} by ${theme}`, async (t) => {
      const wrong: Record<string, string[]> = {};
      for (const [panel, come] of Object.entries(PANELS)) {
        const page = await visit(t, { viewport, prepare: seen({ theme, speed: 'instant' }) });
        await board(page);
        await come(page);
        await laidOut(page);
        const found = await complaints(page);
        if (found.length > 0) wrong[panel] = found;
        await page.close();
      }
      assert.deepEqual(wrong, {});
    });
  }
}

test('nothing is wrong on boards of wood and paper, by day and night', async (t) => {
  for (const material of ['wood', 'paper'])
    for (const theme of ['day', 'night']) {
      const page = await visit(t, { prepare: seen({ theme, board: material, speed: 'instant' }) });
      await board(page);
      await PANELS['a bonus']?.(page);
      await laidOut(page);
      assert.deepEqual(await complaints(page), [], `${material} by ${theme}`);
      await page.close();
    }
});

test('nothing is wrong with a board alone, in a frame or for a kiosk', async (t) => {
  for (const [path, there] of [
    ['embed.html?rules=nsolo&controls=full', '[data-pit]'],
    ['embed.html?kiosk=60&rules=tsoro+width%3D8', '.kiosk[data-phase="inviting"]'],
  ] as const) {
    const page = await visit(t, { path, viewport: { width: 900, height: 600 } });
    await page.waitForSelector(`tsoro-board >>> ${there}`);
    assert.deepEqual(await complaints(page), [], path);
    await page.close();
  }
});

test('nothing is wrong with the page for curators, by day and night, on phone and laptop', async (t) => {
  for (const theme of ['day', 'night'])
    for (const width of [360, 1366]) {
      const viewport = { width, height: 740 };
      const page = await visit(t, {
        path: 'your-page.html',
        viewport,
        prepare: seen({ theme }),
        expected: /sandbox|localStorage/,
      });
      await page.waitForSelector('tsoro-builder [data-kind]');
      assert.deepEqual(await complaints(page), [], `${width} by ${theme}`);
      await page.close();
    }
});
