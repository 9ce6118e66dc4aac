/**
 * `tsoro-board.js`, for any site: one module script that fetches the element when the first `<tsoro-board>` comes near the screen. Until then a
 * board is what stands between its tags.
 */
const WAITING = 'tsoro-board:not(:defined)';

const waiting = new IntersectionObserver(
  (entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) void come();
  },
  { rootMargin: '100%' },
);
const added = new MutationObserver(find);

const sheet = new CSSStyleSheet();
sheet.replaceSync(`${WAITING} { display: block; min-height: 20rem; overflow: auto; }`);
document.adoptedStyleSheets.push(sheet);
added.observe(document, { childList: true, subtree: true });
find();

function find(): void {
  for (const board of document.querySelectorAll(WAITING)) waiting.observe(board);
}

async function come(): Promise<void> {
  waiting.disconnect();
  added.disconnect();
  const { define } = await import('./define.ts');
  define(new URL('./', import.meta.url).href);
}
