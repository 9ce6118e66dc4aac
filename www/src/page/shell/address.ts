/**
 * The game in the address: a link brings it, and the address follows it, in place of what stood there, so that the back button leads
 * where one came from. It comes when there is a game to tell of.
 */
import words from '../../../locales/en-address.ftl';
import { BadLink, carried, isLink, linkOf, recordIn } from '../../game/link.ts';
import { addWords, text } from '../../i18n/text.ts';

addWords(words);

/** What the address asks of the page. */
export interface Addressed {
  /** The record of the game on the board; empty where nothing was played. */
  record(): string;
  /** Puts another game on the board and shows how it came to its last turn. Rejects where the record cannot be read. */
  open(record: string): Promise<void>;
  /** Says what is wrong with a link; empty once one was opened. */
  complain(notice: string): void;
  /** The `#` part of the address is now that of the game on the board. */
  told(link: string): void;
}

export class Address {
  private told = '';

  constructor(private readonly page: Addressed) {}

  /** Opens the game that the address names, if it is another one than on the board. What cannot be opened is told; the game stays. */
  async open(): Promise<void> {
    const { hash } = location;
    if (!isLink(hash)) return;
    try {
      const record = await recordIn(hash);
      if (record !== carried(this.page.record())) await this.page.open(record);
      this.page.complain('');
    } catch (error) {
      this.page.complain(reasonOf(error));
    }
    this.told = '';
    await this.follow();
  }

  /** Writes the game into the address. */
  async follow(): Promise<void> {
    const record = this.page.record();
    if (record === this.told) return;
    this.told = record;
    const link = record === '' ? '' : await linkOf(record);
    if (record !== this.told || (location.hash !== '' && !isLink(location.hash))) return;
    write(link);
    this.page.told(location.hash);
  }
}

/** Whether others can open the page's address, at least on this device: not that of a file, or of a document without one. */
export const hasAddress = (): boolean => /^https?:$/.test(location.protocol);

/** Whether it leads nowhere but here. */
export const isLocal = (): boolean => /^(localhost|.*\.localhost|127\..*|\[::1\])$/.test(location.hostname);

/** The address of the game, to send to somebody. */
export async function fullLink(record: string): Promise<string> {
  return location.href.replace(/#.*$/, '') + (await linkOf(record));
}

function reasonOf(error: unknown): string {
  if (error instanceof BadLink) return text(`link-${error.code}`);
  return text('link-refused', { reason: error instanceof Error ? error.message : String(error) });
}

function write(link: string): void {
  if (location.hash === link) return;
  try {
    history.replaceState(history.state, '', location.pathname + location.search + link);
  } catch {
    // Safari allows a hundred in half a minute, and some frames none: the next one will do
  }
}
