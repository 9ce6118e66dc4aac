/** The engine inside the script, whole, for the one-file build: nothing is fetched. The bundler makes what the two imports bring. */
import newGlue from 'tsoro?glue';
import packed from 'tsoro?wasm';

export async function glue(): Promise<typeof import('tsoro')> {
  return newGlue();
}

export const ALONE = true;

export const source = bytes;

export async function bytes(): Promise<ArrayBuffer> {
  const zipped = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([zipped]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

/** Nothing can be missing. */
export const parts = (): { address: URL; type: RegExp }[] => [];
