/** How a file of ours is served. */

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
