/** The README's JavaScript example runs as it stands. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);

test('the JavaScript example of the README runs in Node', async () => {
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  const example = readme.match(/```js\n([\s\S]*?)```/)?.[1] ?? assert.fail('the README has an example');
  mkdirSync(new URL('build/', root), { recursive: true });
  const file = new URL('build/readme.mjs', root);
  writeFileSync(file, `${example.replaceAll("'./tsoro", "'../dist/tsoro")}\nexport default game.why('a3');\n`);
  assert.equal((await import(file.href)).default, 'empty');
});
