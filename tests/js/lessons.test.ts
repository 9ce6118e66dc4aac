/** Each lesson's position teaches what its words say: the wanted turn does it, another does not. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import * as engine from 'tsoro';
import { LESSONS, type Lesson } from '../../www/src/lessons/syllabus.ts';
import { WANTED } from '../lessons.ts';

before(() => {
  engine.initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
});

const begin = ({ rules, position }: Lesson) => new engine.Game(rules, position);
const lessonOf = (id: string) => LESSONS.find((lesson) => lesson.id === id) as Lesson;

function verdictOf(lesson: Lesson, turn: string) {
  const game = begin(lesson);
  game.playTurn(turn);
  return lesson.verdict(game.events(1));
}

for (const lesson of LESSONS) {
  const { turns, other } = WANTED[lesson.id] ?? { turns: [] };
  if (lesson.id === 'end') continue;
  test(`${lesson.id}: ${turns} is what is wanted${other ? `, ${other} is not` : ''}`, () => {
    assert.equal(turns.length, 1);
    assert.equal(verdictOf(lesson, turns[0] ?? ''), 'done');
    if (other) assert.equal(verdictOf(lesson, other), 'missed');
  });
}

test('positions stand as the engine writes them', () => {
  for (const lesson of LESSONS) assert.equal(begin(lesson).state().position, lesson.position);
});

test('the first lesson cannot be missed: every turn of it is one lap', () => {
  const lesson = lessonOf('lap');
  for (const pit of begin(lesson).state().legal) {
    const laps = begin(lesson).playTurn(pit);
    assert.equal(laps.filter(({ type }) => type === 'lap').length, 1);
    assert.equal(verdictOf(lesson, pit), 'done');
  }
});

test('only singles may start in the lesson on them, and one of them is blocked', () => {
  const game = begin(lessonOf('singles'));
  assert.deepEqual(
    game.state().stones.south.filter((stones) => stones > 1),
    [],
  );
  assert.equal(game.why('a1'), 'blocked');
});

test('the endgame: North is left with one start, then with nothing', () => {
  const lesson = lessonOf('end');
  const game = begin(lesson);
  const [first = '', last = ''] = WANTED.end?.turns ?? [];
  game.playTurn(first);
  assert.equal(lesson.verdict(game.events(1)), undefined);
  assert.deepEqual(game.state().legal, ['c3']);
  game.playTurn('c3');
  game.playTurn(last);
  assert.equal(lesson.verdict(game.events(3)), 'done');
  assert.equal(game.state().result, '1-0');
});
