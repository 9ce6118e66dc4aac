/** What the page does with a decision: every answer, one that is taken back, one that a reload interrupts. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { assertShows, board, load, pressAction, pressPit, record, settled, state, stepsOf } from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
/** The first turn of the game that captures and takes two pits. */
const ply = vector.turns.findIndex((turn) => stepsOf(turn).takes.length === 2);
const [first = '', second = ''] = stepsOf(vector.turns[ply] ?? '').takes.map(({ pit }) => pit);

/** Plays up to the bonus of that turn. */
async function toBonus(page: Page) {
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, ply) });
  const { start, heads } = stepsOf(vector.turns[ply] ?? '');
  await pressPit(page, start);
  for (const answer of heads) {
    await settled(page);
    await pressAction(page, answer);
  }
  assert.equal(await settled(page), 'bonus');
  const { position, captured, toMove } = await state(page);
  return { position, captured: captured[toMove], toMove };
}

/** The turn just played, from the record. */
const lastTurn = async (page: Page) => /(\S+)\s+\*\s*$/.exec(await record(page))?.[1];

describe('at a head', () => {
  for (const [action, turn] of [
    ['go-on', 'f1+'],
    ['stop', 'f1-'],
  ] as const) {
    test(`'${action}' plays ${turn}`, async (t) => {
      const page = await visit(t);
      await load(page, { rules: 'tsoro' });
      await pressPit(page, 'f1');
      assert.equal(await settled(page), 'head');
      assert.equal((await state(page)).turn, 'f1~');
      await pressAction(page, action);
      assert.equal(await settled(page), 'start');
      assert.equal(await lastTurn(page), turn);
    });
  }
});

describe('a bonus', () => {
  for (const chosen of [[], [first], [first, second]]) {
    test(`of ${chosen.length} takes ${chosen.length} more pits`, async (t) => {
      const page = await visit(t);
      const before = await toBonus(page);
      const { takes: _, ...steps } = stepsOf(vector.turns[ply] ?? '');
      for (const pit of chosen) await pressPit(page, pit);
      await pressAction(page, 'done');
      await settled(page);
      const after = await state(page);
      assert.equal(after.ply, ply + 1);
      assert.deepEqual(stepsOf((await lastTurn(page)) ?? ''), { ...steps, takes: chosen.map((pit) => ({ pit })) });
      assert.equal(after.captured[before.toMove] > before.captured, chosen.length > 0);
      await assertShows(page, after.position, 'after the bonus');
    });
  }

  test('that is taken back before Done is not taken', async (t) => {
    const page = await visit(t);
    await toBonus(page);
    await pressPit(page, first);
    await pressPit(page, first);
    await pressPit(page, second);
    await pressAction(page, 'done');
    await settled(page);
    assert.deepEqual(stepsOf((await lastTurn(page)) ?? '').takes, [{ pit: second }]);
  });
});

describe('a reload', () => {
  test('at a head comes back to it', async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'tsoro' });
    await pressPit(page, 'f1');
    await settled(page);
    const before = await state(page);
    await page.reload();
    assert.equal(await settled(page), 'head');
    assert.deepEqual(await state(page), before);
    await pressAction(page, 'go-on');
    await settled(page);
    assert.equal(await lastTurn(page), 'f1+');
  });

  test('at a bonus comes back to it', async (t) => {
    const page = await visit(t);
    const { position } = await toBonus(page);
    await page.reload();
    assert.equal(await settled(page), 'bonus');
    await assertShows(page, position, 'after the reload');
    await pressAction(page, 'done');
    await settled(page);
    assert.equal((await state(page)).ply, ply + 1);
  });
});

test('a record that breaks a rule is refused, and the game stays', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: vector.turns.slice(0, 4) });
  const before = await record(page);
  const code = await (await board(page)).evaluate(async (element) => {
    try {
      await element.load('[Rules "tsoro width=8"]\n\n1. a1 a1 *\n');
      return 'accepted';
    } catch (error) {
      return (error as { code?: string }).code;
    }
  });
  assert.equal(code, 'bad-record');
  assert.equal(await record(page), before);
});
