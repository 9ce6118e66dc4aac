/** Boards small enough to be solved: the computer at its best proves who wins, says so, and plays it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Action, State } from 'tsoro';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { board, pressNamed, record, settled, state } from './play.ts';

const GAMES = 20;
/** North wins 4 × 5 within this many turns of both (docs/solved.md). */
const TURNS = 20;

function anyDecision({ phase, legal, canGoOn }: State): Action {
  const pit = legal[Math.floor(Math.random() * legal.length)] ?? '';
  if (phase === 'start') return { type: 'start', pit };
  const first = Math.random() < 0.5;
  if (phase === 'head') return { type: first && canGoOn !== false ? 'go-on' : 'stop' };
  return first ? { type: 'take', pit } : { type: 'done' };
}

test('4 × 5 is proven in the page, and the proof played out against whatever South answers', async (t) => {
  const page = await visit(t);
  const element = await board(page);
  await element.evaluate((element) => element.setAttribute('speed', 'instant'));
  const plies: number[] = [];
  for (let game = 0; game < GAMES; game++) {
    await element.evaluate(async (element) => {
      element.setAttribute('north', 'human');
      await element.newGame('tsoro width=5');
      element.setAttribute('north', 'computer:8');
    });
    while ((await settled(page)) !== 'over') {
      const action = anyDecision(await state(page));
      await element.evaluate((element, action) => element.play(action), action);
    }
    const { result, ply } = await state(page);
    assert.equal(result, '0-1', `game ${game}: ${await record(page)}`);
    assert.ok(ply <= TURNS, `game ${game} took ${ply} turns`);
    plies.push(ply);
  }
  t.diagnostic(`won within ${plies.join(', ')} turns`);
});

test('the analysis says that 4 × 5 is proven', async (t) => {
  const page = await visit(t);
  await (await board(page)).evaluate((element) => element.newGame('tsoro width=5'));
  await settled(page);
  await pressNamed(page, text('analysis'));
  const proven = text('analysis-proven', { name: text('north'), turns: TURNS });
  await page.waitForFunction(
    (proven) => document.querySelector('.proven')?.textContent?.includes(proven),
    { timeout: 20_000 },
    proven,
  );
});
