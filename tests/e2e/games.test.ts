/** Whole games of the vectors, played on the page to their end. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import { type GameVector, games } from '../vectors.ts';
import { visit } from './browser.ts';
import { keyboard } from './keys.ts';
import { assertShows, type Hand, load, playTurn, pointer, settled, state } from './play.ts';

const played = ['tsoro width=8', 'tsoro', 'tsoro width=8 heads=1', 'nsolo'];

async function playGame(t: TestContext, { rules, turns, positions, result, reason }: GameVector, hand: Hand) {
  const page = await visit(t);
  await load(page, { rules });
  await assertShows(page, positions[0] ?? '', 'at the start');
  for (const [ply, turn] of turns.entries()) {
    await playTurn(page, turn, hand);
    await assertShows(page, positions[ply + 1] ?? '', `after turn ${ply + 1}, ${turn}`);
  }
  assert.equal(await settled(page), 'over');
  const end = await state(page);
  assert.deepEqual({ result: end.result, reason: end.reason }, { result, reason });
}

describe('a game is played by clicks to its end, and the page shows every position', () => {
  for (const [index, vector] of games.entries()) {
    if (!played.includes(vector.rules)) continue;
    test(`${index + 1}: ${vector.rules}, ${vector.turns.length} turns`, (t) => playGame(t, vector, pointer));
  }
});

test('a game is played by keyboard alone', async (t) => {
  const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
  await playGame(t, vector, keyboard);
});
