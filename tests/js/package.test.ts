/** The npm package, as whoever installs it finds it: in a fresh folder, in Node, under strict types, through a bundler. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { TsoroBoard as Promised } from '../../npm/element.d.ts';
import { pack } from '../../scripts/package.mjs';
import type { TsoroBoard } from '../../www/src/element/element.ts';
import { games } from '../vectors.ts';

/** The types that are promised are those of the class; tsc looks at it. */
export type Kept = TsoroBoard extends Promised ? true : never;
export const kept: Kept = true;

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const tool = (name: string) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tsoro-package-'));
after(() => rmSync(folder, { recursive: true }));

const run = (command: string, ...words: string[]) => execFileSync(command, words, { cwd: folder, encoding: 'utf8' });
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

/** Plays the game of the vectors and prints where it ends. */
const PLAYS = `const game = new Game(${JSON.stringify(vector.rules)});
for (const turn of ${JSON.stringify(vector.turns)}) game.playTurn(turn);
console.log(game.state().position);`;
const END = vector.positions.at(-1) ?? '';

before(async () => {
  const tarball = await pack();
  put('package.json', '{ "type": "module", "private": true }');
  run('npm', 'install', '--offline', '--no-audit', '--no-fund', '--ignore-scripts=false', tarball);
});

test('a Node script plays', () => {
  put('play.mjs', `import init, { Game } from 'tsoro';\nawait init();\n${PLAYS}`);
  assert.equal(run('node', 'play.mjs').trim(), END);
});

test('importing the element where there is no browser does nothing, by any of its names', () => {
  const names = ['element', 'react', 'preact', 'vue', 'svelte'];
  put(
    'render.mjs',
    `const before = Object.keys(globalThis).join();
for (const name of ${JSON.stringify(names)}) {
  const { TsoroBoard } = await import(\`tsoro/\${name}\`);
  console.log(name, typeof TsoroBoard, {} instanceof TsoroBoard, Object.keys(globalThis).join() === before);
}`,
  );
  assert.equal(run('node', 'render.mjs'), names.map((name) => `${name} function false true\n`).join(''));
});

test('a TypeScript program under strict types is right, and plays', () => {
  const program = `import init, { type Event, Game, type State } from 'tsoro';
import { TsoroBoard } from 'tsoro/element';
export const made = (): TsoroBoard => new TsoroBoard();
export const given = (board: TsoroBoard) => [(board.record = '*'), (board.kiosk = false), (board.ply = null), board.record().length];
export const heard = (board: TsoroBoard) => board.addEventListener('tsoro-over', ({ detail }) => detail.result.length);
await init();
const { legal }: State = new Game().state();
const events: Event[] = new Game('tsoro width=8').play({ type: 'start', pit: 'a1' });
if (legal.length === 0 || events.length === 0) throw new Error('nothing happens');
${PLAYS}`;
  put('play.ts', program);
  const strict = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom', '--types', ''];
  run(tool('tsc'), ...strict, '--noEmit', 'play.ts');
  put('wrong.ts', `import { Game } from 'tsoro';\nnew Game().play({ type: 'start', pit: 7 });\n`);
  assert.throws(() => run(tool('tsc'), ...strict, '--noEmit', 'wrong.ts'), 'a pit is a name');
  put(
    'node.ts',
    `import init, { Game } from 'tsoro';\nawait init({ module_or_path: new Uint8Array() });\n${PLAYS.replace(/console.*/, '')}`,
  );
  const plain = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022', '--types', ''];
  run(tool('tsc'), ...plain, '--noEmit', 'node.ts');
  put('run.ts', program.replace(/.*tsoro\/element.*\n|export const.*\n/g, ''));
  run(tool('esbuild'), 'run.ts', '--outfile=run.mjs');
  assert.equal(run('node', 'run.mjs').trim(), END);
});

test('a bundle plays, with the engine in it', () => {
  const [init, wasm] = ["import init, { Game } from 'tsoro';", "import wasm from 'tsoro/tsoro_bg.wasm';"];
  put('bundled.js', `${init}\n${wasm}\nawait init({ module_or_path: wasm });\n${PLAYS}`);
  run(
    tool('esbuild'),
    'bundled.js',
    '--bundle',
    '--format=esm',
    '--target=es2022',
    '--loader:.wasm=binary',
    '--outfile=alone.mjs',
  );
  rmSync(join(folder, 'node_modules'), { recursive: true });
  assert.equal(run('node', 'alone.mjs').trim(), END);
});

test('its README runs as it stands', () => {
  run('npm', 'install', '--offline', '--no-audit', '--no-fund');
  const readme = readFileSync(join(folder, 'node_modules/tsoro/README.md'), 'utf8');
  const example = (kind: string) =>
    new RegExp(`\`\`\`js${kind}\\n([\\s\\S]*?)\`\`\``).exec(readme)?.[1] ?? assert.fail(`there is an example:${kind}`);
  put('readme.mjs', example(''));
  assert.match(run('node', 'readme.mjs'), /\[South "Ann"\][\s\S]*1\. b1\+ \S+ \*/);
  for (const kind of [' bundle', ' element']) {
    put('readme.js', example(kind));
    run(
      tool('esbuild'),
      'readme.js',
      '--bundle',
      '--format=esm',
      '--target=es2022',
      '--loader:.wasm=binary',
      '--outfile=readme.out.mjs',
    );
    if (kind === ' bundle') assert.equal(run('node', 'readme.out.mjs').trim(), '15');
  }
});
