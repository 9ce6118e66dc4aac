/** Tries an example as a visitor finds it: built, served under a strict policy, in Chromium. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { launch } from '../scripts/browsers.mjs';
import { serve } from '../scripts/serve.mjs';

/**
 * Builds the example of `folder` and plays a turn of it; its other buttons then put another game on the board and change its look.
 *
 * @param {URL} folder
 */
export async function playTurn(folder) {
  execFileSync('npm', ['run', 'build'], { cwd: fileURLToPath(folder) });
  const site = await serve({ root: fileURLToPath(new URL('dist', folder)) });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    /** @type {unknown[]} */
    const errors = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(site.url);
    await page.waitForSelector('tsoro-board[data-phase="start"]');
    const board = () =>
      page.$eval('tsoro-board', (/** @type {any} */ board) => {
        const { plies, rules } = board.state();
        return { plies, rules, record: board.record(), theme: board.theme };
      });
    const said = (/** @type {string} */ words) =>
      page.waitForFunction((words) => document.querySelector('output')?.textContent === words, {}, words);

    await page.locator('tsoro-board >>> [data-pit="a1"]').click();
    await said('a1');
    assert.match((await board()).record, /\[South "Rudo"\][\s\S]*1\. a1 \*/);

    await page.locator('::-p-aria([name="Night"][role="button"])').click();
    await page.waitForSelector('tsoro-board[data-ground="night"]');
    await page.locator('::-p-aria([name="Day or night"][role="button"])').click();
    await page.waitForSelector('tsoro-board[data-ground="day"]');
    assert.equal((await board()).theme, '');
    assert.equal((await board()).plies, 1, 'another look is the same game');

    await page.locator('::-p-aria([name="Another game"][role="button"])').click();
    await page.waitForFunction(() => /** @type {any} */ (document.querySelector('tsoro-board')).state().plies === 3);
    assert.match((await board()).record, /1\. b1\+ c4\+ 2\. a1 \*/);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    await site.close();
  }
}
