/** The record that the attribute `src` names: how much of it is read, for how long, and what is said of one that cannot be had. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { after, type TestContext, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import words from '../../www/locales/en-embed.ftl';
import { LONGEST_RECORD } from '../../www/src/game/limit.ts';
import { addWords, text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { type BoardElement, settled } from './play.ts';

addWords(words);

const GAME = '[Rules "tsoro width=8"]\n\n1. b1+ c4+ 2. a1 *\n';
const OTHER = '[Rules "nsolo width=8"]\n\n*\n';

type Serve = (response: ServerResponse, request: IncomingMessage) => void;

const asking = new Map<string, { response: ServerResponse; closed: Promise<unknown> }>();
const served: Record<string, Serve> = {
  '/game': (response) => response.end(GAME),
  '/other': (response) => response.end(OTHER),
  '/moved': (response) => response.writeHead(302, { location: '/game' }).end(),
  '/latin': (response) =>
    response
      .setHeader('content-type', 'text/plain; charset=iso-8859-1')
      .end(Buffer.from(GAME.replace('\n', '\n[South "José"]\n'), 'latin1')),
  '/picture': (response) => response.setHeader('content-type', 'image/png').end(Buffer.from([0x89, 0x50, 0xff, 0xfe])),
  '/endless': (response) => {
    const more = () => {
      while (response.writable && response.write('a'.repeat(1 << 16)));
    };
    response.on('drain', more);
    more();
  },
  '/announced': (response) => response.writeHead(200, { 'content-length': LONGEST_RECORD + 1 }).write('['),
  '/broken': (response) => {
    response.writeHead(200, { 'content-length': 1000 }).write('[Rules', () => response.destroy());
  },
  '/silent': () => {},
  '/halting': (response) => response.write('[Rules'),
};

const server = createServer((request, response) => {
  const path = request.url ?? '';
  response.setHeader('access-control-allow-origin', '*');
  asking.set(path, { response, closed: once(response, 'close') });
  served[path]?.(response, request);
});
const address = new Promise<string>((resolve) =>
  server.listen(0, '127.0.0.1', () => {
    const at = server.address();
    resolve(typeof at === 'object' ? `http://127.0.0.1:${at?.port}` : '');
  }),
);
after(() => {
  server.closeAllConnections();
  server.close();
});

/** A foreign page with a board whose record is at `path`. It hears of errors before the board is there. */
async function boardWith(t: TestContext, path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> {
  const html = `<script>errors = []; addEventListener('tsoro-error', ({ detail }) => errors.push([detail.code, detail.message]))</script>
    <tsoro-board src="${await address}${path}"></tsoro-board><script type="module" src="{site}tsoro-board.js"></script>`;
  asking.clear();
  return visit(t, {
    elsewhere: await hostOf({ '': { html } }),
    expected: /favicon|127\.0\.0\.1|ERR_|404/,
    ...(prepare && { prepare }),
  });
}

const errors = (page: Page) => page.evaluate(() => (window as unknown as { errors: string[][] }).errors);
const rules = (page: Page) => page.$eval('tsoro-board', (board) => (board as unknown as BoardElement).state().rules);
const refusal = async (path: string, reason: string) => [
  'bad-src',
  text('src-failed', { src: (await address) + path, reason }),
];

/** The record has been asked for; resolves when that is over on the server's side. */
async function asked(page: Page, path: string): Promise<{ closed: Promise<unknown> }> {
  for (;;) {
    const found = asking.get(path);
    if (found) return found;
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
}

for (const [path, word] of [
  ['/endless', 'src-long'],
  ['/announced', 'src-long'],
  ['/picture', 'src-text'],
  ['/broken', 'src-unreachable'],
] as const) {
  test(`a record at ${path} is refused (${word}), its reading ends, and the board has another game`, async (t) => {
    const page = await boardWith(t, path);
    await settled(page);
    assert.deepEqual(await errors(page), [await refusal(path, text(word))]);
    await asking.get(path)?.closed;
    assert.equal(await rules(page), 'tsoro');
  });
}

for (const path of ['/game', '/moved']) {
  test(`a record at ${path} is on the board`, async (t) => {
    const page = await boardWith(t, path);
    await settled(page);
    assert.deepEqual([await rules(page), await errors(page)], ['tsoro width=8', []]);
  });
}

test('a record is read in the encoding that the server names', async (t) => {
  const page = await boardWith(t, '/latin');
  await settled(page);
  assert.equal(
    await page.$eval('tsoro-board', (board) => (board as unknown as { southName: string }).southName),
    'José',
  );
});

/** The page's patience ends when the test says so. */
const impatient = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    const { setTimeout } = window;
    const long: (() => void)[] = [];
    Object.assign(window, {
      setTimeout: (act: () => void, delay = 0, ...given: unknown[]) => {
        if (delay < 20_000) return setTimeout(act, delay, ...given);
        long.push(act);
        return 0;
      },
      losePatience: () => {
        for (const act of long) act();
      },
    });
  });

for (const path of ['/silent', '/halting']) {
  test(`a record at ${path} is not waited for without end`, async (t) => {
    const page = await boardWith(t, path, impatient);
    const { closed } = await asked(page, path);
    await page.evaluate(() => (window as unknown as { losePatience(): void }).losePatience());
    await settled(page);
    assert.deepEqual(await errors(page), [await refusal(path, text('src-slow'))]);
    await closed;
  });
}

for (const path of ['/silent', '/halting']) {
  test(`another src before the one at ${path} has come ends that, and nothing is refused`, async (t) => {
    const page = await boardWith(t, path);
    const { closed } = await asked(page, path);
    await page.$eval('tsoro-board', (board, src) => board.setAttribute('src', src), `${await address}/other`);
    await closed;
    await settled(page);
    assert.deepEqual([await rules(page), await errors(page)], ['nsolo', []]);
    await page.$eval('tsoro-board', (board, src) => board.setAttribute('src', src), `${await address}${path}`);
    const again = await asked(page, path);
    await page.$eval('tsoro-board', (board, src) => board.setAttribute('src', src), `${await address}/game`);
    await again.closed;
    await page.waitForFunction(
      () => (document.querySelector('tsoro-board') as unknown as BoardElement).state().rules === 'tsoro width=8',
    );
    assert.deepEqual(await errors(page), []);
  });
}

test('an element that is taken away asks no longer, and asks again when it comes back', async (t) => {
  const page = await boardWith(t, '/halting');
  const { closed } = await asked(page, '/halting');
  await page.$eval('tsoro-board', (board) => {
    Object.assign(window, { taken: board });
    board.remove();
  });
  await closed;
  served['/halting'] = served['/game'] as Serve;
  await page.evaluate(() => document.body.append((window as unknown as { taken: Element }).taken));
  await page.waitForFunction(
    () =>
      document.querySelector('tsoro-board')?.hasAttribute('data-phase') &&
      (document.querySelector('tsoro-board') as unknown as BoardElement).state().rules === 'tsoro width=8',
  );
  assert.deepEqual(await errors(page), []);
});

test('an element that is only moved goes on asking', async (t) => {
  const page = await boardWith(t, '/silent');
  await asked(page, '/silent');
  await page.$eval('tsoro-board', (board) => document.body.prepend(board));
  asking.get('/silent')?.response.end(GAME);
  await settled(page);
  assert.deepEqual([await rules(page), await errors(page)], ['tsoro width=8', []]);
});
