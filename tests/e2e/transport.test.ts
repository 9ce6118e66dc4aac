/** Time under control: stone, lap and turn, the scrubbers, the film, by mouse and by keys. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { assertShows, bar, barSays, board, load, pressNamed, pressPit, record, said, settled, state } from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const PLAYED = 6;
const opened = { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) };

const counts = async (page: Page): Promise<string> =>
  (await board(page)).evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-pit]') ?? [])]
      .map(({ dataset }) => dataset.stones)
      .join(),
  );

const sum = (counts: string) => counts.split(',').reduce((all, count) => all + Number(count), 0);

const phase = async (page: Page) => (await board(page)).evaluate((element) => element.dataset.phase);

/** The value of a scrubber, `game` or `turn`. */
const at = (page: Page, range: 'game' | 'turn') =>
  page.$eval(`tsoro-board >>> input.${range}`, (input) => Number((input as HTMLInputElement).value));

async function scrub(page: Page, range: 'game' | 'turn', value: number): Promise<void> {
  await page.$eval(
    `tsoro-board >>> input.${range}`,
    (input, value) => {
      (input as HTMLInputElement).value = String(value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    },
    value,
  );
  await (await board(page)).evaluate((element) => (element as unknown as { updateComplete: unknown }).updateComplete);
}

describe('the transport', () => {
  test('goes back and forth by turns, to the ends and no further', async (t) => {
    const page = await visit(t);
    await load(page, opened);
    const before = await record(page);
    await pressNamed(page, text('back-turn'));
    await assertShows(page, vector.positions[PLAYED - 1] ?? '', 'one turn back');
    await pressNamed(page, text('back-game'));
    await assertShows(page, vector.positions[0] ?? '', 'at the start');
    await pressNamed(page, text('back-stone'));
    await assertShows(page, vector.positions[0] ?? '', 'no further than the start');
    await pressNamed(page, text('on-turn'));
    await assertShows(page, vector.positions[1] ?? '', 'one turn on');
    await pressNamed(page, text('on-game'));
    await assertShows(page, vector.positions[PLAYED] ?? '', 'at the end');
    assert.equal(await record(page), before, 'nothing was played');
    assert.ok(!(await bar(page)).includes(text('looking', { ply: PLAYED, plies: PLAYED })), 'one is in the game again');
  });

  test('stops after each stone, and the way back shows the same boards', async (t) => {
    const page = await visit(t);
    await load(page, opened);
    await pressNamed(page, text('back-game'));
    const forth = [await counts(page)];
    while ((await at(page, 'game')) < 2 || (await phase(page)) === 'animating') {
      await pressNamed(page, text('on-stone'));
      forth.push(await counts(page));
    }
    await assertShows(page, vector.positions[2] ?? '', 'after two turns, stone by stone');
    assert.equal(new Set(forth.map(sum)).size > 1, true, 'stones in the hand are in no pit');
    const back = [await counts(page)];
    while ((await at(page, 'game')) > 0) {
      await pressNamed(page, text('back-stone'));
      back.push(await counts(page));
    }
    const unlike = (list: string[]) => list.filter((counts, index) => counts !== list[index - 1]);
    assert.deepEqual(unlike(back.toReversed()), unlike(forth));
  });

  test('is scrubbed over the game, and within a turn', async (t) => {
    const page = await visit(t);
    await load(page, opened);
    await scrub(page, 'game', 3);
    await assertShows(page, vector.positions[3] ?? '', 'scrubbed to turn 3');
    const end = await counts(page);
    await scrub(page, 'turn', 1);
    assert.equal(await phase(page), 'animating');
    assert.notEqual(await counts(page), end);
    assert.match(await bar(page), /Turn 3 of 6.*Stone 1 of/);
    await scrub(page, 'turn', 0);
    assert.deepEqual(await at(page, 'game'), 3, 'it is still the third turn that is looked into');
    await scrub(page, 'turn', 99);
    assert.equal(await counts(page), end);
    assert.notEqual(await phase(page), 'animating');
  });

  test('by keys: j and l a turn, comma and stop a stone, Shift with them a lap, on the board and beside it', async (t) => {
    const page = await visit(t);
    await load(page, opened);
    await page.keyboard.press('j');
    await assertShows(page, vector.positions[PLAYED - 1] ?? '', 'after j');
    await page.focus('tsoro-board >>> [data-pit][tabindex="0"]');
    await page.keyboard.press('J');
    await assertShows(page, vector.positions[0] ?? '', 'after Shift+J');
    await page.keyboard.press('.');
    assert.equal(await said(page), text('stone-place', { ply: 1, stop: 1, stops: await stops(page), lap: 1 }));
    await page.keyboard.press(',');
    await page.keyboard.press('l');
    await page.keyboard.press('l');
    await page.keyboard.press('>');
    assert.equal(await at(page, 'game'), 3, 'a lap of the third turn');
    await page.keyboard.press('L');
    await assertShows(page, vector.positions[PLAYED] ?? '', 'after Shift+L');
  });

  test('plays the game as a film to its end; a press on the board stops it at the end of the turn', async (t) => {
    const page = await visit(t);
    await load(page, { ...opened, speed: '8' });
    await pressNamed(page, text('film-play'));
    await page.waitForFunction(
      () =>
        document.querySelector('tsoro-board')?.shadowRoot?.querySelector<HTMLInputElement>('input.game')?.value === '2',
    );
    await pressPit(page, 'a1');
    const { ply } = await state(page);
    assert.ok(ply >= 1 && ply < PLAYED);
    await assertShows(page, vector.positions[ply] ?? '', 'where the film was stopped');
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.equal((await state(page)).ply, ply, 'it stays there');
    await page.keyboard.press('k');
    await page.waitForFunction(
      (last) => {
        const element = document.querySelector('tsoro-board') as HTMLElement & { state(): { ply: number } };
        return element.dataset.phase !== 'animating' && element.state().ply === last;
      },
      { timeout: 30_000 },
      PLAYED,
    );
    await assertShows(page, vector.positions[PLAYED] ?? '', 'at the end of the film');
  });

  test('the film tells which stone falls, and is paused there', async (t) => {
    const page = await visit(t);
    await load(page, { ...opened, speed: '1' });
    await page.keyboard.press('J');
    await pressNamed(page, text('film-play'));
    await page.waitForFunction(
      () =>
        Number(
          document.querySelector('tsoro-board')?.shadowRoot?.querySelector<HTMLInputElement>('input.turn')?.value,
        ) > 1,
    );
    await page.keyboard.press('k');
    const paused = await at(page, 'turn');
    assert.ok(paused > 1);
    const held = await counts(page);
    await new Promise((resolve) => setTimeout(resolve, 400));
    assert.equal(await counts(page), held, 'nothing moves');
    assert.equal(await at(page, 'turn'), paused);
  });

  test('pauses a turn that was just played at the stone that fell last, and loses none of it', async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'nsolo width=36', speed: '1' });
    await pressPit(page, 'a1');
    await page.waitForFunction(
      () =>
        Number(
          document.querySelector('tsoro-board')?.shadowRoot?.querySelector<HTMLInputElement>('input.turn')?.value,
        ) > 2,
    );
    await page.keyboard.press('k');
    const paused = await at(page, 'turn');
    assert.equal(await phase(page), 'animating');
    const held = await counts(page);
    await new Promise((resolve) => setTimeout(resolve, 400));
    assert.equal(await counts(page), held, 'nothing moves');
    await page.keyboard.press(',');
    assert.equal(await at(page, 'turn'), paused - 1);
    await pressNamed(page, text('latest'));
    await settled(page);
    await assertShows(page, (await state(page)).position, 'back in the game');
    assert.equal((await state(page)).plies, 1);
  });

  test('keeps a moment within a turn through a resize, and a branch begins after a turn', async (t) => {
    const page = await visit(t);
    await load(page, opened);
    await scrub(page, 'game', 2);
    await scrub(page, 'turn', 1);
    const held = await counts(page);
    await page.setViewport({ width: 360, height: 740 });
    await new Promise((resolve) => setTimeout(resolve, 400));
    assert.equal(await counts(page), held);
    await page.click('tsoro-board >>> [data-pit="a1"]');
    await assertShows(page, vector.positions[2] ?? '', 'a press shows the end of the turn');
    await page.click('tsoro-board >>> [data-action="branch"]');
    await pressPit(page, (await state(page)).legal[0] ?? '');
    await settled(page);
    assert.ok((await state(page)).plies <= 3);
    await pressNamed(page, text('undo'));
    await assertShows(page, vector.positions[PLAYED] ?? '', 'after undo');
  });

  test('sets the speed, and the page remembers it', async (t) => {
    const page = await visit(t);
    await load(page, opened);
    await page.$eval('tsoro-board >>> .transport select', (select) => {
      (select as HTMLSelectElement).value = '4';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await page.reload();
    await settled(page);
    assert.equal(await (await board(page)).evaluate((element) => element.getAttribute('speed')), '4');
  });

  for (const viewport of [
    { width: 320, height: 568 },
    { width: 360, height: 740 },
    { width: 740, height: 360 },
    { width: 568, height: 320 },
  ]) {
    test(`fits a screen of ${viewport.width} × ${viewport.height}, with all its buttons too`, async (t) => {
      const page = await visit(t, { viewport });
      await load(page, opened);
      await pressNamed(page, text('transport-more'));
      await barSays(page, text('prompt-start', { name: text('south') }));
      const outside = await (await board(page)).evaluate((element) => {
        const parts = [...(element.shadowRoot?.querySelectorAll('.transport :is(button, input, select)') ?? [])];
        const boxes = parts.map((part) => part.getBoundingClientRect());
        const small = boxes.filter(({ width, height }) => width < 24 || height < 20);
        const beyond = boxes.filter(
          ({ left, right, bottom }) => left < 0 || right > innerWidth || bottom > innerHeight,
        );
        const over = boxes.flatMap((one, index) =>
          boxes
            .slice(index + 1)
            .filter(
              (other) =>
                one.right > other.left + 1 &&
                other.right > one.left + 1 &&
                one.bottom > other.top + 1 &&
                other.bottom > one.top + 1,
            ),
        );
        return { parts: parts.length, small: small.length, beyond: beyond.length, over: over.length };
      });
      assert.deepEqual(outside, { parts: 13, small: 0, beyond: 0, over: 0 });
    });
  }
});

const stops = (page: Page) =>
  page.$eval('tsoro-board >>> input.turn', (input) => Number((input as HTMLInputElement).max));
