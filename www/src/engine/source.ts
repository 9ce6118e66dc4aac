/**
 * Where the engine comes from: beside this script, two files each for the rules alone and for the whole, which has the opponent too and comes
 * when one has to think. In the one-file build `source-inlined.ts` stands in its place.
 */

type Whole = typeof import('tsoro');

/** The engine's two builds. */
export interface Builds {
  readonly rules: Omit<Whole, 'Opponent'>;
  readonly whole: Whole;
}
export type Build = keyof Builds;

/** Told apart from those of another build of ours, which a cache may still hold. */
declare const BUILD: string;

const NAMES: Readonly<Record<Build, string>> = { rules: 'tsoro-rules', whole: 'tsoro' };

const address = (name: string) => new URL(`./${name}?v=${BUILD}`, import.meta.url);
const script = (build: Build) => address(`${NAMES[build]}.js`);
const wasm = (build: Build) => address(`${NAMES[build]}_bg.wasm`);

/** The glue of a build; each `instance` is a module of its own. */
export function glue<B extends Build>(build: B, instance: number): Promise<Builds[B]> {
  const { href } = script(build);
  return import(instance === 0 ? href : `${href}&instance=${instance}`);
}

/** Whether the page is one file, which nothing has to keep. */
export const ALONE = false;

/** What the glue fetches, or is given. */
export const source = wasm;

export async function bytes(build: Build): Promise<ArrayBuffer> {
  const response = await fetch(wasm(build));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.arrayBuffer();
}

/** What has to be served, and what its type must match. */
export const parts = (build: Build): { address: URL; type: RegExp }[] => [
  { address: script(build), type: /javascript/ },
  { address: wasm(build), type: /wasm/ },
];
