/** A short run of every fuzz target, always the same; `make fuzz` runs them with other seeds for as long as you want. */
import { before, test } from 'node:test';
import { fuzz, load, TARGETS } from '../fuzz/run.ts';

before(() => {
  load();
});

for (const target of Object.keys(TARGETS))
  test(`${target}: some hundred cases bring nothing to light`, async () => {
    await fuzz(target, 14, (cases) => cases >= 500);
  });
