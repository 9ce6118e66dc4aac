/** Where the engine comes from: two files beside this script. In the one-file build `supply-inlined.ts` stands in its place. */

/** Told apart from those of another build, which a cache may still hold. */
declare const BUILD: string;

const address = (name: string) => new URL(`./${name}?v=${BUILD}`, import.meta.url);
const script = () => address('tsoro.js');
const wasm = () => address('tsoro_bg.wasm');

/** The engine's glue, evaluated anew for each `instance`. */
export function glue(instance: number): Promise<typeof import('tsoro')> {
  return import(instance === 0 ? script().href : `${script().href}&instance=${instance}`);
}

/** Whether the page is one file, which nothing has to keep. */
export const ALONE = false;

/** What the glue fetches, or is given. */
export const source = wasm;

export async function bytes(): Promise<ArrayBuffer> {
  const response = await fetch(wasm());
  return response.arrayBuffer();
}

/** What has to be served, and what its type must match. */
export const parts = (): { address: URL; type: RegExp }[] => [
  { address: script(), type: /javascript/ },
  { address: wasm(), type: /wasm/ },
];
