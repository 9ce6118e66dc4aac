/** The engine's instance dies, and the game goes on in another (CONTRIBUTING, invariant 8). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { dieAt, instances, mortal } from './mortal.ts';
import {
  assertShows,
  bar,
  barSays,
  board,
  load,
  playTurn,
  pressAction,
  pressPit,
  record,
  said,
  settled,
  setUp,
  state,
} from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
/** `c1` captures two stones; then up to two more pits may be taken. */
const CAPTURE = { rules: 'tsoro width=3', position: '1,1,2/1,1,1/0x3/0,0,2 s' };

const choices = async (page: Page) => (await board(page)).evaluate((element) => element.choices);

/** The page has another instance and the same game, and says so. */
async function assertRevived(page: Page, before: string, phase: string): Promise<void> {
  await barSays(page, text('revived'));
  assert.equal(await said(page), text('revived'));
  assert.equal(await settled(page), phase);
  assert.equal(await instances(page), 2);
  assert.equal(await record(page), before);
  await assertShows(page, (await state(page)).position, 'in the new instance');
}

test('an engine that dies of a start is replaced, and the same start is played then', async (t) => {
  const page = await visit(t, { prepare: mortal });
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 5) });
  const before = await record(page);
  await dieAt(page, 'game_play');
  const turn = vector.turns[5] ?? '';
  await pressPit(page, /^[a-z]+\d/.exec(turn)?.[0] ?? '');
  await assertRevived(page, before, 'start');
  await playTurn(page, turn);
  await assertShows(page, vector.positions[6] ?? '', 'after the turn');
  assert.ok(!(await bar(page)).includes(text('revived')), 'the message is gone after the next act');
});

test('an engine that dies at a head comes back at the head', async (t) => {
  const page = await visit(t, { prepare: mortal });
  await load(page, { rules: 'tsoro', turns: ['f1~'] });
  const before = await record(page);
  await dieAt(page, 'game_play');
  await pressAction(page, 'stop');
  await assertRevived(page, before, 'head');
  await pressAction(page, 'stop');
  assert.equal(await settled(page), 'start');
  assert.match(await record(page), /f1- \*\s*$/);
});

for (const [which, after] of [
  ['first', 0],
  ['second', 1],
] as const) {
  test(`an engine that dies of the ${which} pit of a bonus comes back with both chosen`, async (t) => {
    const page = await visit(t, { prepare: mortal });
    await setUp(page, CAPTURE.rules, CAPTURE.position);
    await pressPit(page, 'c1');
    assert.equal(await settled(page), 'bonus');
    await pressPit(page, 'a4');
    await pressPit(page, 'c3');
    const [before, chosen] = [await record(page), await choices(page)];
    await dieAt(page, 'game_play', after);
    await pressAction(page, 'done');
    await assertRevived(page, before, 'bonus');
    assert.deepEqual(await choices(page), chosen);
    await pressAction(page, 'done');
    await settled(page);
    assert.match(await record(page), /c1xa4,c3 \*\s*$/);
  });
}

test('an engine that dies while an earlier turn is looked at comes back there, with the whole game', async (t) => {
  const page = await visit(t, { prepare: mortal });
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 5) });
  const before = await record(page);
  const element = await board(page);
  await element.evaluate((element) => {
    element.ply = 2;
  });
  await barSays(page, text('looking', { ply: 2, plies: 5 }));
  await dieAt(page, 'game_goTo');
  await element.evaluate((element) => {
    element.ply = 3;
  });
  await page.waitForFunction(() => window.mortal.instances === 2);
  await settled(page);
  await assertShows(page, vector.positions[2] ?? '', 'in the new instance');
  assert.equal(await record(page), before);
});

test('a record that kills the engine is refused, and the game goes on', async (t) => {
  const page = await visit(t, { prepare: mortal });
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 5) });
  const before = await record(page);
  await dieAt(page, 'game_fromRecord');
  const code = await (await board(page)).evaluate((element) =>
    element.load('[Rules "nsolo"]\n\n*\n').then(
      () => 'accepted',
      (error) => error.code,
    ),
  );
  assert.equal(code, 'engine-restarted');
  await assertRevived(page, before, 'start');
});

test('an engine that dies over and over says so, and the game survives a reload', async (t) => {
  const page = await visit(t, { prepare: mortal });
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 5) });
  const before = await record(page);
  const start = /^[a-z]+\d/.exec(vector.turns[5] ?? '')?.[0] ?? '';
  for (const words of [text('revived'), text('load-broken')]) {
    await dieAt(page, 'game_play');
    await pressPit(page, start);
    await barSays(page, words);
  }
  await page.reload();
  await settled(page);
  assert.equal(await record(page), before);
  await pressPit(page, start);
  assert.notEqual(await record(page), before);
});
