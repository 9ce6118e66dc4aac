/**
 * Lets Node 20 run TypeScript: `node --import ./scripts/typescript.mjs FILE.ts`. Types are removed, not checked.
 */
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transform } from 'esbuild';
import { wordsModule } from './words.mjs';

if (isMainThread) register(import.meta.url);

const tsconfigRaw = await readFile(new URL('../tsconfig.json', import.meta.url), 'utf8');

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (url.endsWith('.ts')) {
    const file = fileURLToPath(url);
    const { code } = await transform(await readFile(file, 'utf8'), {
      loader: 'ts',
      format: 'esm',
      target: 'node20',
      sourcefile: file,
      sourcemap: 'inline',
      tsconfigRaw,
    });
    return { format: 'module', source: code, shortCircuit: true };
  }
  if (url.endsWith('.ftl')) {
    return { format: 'module', source: wordsModule(await readFile(new URL(url), 'utf8')), shortCircuit: true };
  }
  if (url.endsWith('.css')) return { format: 'module', source: 'export default {};', shortCircuit: true }; // nothing is seen in Node
  return nextLoad(url, context);
}
