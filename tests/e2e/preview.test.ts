/** Where a pit leads is shown before it is played: to the pointer, the keyboard, a finger held down, and on demand in words. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { bar, barSays, board, pressPit, record, said, settled, setUp, state } from './play.ts';

/** c1 sows one lap, ends in b2 and takes b3 and b4. */
const CAPTURE = ['tsoro width=3', '1,2,2/1,1,1/0x3/0,0,2 s'] as const;

const foreseen = 'From c1';

async function middleOf(page: Page, pit: string): Promise<{ x: number; y: number }> {
  return page.$eval(`tsoro-board >>> [data-pit="${pit}"]`, (button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

test('resting on a pit tells where it leads and what it takes; leaving it, the bar is as before', async (t) => {
  const page = await visit(t);
  await setUp(page, ...CAPTURE);
  const before = await bar(page);
  const { x, y } = await middleOf(page, 'c1');
  await page.mouse.move(x, y);
  await barSays(page, foreseen);
  assert.match(await bar(page), /1 lap, ends b2, takes 3/);
  assert.equal((await said(page)).includes(foreseen), false, 'a screen reader is not told unasked');
  await page.mouse.move(2, 2);
  await barSays(page, before);
  assert.equal((await state(page)).plies, 0);
  const told = await bar(page);
  await pressPit(page, 'c1');
  await settled(page);
  assert.notEqual(await bar(page), told, 'what was foreseen is not told once it is played');
  assert.match((await state(page)).position, /^1,0,2\/1,0,1\//, 'and it was true');
});

test('the keyboard’s place tells it too, and P says it', async (t) => {
  const page = await visit(t);
  await setUp(page, ...CAPTURE);
  await page.keyboard.press('Tab');
  await page.focus('tsoro-board >>> [data-pit="c1"]');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await barSays(page, foreseen);
  await page.keyboard.press('p');
  assert.match(await said(page), /From c1: 1 lap, ends b2, takes 3/);
});

test('a finger held down is shown it, and plays nothing; a tap plays', async (t) => {
  const page = await visit(t, { viewport: { width: 360, height: 740, hasTouch: true, isMobile: true } });
  await setUp(page, ...CAPTURE);
  const before = await record(page);
  const { x, y } = await middleOf(page, 'c1');
  const finger = await page.touchscreen.touchStart(x, y);
  await barSays(page, foreseen);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await finger.end();
  await settled(page);
  assert.equal(await record(page), before);
  await page.touchscreen.tap(x, y);
  await settled(page);
  assert.notEqual(await record(page), before);
});

test('it can be switched off, and stays so', async (t) => {
  const page = await visit(t);
  await page.evaluate(() => localStorage.setItem('tsoro.settings', JSON.stringify({ preview: false })));
  await page.reload();
  await setUp(page, ...CAPTURE);
  const { x, y } = await middleOf(page, 'c1');
  await page.mouse.move(x, y);
  await new Promise((resolve) => setTimeout(resolve, 400));
  assert.ok((await bar(page)).includes(text('prompt-start', { name: text('south') })));
  assert.equal((await bar(page)).includes(foreseen), false);
  assert.equal(await (await board(page)).evaluate((element) => element.getAttribute('preview')), 'no');
});
