/** A game as HTML for somebody's page. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributesIn } from '../../www/src/embed/query.ts';
import { boardOf, frameOf } from '../../www/src/page/share/embed-html.ts';

const RECORD = '[Rules "tsoro width=8"]\n[South "Ann & <Ben>"]\n\n1. b1+ c4+ 2. a1 *\n';

const LINK = 'https://museum.example/#g1=abc';

/** The frame's address, as a browser reads it. */
function addressIn(html: string): URL {
  const [, source = ''] = /src="([^"]*)"/.exec(html) ?? [];
  return new URL(source.replaceAll('&amp;', '&'));
}

test('the frame shows the game, to look through', () => {
  const { origin, pathname, search } = addressIn(
    frameOf(RECORD, 'A game', 'https://museum.example/tsoro/?x=1#g1=abc', LINK),
  );
  assert.equal(origin + pathname, 'https://museum.example/tsoro/embed.html');
  assert.deepEqual(attributesIn(search), [
    ['record', '[Rules "tsoro width=8"]\n[South "Ann & <Ben>"]\n\nb1+ c4+ a1 *'],
    ['controls', 'replay'],
  ]);
});

test('a host that takes the frame out, and keeps what stands in it, has a link to the game', () => {
  const kept = frameOf(RECORD, 'A game', 'https://museum.example/', LINK).replace(/<\/?iframe[^>]*>/g, '');
  assert.equal(kept, `<a href="${LINK}">A game</a>`);
});

test('a site in one file is its own frame', () => {
  assert.equal(addressIn(frameOf(RECORD, '', 'https://museum.example/a/tsoro.html', LINK)).pathname, '/a/tsoro.html');
  assert.equal(addressIn(frameOf(RECORD, '', 'https://museum.example/a/index.html', LINK)).pathname, '/a/embed.html');
});

test('no name ends an attribute or opens a tag', () => {
  const html = frameOf(RECORD, '"><script>', 'https://museum.example/', `${LINK}"><b>`);
  assert.match(html, /title="&quot;>&lt;script>"/);
  assert.deepEqual(
    html.match(/<[^>]*/g)?.map((tag) => tag.replace(/ [\s\S]*/, '')),
    ['<iframe', '<a', '</a', '</iframe'],
  );
});

test('the HTML of a board is in the form that Markdown tools leave whole, and no name opens a tag in it', () => {
  const html = boardOf(RECORD, 'A <game>', 'https://museum.example/tsoro/index.html?x=1#g1=abc', LINK);
  assert.equal(
    html,
    `<script type="module" src="https://museum.example/tsoro/tsoro-board.js"></script>

<div>
<tsoro-board controls="replay">
<pre>
[Rules "tsoro width=8"]
[South "Ann &amp; &lt;Ben>"]
1. b1+ c4+ 2. a1 *
</pre>
<a href="${LINK}">A &lt;game></a>
</tsoro-board>
</div>`,
  );
  assert.equal(
    boardOf(RECORD, '', 'https://museum.example/tsoro.html', LINK),
    undefined,
    'one file has no script for others',
  );
});
