/**
 * Takes the pictures of the README from the page as it was built: one of a game, and one that moves, of a relay that reaches a head and
 * goes on to a capture. The page's clock goes by shots, so that every machine takes the same ones.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launch } from './browsers.mjs';
import { serve } from './serve.mjs';
import { film } from './webp.mjs';

const pictures = new URL('../docs/pictures/', import.meta.url);

/** A game in which a relay from a1 reaches a head, and going on there captures. */
const record = '[Rules "tsoro width=8"]\n\n1. f1- g4- 2. c1- b4 3. b1- c4 4. f1- d4+ *\n';
const start = 'a1';

/** In milliseconds: from shot to shot, and how long a film rests on what is to be read. */
const step = 80;
const rest = { before: 500, head: 1600, after: 1500 };

/** So long the page is left to lay itself out, in milliseconds of the machine's own clock. */
const settling = 800;

/** In bytes: what readers of the README are to load at most. */
const most = { still: 120_000, film: 400_000 };

/** @typedef {import('puppeteer-core').Page} Page */

/**
 * The page with the game on it, as somebody finds it who has played here before. From now on its clock stands still.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} url
 * @param {import('puppeteer-core').Viewport} viewport
 */
async function open(browser, url, viewport) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport(viewport);
  await page.evaluateOnNewDocument(() =>
    localStorage.setItem('tsoro.players', JSON.stringify({ south: 'human', north: 'human', seconds: '' })),
  );
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.waitForSelector('tsoro-board[data-phase]');
  await page.$eval('tsoro-board', (board, record) => /** @type {any} */ (board).load(record), record);
  await page.waitForSelector('tsoro-board[data-phase="start"]');
  await wait(settling);
  await page.evaluate(holdClock);
  return page;
}

/** Runs in the page: from here, frames come and time passes by `passTime` alone. */
function holdClock() {
  let now = performance.now();
  let last = 0;
  /** @type {Map<number, FrameRequestCallback>} */
  let waiting = new Map();
  performance.now = () => now;
  window.requestAnimationFrame = (callback) => {
    waiting.set(++last, callback);
    return last;
  };
  window.cancelAnimationFrame = (request) => waiting.delete(request);
  Object.assign(window, {
    passTime: (/** @type {number} */ millis) => {
      now += millis;
      const due = waiting;
      waiting = new Map();
      for (const callback of due.values()) callback(now);
    },
  });
}

/** @param {Page} page @param {number} millis */
const pass = (page, millis) => page.evaluate((millis) => /** @type {any} */ (window).passTime(millis), millis);

/** @param {Page} page */
const phase = (page) => page.$eval('tsoro-board', (board) => /** @type {HTMLElement} */ (board).dataset.phase);

/** @param {Page} page @param {object} action */
const play = (page, action) =>
  page.$eval('tsoro-board', (board, action) => void (/** @type {any} */ (board).play(action)), action);

/** What moves now, shot by shot, and then the `rest`. @param {Page} page @param {number} rest */
async function shoot(page, rest) {
  /** @type {import('./webp.mjs').Shot[]} */
  const shots = [];
  while ((await phase(page)) === 'animating') {
    shots.push({ png: await page.screenshot(), millis: step });
    await pass(page, step);
  }
  await wait(settling);
  shots.push({ png: await page.screenshot(), millis: rest });
  return shots;
}

/** @param {import('puppeteer-core').Browser} browser @param {string} url */
async function relay(browser, url) {
  const page = await open(browser, url, { width: 640, height: 440 });
  // The transport moves at every shot: it would be most of the film.
  await page.$eval('tsoro-board', (board) => board.setAttribute('controls', 'play'));
  await wait(settling);
  const shots = await shoot(page, rest.before);
  await play(page, { type: 'start', pit: start });
  shots.push(...(await shoot(page, rest.head)));
  await play(page, { type: 'go-on' });
  shots.push(...(await shoot(page, rest.after)));
  return film(browser, shots);
}

/** @param {import('puppeteer-core').Browser} browser @param {string} url */
async function still(browser, url) {
  const page = await open(browser, url, { width: 1366, height: 768 });
  await play(page, { type: 'start', pit: start });
  await shoot(page, 0);
  return page.screenshot({ type: 'webp', quality: 85 });
}

/** @param {string} name @param {Uint8Array} picture @param {number} most */
async function keep(name, picture, most) {
  if (picture.length > most) throw new Error(`${name} has ${picture.length} bytes; it may have ${most}.`);
  await writeFile(new URL(name, pictures), picture);
  console.log(`${fileURLToPath(new URL(name, pictures))}: ${(picture.length / 1000).toFixed(1)} kB`);
}

const site = await serve({ root: fileURLToPath(new URL('../dist', import.meta.url)) });
const browser = await launch();
try {
  await keep('game.webp', await still(browser, site.url), most.still);
  await keep('relay.webp', await relay(browser, site.url), most.film);
} finally {
  await browser.close();
  await site.close();
}
