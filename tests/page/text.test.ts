/** Every message the page asks for has words. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { hasText, text } from '../../www/src/text.ts';

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
      ...['full', 'exhausted', 'looking'],
    ],
    reason: ['no-stones', 'no-move', 'repetition', 'resigned'],
    load: ['file', 'old', 'missing', 'mime', 'csp', 'network', 'broken'],
    game: ['tsoro', 'tsoro-1964', 'nsolo', 'nsolo-1913'],
    about: ['tsoro', 'tsoro-1964', 'nsolo', 'nsolo-1913'],
    rule: ['bonus', 'heads', 'takes', 'direction', 'safe-heads', 'repeat'],
    source: ['bonus', 'heads', 'takes', 'direction', 'safe-heads', 'repeat'],
  };
  const ids = Object.entries(families).flatMap(([family, cases]) => cases.map((one) => `${family}-${one}`));
  assert.deepEqual(
    ids.filter((id) => !hasText(id)),
    [],
  );
});

test('a pit is named by place, owner, head, count and use', () => {
  const words = { pit: 'c1', owner: 'mover', row: 'outer', head: 'yes', stones: 4, use: 'start', chosen: 0 };
  assert.equal(text('pit', words), 'c1, your outer row, head, 4 stones, can start');
  assert.equal(
    text('pit', { ...words, owner: 'other', head: 'no', stones: 0, use: 'none' }),
    'c1, the opponent’s outer row, empty',
  );
});
