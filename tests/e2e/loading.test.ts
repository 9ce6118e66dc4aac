/** Whatever keeps the engine from loading has a sentence of its own that says what to do. */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import type { HTTPRequest, Page, ResponseForRequest } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { barSays, pressPit, record, settled } from './play.ts';

type Answer = Partial<ResponseForRequest> | 'broken';

const built = (name: string) => readFile(new URL(`../../dist/${name}`, import.meta.url));

/** For `prepare` of a visit: the server answers differently for files whose name matches. */
const answering = (name: RegExp, answer: Answer) => async (page: Page) => {
  await page.setRequestInterception(true);
  page.on('request', (request: HTTPRequest) => {
    if (!name.test(new URL(request.url()).pathname)) void request.continue();
    else if (answer === 'broken') void request.abort('connectionreset');
    else void request.respond(answer);
  });
};

const failures: { what: string; file: RegExp; answer: Answer; says: string }[] = [
  { what: 'without the engine', file: /\.wasm$/, answer: { status: 404 }, says: 'load-missing' },
  { what: 'without its script', file: /\/tsoro-rules\.js$/, answer: { status: 404 }, says: 'load-missing' },
  {
    what: 'with its script as text',
    file: /\/tsoro-rules\.js$/,
    answer: { contentType: 'text/plain', body: 'export {}' },
    says: 'load-mime',
  },
  { what: 'over a connection that breaks', file: /\.wasm$/, answer: 'broken', says: 'load-network' },
  {
    what: 'with a wasm file that is none',
    file: /\.wasm$/,
    answer: { contentType: 'application/wasm', body: 'no engine' },
    says: 'load-damaged',
  },
];

for (const { what, file, answer, says } of failures) {
  test(`${what} the page says so`, async (t) => {
    const page = await visit(t, { prepare: answering(file, answer), expected: /tsoro-rules(_bg)?\.(js|wasm)/ });
    await barSays(page, text(says));
  });
}

test('in a browser without SIMD the page says that the browser is too old', async (t) => {
  const prepare = async (page: Page) => {
    await page.evaluateOnNewDocument(() => {
      WebAssembly.validate = () => false;
    });
    await answering(/\.wasm$/, { contentType: 'application/wasm', body: 'no engine' })(page);
  };
  const page = await visit(t, { prepare, expected: /tsoro-rules_bg\.wasm/ });
  await barSays(page, text('load-old'));
});

test('under a policy that forbids WebAssembly the page says what must be allowed', async (t) => {
  const answer = {
    contentType: 'text/html',
    headers: { 'content-security-policy': "script-src 'self'" },
    body: await built('index.html'),
  };
  const page = await visit(t, { prepare: answering(/\/$/, answer), expected: /content security policy/i });
  await barSays(page, text('load-csp'));
});

test('a wasm file served as the wrong type is played all the same', async (t) => {
  const answer = { contentType: 'application/octet-stream', body: await built('tsoro-rules_bg.wasm') };
  const page = await visit(t, { prepare: answering(/\.wasm$/, answer) });
  await settled(page);
  await pressPit(page, 'a1');
  await page.keyboard.press('Space');
  await settled(page);
  assert.match(await record(page), /1\. a1 \*/);
});
