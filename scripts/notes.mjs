/** `node scripts/notes.mjs v1.2.3` prints what CHANGELOG.md says of that version: the notes of its release. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/**
 * The section of one version, without its heading.
 *
 * @param {string} changelog
 * @param {string} tag `v1.2.3` or `1.2.3`
 */
export function notes(changelog, tag) {
  const version = tag.replace(/^v/, '');
  const sections = changelog.replaceAll('\r\n', '\n').split(/^## /m).slice(1);
  const section = sections.find((section) => /^\[?([^\]\s]+)\]?/.exec(section)?.[1] === version);
  const text = section
    ?.slice(section.indexOf('\n'))
    .replace(/(\n\[[^\]]+\]: \S+)+\s*$/, '')
    .trim();
  if (!text) throw new Error(`CHANGELOG.md says nothing of version ${version}`);
  return `${text}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const changelog = await readFile(new URL('../CHANGELOG.md', import.meta.url), 'utf8');
  process.stdout.write(notes(changelog, process.argv[2] ?? ''));
}
