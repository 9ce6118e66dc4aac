/** Completes the engine's glue, `tsoro.js`, as wasm-bindgen writes it. */
import { readFile, writeFile } from 'node:fs/promises';

/** UTF-16 units of a string that the engine takes: far more than any game has, far fewer than would fill its memory. */
const LONGEST = 2 ** 22;

/**
 * What is written otherwise. An error that wasm-bindgen catches in an import that returns an object costs a slot of its table for ever: `look` and
 * `keysOf`, in the guard, throw none.
 */
const CHANGES = /** @type {const} */ ([
  ["typeof(obj) === 'string' ? obj", `typeof(obj) === 'string' && obj.length <= ${LONGEST} ? obj`],
  ['Reflect.get(', 'look('],
  ['Reflect.ownKeys(', 'keysOf('],
]);

/** What no browser since 2021 needs. */
const CUTS = [
  /console\.warn\('using deprecated .*/g,
  /if \(!\('encodeInto' in cachedTextEncoder\)\) \{[\s\S]*?\n\}\n/g,
  /\(typeof FinalizationRegistry === 'undefined'\)\s*\? .*\s*:/g,
  /if \(realloc === undefined\) \{[\s\S]*?return ptr;\s*\}/g,
];

const guard = new URL('../src/api/guard.js', import.meta.url);

/**
 * Limits the strings that are copied into the engine, and appends `src/api/guard.js`, so that whatever the API throws has a `code`.
 * @param {string} path the glue, which is changed
 */
export async function completeGlue(path) {
  const glue = await readFile(path, 'utf8');
  const changes = [...CHANGES, ...CUTS.map((cut) => /** @type {const} */ ([cut, '']))];
  const changed = changes.reduce((text, [from, to]) => {
    const next = text.replaceAll(from, to);
    if (next === text) throw new Error(`wasm-bindgen writes another glue, without ${from}: see scripts/glue.mjs`);
    return next;
  }, glue);
  const guarded = Array.from(changed.matchAll(/^export (class|function) (\w+)/gm), ([, kind, name]) =>
    kind === 'class' ? `${name} = guardClass(${name}, '${name}');` : `${name} = guardFunction(${name});`,
  );
  await writeFile(path, [changed, await readFile(guard, 'utf8'), ...guarded, ''].join('\n'));
}
