/**
 * Bundles the page's TypeScript. Trunk runs this as a hook once the engine is built, and says where to by TRUNK_STAGING_DIR.
 * The engine stays a file of its own beside the bundle; the worker's script, which must not fetch anything, carries the engine's glue and
 * comes as a text, in a chunk of its own. A release has `<tsoro-board>` for other sites too, and the one-file build.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, transform } from 'esbuild';
import { completeGlue } from './glue.mjs';
import { offline } from './offline.mjs';
import { engine, first, picture, scripts, styles, words } from './plugins.mjs';
import { preload } from './preload.mjs';
import { rulesEngine } from './rules-engine.mjs';
import { single } from './single.mjs';

const outdir = process.env.TRUNK_STAGING_DIR ?? 'dist';
const release = process.env.TRUNK_PROFILE !== 'debug';

const whole = ['tsoro.js', 'tsoro_bg.wasm'].map((name) => join(outdir, name));
await completeGlue(join(outdir, 'tsoro.js'));
const digest = createHash('sha256');
for (const part of [...whole, ...(await rulesEngine({ outdir, release }))]) digest.update(await readFile(part));
const id = digest.digest('hex').slice(0, 8);

/**
 * In ASCII, as some servers declare another encoding than UTF-8.
 * @type {import('esbuild').BuildOptions}
 */
const common = {
  bundle: true,
  target: 'es2022',
  minify: release,
  legalComments: 'none',
  logLevel: 'warning',
};

/** @type {import('esbuild').BuildOptions} */
const split = {
  ...common,
  outdir,
  format: 'esm',
  splitting: true,
  sourcemap: release ? false : 'inline',
  define: { BUILD: JSON.stringify(id) },
};
const shared = [engine(common, outdir), scripts(common, outdir), styles(release), words];

const { metafile } = await build({
  ...split,
  metafile: true,
  entryPoints: { page: 'www/src/page/main.ts' },
  chunkNames: '[name]-[hash]',
  plugins: [...shared, first(resolve('www/src/page/main.ts'))],
});
await preload({ metafile, outdir, id });
await build({
  ...common,
  entryPoints: ['www/src/start/start.ts', 'www/src/start/faults.ts'],
  outdir,
  format: 'iife',
  target: 'es2015',
  plugins: shared,
});
await writeFile(join(outdir, 'board.svg'), await picture(outdir));
if (release) {
  await build({
    ...split,
    entryPoints: { 'tsoro-board': 'www/src/embed/tag.ts' },
    chunkNames: 'board-[name]-[hash]',
    plugins: [...shared, first(resolve('www/src/element/element.ts'))],
  });
  await build({
    ...common,
    entryPoints: { 'tsoro-wiki': 'www/src/embed/wiki.ts' },
    outdir,
    format: 'iife',
    target: 'es5',
  });
  await build({
    ...split,
    entryPoints: { 'your-page': 'www/src/builder/builder.ts' },
    chunkNames: 'your-page-[name]-[hash]',
    plugins: shared,
  });
  await single({ common: { ...common, charset: 'utf8' }, outdir }); // compressed, and read as UTF-8
  await minified('tsoro.js', '/* @ts-self-types="./tsoro.d.ts" */\n');
  await minified('tsoro-rules.js', '');
  await pagesInAscii();
  await offline({ common, outdir });
}
console.log(`page: bundled to ${outdir}`);

/** @param {string} name an engine's glue @param {string} head what stands above its code */
async function minified(name, head) {
  const glue = join(outdir, name);
  const { code } = await transform(await readFile(glue, 'utf8'), { minify: true, format: 'esm' });
  await writeFile(glue, head + code);
}

async function pagesInAscii() {
  for (const name of await readdir(outdir)) {
    if (!name.endsWith('.html')) continue;
    const page = await readFile(join(outdir, name), 'utf8');
    const escaped = (/** @type {string} */ letter) => `&#${letter.codePointAt(0)};`;
    await writeFile(join(outdir, name), page.replace(/[^\0-\x7f]/gu, escaped));
  }
}
