/** Files of the encodings that people's programs write. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decoded } from '../../www/src/element/decoded.ts';

const TEXT = '[South "Zoë"] 1–0';

test('each encoding reads as its writer meant', () => {
  const little = Buffer.from(TEXT, 'utf16le');
  const big = Buffer.from(little).swap16();
  for (const [name, bytes] of Object.entries({
    utf8: Buffer.from(TEXT),
    'utf8 with a mark': Buffer.from(`\ufeff${TEXT}`),
    little,
    big,
    'little with a mark': Buffer.concat([Buffer.from([0xff, 0xfe]), little]),
    'big with a mark': Buffer.concat([Buffer.from([0xfe, 0xff]), big]),
  }))
    assert.equal(decoded(bytes), TEXT, name);
  // Windows-1252 is more, of which Node 20 knows nothing: tests/e2e/texts.test.ts
  assert.equal(decoded(Buffer.from('[South "Zoë"]', 'latin1')), '[South "Zoë"]');
  assert.equal(decoded(new Uint8Array()), '');
});
