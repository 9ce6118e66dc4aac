/** Somebody with a browser on a host, who plays whole games there and takes pictures. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { type BoardElement, pressAction, pressPit, settled } from '../e2e/play.ts';

export class Visitor {
  /** What went wrong on this visitor's pages, as far as it is of Tsoro's making. */
  readonly problems: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly pictures: string,
  ) {}

  static async of(browser: Browser, pictures: string): Promise<Visitor> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: 1366, height: 900 });
    const visitor = new Visitor(page, pictures);
    page.on('pageerror', (error) => visitor.problems.push(`uncaught: ${error}`));
    page.on('console', (message) => {
      const { url = '' } = message.location();
      if (message.type() === 'error' && /tsoro/i.test(message.text() + url)) visitor.problems.push(message.text());
    });
    return visitor;
  }

  async go(url: string): Promise<void> {
    await this.page.goto(url, { waitUntil: 'load' });
  }

  async picture(name: string): Promise<void> {
    mkdirSync(this.pictures, { recursive: true });
    const path = join(this.pictures, `${name}.png`);
    await this.page.screenshot({ path: path as `${string}.png` });
    console.log(`  picture ${path}`);
  }

  /** The boards of the page, once they are there: rules, turns played, place. */
  async boards(count: number) {
    await this.page.waitForFunction(
      (count) => document.querySelectorAll('tsoro-board').length === count,
      { timeout: 30_000 },
      count,
    );
    for (const board of await this.page.$$('tsoro-board')) {
      await board.evaluate((one) => one.scrollIntoView());
      await this.page.waitForFunction((one) => (one as HTMLElement).dataset.phase, { timeout: 30_000 }, board);
    }
    return this.page.$$eval('tsoro-board', (boards) =>
      boards.map((one) => {
        const { rules, plies } = (one as unknown as BoardElement).state();
        const { width, height } = one.getBoundingClientRect();
        return { rules, plies, width, height, controls: one.getAttribute('controls') };
      }),
    );
  }

  /** Plays the only board's game to its end, by pointer; how many turns it took. */
  async playToTheEnd(): Promise<number> {
    const { page } = this;
    const state = () => page.$eval('tsoro-board', (one) => (one as unknown as BoardElement).state());
    for (let presses = 0; presses < 2000; presses++) {
      const phase = await settled(page);
      if (phase === 'over') return (await state()).plies;
      if (phase === 'head') await pressAction(page, 'stop');
      else if (phase === 'bonus' && (await page.$('tsoro-board >>> [data-action="done"]:enabled')))
        await pressAction(page, 'done');
      else {
        const { legal } = await state();
        await pressPit(page, legal[0] ?? assert.fail(`in ${phase} nothing can be pressed`));
      }
    }
    return assert.fail('the game does not end');
  }
}
