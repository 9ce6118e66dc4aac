import assert from 'node:assert/strict';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { test } from 'node:test';
import { budget, firstLoad, table } from '../../scripts/size.mjs';

test('the first load stays within its budget', async () => {
  const parts = await firstLoad();
  console.log(table(parts));
  const engine = parts.find(({ path }) => path.endsWith('.wasm')) ?? assert.fail('the engine is loaded');
  assert.ok(engine.gzip <= budget.engine, `the engine, ${engine.gzip} bytes, has ${budget.engine}`);
  assert.ok(parts.reduce((sum, { gzip }) => sum + gzip, 0) <= budget.firstLoad);
});

test('the one-file build stays within its budget', async () => {
  const { size } = await stat(new URL('../../dist/tsoro.html', import.meta.url));
  assert.ok(size <= budget.single, `it has ${size} bytes of ${budget.single}`);
});

test('the engine does not tell in whose folders it was built', async () => {
  const engine = await readFile(new URL('../../dist/tsoro_bg.wasm', import.meta.url));
  assert.ok(!engine.includes(`${homedir()}/`));
});
