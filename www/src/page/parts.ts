/** The parts of the page that its first view does without: when each is fetched, and what is said until it is here or where it cannot be. */
import { ALONE } from '../supply.ts';
import { text } from '../text.ts';
import type { Offline, Updated } from './offline.ts';

/** What tells that somebody is there. */
const TOUCHES = ['pointermove', 'pointerdown', 'keydown'];

/** Milliseconds after which nobody waits for the first view any more. */
const QUIET = 3000;

export class Parts {
  /** Undefined until they are here. */
  offline: Offline | undefined;
  later: typeof import('./later.ts') | undefined;

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
    this.later = await import('./later.ts');
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
      this.page.notices.tell('part', text('part-missing'));
    }
  }

  /** Keeps the page in the browser, once the first view has come; where that cannot be, it goes on needing the network. */
  keep(): void {
    if (ALONE) return;
    setTimeout(async () => {
      try {
        if (!navigator.serviceWorker) return; // in a sandboxed frame, to ask is forbidden too
        const { Offline } = await import('./offline.ts');
        this.offline = new Offline(this.page);
        await this.offline.begin();
      } catch {
        // not allowed, or not to be fetched
      }
    }, QUIET);
  }
}
