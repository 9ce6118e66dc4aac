/** The pictures of the rules show what their captions say, in every variant. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, test } from 'node:test';
import * as engine from 'tsoro';
import { accountOf } from '../../www/src/element/words.ts';
import { samplesOf } from '../../www/src/page/story/samples.ts';

before(() => {
  engine.initSync({ module: readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url)) });
});

const VARIANTS = [
  ...['tsoro', 'tsoro width=36', 'tsoro heads=1', 'tsoro bonus=0', 'tsoro direction=cw', 'tsoro heads=0 takes=inner'],
  ...['tsoro-1964', 'nsolo', 'nsolo width=12', 'nsolo-1913'],
];

for (const rules of VARIANTS) {
  test(rules, () => {
    const { info, start, relay, head, capture } = samplesOf(engine, rules);
    assert.equal(info.width, 6);
    assert.equal(start.state.position, info.start);
    assert.ok(relay && capture);
    assert.ok(relay.events.filter(({ type }) => type === 'lap').length > 1);
    assert.notEqual(relay.state.phase, 'head');
    assert.match(accountOf(capture.events).end, /[23]$/, 'a capture is made from an inner pit');
    assert.equal(head !== undefined, info.heads > 0, 'a head is shown where there are heads');
    if (head) assert.ok(info.headPits.includes(accountOf(head.events).end));
  });
}
