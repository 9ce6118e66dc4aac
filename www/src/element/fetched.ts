/** A record from an address; comes when there is one. */
import words from '../../locales/en-embed.ftl';
import { addWords, text } from '../text.ts';
import { fault } from './fault.ts';

addWords(words);

/** Longer than any record. */
const LONGEST = 1 << 20;

/** @throws `bad-src`, with what is wrong */
export async function recordAt(src: string): Promise<string> {
  const refuse = (reason: string, cause?: unknown) => fault('bad-src', text('src-failed', { src, reason }), cause);
  let response: Response;
  try {
    response = await fetch(new URL(src, document.baseURI));
  } catch (cause) {
    throw refuse(text('src-unreachable'), cause);
  }
  if (!response.ok) throw refuse(text('src-status', { status: String(response.status) }));
  const record = await response.text();
  if (record.length > LONGEST) throw refuse(text('src-long'));
  return record;
}
