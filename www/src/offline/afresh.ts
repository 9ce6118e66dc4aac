/**
 * Loads the page without what the browser keeps of it for when there is no network, since that may be what is wrong. Never where the server does
 * not answer: what is kept is then all there is.
 */
const TRIED = 'tsoro.without-cache';

/** For a page that does not start. Once, until one has started; true if it is about to be loaded again. */
export async function startAfresh(): Promise<boolean> {
  if (!navigator.serviceWorker?.controller || sessionStorage.getItem(TRIED) || !(await serverAnswers())) return false;
  sessionStorage.setItem(TRIED, 'yes');
  await loadAgain();
  return true;
}

/** The page stands: should another not, it may try as well. */
export function hasStarted(): void {
  try {
    sessionStorage.removeItem(TRIED);
  } catch {
    // no storage, and no second try
  }
}

/** Loads the page from the server. */
export async function loadAgain(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration) {
    await registration.unregister();
    for (const name of await caches.keys()) if (name.endsWith(registration.scope)) await caches.delete(name);
  }
  location.reload();
}

/** Asks for what is never kept. */
async function serverAnswers(): Promise<boolean> {
  return fetch('./sw.js', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
