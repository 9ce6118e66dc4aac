/** The engine in Node: what a browser fetches is read from beside this file. */
import { readFile } from 'node:fs/promises';
import init from './tsoro.js';

export * from './tsoro.js';

export default function initInNode(given) {
  return init(given ?? { module_or_path: readFile(new URL('./tsoro_bg.wasm', import.meta.url)) });
}
