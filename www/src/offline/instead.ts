/** What a reader sees where neither the browser nor the server has what the page begins with: why, in words that need no other file. */

/** The message `load-network` by language. The bundler takes it from the locales. */
declare const WORDS: Readonly<Record<string, string>>;

const [language, words] =
  navigator.languages
    .map((tag) => tag.replace(/-.*/, ''))
    .flatMap((tag) => (WORDS[tag] ? [[tag, WORDS[tag]] as const] : []))[0] ?? (['en', WORDS.en ?? ''] as const);

/** In place of a file that cannot be had; undefined for those that the page can say itself that it lacks. */
export async function insteadOf(request: Request): Promise<Response | undefined> {
  if (request.mode === 'navigate') {
    // Another version than the one that was kept is better than none.
    const newer = await fetch(request.url, { cache: 'reload' }).catch(() => undefined);
    return newer?.ok ? newer : answer(page(), 'text/html');
  }
  return /\/(start|faults)\.js$/.test(new URL(request.url).pathname) ? answer(script(), 'text/javascript') : undefined;
}

const answer = (body: string, type: string) =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' } });

const page =
  () => `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Tsoro</title><h1>Tsoro</h1><p>${words}</p>`;

/** Says it where the page says that it is coming. */
const script = () => `(function say() {
  var line = document.querySelector('.unstarted p');
  if (line) line.textContent = ${JSON.stringify(words)};
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', say);
})();`;
