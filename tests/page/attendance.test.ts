import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Attendance, attended, type Happening, INVITING } from '../../www/src/kiosk/attendance.ts';

const patience = { idle: 60, countdown: 20 };
const after = (from: Attendance, ...happenings: Happening[]) =>
  happenings.reduce((now, happening) => attended(now, happening, patience), from);
const idle = (seconds: number): Happening => ({ type: 'passed', seconds, busy: false });
const playing = after(INVITING, { type: 'begun' });
const asking = after(playing, idle(60));

test('nobody has to come', () => {
  assert.deepEqual(after(INVITING, idle(9999), { type: 'touched' }, { type: 'over' }), INVITING);
});

test('whoever touches nothing is asked, and every touch begins the time anew', () => {
  assert.equal(after(playing, idle(59)).phase, 'playing');
  assert.deepEqual(asking, { phase: 'asking', seconds: 20 });
  assert.equal(after(playing, idle(59), { type: 'touched' }, idle(59)).phase, 'playing');
});

test('watching a long sowing is no idleness', () => {
  assert.equal(after(playing, idle(59), { type: 'passed', seconds: 1, busy: true }, idle(59)).phase, 'playing');
});

test('a touch in the countdown goes on with the game, none begins anew', () => {
  assert.deepEqual(after(asking, idle(19), { type: 'touched' }), { phase: 'playing', seconds: 0 });
  assert.deepEqual(after(asking, idle(20)), INVITING);
  assert.deepEqual(after(asking, { type: 'left' }), INVITING);
});

test('a game that is over waits a while for another', () => {
  const over = after(playing, { type: 'over' });
  assert.deepEqual(over, { phase: 'over', seconds: 20 });
  assert.deepEqual(after(over, idle(15), { type: 'touched' }, idle(19)), { phase: 'over', seconds: 1 });
  assert.deepEqual(after(over, idle(20)), INVITING);
  assert.equal(after(over, { type: 'begun' }).phase, 'playing');
});
