/** Without network: keeps the page in the browser, and offers a new version between games. Comes once the page stands. */
import words from '../../../locales/en-offline.ftl';
import { workerAddress } from '../../engine/trusted-types.ts';
import { addWords, text } from '../../i18n/text.ts';
import { hasStarted } from '../../offline/afresh.ts';
import type { Asked, Told } from '../../offline/worker-messages.ts';
import type { Notices } from './notices.ts';

addWords(words);

/** Hours between two looks for a new version, on a page that stays open. */
const BETWEEN = 6;

/**
 * Whether the page is kept. Not, where the browser keeps none from here (`impossible`), or the worker's script is `refused`, or a file could not be
 * had as it should be (`failed`); `old`: that was one of a new version, and this one stays.
 */
export type Kept = 'coming' | 'yes' | 'old' | 'impossible' | 'refused' | 'failed';

/** What a new version needs of the page. */
export interface Updated {
  /** Whether a game is under way, which an offer would disturb. */
  readonly busy: boolean;
  readonly notices: Notices;
}

export class Offline {
  private waiting: ServiceWorker | null = null;
  /** It was asked to take over. */
  private wanted = false;
  private offered = false;

  constructor(
    private readonly page: Updated,
    private readonly keeps: (kept: Kept) => void,
  ) {}

  async begin(): Promise<void> {
    hasStarted();
    // What makes it installable can wait too.
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel: 'manifest',
        href: './manifest.webmanifest',
        crossOrigin: 'use-credentials', // or it does not come from behind a login
      }),
    );
    const { serviceWorker } = navigator;
    const address = workerAddress(new URL('./sw.js', document.baseURI).href);
    const registration = await serviceWorker.register(address, { updateViaCache: 'none' });
    serviceWorker.addEventListener('controllerchange', () => {
      if (this.wanted) location.reload();
    });
    serviceWorker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data === 'others') this.offer(text('offline-others'));
    });
    this.keeps(registration.active ? 'yes' : 'coming');
    const installs = () => this.follow(registration.installing, registration);
    registration.addEventListener('updatefound', installs);
    installs();
    this.came(registration.waiting);
    serviceWorker.controller?.postMessage('mend' satisfies Asked);
    setInterval(() => void registration.update().catch(() => {}), BETWEEN * 3_600_000);
  }

  /** Another moment at which a new version may be offered. */
  check(): void {
    if (!this.waiting || this.offered || this.page.busy) return;
    this.offered = true;
    this.offer(text('offline-new'));
  }

  private offer(words: string): void {
    this.page.notices.tell('version', words, { label: text('offline-load'), act: () => this.take() });
  }

  private take(): void {
    this.wanted = true;
    this.page.notices.tell('version', text('offline-coming'));
    // Workers change once the old one has nothing to do: mending over a slow line would keep the new one waiting.
    navigator.serviceWorker.controller?.postMessage('rest' satisfies Asked);
    this.waiting?.postMessage('take-over' satisfies Asked);
  }

  private follow(worker: ServiceWorker | null, registration: ServiceWorkerRegistration): void {
    let installed = false;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') {
        installed = true;
        this.keeps('yes');
        this.came(worker);
      }
      if (worker.state === 'redundant' && !installed) this.keeps(registration.active ? 'old' : 'failed');
    });
  }

  /** The first worker of all is no new version. */
  private came(worker: ServiceWorker | null): void {
    if (!worker || !navigator.serviceWorker.controller) return;
    this.waiting = worker;
    this.offered = false;
    this.check();
  }
}
