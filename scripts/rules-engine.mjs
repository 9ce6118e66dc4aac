/** The engine without the opponent, `tsoro-rules.js` and `tsoro-rules_bg.wasm`: all that the first view needs. Trunk builds the whole one. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { completeGlue } from './glue.mjs';

const TARGET = 'wasm32-unknown-unknown';
const run = promisify(execFile);

/** @param {{ outdir: string, release: boolean }} options @returns {Promise<string[]>} its files */
export async function rulesEngine({ outdir, release }) {
  const profile = release ? ['--release'] : [];
  await run('cargo', ['build', '--locked', '--lib', '--features', 'js-rules', '--target', TARGET, ...profile]);
  const target = process.env.CARGO_TARGET_DIR ?? 'target';
  const built = `${target}/${TARGET}/${release ? 'release' : 'debug'}/tsoro.wasm`;
  const bindgen = ['--target', 'web', '--no-typescript', '--out-name', 'tsoro-rules', '--out-dir', outdir, built];
  await run('wasm-bindgen', bindgen);
  const [glue, wasm] = [join(outdir, 'tsoro-rules.js'), join(outdir, 'tsoro-rules_bg.wasm')];
  if (release) await run('wasm-opt', ['-O4', '--strip-producers', '--strip-target-features', wasm, '-o', wasm]);
  await completeGlue(glue);
  return [glue, wasm];
}
