/**
 * The service worker, `sw.js`: keeps all of the page, so that it works without network. A new one keeps its files beside the old and waits until no
 * page is open, or the only one asks for it, so that no page is ever half old. A file that the browser has lost or spoilt is fetched again when
 * it is asked for, and all of them in the background (`mend`).
 */
import { cacheNames } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, getCacheKeyForURL, precacheAndRoute } from 'workbox-precaching';
import { insteadOf } from './instead.ts';
import type { Asked, Told } from './worker-messages.ts';

/** Every file of the page. The bundler makes the list. */
declare const FILES: readonly Kept[];

interface Kept {
  readonly url: string;
  readonly revision: string;
  readonly integrity: string;
}

interface Scope {
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly { readonly url: string }[]>;
  };
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'message', hear: (event: Message) => void): void;
}

interface Message {
  readonly data: Asked;
  readonly source: { postMessage(told: Told): void } | null;
  waitUntil(work: Promise<unknown>): void;
}

const scope = self as unknown as Scope;

// Parameters say what the page shows, not what it is.
precacheAndRoute([...FILES], { ignoreURLParametersMatching: [/./] });
cleanupOutdatedCaches();

/** By the address that each is kept under. */
const kept = new Map(FILES.map((file) => [getCacheKeyForURL(file.url) ?? file.url, file]));

addPlugins([
  {
    // Left out, a response is fetched, and kept in place of what was there.
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      const file = kept.get(request.url);
      return cachedResponse && (!file || (await isIntact(cachedResponse, file))) ? cachedResponse : undefined;
    },
    handlerDidError: async ({ request }) => insteadOf(request),
  },
]);

let mending = new AbortController();

scope.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(takeOver(event));
  if (event.data === 'mend') event.waitUntil(mend());
  if (event.data === 'rest') mending.abort();
});

/** Other pages would find their parts gone. */
async function takeOver({ source }: Message): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = open.filter(({ url }) => url.startsWith(scope.registration.scope));
  if (pages.length > 1) source?.postMessage('others');
  else await scope.skipWaiting();
}

/** Until it is told to rest, or to begin anew. */
async function mend(): Promise<void> {
  mending.abort();
  mending = new AbortController();
  const { signal } = mending;
  const cache = await caches.open(cacheNames.precache);
  for (const [key, file] of kept) {
    if (signal.aborted) return;
    const there = await cache.match(key);
    if (there && (await isIntact(there, file))) continue;
    const { url, integrity } = file;
    const fresh = await fetch(url, { integrity, cache: 'reload', signal }).catch(() => undefined);
    if (fresh?.ok) await cache.put(key, fresh);
  }
}

/** What a browser refuses to run if it comes as anything else. */
const TYPES: readonly [name: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.html$/, /html/],
];

/** Whether a response is what was installed, to the last byte. */
async function isIntact(response: Response, { url, integrity }: Kept): Promise<boolean> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.ok || TYPES.some(([name, right]) => name.test(url) && !right.test(type))) return false;
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}` === integrity;
}
