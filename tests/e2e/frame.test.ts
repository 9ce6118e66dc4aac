/** `embed.html` in a sandboxed frame of another site: what it says, what it obeys, and whom. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, type TestContext, test } from 'node:test';
import type { Frame, Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { type BoardElement, barSays, pressNamed, pressPit, settled } from './play.ts';

const RECORD = '[Rules "tsoro width=8"]\n\n1. b1+ c4+ 2. a1 *\n';

interface Message {
  readonly tsoro: number;
  readonly type: string;
  readonly id?: unknown;
  readonly height?: number;
  readonly value?: unknown;
  readonly error?: { readonly code: string; readonly message: string };
}

declare global {
  interface Window {
    told: Message[];
  }
}

/** A page with the frame, which keeps what it is told. */
async function framed(t: TestContext, query: string, more = ''): Promise<{ page: Page; frame: Frame }> {
  const html = `<script>told = []; addEventListener('message', ({ data }) => told.push(data))</script>
    <iframe id="board" sandbox="allow-scripts" width="700" height="560" src="{site}embed.html?${query}"></iframe>${more}`;
  const host = await hostOf({ '': { html } });
  const page = await visit(t, { elsewhere: host, expected: /favicon|localStorage/ });
  const frame = await (await page.waitForSelector('#board'))?.contentFrame();
  assert.ok(frame);
  await told(page, 'ready');
  return { page, frame };
}

/** The first message of this type. */
async function told(page: Page, type: string, id?: number): Promise<Message> {
  const found = await page.waitForFunction(
    (type, id) => window.told.find((message) => message.type === type && (id === undefined || message.id === id)),
    { timeout: 15_000 },
    type,
    id,
  );
  return (await found.jsonValue()) as Message;
}

/** Gives an order as the parent, and waits for the answer. */
async function ask(page: Page, call: string, args: unknown[], id: number): Promise<Message> {
  await page.$eval('#board', (frame, order) => (frame as HTMLIFrameElement).contentWindow?.postMessage(order, '*'), {
    tsoro: 1,
    call,
    args,
    id,
  });
  return told(page, 'answer', id);
}

describe('a sandboxed frame', () => {
  test('plays against a computer and reports every turn', async (t) => {
    const { page } = await framed(t, 'rules=tsoro+width%3D8&north=computer:2&speed=instant');
    const played = await ask(page, 'play', [{ type: 'start', pit: 'a1' }], 1);
    assert.ok(Array.isArray(played.value), 'what happened is answered');
    assert.equal((await told(page, 'turn')).tsoro, 1);
    await page.waitForFunction(() => window.told.filter(({ type }) => type === 'turn').length > 1, { timeout: 15_000 });
  });

  test('says how high it would like to be, and another height when it is made narrow', async (t) => {
    const { page } = await framed(t, 'rules=tsoro+width%3D8');
    const heights = () =>
      page.evaluate(() => window.told.filter(({ type }) => type === 'resize').map(({ height }) => height ?? 0));
    await page.waitForFunction(() =>
      window.told.some(({ type, height = 0 }) => type === 'resize' && height > 300 && height < 700),
    );
    const before = (await heights()).at(-1) ?? 0;
    await page.$eval('#board', (frame) => frame.setAttribute('width', '340'));
    await page.waitForFunction(
      (before) => (window.told.filter(({ type }) => type === 'resize').at(-1)?.height ?? before) < before - 60,
      { timeout: 5000 },
      before,
    );
    const after = (await heights()).at(-1) ?? 0;
    await page.$eval('#board', (frame, height) => frame.setAttribute('height', String(height)), after);
    await new Promise((resolve) => setTimeout(resolve, 700));
    assert.equal((await heights()).at(-1), after, 'a frame of that height asks for no other');
  });

  test('shows a record, looks through it, and its link leads to the whole page unless it is switched off', async (t) => {
    const { frame } = await framed(t, `controls=replay&record=${encodeURIComponent(RECORD)}&ply=2`);
    const shown = await frame.$eval('tsoro-board', (element) => (element as unknown as BoardElement).state());
    assert.deepEqual([shown.ply, shown.plies], [2, 3]);
    assert.ok(await frame.$('tsoro-board >>> a.home'));
    await frame.$eval('tsoro-board', (element) => element.setAttribute('link', 'no'));
    await frame.waitForFunction(() => !document.querySelector('tsoro-board')?.shadowRoot?.querySelector('a'));
  });

  test('sets a problem, with its prompt', async (t) => {
    const { frame } = await framed(
      t,
      'rules=tsoro+width%3D3&position=0,3,0/0,2,0/0,0,1/1,0,1+s&prompt=South+to+take+five&link=no',
    );
    const bar = await frame.$eval('tsoro-board >>> .bar', (bar) => bar.textContent ?? '');
    assert.match(bar, /South to take five/);
    assert.equal(await frame.$('tsoro-board >>> a'), null);
  });

  test('refuses what it does not know with a code and a list, and the game stays', async (t) => {
    const { page } = await framed(t, 'rules=tsoro+width%3D8');
    const wrong = await ask(page, 'remove', [], 7);
    assert.equal(wrong.error?.code, 'bad-call');
    assert.match(wrong.error?.message ?? '', /playTurn|play, record/);
    const endless = await ask(page, 'x'.repeat(1_000_000), [], 70);
    assert.ok((endless.error?.message ?? '').length < 1000, 'a long name is not sent back whole');
    assert.equal((await ask(page, 'newGame', ['tsoro width=8', null, ...Array(500_000).fill(0)], 71)).value, true);
    const illegal = await ask(page, 'play', [{ type: 'start', pit: 'a4' }], 8);
    assert.equal(illegal.error?.code, 'illegal-action');
    assert.equal(((await ask(page, 'state', [], 9)).value as { plies: number }).plies, 0);
  });

  test('answers every order that can reach it, whatever is in it, and throws nothing', async (t) => {
    const { page } = await framed(t, 'rules=tsoro+width%3D8&speed=instant');
    await page.$eval('#board', (frame) => {
      const hostile = () => {
        const { port1, port2 } = new MessageChannel();
        const cyclic: Record<string, unknown> = { tsoro: 1 };
        cyclic.self = cyclic;
        return {
          values: [port1, { port: port2 }, cyclic, new Map([[1, 2]]), 5n, new Date(), null],
          ports: [port1, port2],
        };
      };
      const send = (make: (value: unknown) => unknown) => {
        for (const nth of hostile().values.keys()) {
          const { values, ports } = hostile();
          const [port1, port2] = ports;
          const value = values[nth];
          const transfer = value === port1 ? [port1] : nth === 1 ? [port2] : [];
          (frame as HTMLIFrameElement).contentWindow?.postMessage(make(value), '*', transfer as Transferable[]);
        }
      };
      send((id) => ({ tsoro: 1, call: 'state', id }));
      for (const call of [
        'play',
        'load',
        'newGame',
        'goTo',
        'events',
        'step',
        'why',
        'foresee',
        'resign',
        'diagram',
        'describe',
      ])
        send((value) => ({ tsoro: 1, call, args: [value], id: call }));
      send((value) => ({ tsoro: 1, call: 'play', args: [{ type: 'start', pit: 'a1', extra: value }], id: 'extra' }));
      send((value) => value);
      send((value) => ({ tsoro: value, call: value, args: value, id: value }));
    });
    assert.equal((await ask(page, 'state', [], 99)).error, undefined, 'it goes on');
    const answers = await page.evaluate(() =>
      window.told
        .filter(({ type }) => type === 'answer')
        .map(({ id, error }) => ({ id: typeof id, code: error?.code })),
    );
    assert.equal(answers.length, 7 + 11 * 7 + 7 + 1);
    assert.deepEqual(answers.slice(0, 2), [
      { id: 'undefined', code: 'bad-id' },
      { id: 'undefined', code: 'bad-id' },
    ]);
    for (const { code } of answers) assert.notEqual(code, 'internal');
  });

  test('obeys its parent alone: orders from a frame beside it do nothing', async (t) => {
    const order = JSON.stringify({ tsoro: 1, call: 'play', args: [{ type: 'start', pit: 'a1' }], id: 1 });
    const sibling = `<iframe id="sibling" srcdoc="<script>
      addEventListener('message', () => { parent.frames[0].postMessage(${order.replace(/"/g, '&quot;')}, '*'); parent.postMessage({ type: 'sent' }, '*'); })
    </script>"></iframe>`;
    const { page } = await framed(t, 'rules=tsoro+width%3D8&speed=instant', sibling);
    await page.$eval('#sibling', (frame) => (frame as HTMLIFrameElement).contentWindow?.postMessage('go', '*'));
    await told(page, 'sent');
    const { value } = await ask(page, 'state', [], 5);
    assert.equal((value as { plies: number }).plies, 0, 'the order came before the question');
    assert.equal(
      (await ask(page, 'play', [{ type: 'start', pit: 'a1' }], 6)).error,
      undefined,
      'of the parent it is obeyed',
    );
  });
});

test('the whole page in a sandboxed frame, where nothing can be stored, is played, set and saved, and nothing is thrown', async (t) => {
  const html = '<iframe id="page" sandbox="allow-scripts" width="1200" height="760" src="{site}"></iframe>';
  const page = await visit(t, {
    elsewhere: await hostOf({ '': { html } }),
    players: 'newcomer',
    keeps: true,
    expected: /favicon|localStorage|Download is disallowed|Blocked autofocusing/,
  });
  const frame = (await (await page.waitForSelector('#page'))?.contentFrame()) ?? assert.fail('there is a frame');
  await frame.waitForSelector('tsoro-board[data-phase="start"]');
  await (await frame.waitForSelector('tsoro-board >>> [data-pit="a1"]'))?.click();
  await frame.waitForFunction(() => document.querySelectorAll('.turns li button').length === 2, { timeout: 15_000 });

  await frame.click('.ways .square');
  await frame.waitForSelector('#settings[open] input[value="night"]');
  await frame.$eval('#settings input[value="night"]', (light) => light.click());
  assert.equal(await frame.evaluate(() => document.documentElement.dataset.theme), 'night');
  await page.keyboard.press('Escape');

  await frame.click('.quick .link:nth-of-type(2)');
  await frame.waitForSelector('#record[open] textarea');
  assert.match(await frame.$eval('#record textarea', (field) => field.value), /^1\. a1/m);
  await frame.$$eval(
    '#record button',
    (buttons, save) => buttons.find((button) => button.textContent?.trim() === save)?.click(),
    text('save-file'),
  );
  await frame.evaluate(() => new Promise((done) => setTimeout(done, 3500))); // the page would keep itself by now
});

test('tsoro.html from file:// plays a game against level 3', async (t) => {
  const address = new URL('../../dist/tsoro.html', import.meta.url).href;
  const page = await visit(t, { elsewhere: address, players: { north: 'computer:3' } });
  await settled(page);
  await page.$eval('tsoro-board', (element) => element.setAttribute('speed', 'instant'));
  await page.$eval('tsoro-board', (element) => (element as unknown as BoardElement).newGame('tsoro width=3'));
  for (let turns = 0; turns < 40; turns++) {
    const phase = await settled(page);
    if (phase === 'over') break;
    const state = await page.$eval('tsoro-board', (element) => (element as unknown as BoardElement).state());
    if (phase === 'start') await pressPit(page, state.legal[0] ?? '');
    else
      await page.$eval(
        'tsoro-board',
        (element, type) => void (element as unknown as BoardElement).play({ type }),
        phase === 'head' ? ('stop' as const) : ('done' as const),
      );
  }
  assert.equal(await settled(page), 'over');
  await barSays(page, '');
});

test('from a disk there is no link to send, and the record is named in its place', async (t) => {
  const address = new URL('../../dist/tsoro.html', import.meta.url).href;
  const page = await visit(t, { elsewhere: address });
  await settled(page);
  await pressNamed(page, text('record'));
  await page.waitForSelector('#record[open] textarea', { timeout: 5000 });
  const dialog = await page.$eval('#record', ({ outerHTML }) => outerHTML);
  assert.ok(dialog.includes(text('record-link-none')));
  assert.doesNotMatch(dialog, /file:\/\/|tsoro\.html/);
  assert.equal(await page.$('#record .code'), null);
  assert.ok(await page.$('#record .picture'));
});

test('a frame whose document has no address plays, and leads nowhere', async (t) => {
  const whole = readFileSync(new URL('../../dist/embed.html', import.meta.url), 'utf8');
  const home = await hostOf({ page: { html: '<iframe sandbox="allow-scripts" width="600" height="500"></iframe>' } });
  const page = await visit(t, { elsewhere: `${home}page`, expected: /favicon/ });
  for (const attribute of ['srcdoc', 'src']) {
    await page.$eval(
      'iframe',
      (frame, attribute, whole) => {
        frame.removeAttribute('srcdoc');
        const value = attribute === 'src' ? URL.createObjectURL(new Blob([whole], { type: 'text/html' })) : whole;
        frame.setAttribute(attribute, value);
      },
      attribute,
      whole,
    );
    const frame = await page.waitForFrame((frame) => /^(about:srcdoc|blob:)/.test(frame.url()), { timeout: 10_000 });
    await frame.waitForSelector('tsoro-board[data-phase="start"]', { timeout: 10_000 });
    assert.equal(await frame.$('tsoro-board >>> .home'), null);
  }
});
