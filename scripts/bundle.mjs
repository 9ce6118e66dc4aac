/**
 * Bundles the page's TypeScript. Trunk runs this as a hook once the engine is built, and says where to by TRUNK_STAGING_DIR.
 * The engine stays a file of its own beside the bundle; the worker's script, which must not fetch anything, carries the engine's glue and
 * comes as a text, in a chunk of its own.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { build, transform } from 'esbuild';

const outdir = process.env.TRUNK_STAGING_DIR ?? 'dist';
const release = process.env.TRUNK_PROFILE !== 'debug';

/** @type {import('esbuild').BuildOptions} */
const common = { bundle: true, target: 'es2022', minify: release, legalComments: 'none', logLevel: 'warning' };

/**
 * `import('./x.ts?script')`: that file as a classic script, as text.
 * @type {import('esbuild').Plugin}
 */
const scripts = {
  name: 'scripts',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\?script$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?script$/, '')),
      namespace: 'script',
    }));
    onLoad({ filter: /./, namespace: 'script' }, async ({ path }) => {
      const { outputFiles } = await build({
        ...common,
        entryPoints: [path],
        format: 'iife',
        write: false,
        alias: { tsoro: resolve(outdir, 'tsoro.js') },
        define: { 'import.meta.url': '""' }, // there only for a fetch that a worker does not make
      });
      return { contents: outputFiles[0]?.text ?? '', loader: 'text' };
    });
  },
};

/**
 * Styles inside css`…`, minified as style sheets are.
 * @type {import('esbuild').Plugin}
 */
const styles = {
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /styles\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const css = /css`([^`]*)`/.exec(source)?.[1] ?? '';
      const { code } = await transform(css, { loader: 'css', minify: release });
      return { contents: source.replace(css, () => code.trim()), loader: 'ts' };
    });
  },
};

/**
 * What is imported later stands upon all that came first, the element or the page. Said to esbuild, which else makes a chunk for every set of
 * importers, it makes the first load a few files in place of many.
 * @type {import('esbuild').Plugin}
 */
const first = {
  name: 'first',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: join(resolveDir, path), namespace: 'later' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'later' }, ({ path }) => {
      const came = resolve('www/src', path.startsWith(resolve('www/src/page')) ? 'page/main.ts' : 'element.ts');
      const contents = `import ${JSON.stringify(came)};\nexport * from ${JSON.stringify(path)};`;
      return { contents, resolveDir: dirname(path) };
    });
  },
};

await build({
  ...common,
  entryPoints: { page: 'www/src/page/main.ts' },
  outdir,
  format: 'esm',
  splitting: true,
  chunkNames: '[name]-[hash]',
  sourcemap: release ? false : 'inline',
  loader: { '.ftl': 'text', '.css': 'text' },
  plugins: [scripts, styles, first],
});
if (release) {
  const glue = join(outdir, 'tsoro.js');
  const { code } = await transform(await readFile(glue, 'utf8'), { minify: true, format: 'esm' });
  await writeFile(glue, `/* @ts-self-types="./tsoro.d.ts" */\n${code}`);
}
console.log(`page: bundled to ${join(outdir, 'page.js')}`);
