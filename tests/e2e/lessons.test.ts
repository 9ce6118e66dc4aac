/** The guided first game, on a board of its own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { LESSONS } from '../../www/src/lessons/syllabus.ts';
import { WANTED } from '../lessons.ts';
import { visit } from './browser.ts';
import { keyboardOn } from './keys.ts';
import { type BoardElement, load, pressNamed, record, settled, state, stepsOf } from './play.ts';

const BOARD = 'tsoro-lessons tsoro-board';
const hand = keyboardOn(BOARD);

const asks = (page: Page, phase: string) => page.waitForSelector(`${BOARD}[data-phase="${phase}"]`);
const verdict = (page: Page, kind: string) => page.waitForSelector(`.verdict[data-verdict="${kind}"]`);
const title = (page: Page) => page.$eval('.lesson h3', (title) => title.textContent);
const here = (page: Page) =>
  page.$eval(BOARD, (board) => {
    const { position, toMove, ply } = (board as unknown as BoardElement).state();
    return { position, toMove, ply };
  });

async function open(page: Page): Promise<void> {
  await settled(page);
  await pressNamed(page, text('lessons'));
  await page.waitForSelector('#lessons[open]');
  await asks(page, 'start');
}

async function standing(page: Page, id: string): Promise<void> {
  const { position } = LESSONS.find((lesson) => lesson.id === id) ?? {};
  await page.waitForFunction(
    (selector, position) => (document.querySelector(selector) as BoardElement | null)?.state().position === position,
    {},
    BOARD,
    position,
  );
}

/** By keyboard. */
async function play(page: Page, turn: string): Promise<void> {
  const { start, heads, takes, captures } = stepsOf(turn);
  await asks(page, 'start');
  await hand.pit(page, start);
  for (const answer of heads) {
    await asks(page, 'head');
    await hand.action(page, answer);
  }
  if (!captures || takes.length === 0) return;
  await asks(page, 'bonus');
  for (const { pit } of takes) await hand.pit(page, pit);
  await hand.action(page, 'done');
}

test('all eight lessons by keyboard; the game on the page stays as it is', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['g1'] });
  const before = await record(page);
  await open(page);
  await page.$eval(BOARD, (board) => board.setAttribute('speed', 'instant'));
  for (const { id } of LESSONS) {
    assert.equal(await title(page), text(`lesson-${id}-title`));
    await standing(page, id);
    for (const turn of WANTED[id]?.turns ?? []) {
      await page.waitForFunction(
        (selector) => (document.querySelector(selector) as BoardElement | null)?.state().toMove === 'south',
        {},
        BOARD,
      );
      await play(page, turn);
    }
    await verdict(page, 'done');
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('data-act')), 'next');
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('#lessons:not([open])');
  assert.equal(await record(page), before);
  assert.equal(await page.evaluate(() => localStorage.getItem('tsoro.lessons')), LESSONS.map(({ id }) => id).join(' '));
});

test('another turn gets a gentle word, and the lesson again', async (t) => {
  const page = await visit(t);
  await open(page);
  await pressNamed(page, text('lesson-step', { number: 4, title: text('lesson-capture-title'), done: 'no' }));
  await standing(page, 'capture');
  await play(page, WANTED.capture?.other ?? '');
  await verdict(page, 'missed');
  assert.equal(await page.$eval('.verdict', (said) => said.textContent), text('lesson-capture-missed'));
  await page.keyboard.press('Enter');
  await verdict(page, 'none');
  await standing(page, 'capture');
  assert.equal((await here(page)).ply, 0);
  assert.equal(await page.evaluate(() => localStorage.getItem('tsoro.lessons')), null);
});

test('a lesson left while stones move is not judged in the next; what is done is remembered', async (t) => {
  const page = await visit(t);
  await open(page);
  await standing(page, 'lap');
  await play(page, 'a1');
  await asks(page, 'animating');
  await page.$eval('[data-act="next"]', (button) => (button as HTMLElement).click());
  await standing(page, 'ring');
  await verdict(page, 'none');
  assert.equal((await state(page)).ply, 0);
  await page.reload();
  await open(page);
  assert.equal(await title(page), text('lesson-ring-title'), 'it goes on with the first that is not done');
});

test('How to play leads to the lessons, and at 320 px nothing of them is cut off', async (t) => {
  const page = await visit(t, { viewport: { width: 320, height: 568 } });
  await settled(page);
  await pressNamed(page, text('panel'));
  await pressNamed(page, text('how-to-play'));
  await pressNamed(page, text('lessons-offer'));
  await page.waitForSelector('#lessons[open]');
  await asks(page, 'start');
  const beyond = await page.$eval('#lessons .body', (body) => body.scrollWidth - body.clientWidth);
  assert.equal(beyond, 0);
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
] as const) {
  test(`at ${width} × ${height} the way on, and a decision when it comes, are in sight`, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await settled(page);
    await pressNamed(page, text('panel'));
    await pressNamed(page, text('lessons'));
    await asks(page, 'start');
    const inSight = (selector: string) =>
      page.$eval(selector, (button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const root = button.getRootNode() as ShadowRoot | Document;
        return root.elementFromPoint(left + width / 2, top + height - 2)?.closest('button') === button;
      });
    assert.ok(await inSight('.lesson [data-act="next"]'));
    await pressNamed(page, text('lesson-step', { number: 6, title: text('lesson-head-title'), done: 'no' }));
    await standing(page, 'head');
    await page.$eval(BOARD, (board) => {
      board.setAttribute('speed', 'instant');
      (board as unknown as BoardElement).play({ type: 'start', pit: 'a1' });
    });
    await asks(page, 'head');
    await page.waitForSelector(`${BOARD} >>> [data-action="go-on"]`);
    assert.ok(await inSight(`${BOARD} >>> [data-action="go-on"]`));
    assert.ok(await inSight('.lesson [data-act="next"]'));
  });
}
