/** The parts of the page that its first view does without: when each is fetched, and what is said until it is here or where it cannot be. */
import { ALONE } from '../../engine/source.ts';
import { text } from '../../i18n/text.ts';
import type { Kept, Offline, Updated } from './offline.ts';

/** What tells that somebody is there. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown'];

/** Milliseconds after which nobody waits for the first view any more. */
const QUIET = 3000;

export class LazyParts {
  /** Whether the page is kept for when there is no network; undefined where nothing has to be. */
  kept: Kept | undefined = ALONE ? undefined : 'coming';
  /** Undefined until they are here. */
  offline: Offline | undefined;
  later: typeof import('./deferred.ts') | undefined;

  constructor(private readonly page: Updated & { requestUpdate(): void; readonly updateComplete: Promise<boolean> }) {}

  /** Fetches what every dialog needs at the first touch of the page: printing cannot wait. */
  await(): void {
    for (const touch of TOUCHES) addEventListener(touch, this.touched);
  }

  forget(): void {
    for (const touch of TOUCHES) removeEventListener(touch, this.touched);
  }

  private touched = (): void => {
    this.forget();
    this.prepare();
  };

  /** If it cannot be fetched, it is asked for again with the first dialog. */
  prepare(): void {
    this.fetch().catch(() => {});
  }

  private async fetch(): Promise<void> {
    if (this.later) return;
    this.later = await import('./deferred.ts');
    this.page.requestUpdate();
    await this.page.updateComplete;
  }

  /** Opens a dialog, once there are any. */
  openDialog(open: () => unknown): void {
    void this.open(async () => {
      await this.fetch();
      await open();
    });
  }

  /** Opens what has to be fetched first. */
  async open(open: () => Promise<unknown>): Promise<void> {
    try {
      await open();
      this.page.notices.tell('part');
    } catch {
      await this.missing();
    }
  }

  /** Says that a part cannot be fetched: an update of the site has taken it away, or there is no connection. */
  async missing(): Promise<void> {
    const { notices } = this.page;
    // The service worker answers GET alone, so this asks the server.
    const { ok } = await fetch('./page.js', { method: 'HEAD', cache: 'no-store' }).catch(() => ({ ok: false }));
    if (ok) notices.tell('part', text('part-gone'), { label: text('load-again'), act: () => void this.again() });
    else notices.tell('part', text('part-missing'));
  }

  /** The game is written down after every decision, and found again. */
  private async again(): Promise<void> {
    const { loadAgain } = await import('../../offline/afresh.ts').catch(() => ({ loadAgain: () => location.reload() }));
    await loadAgain();
  }

  /** Keeps the page in the browser, once the first view has come; where that cannot be, it goes on needing the network. */
  keep(): void {
    if (ALONE) return;
    setTimeout(async () => {
      this.kept = 'impossible';
      try {
        if (!navigator.serviceWorker) return; // in a sandboxed frame, to ask is forbidden too
        this.kept = 'refused';
        const { Offline } = await import('./offline.ts');
        this.offline = new Offline(this.page, (kept) => {
          this.kept = kept;
          this.page.requestUpdate();
        });
        await this.offline.begin();
      } catch {
        // not allowed, or not to be fetched
      } finally {
        this.page.requestUpdate(); // the settings say so
      }
    }, QUIET);
  }

  /** Nothing started: the browser may keep something spoilt. */
  async startAfresh(): Promise<void> {
    try {
      const { startAfresh } = await import('../../offline/afresh.ts');
      await startAfresh();
    } catch {
      // the board says what is wrong
    }
  }
}
