/** How a file of ours is served, and whether this browser can run it. */

/** What is wrong with it, if anything; `type` is what its type must match. */
export async function servedFault(
  address: URL | string,
  type: RegExp,
): Promise<'missing' | 'network' | 'foreign' | 'mime' | undefined> {
  try {
    const response = await fetch(address);
    if (!response.ok) return response.status === 404 || response.status === 410 ? 'missing' : 'network';
    return type.test(response.headers.get('content-type') ?? '') ? undefined : 'mime';
  } catch {
    return new URL(address, location.href).origin === location.origin ? 'network' : 'foreign';
  }
}

/** A module that needs SIMD. */
const SIMD = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];

/** Whether the browser is older than what the game is made for, which `docs/embed.md` and README name. */
export function isOld(): boolean {
  const engine = typeof WebAssembly === 'object' && WebAssembly.validate(new Uint8Array(SIMD));
  return !engine || !('noModule' in HTMLScriptElement.prototype) || !('DecompressionStream' in window);
}
