/** What the keyboard reaches, and where its focus stays. A whole game by keys is in `games.test.ts`. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { focused, keyboard } from './keys.ts';
import { barSays, board, load, pressNamed, said, settled, setUp, state } from './play.ts';

/** Tab presses from a pit to a decision. */
const NEAR = 4;

async function tabsTo(page: Page, action: string): Promise<number> {
  for (let tabs = 1; tabs <= NEAR; tabs++) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).action === action) return tabs;
  }
  return Number.POSITIVE_INFINITY;
}

test('the focus stays on the pit that was started', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['a1'] });
  await keyboard.pit(page, 'b4');
  await settled(page);
  assert.equal((await state(page)).ply, 2);
  assert.equal((await focused(page)).pit, 'b4');
});

test('the decision is the next stop after the board, and gives the focus back to it', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro' });
  await keyboard.pit(page, 'f1');
  assert.equal(await settled(page), 'head');
  assert.equal(await tabsTo(page, 'stop'), 1);
  await page.keyboard.press('Enter');
  assert.equal(await settled(page), 'start');
  assert.equal((await focused(page)).pit, 'f1');
});

test('Space on a pit goes to the end of a sowing and starts nothing', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo width=36', speed: '0.25' });
  await keyboard.pit(page, 'a1');
  await page.keyboard.press('Space');
  await settled(page);
  const { ply, toMove } = await state(page);
  assert.deepEqual({ ply, toMove }, { ply: 1, toMove: 'north' });
  assert.equal((await focused(page)).pit, 'a1');
});

test('Skip leaves the keyboard to the board when the last stone falls', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo', speed: '1' });
  await keyboard.pit(page, 'a1');
  assert.equal(await tabsTo(page, 'skip'), 1);
  await settled(page);
  assert.equal((await focused(page)).pit, 'a1');
});

test('against a computer, your rows are called yours while it plays too', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo' });
  await (await board(page)).evaluate((element) => element.setAttribute('north', 'computer:1'));
  await page.$eval('tsoro-board >>> [data-pit="b1"]', (pit) => {
    const called: string[] = [];
    Object.assign(window, { called });
    new MutationObserver(() => called.push(pit.getAttribute('aria-label') ?? '')).observe(pit, { attributes: true });
  });
  await keyboard.pit(page, 'b1');
  await settled(page);
  assert.equal((await state(page)).ply, 2);
  const called = await page.evaluate(() => (window as unknown as { called: string[] }).called);
  assert.ok(called.length > 0 && called.every((name) => name.startsWith('b1, your outer row')), called.join('\n'));
});

test('whoever does not see a capture is told which pits it emptied', async (t) => {
  const page = await visit(t);
  await setUp(page, 'tsoro width=4 heads=0 bonus=0', '1,2,0,1/1,3,1,0/0x4/2,0,0,3 s');
  await keyboard.pit(page, 'd1');
  await settled(page);
  const turn = 'South played d1: 1 lap, ended in b2, took 5 stones. Taken from b3, b4. ';
  assert.equal(await said(page), `${turn}North to move.`);
  assert.ok((await heard(page, 't')).startsWith(`${turn}North to move. `));
});

test('a bonus chosen by ear: what is chosen is told at each press', async (t) => {
  const page = await visit(t);
  await setUp(page, 'nsolo', '2x2,0,3x3,2,0/1,0,3,1,3x2,1,2/0,2x2,3,0,2,1x2/1,0,1,0,3,0x2,3 s');
  await keyboard.pit(page, 'e1');
  assert.equal(await settled(page), 'bonus');
  await keyboard.pit(page, 'a4');
  const chosen = (count: number) => text('bonus-chosen', { chosen: `a4 (${count})`, count, left: 3, kind: 'stones' });
  assert.equal(await said(page), chosen(1));
  await page.keyboard.press('Enter');
  assert.equal(await said(page), chosen(2));
  await page.keyboard.press('Backspace');
  assert.equal(await said(page), chosen(1));
});

test('a computer’s bonus is told once, however many pits it chooses', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=4 heads=0' });
  await page.$eval('tsoro-board >>> .live', (live) => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => told.push(live.textContent ?? '')).observe(live, { childList: true });
  });
  await (await board(page)).evaluate((element) => element.setAttribute('north', 'computer:4'));
  await setUp(page, 'tsoro width=4 heads=0', '3,0,0,1/0x4/0,1,3,1/1,0,2,1 n');
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  const choosing = told.filter((words) => words.includes('chooses its bonus'));
  assert.equal(choosing.length, 1, told.join('\n'));
  assert.match(told.at(-1) ?? '', /Taken from c2, c1, .*\. South to move\.$/);
});

for (const name of ['new-game', 'resign', 'settings']) {
  test(`Escape closes the dialog '${name}' and gives the focus back`, async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'tsoro width=8' });
    await pressNamed(page, text(name));
    await page.waitForSelector('dialog[open]');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    const label = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.getAttribute('title') ?? activeElement?.textContent?.trim();
    });
    assert.equal(label, text(name));
  });
}

/** Presses keys on the board and hands back what is read out. */
async function heard(page: Page, key: 'r' | 'b' | 't' | 'p'): Promise<string> {
  await page.$eval('tsoro-board >>> .live', (live) => {
    live.textContent = '';
  });
  await page.keyboard.press(key);
  await page.waitForFunction(
    () => document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.live')?.textContent,
  );
  return said(page);
}

test('on the board, keys lead to the rows and to what can be used, and read out what there is', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=6' });
  await page.$eval('tsoro-board >>> [data-pit="c3"]', (pit) => (pit as HTMLElement).focus());
  await page.keyboard.press('1');
  assert.equal((await focused(page)).pit, 'c1');
  await page.keyboard.press('n');
  assert.equal((await focused(page)).pit, 'd1');
  await page.keyboard.press('4');
  assert.equal((await focused(page)).pit, 'd4');
  await page.keyboard.down('Shift');
  await page.keyboard.press('N');
  await page.keyboard.up('Shift');
  assert.equal((await focused(page)).pit, 'f1', 'the last pit of the row that can start');

  assert.equal(await heard(page, 'r'), 'Your outer row, a1 to f1: 2, 2, 2, 2, 2, 2. 12 stones.');
  assert.match(await heard(page, 'b'), /^The opponent’s outer row, a4 to f4: 2.*Your outer row, a1 to f1: 2/);
  assert.match(await heard(page, 'p'), /^From f1: \d laps?, /);
  assert.match(await heard(page, 't'), /^No turn has been played\. South to move/);
  await page.keyboard.press('2');
  assert.equal(await heard(page, 'p'), 'f2, your inner row, empty. f2 is empty.');
});

test('letters work on the page, or on the board alone, as one likes', async (t) => {
  const page = await visit(t, {
    prepare: (page) =>
      page.evaluateOnNewDocument(() => localStorage.setItem('tsoro.settings', JSON.stringify({ keys: false }))),
  });
  await load(page, { rules: 'tsoro width=6' });
  await page.keyboard.press('h');
  await page.$eval('tsoro-board >>> [data-pit="a1"]', (pit) => (pit as HTMLElement).focus());
  assert.doesNotMatch(await said(page), /Sow from/);
  await page.keyboard.press('h');
  await page.waitForSelector('tsoro-board >>> .grid');
  await page.waitForFunction(() =>
    document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.live')?.textContent?.startsWith('Sow from'),
  );
});

/** Presses a key as a keyboard of another layout does; `on`: what has the focus. */
async function dispatch(page: Page, on: string, init: KeyboardEventInit): Promise<void> {
  const target = await page.waitForSelector(on);
  await target?.evaluate(
    (target, init) =>
      void target.dispatchEvent(
        new KeyboardEvent('keydown', { bubbles: true, composed: true, cancelable: true, ...init }),
      ),
    init,
  );
}

test('the keys of other layouts, and Caps Lock, undo, read out and lead as the letters in their place do', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['b1+', 'c4+'] });
  const undoing: KeyboardEventInit[] = [
    { key: 'ζ', code: 'KeyZ', ctrlKey: true },
    { key: 'я', code: 'KeyZ', ctrlKey: true },
    { key: 'Z', code: 'KeyZ', ctrlKey: true, modifierCapsLock: true },
  ];
  for (const key of undoing) {
    const { plies } = await state(page);
    await dispatch(page, 'body', key);
    const undone = (await state(page)).ply;
    await dispatch(page, 'body', { key: 'Ν', code: 'KeyY', ctrlKey: true });
    assert.deepEqual([undone, (await state(page)).ply], [plies - 1, plies], key.key);
  }
  const pit = 'tsoro-board >>> [data-pit="a1"]';
  const read = async (init: KeyboardEventInit) => {
    await page.$eval('tsoro-board >>> .live', (live) => {
      live.textContent = '';
    });
    await dispatch(page, pit, init);
    await page.waitForFunction(
      () => document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.live')?.textContent,
    );
    return said(page);
  };
  const row = await read({ key: 'r', code: 'KeyR' });
  assert.match(row, /^Your outer row/);
  for (const [key, code] of [
    ['ρ', 'KeyR'],
    ['к', 'KeyR'],
    ['ר', 'KeyR'],
    ['ق', 'KeyR'],
    ['R', 'KeyR'],
    ['r', 'KeyO'],
  ] as const)
    assert.equal(await read({ key, code }), row, `${key} on ${code}`);
  await dispatch(page, 'body', { key: 'ξ', code: 'KeyJ' });
  assert.equal((await state(page)).ply, 1, 'back by a turn');
  await dispatch(page, 'body', { key: 'Λ', code: 'KeyL', shiftKey: true });
  assert.equal((await state(page)).ply, 2, 'to the end');
  await dispatch(page, 'body', { key: 'Η', code: 'KeyH', modifierCapsLock: true });
  await barSays(page, 'Sow from');
});
