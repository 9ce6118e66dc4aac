/** All that the page shows, and how one comes to it: for tests that look at everything. */
import assert from 'node:assert/strict';
import type { Page } from 'puppeteer-core';
import { load, pressPit, settled, setUp } from './play.ts';

/** Presses a button of the panel, which is a sheet where it does not stand beside the board. */
async function press(page: Page, selector: string): Promise<void> {
  const sheet = await page.$('.tools [aria-haspopup]');
  if (sheet) {
    await sheet.evaluate((button) => (button as HTMLElement).click());
    await page.waitForSelector('#panel[open]');
  }
  const panel = sheet ? '#panel' : 'aside.panel';
  if (selector) await page.$eval(`${panel} ${selector}`, (button) => (button as HTMLElement).click());
}

const link = (number: number) => `.quick .link:nth-of-type(${number})`;
const opened = (selector: string) => (page: Page) => page.waitForSelector(selector);

/** Each screen, panel and dialog, by how one comes to it. */
export const PANELS: Record<string, (page: Page) => Promise<unknown>> = {
  'the board': async () => {},
  'a decision at a head': async (page) => {
    await load(page, { rules: 'tsoro width=8', turns: ['g1', 'd4~'] });
    assert.equal(await settled(page), 'head');
  },
  'a bonus': async (page) => {
    await setUp(page, 'tsoro width=4 heads=0', '1,2,0,1/1,3,1,0/0x4/2,0,0,3 s');
    await pressPit(page, 'd1');
    assert.equal(await settled(page), 'bonus');
    await pressPit(page, 'a4');
  },
  'the end of a game': async (page) => {
    await load(page, { rules: 'tsoro width=8', turns: ['g1'], result: '1-0' });
    await page.waitForSelector('tsoro-ending .facts, tsoro-ending dl, tsoro-ending h2');
  },
  'the turns': async (page) => {
    await load(page, { rules: 'tsoro width=8', turns: ['g1', 'd4-'] });
    await press(page, '');
  },
  resigning: (page) => press(page, '.ways button:nth-of-type(2)').then(() => opened('#resign[open]')(page)),
  'leaving a game': async (page) => {
    await load(page, { rules: 'tsoro width=8', turns: ['g1'] });
    await press(page, '.quick:last-of-type .link');
    await page.waitForSelector('#leave[open]');
  },
  settings: (page) => press(page, '.ways .square').then(() => opened('#settings[open] select')(page)),
  'a new game': (page) =>
    press(page, '.ways button:nth-of-type(1)').then(() => opened('tsoro-new-game dialog[open]')(page)),
  record: (page) => press(page, link(2)).then(() => opened('tsoro-record dialog[open]')(page)),
  'how to play': (page) => press(page, link(3)).then(() => opened('#how-to-play[open] .rules')(page)),
  lessons: (page) => press(page, link(4)).then(() => opened('#lessons[open] .lesson')(page)),
  'the board as a table': (page) => press(page, link(6)).then(() => opened('#board-table[open] table')(page)),
  story: (page) => press(page, link(5)).then(() => opened('#story[open] .glossary')(page)),
  analysis: async (page) => {
    await load(page, { rules: 'tsoro width=8', turns: ['g1', 'd4-'] });
    await press(page, link(1));
    await page.waitForSelector('tsoro-analysis .lines li');
  },
};
