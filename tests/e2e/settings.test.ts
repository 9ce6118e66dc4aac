/** Settings beyond the look: sound, starts that are confirmed, the full screen. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { bar, pressNamed, pressPit, settled, setUp, state } from './play.ts';

const CAPTURES = ['tsoro width=4 heads=0 bonus=0', '1,2,0,1/1,3,1,0/0x4/2,0,0,3 s', '8'] as const;

/** Writes down the pitch of every knock. */
async function listen(page: Page): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    const heard: number[] = [];
    Object.assign(window, {
      heard,
      OscillatorNode: class extends OscillatorNode {
        constructor(context: BaseAudioContext, options: OscillatorOptions) {
          super(context, options);
          heard.push(options.frequency ?? 0);
        }
      },
    });
  });
}

const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: number[] }).heard);

test('the board is silent, and fetches no sound, until that is switched on; a capture is the deepest', async (t) => {
  const page = await visit(t, { prepare: listen });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await setUp(page, ...CAPTURES);
  await pressPit(page, 'd1');
  await settled(page);
  assert.deepEqual(await heard(page), []);
  const isSound = (url: string) => /sound-\w+\.js$/.test(url);
  assert.ok(!fetched.some(isSound));

  await pressNamed(page, text('settings'));
  await pressNamed(page, text('sound'), 'switch');
  await page.waitForFunction(() => (window as unknown as { heard: number[] }).heard.length === 1);
  assert.ok(fetched.some(isSound));
  await page.keyboard.press('Escape');
  await setUp(page, ...CAPTURES);
  await page.$eval('tsoro-board', (board) => board.setAttribute('speed', '0.25')); // a busy machine shows each stone too
  await pressPit(page, 'd1');
  await settled(page);
  const [, ...pitches] = await heard(page);
  const deep = pitches.filter((pitch) => pitch < 200).length;
  assert.equal(pitches.length - deep, 3, 'three stones fall');
  assert.equal(deep, 4, 'and what is captured rattles');

  await page.reload();
  await settled(page);
  assert.deepEqual(await heard(page), [], 'nothing sounds before somebody touches the page');
});

test('where starts are confirmed, the first press asks and the second plays', async (t) => {
  const page = await visit(t);
  await setUp(page, CAPTURES[0], CAPTURES[1]);
  await pressNamed(page, text('settings'));
  await pressNamed(page, text('confirm-setting'), 'switch');
  await page.keyboard.press('Escape');
  await pressPit(page, 'd1');
  assert.match(await bar(page), new RegExp(text('why-confirm', { pit: 'd1' })));
  await pressPit(page, 'a1');
  assert.match(await bar(page), new RegExp(text('why-confirm', { pit: 'a1' })));
  assert.equal((await state(page)).ply, 0);
  await pressPit(page, 'a1');
  await settled(page);
  assert.equal((await state(page)).ply, 1);
});

test('the page fills the screen, and no longer; the switch tells which', async (t) => {
  const page = await visit(t);
  await settled(page);
  for (const full of [true, false]) {
    await pressNamed(page, text('settings'));
    await pressNamed(page, text('full-screen'), 'switch');
    await page.waitForFunction((full) => (document.fullscreenElement !== null) === full, {}, full);
    assert.equal(await page.$('#settings[open]'), null, 'the dialog is out of the way');
  }
});

test('a slider has its own name, and says its value once', async (t) => {
  const page = await visit(t);
  await pressNamed(page, text('settings'));
  const slider = await page.waitForSelector(`dialog ::-p-aria([name="${text('speed')}"][role="slider"])`, {
    timeout: 5000,
  });
  assert.ok(slider);
  assert.equal(await page.$('dialog[open] output'), null, 'the slider tells its value; nothing else need');
});
