/** The opponent in the engine as it was compiled for the browser: it looks at the same nodes as natively and finds the same turns. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import { Game, initSync, Opponent } from 'tsoro';

interface Case {
  rules: string;
  position: string;
  depth: number;
  turn: string;
  score: number;
  nodes: number;
}

const cases: Case[] = JSON.parse(readFileSync(new URL('search.json', import.meta.url), 'utf8'));

before(() => {
  initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
});

for (const expected of cases) {
  test(`${expected.rules}, ${expected.depth} turns deep`, () => {
    const opponent = new Opponent(expected.rules);
    const game = new Game(expected.rules, expected.position);
    opponent.begin(game.record(), { depth: expected.depth });
    let report = opponent.step(1);
    while (!report.done) report = opponent.step(1);
    const { turn, score, depth, nodes } = report;
    const { rules, position } = expected;
    assert.deepEqual({ rules, position, depth, turn, score, nodes }, expected);
  });
}

const games: { rules: string; level: number; seed: number; turns: string[]; scores: number[] }[] = JSON.parse(
  readFileSync(new URL('opponent.json', import.meta.url), 'utf8'),
);

for (const { rules, level, seed, turns, scores } of games) {
  test(`level ${level} plays its game of ${rules}, slice by slice`, () => {
    const opponent = new Opponent(rules);
    const game = new Game(rules);
    const found: number[] = [];
    for (const turn of turns) {
      opponent.begin(game.record(), { level, seed });
      let report = opponent.step(5);
      while (!report.done) report = opponent.step(5);
      assert.equal(report.turn, turn);
      found.push(report.score);
      game.playTurn(turn);
    }
    assert.deepEqual(found, scores);
  });
}

test('steps of no time that could be are refused, and the search goes on', () => {
  const opponent = new Opponent('tsoro width=8');
  opponent.begin(new Game('tsoro width=8').record(), { nodes: 300 });
  for (const millis of [Number.NaN, -1, Number.POSITIVE_INFINITY, '5', undefined, 5n, Symbol('5')]) {
    assert.throws(() => opponent.step(millis as number), { code: 'bad-argument' });
  }
  let report = opponent.step(0);
  while (!report.done) report = opponent.step(0.5);
  assert.equal(report.nodes, 300);
});

test('limits and options that would not be heeded are refused, and the message says what is allowed', () => {
  const refused = { code: 'bad-argument', message: /`strength` .*level, depth, nodes, millis, seed, lines/ };
  const opponent = new Opponent('tsoro width=8');
  const record = new Game('tsoro width=8').record();
  assert.throws(() => opponent.begin(record, { strength: 3 } as object), refused);
  assert.throws(() => opponent.step(1), { code: 'bad-argument' }, 'nothing was begun');
  assert.throws(() => new Opponent('tsoro', { megabytes: 3 } as object), { code: 'bad-argument', message: /memory/ });
  opponent.begin(record, { level: undefined, nodes: 10 } as object);
  assert.ok(opponent.step(100).done);
});
