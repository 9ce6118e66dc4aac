/**
 * Runs the fuzz targets: `node --import ./scripts/typescript.mjs tests/fuzz/run.ts SECONDS [TARGET] [SEED]`. A case that fails is printed with the
 * seed that makes it again.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type InitOutput, initSync } from 'tsoro';
import { callApi } from './api.ts';
import { openLink } from './links.ts';
import { sendMessage } from './messages.ts';
import { Dice } from './random.ts';
import { readStored } from './stored.ts';

export const TARGETS: Readonly<Record<string, (dice: Dice) => void | Promise<void>>> = {
  api: callApi,
  links: openLink,
  messages: sendMessage,
  stored: readStored,
};

/** The engine may grow by this many bytes: a table or two. */
const MOST_MEMORY = 600e6;

export function load(): InitOutput {
  return initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
}

/** Goes on until `enough`, told how many cases there were, says so; the number of cases. One seed makes the same cases. */
export async function fuzz(target: string, seed: number, enough: (cases: number) => boolean): Promise<number> {
  const dice = new Dice(seed);
  let cases = 0;
  while (!enough(cases)) {
    try {
      await TARGETS[target]?.(dice);
    } catch (error) {
      throw new Error(`${target}, seed ${seed}, case ${cases}`, { cause: error });
    }
    cases++;
  }
  return cases;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , seconds = '60', only, seed = String(Date.now() % 2 ** 31)] = process.argv;
  const { memory } = load();
  for (const target of only ? [only] : Object.keys(TARGETS)) {
    const end = performance.now() + Number(seconds) * 1000;
    const cases = await fuzz(target, Number(seed), () => performance.now() > end);
    const megabytes = memory.buffer.byteLength / 1e6;
    console.log(`${target}: ${cases} cases with seed ${seed}; the engine has ${megabytes.toFixed(0)} MB`);
    if (memory.buffer.byteLength > MOST_MEMORY) throw new Error('the engine grows');
  }
}
