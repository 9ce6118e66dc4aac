/**
 * How long the page's script works in each frame while a long relay runs: Nsolo 4×36 at 1366×768, as Chromium's own trace
 * tells it, in time of the page's thread: what else the machine does does not count. The figures are printed; they depend on the machine, so nothing fails over them.
 */
import { fileURLToPath } from 'node:url';
import { launch } from './browsers.mjs';
import { serve } from './serve.mjs';

const viewport = { width: 1366, height: 768 };
const rules = 'nsolo width=36';
/** Sowings that are watched, and how long each at most. */
const turns = 4;
const longest = 15_000;

/** What the main thread calls script, in a trace. */
const script = new Set([
  'FireAnimationFrame',
  'FunctionCall',
  'RunMicrotasks',
  'EventDispatch',
  'TimerFire',
  'EvaluateScript',
]);

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, tid: number, pid: number }} TraceEvent In microseconds. */

/** @param {import('puppeteer-core').Page} page */
async function sow(page) {
  await page.evaluate(
    (longest) =>
      new Promise((resolve) => {
        const board = /** @type {any} */ (document.querySelector('tsoro-board'));
        const end = setTimeout(() => board.skip(), longest);
        board.addEventListener('tsoro-change', function settled() {
          if (board.dataset.phase === 'animating') return;
          clearTimeout(end);
          board.removeEventListener('tsoro-change', settled);
          resolve(undefined);
        });
        const { phase, legal } = board.state();
        if (phase === 'bonus') board.play({ type: 'done' });
        else board.play({ type: 'start', pit: legal[0] });
      }),
    longest,
  );
}

/** @returns {Promise<TraceEvent[]>} */
async function trace() {
  const site = await serve({ root: fileURLToPath(new URL('../dist', import.meta.url)) });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    await page.setViewport(viewport);
    await page.goto(site.url);
    await page.waitForSelector('tsoro-board[data-phase]');
    await page.$eval('tsoro-board', (board, rules) => /** @type {any} */ (board).newGame(rules), rules);
    await page.tracing.start({
      categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'],
    });
    for (let turn = 0; turn < turns; turn++) await sow(page);
    const buffer = (await page.tracing.stop()) ?? new Uint8Array();
    return JSON.parse(new TextDecoder().decode(buffer)).traceEvents;
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Script time of each frame and of each task that runs any, in milliseconds.
 * @param {TraceEvent[]} events
 */
function timesOf(events) {
  const thread = events.find(({ name }) => name === 'FireAnimationFrame');
  const main = events
    .filter(({ ph, tid, pid }) => ph === 'X' && tid === thread?.tid && pid === thread.pid)
    .sort((a, b) => a.ts - b.ts);
  const starts = main.filter(({ name }) => name === 'FireAnimationFrame').map(({ ts }) => ts);
  const frames = starts.map(() => 0);
  let frame = -1;
  let busyUntil = 0;
  for (const { name, ts, dur = 0, tdur = dur } of main) {
    while (ts >= (starts[frame + 1] ?? Number.POSITIVE_INFINITY)) frame++;
    if (!script.has(name) || frame < 0 || ts < busyUntil) continue; // calls within calls count once
    busyUntil = ts + dur;
    frames[frame] = (frames[frame] ?? 0) + tdur / 1000;
  }
  const tasks = main.filter(({ name }) => name === 'RunTask').map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return { frames, tasks };
}

/** @param {number[]} values @param {number} part */
function quantile(values, part) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

const { frames, tasks } = timesOf(await trace());
const ms = (/** @type {number} */ value) => `${value.toFixed(2)} ms`;
console.log(`script per frame, ${rules} at ${viewport.width}×${viewport.height}, ${frames.length} frames:`);
console.log(
  `  median ${ms(quantile(frames, 0.5))}, 99 % ${ms(quantile(frames, 0.99))}, most ${ms(Math.max(...frames))}`,
);
console.log(
  `  longest task ${ms(Math.max(...tasks))}; over 50 ms: ${tasks.filter((task) => task > 50).length} of ${tasks.length}`,
);
