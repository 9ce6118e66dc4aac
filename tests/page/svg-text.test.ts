/** The picture of a board says in the page's language what it shows. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { described } from '../../www/src/page/share/svg-text.ts';

test('title and description take the place of the engine’s, and nothing else changes', () => {
  const svg = "<svg role='img'><title>tsoro: South to move</title><desc>Row 4: 2 2. </desc><rect/></svg>";
  assert.equal(
    described(svg, 'Ann & Bob <3', 'Γραμμή $& 4'),
    "<svg role='img'><title>Ann &#38; Bob &#60;3</title><desc>Γραμμή $&#38; 4</desc><rect/></svg>",
  );
});
