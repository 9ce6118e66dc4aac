/** Makes the npm package `tsoro` in `build/package` from what `make build` left in `dist/`, and packs it. Prints the tarball's path. */
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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
  logLevel: 'warning',
};

/** What of a browser's things a program knows. */
const KNOWN = `
type Known<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Thing }> ? Thing : never;
type Module = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Thing } } } ? Thing : object;
`;

/** @returns {Promise<string>} the tarball */
export async function pack() {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'tsoro.d.ts'), typesOf(await readFile(join(dist, 'tsoro.d.ts'), 'utf8')));
  for (const file of ['tsoro.js', 'tsoro_bg.wasm']) await copyFile(join(dist, file), join(out, file));
  for (const file of await readdir(join(root, 'npm'))) await copyFile(join(root, 'npm', file), join(out, file));
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE', 'CHANGELOG.md'])
    await copyFile(join(root, file), join(out, file));
  await writeFile(join(out, 'element.js'), await element());
  await writeFile(join(out, 'package.json'), `${JSON.stringify(await manifest(), null, 2)}\n`);
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--ignore-scripts'], { cwd: out, encoding: 'utf8' }),
  );
  return join(out, packed.filename);
}

/**
 * `element.js`. It may be imported where pages are rendered on a server: without a browser's things nothing happens, and the class has no
 * instances.
 */
async function element() {
  const { outputFiles } = await build({
    ...common,
    entryPoints: [join(root, 'www/src/embed/module.ts')],
    format: 'iife',
    globalName: 'element',
    write: false,
    plugins: [inlined, engine(common, dist), scripts(common, dist), styles(true), words],
  });
  return `const define = () => {
${outputFiles[0]?.text}
return element;
};
export const { TsoroBoard } = typeof customElements === 'undefined' ? { TsoroBoard: class {} } : define();
`;
}

/**
 * wasm-bindgen's types for programs that know less: neither TypeScript's newest library (`Symbol.dispose`) nor, in Node, that of the DOM.
 *
 * @param {string} types
 */
function typesOf(types) {
  return types
    .replace(/^\s*\[Symbol\.dispose\].*\n/gm, '')
    .replace(/(export interface InitOutput )\{[^}]*\}/, `/** The compiled engine's insides. */\n$1{}`)
    .replace(/\bRequestInfo\b/, "string | Known<'Request'>")
    .replace(/ (URL|Response) \|/g, " Known<'$1'> |")
    .replaceAll('BufferSource', 'ArrayBufferView | ArrayBuffer')
    .replaceAll('WebAssembly.Module', 'Module')
    .concat(KNOWN);
}

/** Frameworks that have the element's types for their templates in `npm/NAME.d.ts`; importing `tsoro/NAME` is importing `tsoro/element`. */
const FRAMEWORKS = ['react', 'preact', 'vue', 'svelte'];

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
      ...Object.fromEntries(
        FRAMEWORKS.map((name) => [`./${name}`, { types: `./${name}.d.ts`, default: './element.js' }]),
      ),
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
