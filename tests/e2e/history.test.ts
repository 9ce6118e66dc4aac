/** Looking back, undo and redo, and giving a game up. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import {
  assertShows,
  bar,
  board,
  load,
  pressAction,
  pressNamed,
  pressPit,
  record,
  said,
  settled,
  setUp,
  state,
} from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const PLAYED = 6;

/** Looks at the board after this many turns, from the list of turns. */
async function lookAt(page: Page, ply: number): Promise<void> {
  const buttons = await page.$$('.turns button');
  await buttons[ply - 1]?.click();
  await settled(page);
}

const disabled = (page: Page, name: string): Promise<boolean> =>
  page.$eval(`::-p-aria([name="${name}"][role="button"])`, (button) => (button as HTMLButtonElement).disabled);

const choices = async (page: Page) => (await board(page)).evaluate((element) => element.choices);

describe('looking back', () => {
  test('shows every earlier position and loses nothing', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    const before = await record(page);
    for (const ply of [5, 1, 3]) {
      await lookAt(page, ply);
      await assertShows(page, vector.positions[ply] ?? '', `after turn ${ply}`);
      assert.ok((await bar(page)).includes(text('looking', { ply, plies: PLAYED })));
      assert.equal(await record(page), before);
    }
    await page.click('tsoro-board >>> [data-action="latest"]');
    await settled(page);
    await assertShows(page, vector.positions[PLAYED] ?? '', 'back in the game');
  });

  test('plays nothing, whichever pit is pressed', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 2) });
    await lookAt(page, 1);
    const [before, { position, legal }] = [await record(page), await state(page)];
    assert.ok(legal.length > 0, 'some could start');
    for (const pit of [...legal.slice(0, 3), 'a1', 'b2', 'c3']) {
      await pressPit(page, pit);
      await settled(page);
      assert.equal(await record(page), before, pit);
      assert.equal((await state(page)).position, position, pit);
      assert.equal((await said(page)).trim(), text('why-looking'), pit);
    }
  });

  test('keeps a bonus that is chosen, through a reload too', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    const { position } = await state(page);
    await setUp(page, 'tsoro width=3', '1,1,2/1,1,1/0x3/0,0,2 s');
    assert.notEqual((await state(page)).position, position);
    await pressPit(page, 'c1');
    assert.equal(await settled(page), 'bonus');
    await pressPit(page, 'a4');
    const chosen = await choices(page);
    await (await board(page)).evaluate((element) => {
      element.ply = 0;
    });
    await page.waitForSelector('tsoro-board >>> [data-action="latest"]');
    assert.deepEqual(await choices(page), chosen);
    await page.reload();
    assert.equal(await settled(page), 'bonus');
    assert.deepEqual(await choices(page), chosen);
    await pressAction(page, 'done');
    await settled(page);
    assert.match(await record(page), /c1xa4 \*\s*$/);
  });

  test('at a ply that there is not is an error, and the game stays', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    const code = await (await board(page)).evaluate(
      (element) =>
        new Promise((resolve) => {
          element.addEventListener('tsoro-error', (event) => resolve((event as CustomEvent).detail.code));
          element.setAttribute('ply', '99');
        }),
    );
    assert.equal(code, 'bad-ply');
    await assertShows(page, vector.positions[PLAYED] ?? '', 'after the error');
  });
});

describe('a branch', () => {
  /** Plays `turn` on from after turn 2, by the page's own buttons. */
  async function branched(page: Page): Promise<{ before: string; branch: string }> {
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    const before = await record(page);
    await lookAt(page, 2);
    await page.click('tsoro-board >>> [data-action="branch"]');
    const { legal } = await state(page);
    const pit = legal.find((pit) => !vector.turns[2]?.startsWith(pit)) ?? assert.fail('there is another start');
    await pressPit(page, pit);
    await settled(page);
    return { before, branch: await record(page) };
  }

  test('takes the place of what followed, and one undo brings that back', async (t) => {
    const page = await visit(t);
    const { before, branch } = await branched(page);
    assert.notEqual(branch, before);
    assert.ok((await state(page)).plies <= 3);
    await pressNamed(page, text('undo'));
    await assertShows(page, vector.positions[PLAYED] ?? '', 'after undo');
    assert.equal(await record(page), before);
    assert.equal((await page.$$('.turns button')).length, PLAYED);
    await pressNamed(page, text('redo'));
    await settled(page);
    assert.equal(await record(page), branch);
  });

  test('in which nothing was played is left by undo and by the way back', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    const before = await record(page);
    const leave = [() => pressNamed(page, text('undo')), () => page.click('tsoro-board >>> [data-action="latest"]')];
    for (const way of leave) {
      await lookAt(page, 2);
      await page.click('tsoro-board >>> [data-action="branch"]');
      await way();
      await assertShows(page, vector.positions[PLAYED] ?? '', 'after leaving');
      assert.equal(await record(page), before);
    }
  });

  test('that a host plays while one looks back loses nothing either', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    const before = await record(page);
    await lookAt(page, 1);
    await (await board(page)).evaluate((element) =>
      element.play({ type: 'start', pit: element.state().legal[0] ?? '' }),
    );
    await settled(page);
    await pressNamed(page, text('undo-turn'));
    assert.equal(await record(page), before);
  });
});

describe('undo', () => {
  test('takes one decision back, in the middle of a turn too, and redo brings it again', async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'tsoro' });
    assert.ok(await disabled(page, text('undo')), 'nothing is there to undo');
    await pressPit(page, 'f1');
    assert.equal(await settled(page), 'head');
    await pressAction(page, 'go-on');
    await settled(page);
    await pressNamed(page, text('undo'));
    assert.equal(await settled(page), 'head');
    assert.equal((await state(page)).turn, 'f1~');
    await pressNamed(page, text('undo'));
    assert.equal(await settled(page), 'start');
    await assertShows(page, '2x21/0x21/0x21/2x21 s', 'after two undos');
    for (const phase of ['head', 'start']) {
      await pressNamed(page, text('redo'));
      assert.equal(await settled(page), phase);
    }
    assert.match(await record(page), /f1\+ \*\s*$/);
    assert.ok(await disabled(page, text('redo')), 'nothing is there to redo');
  });

  test('takes a whole turn back, and redo brings it again', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    await pressNamed(page, text('undo-turn'));
    await pressNamed(page, text('undo-turn'));
    await assertShows(page, vector.positions[PLAYED - 2] ?? '', 'after two turns are taken back');
    await pressNamed(page, text('redo-turn'));
    await assertShows(page, vector.positions[PLAYED - 1] ?? '', 'after one is brought again');
  });

  test('by Ctrl+Z goes back, by Ctrl+Shift+Z forth', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: ['a1', 'b4'] });
    const { position } = await state(page);
    await page.keyboard.down('Control');
    await page.keyboard.press('KeyZ');
    await page.waitForFunction(() => document.querySelectorAll('.turns button').length === 1);
    await page.keyboard.down('Shift');
    await page.keyboard.press('KeyZ');
    await page.waitForFunction(() => document.querySelectorAll('.turns button').length === 2);
    await assertShows(page, position, 'after redo');
  });
});

describe('resigning', () => {
  test('asks first, then ends the game with its result and reason; undo brings it back', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    const before = await record(page);
    await pressNamed(page, text('resign'));
    await pressNamed(page, text('keep-playing'));
    assert.equal(await record(page), before);
    await pressNamed(page, text('resign'));
    await pressNamed(page, text('resign-side', { name: text('north') }));
    assert.equal(await settled(page), 'over');
    const { result, reason } = await state(page);
    assert.deepEqual({ result, reason }, { result: '1-0', reason: 'resigned' });
    const shown = await bar(page);
    assert.ok(shown.includes(text('result-won', { name: text('south') })), shown);
    assert.ok(shown.includes(text('reason-resigned', { name: text('north') })), shown);
    await pressNamed(page, text('undo'));
    assert.equal(await settled(page), 'start');
    assert.equal(await record(page), before);
  });

  test('while looking back ends the game where it stands', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    await lookAt(page, 2);
    await pressNamed(page, text('resign'));
    await pressNamed(page, text('resign-side', { name: text('south') }));
    assert.equal(await settled(page), 'over');
    assert.equal((await state(page)).plies, PLAYED);
    await assertShows(page, vector.positions[PLAYED] ?? '', 'where the game ended');
  });

  test('is not offered in a game that is over, looking back neither', async (t) => {
    const page = await visit(t);
    await load(page, vector);
    assert.ok(await disabled(page, text('resign')));
    await lookAt(page, 2);
    assert.ok(await disabled(page, text('resign')));
  });
});
