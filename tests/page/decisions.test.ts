/** What is to be done next in a planned turn. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextDecision } from '../../www/src/game/decisions.ts';

test('starts and answers at heads come one after the other', () => {
  assert.deepEqual(nextDecision([{ type: 'start', pit: 't1' }, { type: 'go-on' }]), { type: 'start', pit: 't1' });
  assert.deepEqual(nextDecision([{ type: 'go-on' }, { type: 'stop' }]), { type: 'go-on' });
  assert.deepEqual(nextDecision([{ type: 'stop' }]), { type: 'stop' });
});

test('the bonus comes in one', () => {
  assert.deepEqual(nextDecision([{ type: 'take', pit: 'b3' }, { type: 'take', pit: 'k4' }, { type: 'done' }]), {
    type: 'takes',
    takes: [
      { pit: 'b3', stones: 0 },
      { pit: 'k4', stones: 0 },
    ],
  });
  assert.deepEqual(nextDecision([{ type: 'take', pit: 'd3', stones: 2 }]), {
    type: 'takes',
    takes: [{ pit: 'd3', stones: 2 }],
  });
});

test('a bonus that is declined takes nothing', () => {
  assert.deepEqual(nextDecision([{ type: 'done' }]), { type: 'takes', takes: [] });
});

test('what was played otherwise than planned has no next decision', () => {
  assert.equal(nextDecision(undefined), undefined);
  assert.equal(nextDecision([]), undefined);
});
