/** Names of files, which Windows takes as well: those that the page saves, those of the site, and those in the repository. */
import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { fileName } from '../../www/src/page/share/download.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is wrong with a name, if anything is. */
function fault(name: string): string | undefined {
  if (/[<>:"/\\|?*\p{Cc}\p{Cf}]/u.test(name)) return 'a character that is not allowed';
  if (/[. ]$/.test(name)) return 'a dot or a space at its end';
  if (/^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(\.|$)/i.test(name)) return 'the name of a device';
  return name.length > 100 ? 'too long' : undefined;
}

test('what Windows refuses is known here', () => {
  for (const name of [
    'CON',
    'nul.txt',
    'Com1.tsoro',
    'a.',
    'a ',
    'a:b',
    'a?',
    'a/b',
    'a\\b',
    'a\u202Eb',
    'a\nb',
    'x'.repeat(101),
  ])
    assert.ok(fault(name), name);
  for (const name of ['console.txt', 'a.b', 'common', '.gitignore']) assert.equal(fault(name), undefined, name);
});

test('what the page saves has a name for every system, whatever the day', () => {
  for (const day of [new Date(0), new Date(), new Date('0001-01-01'), new Date('+012026-12-31')])
    for (const kind of ['tsoro', 'svg', 'png', 'txt']) {
      const name = fileName(kind, day);
      assert.equal(fault(name), undefined, name);
      assert.match(name, /^[\w.+-]+$/);
      assert.ok(name.endsWith(`.${kind}`));
    }
});

test('a file is named after the day it is where the reader is', (t) => {
  const { TZ } = process.env;
  t.after(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  const halfPastMidnight = new Date('2026-03-04T22:30:00Z');
  for (const [place, name] of [
    ['Africa/Harare', 'tsoro-2026-03-05.svg'],
    ['UTC', 'tsoro-2026-03-04.svg'],
    ['America/Lima', 'tsoro-2026-03-04.svg'],
  ]) {
    process.env.TZ = place;
    assert.equal(fileName('svg', halfPastMidnight), name, place);
  }
});

test('the site and the repository can be copied to Windows', async () => {
  for (const folder of ['dist', 'docs', 'fuzz/seeds', 'npm', 'scripts', 'src', 'tests', 'www']) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const seen = new Map<string, string>();
    for (const { name, parentPath } of entries.filter(({ parentPath }) => !parentPath.includes('node_modules'))) {
      assert.equal(fault(name), undefined, join(parentPath, name));
      const path = join(parentPath, name);
      assert.equal(seen.get(path.toLowerCase()), undefined, `${path} differs from another by its case alone`);
      seen.set(path.toLowerCase(), path);
    }
  }
});
