/**
 * Bundles the page's TypeScript. Trunk runs this as a build hook and says where to by TRUNK_STAGING_DIR.
 * The engine stays a file of its own beside the bundle, so that the page and its worker load the same one.
 */
import { join } from 'node:path';
import { build } from 'esbuild';

const outdir = process.env.TRUNK_STAGING_DIR ?? 'dist';
const release = process.env.TRUNK_PROFILE !== 'debug';

await build({
  entryPoints: { page: 'www/src/page/main.ts' },
  outdir,
  bundle: true,
  format: 'esm',
  splitting: true,
  chunkNames: '[name]-[hash]',
  target: 'es2022',
  minify: release,
  sourcemap: release ? false : 'inline',
  legalComments: 'none',
  loader: { '.ftl': 'text', '.css': 'text' },
  logLevel: 'warning',
});
console.log(`page: bundled to ${join(outdir, 'page.js')}`);
