/** What a release posts, and what may write where it is made. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { notes } from '../../scripts/notes.mjs';

const CHANGELOG = `# Changelog

Words before.

## [Unreleased]

- Not yet.

## [1.10.0] - 2026-02-01

### New

- Ten.

## [1.1.0] - 2026-01-01

- One, with a [link].

[link]: https://example.org/
`;

const folder = new URL('../../.github/workflows/', import.meta.url);
const workflows = await Promise.all(
  (await readdir(folder)).map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
);

test('a release posts the section of its own version', () => {
  assert.equal(notes(CHANGELOG, 'v1.10.0'), '### New\n\n- Ten.\n');
  assert.equal(notes(CHANGELOG.replaceAll('\n', '\r\n'), '1.10.0'), '### New\n\n- Ten.\n');
  assert.match(notes(CHANGELOG, 'v1.1.0'), /^- One, /);
});

test('a version of which the changelog says nothing is not released', () => {
  for (const tag of ['v1.1', 'v1', 'v1.1.00', 'v2.0.0', 'v', '', 'v1.10.0-rc.1', 'v1x10.0'])
    assert.throws(() => notes(CHANGELOG, tag), /says nothing of version/, tag);
});

test('every action is pinned by its commit, with the version beside it', () => {
  for (const { name, text } of workflows) {
    const uses = text.match(/^.*uses:.*$/gm) ?? assert.fail(`${name} uses actions`);
    for (const line of uses) assert.match(line, /uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, name);
  }
});

test('a job that may write runs nothing that was checked out, and none of npm', () => {
  for (const { name, text } of workflows) {
    const [head = '', ...jobs] = text.split(/^ {2}(?=\w+:$)/m);
    assert.doesNotMatch(head, /: write/, `${name}: rights belong to jobs`);
    for (const job of jobs.filter((job) => job.includes(': write')))
      assert.doesNotMatch(job, /checkout|make |npm |npx |node |cargo |\.ci\/run/, name);
    assert.doesNotMatch(text, /npx|pull_request_target|secrets\./, name);
  }
});
