/**
 * How fast the engine is, natively and in WebAssembly: the same games, in turns, so that whatever else the machine does slows both down; the
 * best of many slices of each. Figures depend on the machine and nothing fails over them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rounds = 5;
const slices = 12;
const slice = 20_000;
const seed = 1;

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}target/bench`;

/** @param {string} command @param {string[]} args */
const run = (command, ...args) => execFileSync(command, args, { cwd: root, encoding: 'utf8' });

/** The engine as the page has it, with the work to time added, in a place of its own. */
async function buildWasm() {
  const target = 'wasm32-unknown-unknown';
  run('cargo', 'build', '--locked', '--quiet', '--release', '--lib', '--features', 'bench', '--target', target);
  run('wasm-bindgen', '--target', 'web', '--out-dir', out, `target/${target}/release/tsoro.wasm`);
  run('wasm-opt', '-O4', `${out}/tsoro_bg.wasm`, '-o', `${out}/tsoro_bg.wasm`);
  const engine = await import(`${out}/tsoro.js`);
  engine.initSync({ module: readFileSync(`${out}/tsoro_bg.wasm`) });
  return engine;
}

/** @param {() => unknown} work @returns nanoseconds */
function time(work) {
  const began = performance.now();
  work();
  return (performance.now() - began) * 1e6;
}

/** @typedef {{ rules: string, turns: number, games: number, fingerprint: string, turn: number, chain: number, lap: number }} Speed In nanoseconds. */

/** @returns {Speed[]} */
function measureNative() {
  return JSON.parse(run('target/release/tsoro', 'bench', '--json', '--slices', `${slices}`, '--seed', `${seed}`));
}

/** @param {any} engine @param {string} rules */
function measureWasm(engine, rules) {
  const games = new engine.Bench(rules, seed);
  let turn = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < slices; nth++) {
    turn = Math.min(turn, time(() => games.play(slice)) / slice);
    games.gather(slice);
  }
  const fingerprint = games.fingerprint();
  games.free();
  return { turn, fingerprint };
}

/** Starts of cycles of 207,219,585 and 491,600 laps (RULES 8), which are refused after 100,000. */
const endless = [
  ['nsolo width=12', '0x12/0x11,1/2,1,0,7,0,3,4,3,1,2,4,3/3,2,4,3,2,3,4,1,2,1,3,2 s', 'k2'],
  ['nsolo', '0x8/0x7,1/1,2,3,2,3,1,2,1/2,3,2x2,1,2,1,2 s', 'c1'],
];

/** Milliseconds to find that the start never ends. @param {any} engine @param {string[]} start */
function measureEndless(engine, [rules, position, pit]) {
  const game = new engine.Game(rules, position);
  let best = Number.POSITIVE_INFINITY;
  for (let nth = 0; nth < 20; nth++) {
    best = Math.min(
      best,
      time(() => {
        if (game.why(pit) !== 'endless') throw new Error(`${rules} ${position}: ${pit} ends`);
      }) / 1e6,
    );
  }
  return best;
}

/** Thousands of positions the opponent looks at in a second, natively and in wasm; both find the same. @param {any} engine @param {string} rules */
function measureSearch(engine, rules) {
  const nodes = 500_000;
  const best = { native: 0, wasm: 0 };
  for (let round = 0; round < 3; round++) {
    /** @type {any} */
    let native;
    const spent = time(() => {
      native = JSON.parse(run('target/release/tsoro', 'best', '--json', '--rules', rules, `nodes=${nodes}`));
    });
    best.native = Math.max(best.native, native.nodes / (spent / 1e6));
    const opponent = new engine.Opponent(rules);
    opponent.begin(new engine.Game(rules).record(), { nodes });
    let report = { done: false, nodes: 0, turn: '' };
    const worked = time(() => {
      while (!report.done) report = opponent.step(1000);
    });
    opponent.free();
    if (report.nodes !== native.nodes || report.turn !== native.turn)
      throw new Error(`${rules}: wasm finds another turn`);
    best.wasm = Math.max(best.wasm, report.nodes / (worked / 1e6));
  }
  return best;
}

run('cargo', 'build', '--locked', '--quiet', '--release', '--features', 'cli');
const engine = await buildWasm();
/** @type {Map<string, Speed & { wasm: number }>} */
const best = new Map();
for (let round = 0; round < rounds; round++) {
  for (const native of measureNative()) {
    const wasm = measureWasm(engine, native.rules);
    if (wasm.fingerprint !== native.fingerprint) throw new Error(`${native.rules}: wasm plays other games`);
    const before = best.get(native.rules);
    best.set(native.rules, {
      ...native,
      turn: Math.min(native.turn, before?.turn ?? native.turn),
      chain: Math.min(native.chain, before?.chain ?? native.chain),
      lap: Math.min(native.lap, before?.lap ?? native.lap),
      wasm: Math.min(wasm.turn, before?.wasm ?? wasm.turn),
    });
  }
}

const columns = [
  'turns/s',
  'wasm',
  'playouts/s',
  'wasm',
  'ns/turn',
  'wasm',
  'wasm÷native',
  'bare sowings',
  'turn÷bare',
  'ns/lap',
];
/** @param {string} first @param {(string | number)[]} rest */
const line = (first, rest) =>
  console.log(first.padEnd(15) + rest.map((cell, nth) => `${cell}`.padStart((columns[nth]?.length ?? 0) + 4)).join(''));
line('random play', columns);
for (const { rules, turn, wasm, chain, lap, turns, games } of best.values()) {
  const [million, thousand] = [
    (/** @type {number} */ ns) => `${(1e3 / ns).toFixed(1)} M`,
    (/** @type {number} */ ns) => `${Math.round((1e6 / ns / turns) * games)} k`,
  ];
  line(rules, [
    million(turn),
    million(wasm),
    thousand(turn),
    thousand(wasm),
    turn.toFixed(1),
    wasm.toFixed(1),
    (turn / wasm).toFixed(2),
    chain.toFixed(1),
    (turn / chain).toFixed(1),
    lap.toFixed(1),
  ]);
}
for (const start of endless) {
  console.log(`an endless start, ${start[0]}: ${measureEndless(engine, start).toFixed(2)} ms in wasm`);
}
for (const rules of ['tsoro width=8', 'tsoro', 'nsolo']) {
  const { native, wasm } = measureSearch(engine, rules);
  console.log(
    `search, ${rules}: ${native.toFixed(0)} k positions/s, wasm ${wasm.toFixed(0)} k, wasm÷native ${(wasm / native).toFixed(2)}`,
  );
}
