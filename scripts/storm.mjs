/**
 * A storm: `node scripts/storm.mjs [STEPS] [SEED]`. Random clicks, keys, dialogs, settings, reloads and steps back, in two tabs with one storage, on a
 * processor that is slow now and then. No error may show on page or console, and no game may be lost: what was played stands in the record after any
 * step, and after a reload, until somebody takes it back or begins another game. The seed decides every step; when things happen, the machine does.
 */
import { fileURLToPath } from 'node:url';
import { launch } from './browsers.mjs';
import { serve } from './serve.mjs';

/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {import('puppeteer-core').CDPSession} Session */
/** @typedef {{ page: Page, session: Session, name: string, problems: string[], }} Tab */

const STEPS = Number(process.argv[2] ?? 20_000);
const SEED = Number(process.argv[3] ?? 14);
/** Milliseconds that any step may take on a machine that is busy. */
const PATIENCE = 60_000;
const SIZES = [
  [1366, 768],
  [1920, 1080],
  [768, 1024],
  [360, 740],
  [320, 568],
  [740, 360],
];
const KEYS = [
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Enter',
  'Space',
  'Tab',
  'Escape',
  'Home',
  'End',
  'PageUp',
].concat([...'abcdefghijklmnopqrstuvwxyz0123456789?,.+-']);

let state = SEED | 0;
function random() {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const below = (/** @type {number} */ limit) => Math.floor(random() * limit);
const one = (/** @type {readonly any[]} */ list) => list[below(list.length)];

const site = await serve({ root: fileURLToPath(new URL('../dist', import.meta.url)) });
const browser = await launch();
const context = await browser.createBrowserContext();

/** Runs in the page before its scripts: counts what the engine is asked for, and keeps the browser from what a storm cannot answer. */
function watch() {
  /** @type {Record<string, number>} */
  const calls = {};
  Object.assign(window, { calls, print: () => {} });
  HTMLInputElement.prototype.showPicker = () => {};
  const { instantiate, instantiateStreaming } = WebAssembly;
  const counted = (/** @type {WebAssembly.WebAssemblyInstantiatedSource} */ { module, instance }) => {
    const exports = Object.entries(instance.exports).map(([name, value]) => {
      if (typeof value !== 'function' || !name.startsWith('game_')) return [name, value];
      /** @param {...unknown} given */
      const call = (...given) => {
        calls[name] = (calls[name] ?? 0) + 1;
        return value(...given);
      };
      return [name, call];
    });
    return { module, instance: { exports: Object.fromEntries(exports) } };
  };
  const asked = /** @type {any} */ (WebAssembly);
  asked.instantiate = async (/** @type {any[]} */ ...given) => {
    const made = await /** @type {any} */ (instantiate)(...given);
    return made.instance ? counted(made) : made;
  };
  asked.instantiateStreaming = async (/** @type {any[]} */ ...given) =>
    counted(await /** @type {any} */ (instantiateStreaming)(...given));
}

/** @param {string} name @returns {Promise<Tab>} */
async function open(name) {
  const page = await context.newPage();
  const session = await page.createCDPSession();
  /** @type {Tab} */
  const tab = { page, session, name, problems: [] };
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => tab.problems.push(`uncaught: ${error instanceof Error ? error.stack : error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') tab.problems.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) tab.problems.push(`${response.status()} for ${response.url()}`);
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await session.send('Page.setDownloadBehavior', { behavior: 'deny' });
  await page.evaluateOnNewDocument(watch);
  await page.goto(site.url);
  await ready(tab);
  return tab;
}

const ready = (/** @type {Tab} */ { page }) =>
  page.waitForFunction(() => document.querySelector('tsoro-board[data-phase]') !== null);

/** @typedef {{ record: string, before: string, moves: number }} Seen */

/** What is on the board, what it took the place of, and how often something was taken back, brought again or looked back at. */
const look = (/** @type {Tab} */ { page }) =>
  page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('tsoro-board[data-phase]'));
    if (!board) return undefined;
    const { calls } = /** @type {any} */ (window);
    const stored = JSON.parse(sessionStorage.getItem('tsoro.game') ?? '{}');
    const moves = ['undo', 'redo', 'undoTurn', 'redoTurn', 'goTo'].map((name) => calls[`game_${name}`] ?? 0);
    return {
      record: /** @type {string} */ (board.record()),
      before: /** @type {string} */ (stored.before ?? ''),
      moves: moves.reduce((sum, count) => sum + count, 0),
    };
  });

/** A record as what decides whether two are of one game, and its decisions: `a1~` is a turn that goes on. @param {string} record */
function parts(record) {
  const tags = record.match(/\[(?:Rules|Position) .*\]/g) ?? [];
  const turns = (record.split('\n\n')[1] ?? '')
    .split(/\s+/)
    .filter((word) => word && !/^(\d+\.|\*|1-0|0-1|1\/2-1\/2)$/.test(word));
  return { rules: tags.join(), turns };
}

/** Whether `later` is the game of `earlier`, and has all that was played in it. @param {string} earlier @param {string} later */
function goesOn(earlier, later) {
  const [from, to] = [parts(earlier), parts(later)];
  return (
    from.rules === to.rules &&
    from.turns.every((turn, nth) => {
      const now = to.turns[nth];
      return now?.startsWith(turn.replace(/~$/, '')) ?? false;
    })
  );
}

/** What is wrong with the change from one look to the next; undefined if nothing is lost. @param {Seen} old @param {Seen} now */
function lost(old, now) {
  if (goesOn(old.record, now.record)) return undefined;
  if (parts(old.record).turns.length === 0) return undefined;
  if (now.before !== old.before && goesOn(old.record, now.before)) return undefined;
  if (goesOn(old.record, now.before) || now.record === old.before) return undefined;
  const same = parts(old.record).rules === parts(now.record).rules;
  if (same && now.moves !== old.moves) return undefined;
  return `lost: ${JSON.stringify({ old, now }, undefined, 1)}`;
}

/** What can be pressed, in the order of the document; opened dialogs hide the rest. */
const pressables = (/** @type {Tab} */ { page }, /** @type {string} */ selector) =>
  page.evaluateHandle((selector) => {
    const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
    /** @type {HTMLElement[]} */
    const found = [];
    const search = (/** @type {ParentNode} */ root) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) search(element.shadowRoot);
        if (element.matches(selector) && element.checkVisibility()) found.push(/** @type {HTMLElement} */ (element));
      }
    };
    search(dialog ?? document);
    return found;
  }, selector);

/** @param {Tab} tab @param {string} selector @param {number} draw @param {'mouse' | 'double' | 'script'} how */
async function press(tab, selector, draw, how) {
  const handle = await pressables(tab, selector);
  const chosen = await handle.evaluate(
    (found, draw, how) => {
      const element = found[Math.floor(draw * found.length)];
      if (!element) return undefined;
      const box = element.getBoundingClientRect();
      if (how === 'script') element.click();
      const said =
        element.getAttribute('aria-label') ?? element.dataset.pit ?? element.textContent?.trim().slice(0, 30);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2, said };
    },
    draw,
    how,
  );
  await handle.dispose();
  if (chosen && how !== 'script') await tab.page.mouse.click(chosen.x, chosen.y, { count: how === 'double' ? 2 : 1 });
  return chosen?.said ?? 'nothing';
}

const BUTTONS = 'button:not([disabled]):not([data-pit]), summary, [role="button"]';
const CHOICES = 'input[type="radio"], input[type="checkbox"]';
const PITS = '[data-pit]';

/** @type {readonly [weight: number, name: string, act: (tab: Tab) => Promise<unknown>][]} */
const ACTS = [
  [30, 'pit', (tab) => press(tab, PITS, random(), one(['mouse', 'script']))],
  [8, 'twice', (tab) => press(tab, PITS, random(), 'double')],
  [14, 'decision', (tab) => press(tab, '[data-action]', random(), one(['mouse', 'script']))],
  [20, 'button', (tab) => press(tab, BUTTONS, random(), one(['mouse', 'script']))],
  [4, 'choice', (tab) => press(tab, CHOICES, random(), 'script')],
  [3, 'select', choose],
  [2, 'slide', slide],
  [10, 'key', type],
  [4, 'escape', ({ page }) => page.keyboard.press('Escape')],
  [4, 'host', host],
  [2, 'size', resize],
  [1, 'processor', slow],
  [2, 'frame', ({ page }) => page.evaluate(() => new Promise(requestAnimationFrame))],
  [1.2, 'reload', (tab) => again(tab, () => tab.page.reload())],
  [0.6, 'away and back', (tab) => again(tab, () => tab.page.goto('about:blank').then(() => tab.page.goBack()))],
  [
    0.4,
    'back and forth',
    (tab) =>
      again(tab, () =>
        tab.page
          .goto(`${site.url}?${below(9)}`)
          .then(() => tab.page.goBack())
          .then(() => tab.page.goForward()),
      ),
  ],
];

/** @param {Tab} tab */
async function choose(tab) {
  const handle = await pressables(tab, 'select');
  const draws = [random(), random()];
  await handle.evaluate((found, [which = 0, what = 0]) => {
    const select = /** @type {HTMLSelectElement | undefined} */ (found[Math.floor(which * found.length)]);
    if (!select) return;
    select.selectedIndex = Math.floor(what * select.options.length);
    for (const type of ['input', 'change']) select.dispatchEvent(new Event(type, { bubbles: true }));
  }, draws);
  await handle.dispose();
}

/** @param {Tab} tab */
async function slide(tab) {
  const handle = await pressables(tab, 'input[type="range"]');
  const draws = [random(), random()];
  await handle.evaluate((found, [which = 0, where = 0]) => {
    const range = /** @type {HTMLInputElement | undefined} */ (found[Math.floor(which * found.length)]);
    if (!range) return;
    range.value = String(Number(range.min) + Math.round(where * (Number(range.max) - Number(range.min))));
    for (const type of ['input', 'change']) range.dispatchEvent(new Event(type, { bubbles: true }));
  }, draws);
  await handle.dispose();
}

/** @param {Tab} tab */
async function type({ page }) {
  const shift = below(6) === 0;
  const control = below(8) === 0;
  const key = control ? one(['z', 'y']) : one(KEYS);
  if (control) await page.keyboard.down('Control');
  if (shift) await page.keyboard.down('Shift');
  await page.keyboard.press(key);
  if (shift) await page.keyboard.up('Shift');
  if (control) await page.keyboard.up('Control');
  return key;
}

/** As a script of a host would. @param {Tab} tab */
function host({ page }) {
  const [call, ...given] = one([
    ['undo'],
    ['redo'],
    ['undoTurn'],
    ['redoTurn'],
    ['goTo', below(20)],
    ['latest'],
    ['step', 'stone', 1],
    ['step', 'lap', -1],
    ['step', 'turn', -1],
    ['run'],
    ['pause'],
    ['skip'],
  ]);
  return page.evaluate(
    (call, given) => {
      try {
        const board = /** @type {any} */ (document.querySelector('tsoro-board'));
        board[call](...given);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error)) throw error;
      }
    },
    call,
    given,
  );
}

/** @param {Tab} tab */
async function resize({ page }) {
  const [width, height] = one(SIZES);
  await page.setViewport({ width, height });
}

/** @param {Tab} tab */
async function slow({ session }) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: one([1, 1, 2, 6]) });
}

/** Another load of the page must find the game as it was. @param {Tab} tab @param {() => Promise<unknown>} load */
async function again(tab, load) {
  const old = await look(tab);
  await load();
  await ready(tab);
  const now = await look(tab);
  if (old && now && !goesOn(old.record, now.record))
    tab.problems.push(`another game after a reload: ${old.record} → ${now.record}`);
}

function draw() {
  let left = random() * ACTS.reduce((sum, [weight]) => sum + weight, 0);
  for (const act of ACTS) {
    left -= act[0];
    if (left < 0) return act;
  }
  return ACTS[0] ?? assertNever();
}

/** @returns {never} */
function assertNever() {
  throw new Error('there are acts');
}

const tabs = [await open('one'), await open('two')];
/** @type {string[]} */
const story = [];
/** @type {Map<Tab, Seen>} */
const seen = new Map();
let [front] = tabs;
let reloads = 0;
const began = performance.now();
try {
  for (let step = 0; step < STEPS; step++) {
    if (below(60) === 0) front = one(tabs);
    const tab = front ?? assertNever();
    await tab.page.bringToFront();
    const [, name, act] = draw();
    const said = await act(tab);
    story.push(`${step} ${tab.name}: ${name}${typeof said === 'string' ? ` ${said}` : ''}`);
    if (/reload|back/.test(name)) {
      reloads++;
      seen.delete(tab);
    }
    const now = await look(tab);
    const old = seen.get(tab);
    const fault = old && now && lost(old, now);
    if (fault) tab.problems.push(fault);
    if (now) seen.set(tab, now);
    const problems = tabs.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    if ((step + 1) % 1000 === 0)
      console.log(`${step + 1} steps, ${reloads} loads, ${Math.round((performance.now() - began) / 1000)} s`);
  }
  console.log(`${STEPS} steps with seed ${SEED}, ${reloads} loads: no error, no lost game`);
} catch (error) {
  console.error(story.slice(-40).join('\n'));
  console.error(error);
  process.exitCode = 1;
} finally {
  await browser.close();
  await site.close();
}
