/** A pit that cannot be used says why, to the eye and to a screen reader. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { bar, load, pressPit, record, said, settled, setUp } from './play.ts';

const SINGLES = ['tsoro width=3 heads=0', '0x3/0,1,0/0x3/0,1,2 s'] as const;
const BLOCKED = ['tsoro width=3 heads=0', '0x3/0,1,0/0x3/1x2,0 s'] as const;
const ENDLESS = ['nsolo width=4', '0,8,1,0/0,1,0x2/0,1,0,1/1,3,1,2 s'] as const;
/** `c1` captures `b3` and `b4`; then two more pits may be taken. */
const CAPTURE = ['tsoro-1964 width=3', '1,1,2/1,1,1/0x3/0,0,2 s'] as const;
const CAPTURE_IN_STONES = ['nsolo width=3', '0,1,0/0,2,1/0x3/0,0,2 s'] as const;

const cases = [
  { pit: 'b1', why: 'few', at: SINGLES },
  { pit: 'a1', why: 'blocked', at: BLOCKED },
  { pit: 'b1', why: 'endless', at: ENDLESS },
  { pit: 'a2', why: 'empty', at: SINGLES },
  { pit: 'b3', why: 'not-yours', at: SINGLES },
  { pit: 'a4', why: 'safe-head', at: CAPTURE, after: ['c1'] },
  { pit: 'c2', why: 'yours', at: CAPTURE, after: ['c1'] },
  { pit: 'c4', why: 'full', at: CAPTURE, after: ['c1', 'a3', 'c3'] },
  { pit: 'c3', why: 'exhausted', at: CAPTURE_IN_STONES, after: ['c1', 'c3'] },
];

async function assertRefused(page: Page, pit: string, why: string): Promise<void> {
  const before = await record(page);
  await pressPit(page, pit);
  await settled(page);
  const words = text(`why-${why}`, { pit });
  assert.ok((await bar(page)).includes(words), `the bar says '${words}': ${await bar(page)}`);
  assert.equal(await said(page), words);
  assert.equal(await record(page), before, 'nothing is played');
}

test('a pit that cannot be used is not played, and its reason is shown and said:', async (t) => {
  const page = await visit(t);
  for (const { pit, why, at, after = [] } of cases) {
    await t.test(`‘${why}’ of ${pit}`, async () => {
      await setUp(page, at[0], at[1]);
      for (const pit of after) {
        await pressPit(page, pit);
        await settled(page);
      }
      await assertRefused(page, pit, why);
    });
  }
});

test('at a head every pit says that the head comes first', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro', turns: ['f1~'] });
  await assertRefused(page, 'a1', 'head');
});
