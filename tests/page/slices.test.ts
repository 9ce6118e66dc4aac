/** Work in slices: the same result as at once, others' turn in between, and an end when it is called off. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as after } from 'node:timers/promises';
import { atOnce, inSlices, type Steps } from '../../www/src/board/slices.ts';

/** Counts its steps, each of `millis` of work. */
function* work(steps: number, millis: number, done: number[] = []): Steps<number> {
  for (let step = 1; step <= steps; step++) {
    const end = performance.now() + millis;
    while (performance.now() < end);
    done.push(step);
    yield;
  }
  return done.length;
}

test('in slices and at once the result is the same', async () => {
  const sliced = new Promise<number>((resolve) => inSlices(work(9, 1), resolve));
  assert.equal(await sliced, atOnce(work(9, 0)));
});

test('others have their turn between two slices', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  await new Promise((resolve) => inSlices(work(5, 10), resolve));
  clearInterval(timer);
  assert.ok(turns >= 3, `${turns} turns`);
});

test('work that is called off goes no further', async () => {
  const done: number[] = [];
  const callOff = inSlices(work(50, 4, done), () => assert.fail('it was called off'));
  await after(10);
  callOff();
  const far = done.length;
  await after(30);
  assert.equal(done.length, far);
});
