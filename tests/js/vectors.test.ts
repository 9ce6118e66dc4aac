/** The vectors through the JavaScript API, in the engine as it was compiled for the browser. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { type Event, Game, initSync } from 'tsoro';
import { endless, games, records, turns } from '../vectors.ts';

before(() => {
  initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
});

/** The start of a record, as a test's name. */
const heading = (record: string) => record.replace(/\s+/g, ' ').slice(0, 60);

const last = <T extends Event['type']>(events: Event[], type: T) =>
  events.findLast((event): event is Extract<Event, { type: T }> => event.type === type);

describe('a game of the vectors goes through its positions to its result', () => {
  for (const [index, vector] of games.entries()) {
    test(`${index + 1}: ${vector.rules}`, () => {
      const game = new Game(vector.rules);
      assert.equal(game.state().position, vector.positions[0]);
      let events: Event[] = [];
      for (const [ply, turn] of vector.turns.entries()) {
        events = game.playTurn(turn);
        const position = vector.positions[ply + 1];
        assert.equal(game.state().position, position, `after turn ${ply + 1}, ${turn}`);
        const { type, ...played } = last(events, 'turn') ?? assert.fail('a complete turn is reported');
        assert.deepEqual(played, { turn, position });
      }
      const { result, reason } = vector;
      const state = game.state();
      assert.deepEqual({ result: state.result, reason: state.reason }, { result, reason });
      assert.equal(state.phase, 'over');
      assert.deepEqual(last(events, 'over'), { type: 'over', result, reason });
    });
  }
});

describe('a record of a game of the vectors', () => {
  for (const [index, vector] of games.entries()) {
    test(`${index + 1}: ${vector.rules} is read as it was written`, () => {
      const game = new Game(vector.rules);
      for (const turn of vector.turns) game.playTurn(turn);
      const text = game.record({ South: 'Ann', North: 'a "quoted" \\ name' });
      const again = Game.fromRecord(text);
      assert.equal(again.state().position, vector.positions.at(-1));
      assert.equal(again.record(), text);
    });
  }
});

describe('a record of the vectors', () => {
  for (const [index, vector] of records.entries()) {
    if (vector.error !== undefined) {
      const { record, error } = vector;
      test(`${index + 1}: ${heading(record)} … is refused`, () => {
        assert.throws(
          () => Game.fromRecord(record),
          (thrown: Error & { code?: string }) => {
            assert.ok(thrown instanceof Error);
            assert.equal(thrown.code, 'bad-record');
            assert.ok(
              thrown.message.toLowerCase().includes(error.toLowerCase()),
              `the message says '${error}': ${thrown.message}`,
            );
            return true;
          },
        );
      });
      continue;
    }
    test(`${index + 1}: ${heading(vector.record)} … is read, and written the same`, () => {
      const game = Game.fromRecord(vector.record);
      const { position, result = '*', reason } = game.state();
      assert.equal(position, vector.position);
      if (vector.result) assert.equal(result, vector.result);
      if (vector.reason) assert.equal(reason, vector.reason);
      const written = game.record();
      assert.equal(Game.fromRecord(written).record(), written);
      assert.equal(Game.fromRecord(written).state().position, position);
    });
  }
});

test('every legal turn of the vectors leads where they say', () => {
  for (const { rules, position, turns: after } of turns) {
    for (const [turn, expected] of Object.entries(after)) {
      const game = new Game(rules, position);
      game.playTurn(turn);
      assert.equal(game.state().position, expected, `${rules}: ${position}: ${turn}`);
      game.free();
    }
  }
});

test('an endless start of the vectors is refused, and says why', () => {
  for (const { rules, position, endless: pit, starts } of endless) {
    const game = new Game(rules, position);
    assert.deepEqual(game.state().legal.toSorted(), starts.toSorted());
    assert.equal(game.why(pit), starts.length > 0 ? 'endless' : 'over');
    assert.throws(() => game.play({ type: 'start', pit }), { code: 'illegal-action' });
    assert.equal(game.state().position, position);
  }
});

test('a ply that the game has not is refused with those it has', () => {
  const game = new Game('tsoro width=8');
  game.playTurn('a1');
  assert.throws(() => game.goTo(40), { code: 'bad-ply', message: /40 here: 0 to 1 are allowed/ });
  assert.throws(() => game.events(0), { code: 'bad-ply', message: /0 here: 1 to 2 are allowed/ });
  assert.throws(() => game.goTo(0.5), { code: 'bad-ply', message: /whole number/ });
});
