/** What the page's bundler does beyond esbuild's own means: a plugin for each kind of import. */
import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { wordsModule } from './words.mjs';

/**
 * `import('./x.ts?script')`: that file as a classic script, as text, with the engine's glue in it.
 * @param {import('esbuild').BuildOptions} common
 * @param {string} outdir where the engine was built to
 * @returns {import('esbuild').Plugin}
 */
export const scripts = (common, outdir) => ({
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
});

/**
 * `import look from './x.css'`: a style sheet of Lit's.
 * @param {boolean} minify
 * @returns {import('esbuild').Plugin}
 */
export const styles = (minify) => ({
  name: 'styles',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), { loader: 'css', minify });
      return {
        contents: `import { unsafeCSS } from 'lit';\nexport default unsafeCSS(${JSON.stringify(code.trim())});`,
        resolveDir: dirname(path),
        loader: 'js',
      };
    });
  },
});

/**
 * The page's words, as `wordsModule` makes them.
 * @type {import('esbuild').Plugin}
 */
export const words = {
  name: 'words',
  setup({ onLoad }) {
    onLoad({ filter: /\.ftl$/ }, async ({ path }) => ({
      contents: wordsModule(await readFile(path, 'utf8')),
      loader: 'js',
    }));
  },
};

/**
 * What is imported later stands upon all that came first with the file `came`. Said to esbuild, which else makes a chunk for every set of
 * importers, it makes the first load one file in place of many.
 * @param {string} came
 * @returns {import('esbuild').Plugin}
 */
export const first = (came) => ({
  name: 'first',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\..*\.ts$/ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: join(resolveDir, path), namespace: 'later' } : undefined,
    );
    onLoad({ filter: /./, namespace: 'later' }, ({ path }) => ({
      contents: `import ${JSON.stringify(came)};\nexport * from ${JSON.stringify(path)};`,
      resolveDir: dirname(path),
    }));
  },
});

/**
 * What is made of the engine while bundling: `tsoro?glue`, a function that makes another instance of its module; `tsoro?wasm`, compressed, in
 * base64; `tsoro?picture`, a board as SVG.
 * @param {import('esbuild').BuildOptions} common
 * @param {string} outdir where the engine was built to
 * @returns {import('esbuild').Plugin}
 */
export const engine = (common, outdir) => ({
  name: 'engine',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^tsoro\?/ }, ({ path }) => ({ path, namespace: 'engine' }));
    onLoad({ filter: /\?wasm$/, namespace: 'engine' }, async () => {
      const wasm = await readFile(join(outdir, 'tsoro_bg.wasm'));
      return { contents: gzipSync(wasm, { level: 9 }).toString('base64'), loader: 'text' };
    });
    onLoad({ filter: /\?glue$/, namespace: 'engine' }, async () => {
      const { outputFiles } = await build({
        ...common,
        entryPoints: [join(outdir, 'tsoro.js')],
        format: 'iife',
        globalName: 'glue',
        write: false,
        define: { 'import.meta.url': '""' }, // there only for a fetch that is not made
      });
      return { contents: `export default () => {\n${outputFiles[0]?.text}\nreturn glue;\n}`, loader: 'js' };
    });
    onLoad({ filter: /\?picture$/, namespace: 'engine' }, async () => ({
      contents: await picture(outdir),
      loader: 'text',
    }));
  },
});

/**
 * The start of Tsoro as an SVG, which the engine draws.
 * @param {string} outdir where the engine was built to
 */
export async function picture(outdir) {
  const { default: init, diagram } = await import(pathToFileURL(resolve(outdir, 'tsoro.js')).href);
  await init({ module_or_path: await readFile(join(outdir, 'tsoro_bg.wasm')) });
  return diagram({ rules: 'tsoro width=8', format: 'svg' });
}

/**
 * For the one-file build: the engine is inside the script.
 * @type {import('esbuild').Plugin}
 */
export const inlined = {
  name: 'inlined',
  setup({ onResolve }) {
    onResolve({ filter: /\/source\.ts$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace('source.ts', 'source-inlined.ts')),
    }));
  },
};
