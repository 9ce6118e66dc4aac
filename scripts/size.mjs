/**
 * What the first load of the page fetches, compressed by gzip. As a command it prints a table, and fails over the budget.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { launch } from './browsers.mjs';
import { serve } from './serve.mjs';

/** In bytes, gzip; of the one-file build, as it is. The first view has the rules; the engine with the opponent comes when one has to think. */
export const budget = { firstLoad: 138_500, rules: 67_500, engine: 95_500, single: 500_000 };

const dist = new URL('../dist/', import.meta.url);

/**
 * Each file fetched until the network is quiet, largest first.
 * @returns {Promise<{ path: string, gzip: number }[]>}
 */
export async function firstLoad() {
  const site = await serve({ root: fileURLToPath(dist) });
  const browser = await launch();
  try {
    const page = await browser.newPage();
    /** @type {Set<string>} */
    const paths = new Set();
    page.on('response', (response) => {
      if (response.ok() && response.url().startsWith(site.url)) paths.add(new URL(response.url()).pathname.slice(1));
    });
    await page.goto(site.url, { waitUntil: 'networkidle0' });
    const parts = [...paths].map(async (path) => {
      const file = await readFile(new URL(path || 'index.html', dist));
      return { path: path || 'index.html', gzip: gzipSync(file, { level: 9 }).length };
    });
    return (await Promise.all(parts)).sort((a, b) => b.gzip - a.gzip);
  } finally {
    await browser.close();
    await site.close();
  }
}

/** @param {{ path: string, gzip: number }[]} parts */
export function table(parts) {
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1).padStart(7);
  const total = parts.reduce((sum, { gzip }) => sum + gzip, 0);
  const rows = parts.map(({ path, gzip }) => `${kilobytes(gzip)} kB  ${path}`);
  return [...rows, `${kilobytes(total)} kB  of ${budget.firstLoad / 1000} kB, gzip, first load`].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const parts = await firstLoad();
  console.log(table(parts));
  if (parts.reduce((sum, { gzip }) => sum + gzip, 0) > budget.firstLoad) process.exitCode = 1;
}
