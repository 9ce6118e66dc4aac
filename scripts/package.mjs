/** Makes the npm package `tsoro` in `build/package` from what `make build` left in `dist/`, and packs it. Prints the tarball's path. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { engine, inlined, scripts, styles, words } from './plugins.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const out = join(root, 'build/package');

/** @type {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  charset: 'utf8',
  logLevel: 'warning',
};

/** @returns {Promise<string>} the tarball */
export async function pack() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const types = await readFile(join(dist, 'tsoro.d.ts'), 'utf8');
  // Programs without TypeScript's newest library know no `Symbol.dispose`.
  await writeFile(join(out, 'tsoro.d.ts'), types.replace(/^\s*\[Symbol\.dispose\].*\n/gm, ''));
  for (const file of ['tsoro.js', 'tsoro_bg.wasm']) await copyFile(join(dist, file), join(out, file));
  for (const file of ['README.md', 'node.js', 'element.d.ts']) await copyFile(join(root, 'npm', file), join(out, file));
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE', 'CHANGELOG.md'])
    await copyFile(join(root, file), join(out, file));
  await build({
    ...common,
    entryPoints: [join(root, 'www/src/embed/module.ts')],
    outfile: join(out, 'element.js'),
    format: 'esm',
    loader: { '.css': 'text' },
    plugins: [inlined, engine(common, dist), scripts(common, dist), styles(true), words],
  });
  await writeFile(join(out, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { cwd: out, encoding: 'utf8' }),
  );
  return join(out, packed.filename);
}

async function manifest() {
  const { name, version, description, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return {
    name,
    version,
    description,
    keywords: ['mancala', 'tsoro', 'nsolo', 'board-game', 'wasm', 'custom-element'],
    license,
    type: 'module',
    exports: {
      '.': { types: './tsoro.d.ts', node: './node.js', default: './tsoro.js' },
      './element': { types: './element.d.ts', default: './element.js' },
      './tsoro_bg.wasm': './tsoro_bg.wasm',
      './package.json': './package.json',
    },
    types: './tsoro.d.ts',
    sideEffects: ['./element.js'],
    engines: { node: '>=20' },
    files: ['*.js', '*.d.ts', '*.wasm', 'LICENSE-*', 'CHANGELOG.md'],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await pack());
