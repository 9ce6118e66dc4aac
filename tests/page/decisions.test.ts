/** A turn's text as decisions, one after the other. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { State } from 'tsoro';
import { nextDecision } from '../../www/src/game/decisions.ts';

const next = (turn: string, played: string, phase: State['phase']) => nextDecision(turn, { turn: played, phase });

test('a turn begins with its start', () => {
  assert.deepEqual(next('t1+-', '', 'start'), { type: 'start', pit: 't1' });
});

test('heads are passed, then stopped at', () => {
  assert.deepEqual(next('t1+-', 't1~', 'head'), { type: 'go-on' });
  assert.deepEqual(next('t1+-', 't1+~', 'head'), { type: 'stop' });
});

test('the bonus is all that is not yet taken', () => {
  assert.deepEqual(next('e1+xb3,k4', 'e1+x~', 'bonus'), {
    type: 'takes',
    takes: [
      { pit: 'b3', stones: 0 },
      { pit: 'k4', stones: 0 },
    ],
  });
  assert.deepEqual(next('e1xb3,k4', 'e1xb3~', 'bonus'), { type: 'takes', takes: [{ pit: 'k4', stones: 0 }] });
  assert.deepEqual(next('e1xd3*2,h4*1', 'e1xd3*1~', 'bonus'), {
    type: 'takes',
    takes: [
      { pit: 'd3', stones: 1 },
      { pit: 'h4', stones: 1 },
    ],
  });
});

test('a bonus that is declined takes nothing', () => {
  assert.deepEqual(next('g2x', 'g2x~', 'bonus'), { type: 'takes', takes: [] });
});

test('what was played otherwise than planned has no next decision', () => {
  assert.equal(next('t1+-', 'a1~', 'head'), undefined);
  assert.equal(next('t1-', 't1+~', 'head'), undefined);
  assert.equal(next('t1+', 't1+~', 'head'), undefined);
  assert.equal(next('e1xb3', 'e1xk4~', 'bonus'), undefined);
  assert.equal(next('no turn', '', 'start'), undefined);
});
