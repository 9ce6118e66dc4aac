/**
 * What the page's source looks like from outside: `node scripts/figures.mjs [FOLDER]`. Import circles (of types too), the largest folders, files
 * under 15 lines, the modules that most others import.
 */
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? 'www/src');
const SHORT = 15;

const names = await readdir(root, { recursive: true });
const paths = names.filter((name) => /\.(ts|js|css)$/.test(name)).map((name) => join(root, name));
const texts = new Map(
  await Promise.all(paths.map(async (path) => /** @type {const} */ ([path, await readFile(path, 'utf8')]))),
);

/** What each file imports of the others. */
const imports = new Map(
  [...texts].map(([path, text]) => {
    const named = Array.from(text.matchAll(/\b(?:from|import)\s*\(?'(\.[^'?]+)/g), ([, name = '']) => name);
    const found = named.map((name) => resolve(dirname(path), name));
    return [path, found.filter((other) => texts.has(other))];
  }),
);

/** Files that can be reached from themselves, as groups that reach each other. */
function circles() {
  /** @param {string} from */
  const reached = (from) => {
    const seen = new Set(imports.get(from));
    for (const path of seen) for (const next of imports.get(path) ?? []) seen.add(next);
    return seen;
  };
  const all = new Map([...imports.keys()].map((path) => [path, reached(path)]));
  const inside = [...all].filter(([path, seen]) => seen.has(path)).map(([path]) => path);
  const groups = inside.map((path) => inside.filter((other) => all.get(path)?.has(other) && all.get(other)?.has(path)));
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

const short = (/** @type {string} */ path) => relative(root, path);
/** @param {Map<string, number>} counts */
const most = (counts) => [...counts].sort((a, b) => b[1] - a[1]).slice(0, 5);
/** @param {Iterable<string>} all */
function counted(all) {
  const counts = new Map();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}
const list = (/** @type {[string, number][]} */ rows) => rows.map(([name, count]) => `  ${count}  ${name}`).join('\n');

const found = circles();
console.log(`${found.length} import circles${found.map((group) => `\n  ${group.map(short).join(' · ')}`).join('')}`);
console.log(
  `largest folders, of ${paths.length} files\n${list(most(counted(paths.map((path) => short(dirname(path)) || '.'))))}`,
);
const tiny = [...texts].filter(([, text]) => text.trimEnd().split('\n').length < SHORT).map(([path]) => short(path));
console.log(`${tiny.length} files under ${SHORT} lines\n${tiny.map((name) => `  ${name}`).join('\n')}`);
console.log(
  `most imported\n${list(most(counted([...imports.values()].flatMap((found) => [...new Set(found)].map(short)))))}`,
);
