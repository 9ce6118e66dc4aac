/**
 * A kiosk for weeks, in minutes: `node scripts/soak.mjs [RESETS]`. Demonstration games are played to their end, somebody comes and goes away, the
 * board is set anew. Memory, nodes and listeners must stay flat.
 */
import { fileURLToPath } from 'node:url';
import { launch } from './browsers.mjs';
import { serve } from './serve.mjs';

const RESETS = Number(process.argv[2] ?? 500);
/** How much faster than others the page's clock is. */
const HASTE = 50;
/** The first so many fill what is filled once. */
const WARM = Math.min(100, RESETS / 5);
const site = await serve({ root: fileURLToPath(new URL('../dist', import.meta.url)) });
const browser = await launch();
const page = await browser.newPage();
const session = await page.createCDPSession();
await session.send('Performance.enable');
// A demonstration lets each turn stand, however fast its stones are; nobody reads this one.
await page.evaluateOnNewDocument((haste) => {
  const later = window.setTimeout;
  const hasty = (/** @type {() => void} */ act, delay = 0) => later(act, delay / haste);
  Object.assign(window, { setTimeout: hasty });
}, HASTE);
await page.goto(`${site.url}embed.html?rules=tsoro+width%3D3&speed=instant&kiosk=0.4&north=computer:1`);
await page.evaluate(() => {
  const board = document.querySelector('tsoro-board');
  const counts = { demonstrations: 0, resets: 0, errors: 0 };
  const attendance = () => /** @type {HTMLElement} */ (board).dataset.attendance;
  board?.addEventListener('tsoro-error', () => counts.errors++);
  board?.addEventListener('tsoro-over', () => {
    if (attendance() !== 'inviting') return;
    counts.demonstrations++;
    setTimeout(() => /** @type {HTMLElement | null} */ (board.shadowRoot?.querySelector('.anywhere'))?.click());
  });
  let before = attendance();
  setInterval(() => {
    const now = attendance();
    if (now === 'inviting' && before !== 'inviting') counts.resets++;
    before = now;
  }, 20);
  Object.assign(window, { counts });
});

const counts = () =>
  page.evaluate(
    () =>
      /** @type {{ counts: { demonstrations: number, resets: number, errors: number } }} */ (
        /** @type {unknown} */ (window)
      ).counts,
  );

async function sample() {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (/** @type {string} */ wanted) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** @type {Awaited<ReturnType<typeof sample>> | undefined} */
let first;
for (let next = WARM, done = 0; done < RESETS; ) {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { demonstrations, resets, errors } = await counts();
  done = Math.min(resets, demonstrations * 2);
  if (resets < next) continue;
  next += 50;
  const now = await sample();
  first ??= now;
  console.log(
    `${resets} resets, ${demonstrations} demonstrations, ${errors} errors: heap ${(now.heap / 1e6).toFixed(2)} MB, ${now.nodes} nodes, ${now.listeners} listeners`,
  );
}
const last = await sample();
await browser.close();
await site.close();
const flat =
  first &&
  last.heap < 1.2 * first.heap + 1e6 &&
  last.nodes < 1.1 * first.nodes + 50 &&
  last.listeners < 1.1 * first.listeners + 20;
console.log(flat ? 'flat' : 'it grows');
if (!flat) process.exitCode = 1;
