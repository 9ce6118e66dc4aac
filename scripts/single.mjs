/**
 * The one-file build: `tsoro.html`, and the same as `embed.html`. Script, styles, engine and icon are inside, the script compressed; its policy
 * allows them by their hashes and nothing else, so that it runs from a stick, in a sandboxed frame, and from any server.
 */
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { build, transform } from 'esbuild';
import { engine, inlined, scripts, styles, words } from './plugins.mjs';

/** @param {{ common: import('esbuild').BuildOptions, outdir: string }} options */
export async function single({ common, outdir }) {
  const { outputFiles } = await build({
    ...common,
    entryPoints: ['www/src/embed/single.ts'],
    format: 'iife',
    write: false,
    plugins: [inlined, engine(common, outdir), scripts(common, outdir), styles(true), words],
  });
  const script = outputFiles[0]?.text ?? '';
  const unpack = await minified('www/src/embed/unpack.js');
  const style = await minified('www/style.css');
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(await readFile('www/locales/en-faults.ftl', 'utf8')));
  /** @type {Record<string, string>} */
  const parts = {
    hashes: `${hash(unpack)} ${hash(script)}`,
    'style-hash': hash(style),
    icon: (await readFile('www/icons/tsoro.svg')).toString('base64'),
    style,
    packed: gzipSync(script, { level: 9 }).toString('base64'),
    unpack,
    old: bundle.formatPattern(bundle.getMessage('load-old')?.value ?? ''),
  };
  const template = await readFile('www/single.html', 'utf8');
  const page = template.replace(/\{\{([\w-]+)\}\}/g, (_, name) => parts[name] ?? '');
  for (const name of ['tsoro.html', 'embed.html']) await writeFile(join(outdir, name), page);
}

/** @param {string} path */
async function minified(path) {
  const { code } = await transform(await readFile(path, 'utf8'), {
    loader: path.endsWith('css') ? 'css' : 'js',
    minify: true,
  });
  return code.trim();
}

/** @param {string} text */
function hash(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
