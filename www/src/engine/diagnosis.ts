/** Why the engine does not load, with the words for it; fetched when it does not. */
import words from '../../locales/en-faults.ftl';
import { addWords } from '../i18n/text.ts';
import type { LoadFault } from './errors.ts';
import { isOld, servedFault } from './served.ts';
import { type Build, parts } from './source.ts';

addWords(words);

export async function diagnosed(build: Build, cause: unknown): Promise<LoadFault> {
  if (forbidden(cause)) return 'csp';
  for (const { address, type } of parts(build)) {
    if (address.protocol === 'file:') return 'file';
    const fault = await servedFault(address, type);
    if (fault) return fault;
  }
  if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError) return 'broken';
  return isOld() ? 'old' : 'damaged';
}

function forbidden(cause: unknown): boolean {
  return cause instanceof Error && /content security|CSP|unsafe-eval/i.test(cause.message);
}
