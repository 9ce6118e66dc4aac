/** Text files of any common encoding, as the command line reads them (`src/bin/tsoro/encoding.rs`). Pure. */

/** The text in `bytes`: UTF-16, UTF-8, or what is neither as Windows-1252, of which Latin-1 is a part. */
export function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const marked = first === 0xff && second === 0xfe;
  // A record begins with a letter or a bracket.
  if (marked || (first && second === 0)) return new TextDecoder('utf-16le').decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
