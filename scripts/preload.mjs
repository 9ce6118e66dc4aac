/** Names in the page all that its first view takes, so that no file waits until another asks for it. */
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** @param {{ metafile: import('esbuild').Metafile, outdir: string, id: string }} options `id`: the build's */
export async function preload({ metafile, outdir, id }) {
  const bundle = Object.entries(metafile.outputs).find(([file]) => basename(file) === 'page.js')?.[1];
  const chunks = bundle?.imports.filter(({ kind }) => kind === 'import-statement') ?? [];
  const scripts = [...chunks.map(({ path }) => basename(path)), `tsoro-rules.js?v=${id}`];
  const links = [
    ...scripts.map((file) => `<link rel="modulepreload" href="./${file}">`),
    `<link rel="preload" href="./tsoro-rules_bg.wasm?v=${id}" as="fetch" type="application/wasm" crossorigin>`,
  ];
  const index = join(outdir, 'index.html');
  const page = await readFile(index, 'utf8');
  await writeFile(index, page.replace('<script ', `${links.join('')}<script `));
}
