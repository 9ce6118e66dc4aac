/** An engine that dies when it is told to, as a panic in wasm kills an instance: from then on every call into it throws. */
import type { Page } from 'puppeteer-core';

interface Mortal {
  /** The exported function to die in, and how many calls of it still go well. */
  dying: { at: string; after: number } | undefined;
  instances: number;
}

declare global {
  interface Window {
    mortal: Mortal;
  }
}

/** For `prepare` of a visit. */
export const mortal = (page: Page): Promise<unknown> => page.evaluateOnNewDocument(makeMortal);

export const dieAt = (page: Page, at: string, after = 0): Promise<void> =>
  page.evaluate(
    (at, after) => {
      window.mortal.dying = { at, after };
    },
    at,
    after,
  );

export const instances = (page: Page): Promise<number> => page.evaluate(() => window.mortal.instances);

/** Runs in the page. */
function makeMortal(): void {
  window.mortal = { dying: undefined, instances: 0 };
  const { instantiate, instantiateStreaming } = WebAssembly;
  type Source = WebAssembly.WebAssemblyInstantiatedSource;

  const due = (name: string): boolean => {
    const { dying } = window.mortal;
    if (dying?.at !== name || dying.after-- > 0) return false;
    window.mortal.dying = undefined;
    return true;
  };
  const wrapped = ({ module, instance }: Source): Source => {
    window.mortal.instances++;
    let dead = false;
    const exports = Object.entries(instance.exports).map(([name, value]) => {
      if (typeof value !== 'function') return [name, value];
      const call = (...given: unknown[]) => {
        dead ||= due(name);
        if (dead) throw new WebAssembly.RuntimeError('unreachable');
        return value(...given);
      };
      return [name, call];
    });
    return { module, instance: { exports: Object.fromEntries(exports) } };
  };
  const made = async (...given: [BufferSource, WebAssembly.Imports]) => wrapped(await instantiate(...given));
  WebAssembly.instantiate = made as typeof instantiate;
  WebAssembly.instantiateStreaming = async (...given) => wrapped(await instantiateStreaming(...given));
}
