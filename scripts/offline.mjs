/** The service worker, with the list of all that the page may ask for. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { build } from 'esbuild';

/** For other sites and those who make them, for programmers, or in one file: not the page's. */
const LEFT_OUT =
  /^(board-.*\.js|demo\.|embed\.html|example|sw\.js|tsoro-(board|wiki)\.js|tsoro\.html|your-page)|\.(d\.ts|png)$/;

const LOCALES = 'www/locales';

/** @param {{ common: import('esbuild').BuildOptions, outdir: string }} options */
export async function offline({ common, outdir }) {
  const names = (await readdir(outdir)).filter((name) => !LEFT_OUT.test(name)).sort();
  const files = await Promise.all(names.map(async (name) => entry(name, await readFile(join(outdir, name)))));
  await build({
    ...common,
    entryPoints: { sw: 'www/src/offline/service-worker.ts' },
    outdir,
    format: 'iife',
    define: {
      FILES: JSON.stringify(files),
      WORDS: JSON.stringify(await words()),
      'process.env.NODE_ENV': '"production"',
    },
  });
}

/**
 * @param {string} url
 * @param {Buffer} body
 */
function entry(url, body) {
  const hash = createHash('sha256').update(body).digest();
  return { url, revision: hash.toString('hex').slice(0, 12), integrity: `sha256-${hash.toString('base64')}` };
}

/**
 * What the worker says by itself, by language.
 * @returns {Promise<Record<string, string>>}
 */
async function words() {
  const languages = (await readdir(LOCALES)).flatMap((name) => /^(\w+)\.ftl$/.exec(name)?.[1] ?? []);
  const said = languages.map(async (language) => {
    const { body } = new FluentResource(await readFile(join(LOCALES, `${language}.ftl`), 'utf8'));
    return [language, body.find(({ id }) => id === 'load-network')?.value];
  });
  return Object.fromEntries(await Promise.all(said));
}
