/** Every message the page asks for has words. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { addWords, hasText, text } from '../../www/src/i18n/text.ts';
import { LESSONS } from '../../www/src/lessons/syllabus.ts';

const locales = fileURLToPath(new URL('../../www/locales', import.meta.url));
for (const file of readdirSync(locales).filter((file) => file.startsWith('en-')))
  addWords((await import(`${locales}/${file}`)).default);

const root = fileURLToPath(new URL('../../www/src', import.meta.url));
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(`${root}/${path}`, 'utf8'))
  .join('\n');

test('all messages named in the sources exist', () => {
  const named = [...sources.matchAll(/\btext\(\s*'([\w-]+)'/g)].map(([, id]) => id ?? '');
  assert.ok(named.length > 40);
  assert.deepEqual(
    named.filter((id) => !hasText(id)),
    [],
  );
});

test('messages whose names are put together exist for every case', () => {
  const families: Record<string, string[]> = {
    why: [
      ...['few', 'blocked', 'endless', 'safe-head', 'empty', 'not-yours', 'yours', 'head', 'over'],
      ...['full', 'exhausted', 'looking', 'thinking', 'confirm'],
    ],
    thinking: ['start', 'head', 'bonus'],
    coach: ['goal', 'loss', 'foresee', 'capture', 'head', 'hint', 'lessons'],
    lesson: LESSONS.flatMap(({ id }) => ['title', 'task', 'done', 'missed'].flatMap((part) => [id, `${id}-${part}`])),
    hint: ['start', 'go-on', 'stop', 'takes'],
    reason: ['no-stones', 'no-move', 'repetition', 'resigned'],
    link: ['newer', 'damaged', 'refused', 'copied'],
    record: ['copied', 'refused', 'large', 'unread'],
    load: ['file', 'old', 'missing', 'mime', 'csp', 'network', 'foreign', 'broken'],
    game: ['tsoro', 'tsoro-1964', 'nsolo', 'nsolo-1913'],
    about: ['tsoro', 'tsoro-1964', 'nsolo', 'nsolo-1913'],
    rule: ['bonus', 'heads', 'takes', 'direction', 'safe-heads', 'repeat'],
    how: ['goal', 'start', 'relay', 'heads', 'capture', 'bonus', 'singles'],
    source: [
      ...['bonus', 'heads', 'takes', 'direction', 'safe-heads', 'repeat'],
      ...['matthews', 'sanderson', 'world'],
    ],
    board: ['earth', 'wood', 'paper'],
    counters: ['pebbles', 'seeds', 'caps'],
    keys: [
      ...['walk', 'ends', 'rows', 'next', 'choose', 'back', 'pit', 'row', 'board', 'turn', 'hint', 'undo'],
      ...['turns', 'stones', 'film'],
    ],
    story: ['family', 'played', 'matthews', 'ngoni', 'villages'].flatMap((part) => [part, `${part}-source`]),
    word: ['gomba', 'matombo', 'musoro', 'lap', 'tsoro', 'fuva', 'nsolo'].flatMap((word) => [word, `${word}-means`]),
    sign: ['start', 'plus', 'minus', 'x', 'stones'].flatMap((sign) => [sign, `${sign}-means`]),
  };
  const ids = Object.entries(families).flatMap(([family, cases]) => cases.map((one) => `${family}-${one}`));
  assert.deepEqual(
    ids.filter((id) => !hasText(id)),
    [],
  );
});

test('how to play follows the rules of the game', () => {
  const bonus = (value: number | string) => text('how-bonus', { bonus: value, safe: 'no' });
  assert.match(bonus(0), /no bonus/);
  assert.match(bonus(1), /one more pit /);
  assert.match(bonus(3), /up to 3 more pits/);
  assert.match(bonus('equal'), /as many single stones/);
  assert.match(text('how-bonus', { bonus: 2, safe: 'yes' }), /up to 2 more pits of your opponent’s\. Heads are safe/);
  assert.match(text('how-heads', { heads: 1 }), /^The dashed ring marks a head/);
  assert.match(text('how-heads', { heads: 2 }), /^The dashed rings mark the heads/);
  assert.doesNotMatch(text('how-capture', { takes: 'inner' }), /behind/);
  assert.match(text('how-capture', { takes: 'column' }), /facing it and those in the pit behind/);
  assert.match(text('how-start', { direction: 'cw' }), /rows, clockwise/);
  assert.match(text('how-rulings', { repeat: 'draw' }), /a second time is a draw/);
});

test('a pit is named by place, owner, head, count and use', () => {
  const words = { pit: 'c1', owner: 'mover', row: 'outer', head: 'yes', stones: 4, use: 'start', chosen: 0 };
  assert.equal(text('pit', words), 'c1, your outer row, head, 4 stones, can start');
  assert.equal(
    text('pit', { ...words, owner: 'other', head: 'no', stones: 0, use: 'none' }),
    'c1, the opponent’s outer row, empty',
  );
});
