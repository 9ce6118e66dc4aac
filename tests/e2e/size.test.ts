import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { budget, firstLoad, table } from '../../scripts/size.mjs';

test('the first load stays within its budget', async () => {
  const parts = await firstLoad();
  console.log(table(parts));
  const engines = parts.filter(({ path }) => path.endsWith('.wasm'));
  assert.deepEqual(
    engines.map(({ path }) => path),
    ['tsoro-rules_bg.wasm'],
  );
  const [{ gzip } = { gzip: 0 }] = engines;
  assert.ok(gzip <= budget.rules, `the rules, ${gzip} bytes, have ${budget.rules}`);
  assert.ok(parts.reduce((sum, { gzip }) => sum + gzip, 0) <= budget.firstLoad);
});

test('the one-file build stays within its budget', async () => {
  const { size } = await stat(new URL('../../dist/tsoro.html', import.meta.url));
  assert.ok(size <= budget.single, `it has ${size} bytes of ${budget.single}`);
});

const engine = (name: string) => readFile(new URL(`../../dist/${name}`, import.meta.url));

test('the whole engine stays within its budget', async () => {
  const size = gzipSync(await engine('tsoro_bg.wasm'), { level: 9 }).length;
  assert.ok(size <= budget.engine, `it has ${size} bytes of ${budget.engine}`);
});

test('no engine tells in whose folders it was built', async () => {
  for (const name of ['tsoro_bg.wasm', 'tsoro-rules_bg.wasm'])
    assert.ok(!(await engine(name)).includes(`${homedir()}/`), name);
});
