/**
 * A whole game as the `#` part of an address, `#g1=…`, and back. Start at `linkOf` and `recordIn`. No DOM.
 * What stands there is the game's record without what a link can do without, compressed and with a checksum (zlib), as base64url.
 */
import { LONGEST_RECORD } from './limit.ts';

/** Why a link cannot be opened: it is of a later version than this page knows, or not whole any more. */
export class BadLink extends Error {
  constructor(readonly code: 'newer' | 'damaged') {
    super(`the link is ${code}`);
    this.name = 'BadLink';
  }
}

const FORM = /^#g(\d+)=([\w-]*)/;
/** Bytes that are unpacked at a time. Each may become a thousand, which are all there before they can be counted. */
const PIECE = 256;
/** Tags that travel: they set the game up or say who plays. */
const TRAVELS = /^\[(?:Rules|Position|South|North) /;

/** The game as the `#` part of an address. */
export async function linkOf(record: string): Promise<string> {
  const packed = await throughStream(new TextEncoder().encode(carried(record)), new CompressionStream('deflate'));
  return `#g1=${btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}`;
}

/** Whether the `#` part of an address is meant as a game. */
export function isLink(hash: string): boolean {
  return FORM.test(plain(hash));
}

/**
 * The `#` part of an address as it was made: mail and chat programs write its signs as `%3D` or `=3D`, some twice over, and break it into lines.
 * What they leave behind it, such as a bracket, is no part of its form.
 */
function plain(hash: string): string {
  return hash
    .replace(/%(?:25)*([2-7][\dA-F])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/%(?:25)*[\dA-F]{2}|[^!-~]/gi, '')
    .replace(/^(#g\d+=)3D/, '$1');
}

/** The record in the `#` part of an address, up to `LONGEST_RECORD`; whether its turns can be played is for the engine to say. @throws BadLink */
export async function recordIn(hash: string): Promise<string> {
  const [, version, packed = ''] = FORM.exec(plain(hash)) ?? [];
  if (version !== '1') throw new BadLink(version === undefined ? 'damaged' : 'newer');
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const record = await throughStream(bytes, new DecompressionStream('deflate'));
    return new TextDecoder('utf-8', { fatal: true }).decode(record);
  } catch {
    // Asterisks and underscores set links in italics.
    if (/[^-_][-_]{1,3}$/.test(packed)) return recordIn(`#g1=${packed.slice(0, -1)}`);
    throw new BadLink('damaged');
  }
}

/** What a link carries of a record as the engine writes it: all without comments, numbers of turns and the tags that stay at home. */
export function carried(record: string): string {
  const lines = record.split('\n');
  const found = lines.findIndex((line) => !/^(?:\[|\s*$)/.test(line));
  const begins = found < 0 ? lines.length : found;
  const tags = lines.slice(0, begins).filter((tag) => TRAVELS.test(tag));
  const played = lines
    .slice(begins)
    .join(' ')
    .replace(/\{[^}]*\}/g, ' ')
    .split(/\s+/)
    .filter((word) => word && !/^\d+\.+$/.test(word));
  return `${tags.join('\n')}\n\n${played.join(' ')}`;
}

async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of iterate(inPieces(bytes).pipeThrough(stream))) {
    parts.push(part);
    length += part.length;
    if (length > LONGEST_RECORD) throw new RangeError('too long');
  }
  const whole = new Uint8Array(length);
  parts.reduce((at, part) => {
    whole.set(part, at);
    return at + part.length;
  }, 0);
  return whole;
}

/** `bytes` a piece at a time, each when it is asked for. */
function inPieces(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream(
    {
      pull: (stream) => {
        if (at >= bytes.length) return stream.close();
        stream.enqueue(bytes.subarray(at, at + PIECE));
        at += PIECE;
      },
    },
    { highWaterMark: 0 },
  );
}

/** What Safari's streams cannot do themselves. Ended early, the stream is given up. */
async function* iterate(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read())
      if (value) yield value;
  } finally {
    await reader.cancel();
  }
}
