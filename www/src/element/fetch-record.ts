/** Fetches the record that the attribute `src` names: at most as much as a record may have, and not for ever. */
import words from '../../locales/en-embed.ftl';
import { fault } from '../engine/errors.ts';
import { LONGEST_RECORD } from '../game/limit.ts';
import { addWords, text } from '../i18n/text.ts';
import { decoded } from './decoded.ts';

addWords(words);

/** Milliseconds within which the whole record has to arrive. */
const PATIENCE = 20_000;

/** Ends early when `left` is aborted. @throws `bad-src`, with what is wrong */
export async function recordAt(src: string, left: AbortSignal): Promise<string> {
  const fetching = new AbortController();
  const slow = setTimeout(() => fetching.abort('src-slow'), PATIENCE);
  left.addEventListener('abort', () => fetching.abort());
  try {
    const response = await fetch(new URL(src, document.baseURI), { signal: fetching.signal });
    if (!response.ok) throw refusal(src, text('src-status', { status: String(response.status) }));
    const bytes = await bytesOf(response);
    const record = bytes && textIn(bytes, response.headers.get('content-type') ?? '');
    if (record === undefined) throw refusal(src, text(bytes ? 'src-text' : 'src-long'));
    return record;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'bad-src') throw error;
    const why = fetching.signal.reason === 'src-slow' ? 'src-slow' : 'src-unreachable';
    throw refusal(src, text(why), error);
  } finally {
    clearTimeout(slow);
    fetching.abort(); // what is still to come is not wanted
  }
}

const refusal = (src: string, reason: string, cause?: unknown) =>
  fault('bad-src', text('src-failed', { src, reason }), cause);

/** Undefined if there are more than a record may have: the rest is not read. */
async function bytesOf({ body, headers }: Response): Promise<Uint8Array | undefined> {
  if (Number(headers.get('content-length')) > LONGEST_RECORD) return undefined;
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > LONGEST_RECORD) return undefined;
    parts.push(part.value);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Undefined if it is no text. In the encoding that the server names, or else in the one that the bytes look like. */
function textIn(bytes: Uint8Array, type: string): string | undefined {
  if (/^(image|audio|video|font)\//i.test(type)) return undefined;
  const named = /charset="?([^\s;"]+)/i.exec(type)?.[1];
  try {
    return named ? new TextDecoder(named, { fatal: true }).decode(bytes) : decoded(bytes);
  } catch {
    return decoded(bytes); // many servers name an encoding for all files alike
  }
}
