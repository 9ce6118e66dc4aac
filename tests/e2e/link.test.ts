/** Games in links and records: there and back, shown to a friend, and nothing lost by what cannot be read. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'puppeteer-core';
import { LONGEST_RECORD } from '../../www/src/game/limit.ts';
import { carried, linkOf, recordIn } from '../../www/src/game/link.ts';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { board, load, playTurn, pressNamed, record, settled, state } from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const refused: { record: string; error?: string }[] = JSON.parse(
  readFileSync(new URL('../vectors/records.json', import.meta.url), 'utf8'),
);

const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

/** Waits until the address holds the game on the board. Two browsers need not compress alike. */
async function addressed(page: Page): Promise<string> {
  const game = carried(await record(page));
  for (let tries = 0; tries < 50; tries++) {
    const link = await hash(page);
    if ((await recordIn(link).catch(() => '')) === game) return link;
    await wait(100);
  }
  return assert.fail(`the address is ${await hash(page)}`);
}

/** Waits until the page shows a notice, and returns it. */
async function notice(page: Page): Promise<string> {
  await page.waitForSelector('.notice', { timeout: 5000 });
  return page.$eval('.notice', (notice) => notice.textContent ?? '');
}

async function openRecord(page: Page): Promise<void> {
  await pressNamed(page, text('record'));
  await page.waitForSelector('#record[open] .code', { timeout: 5000 });
}

/** Writes into the record's field as a paste does, and asks for it. */
async function paste(page: Page, record: string): Promise<void> {
  await page.$eval(
    '#record textarea',
    (field, record) => {
      (field as HTMLTextAreaElement).value = record;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    record,
  );
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await page.$eval('#record [data-act="load"]', (button) => (button as HTMLButtonElement).click());
}

/** Where the film of the last turn has come to its end. */
async function shownWhole(page: Page, plies: number): Promise<void> {
  const element = await board(page);
  await page.waitForFunction(
    (element, plies) =>
      !element.lookingBack && element.state().plies === plies && element.dataset.phase !== 'animating',
    { timeout: 12_000 },
    element,
    plies,
  );
}

test('every game of the vectors opens from its link as it was, to its last position and result', async (t) => {
  const page = await visit(t);
  await settled(page);
  await (await board(page)).evaluate((element) => element.setAttribute('speed', 'instant'));
  const lengths: number[] = [];
  for (const { rules, turns, result, positions } of games) {
    const link = await linkOf(`[Rules "${rules}"]\n\n${turns.join(' ')} ${result}\n`);
    lengths.push(link.length);
    await page.evaluate((link) => {
      location.hash = link;
    }, link);
    await shownWhole(page, turns.length);
    const { position, result: came } = await state(page);
    assert.equal(position, positions.at(-1));
    assert.equal(came, result);
    assert.equal(await recordIn(await addressed(page)), await recordIn(link));
  }
  t.diagnostic(`${games.length} links of ${Math.min(...lengths)} to ${Math.max(...lengths)} characters`);
});

test('a friend opens the link, sees the last turn, answers, and the answer comes back', async (t) => {
  const mine = await visit(t);
  await load(mine, { rules: vector.rules, turns: vector.turns.slice(0, 2) });
  await playTurn(mine, vector.turns[2] ?? '');
  const link = await addressed(mine);

  const friends = await visit(t, { path: link, players: 'newcomer' });
  const began = await friends.waitForFunction(
    (element) => element.lookingBack && element.dataset.phase === 'animating',
    { timeout: 5000 },
    await board(friends),
  );
  assert.ok(began, 'the last turn is shown again');
  await shownWhole(friends, 3);
  assert.equal((await state(friends)).position, vector.positions[3]);
  assert.equal(await friends.$eval('tsoro-board', (element) => element.getAttribute('north')), 'human');
  await (await board(friends)).evaluate((element) => element.setAttribute('speed', 'instant'));
  await playTurn(friends, vector.turns[3] ?? '');
  const answer = await addressed(friends);

  await mine.bringToFront();
  await mine.evaluate((answer) => {
    location.hash = answer;
  }, answer);
  await shownWhole(mine, 4);
  assert.equal((await state(mine)).position, vector.positions[4]);
});

test('what was decided just before the page is loaded again is there, whichever of its last two addresses the page has then', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['b1+', 'c4+'] });
  const link = await addressed(page);
  const reload = () => Promise.all([page.waitForNavigation(), page.evaluate(() => location.reload())]);
  const [pit = ''] = (await state(page)).legal;
  // Loaded again at once, before the address has followed.
  await Promise.all([
    page.waitForNavigation(),
    page.evaluate((pit) => {
      document.querySelector('tsoro-board')?.play({ type: 'start', pit });
      location.reload();
    }, pit),
  ]);
  assert.match(await record(page), new RegExp(`2\\. ${pit}`));
  const after = await addressed(page);
  assert.notEqual(after, link);
  // The address followed when the loading had begun with the one before.
  await page.evaluate((link) => history.replaceState(null, '', link), link);
  await reload();
  assert.match(await record(page), new RegExp(`2\\. ${pit}`));
  assert.equal(await addressed(page), after);

  // The first link is a game of its own again where somebody opens it.
  await page.evaluate((link) => {
    location.hash = link;
  }, link);
  await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().plies === 2);
  assert.equal((await state(page)).plies, 2);
});

test('a game under way is not lost by a link: it can be had back', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo', turns: ['a1x'] });
  const before = await record(page);
  const link = await linkOf('[Rules "tsoro width=6"]\n\na1+ a4 *\n');
  await page.evaluate((link) => {
    location.hash = link;
  }, link);
  await shownWhole(page, 2);
  assert.equal((await state(page)).rules, 'tsoro width=6');
  await pressNamed(page, text('back'));
  await page.waitForFunction((element) => element.state().rules === 'nsolo', {}, await board(page));
  assert.equal(await record(page), before);
});

test('a link that cannot be opened is told in words, and the game stays', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  const before = await record(page);
  const good = await addressed(page);
  const illegal = await linkOf('[Rules "tsoro width=8"]\n\na1 a1 *\n');
  for (const [link, said] of [
    [good.slice(0, -9), text('link-damaged')],
    ['#g1=', text('link-damaged')],
    ['#g7=abc', text('link-newer')],
    [illegal, 'turn 1 of North'],
  ] as const) {
    await page.evaluate((link) => {
      location.hash = link;
    }, link);
    assert.ok((await notice(page)).includes(said), said);
    assert.equal(await record(page), before);
    assert.equal(await addressed(page), good, 'the address is the game’s again');
    await pressNamed(page, text('dismiss'));
  }
  const other = await visit(t, { path: good.slice(0, -9) });
  assert.ok((await notice(other)).includes(text('link-damaged')), 'when the page is opened by it, too');
});

test('turns leave no trail in the history: back leads where one came from', async (t) => {
  const page = await visit(t);
  const before = await page.evaluate(() => history.length);
  await load(page, { rules: vector.rules });
  for (const turn of vector.turns.slice(0, 3)) await playTurn(page, turn);
  await addressed(page);
  assert.equal(await page.evaluate(() => history.length), before);
  await page.goBack();
  assert.equal(page.url(), 'about:blank');
});

test('two tabs keep their own games when they are loaded again, without storage too', async (t) => {
  const prepare = (page: Page) =>
    page.evaluateOnNewDocument(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
      sessionStorage.setItem('tsoro.players', '{}'); // persons
    });
  for (const storage of [undefined, prepare]) {
    const persons = async (page: Page) =>
      (await board(page)).evaluate((element) => element.setAttribute('north', 'human'));
    const one = await visit(t, storage ? { prepare: storage } : {});
    await persons(one);
    await load(one, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
    await addressed(one);
    const two = await one.browserContext().newPage();
    await storage?.(two);
    await two.goto(one.url().replace(/#.*/, ''));
    await persons(two);
    await load(two, { rules: 'nsolo', turns: ['a1x'] });
    await addressed(two);
    const [first, second] = [await record(one), await record(two)];
    for (const page of [one, two]) {
      await page.bringToFront();
      await page.reload();
    }
    await one.bringToFront();
    await shownWhole(one, 3);
    assert.equal(await record(one), first);
    await two.bringToFront();
    await shownWhole(two, 1);
    assert.equal(await record(two), second);
  }
});

test('a record is pasted in place of the game; one that cannot be read says where, and the game stays', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo', turns: ['a1x'] });
  const before = await record(page);
  await openRecord(page);
  const bad = refused.filter(({ error }) => error !== undefined);
  assert.ok(bad.length > 3);
  for (const { record: pasted, error = '' } of bad) {
    if (pasted.trim() === '') continue;
    await paste(page, pasted);
    await page.waitForFunction(() => !document.querySelector<HTMLElement>('#record-wrong')?.hidden);
    const said = await page.$eval('#record-wrong', (line) => line.textContent ?? '');
    assert.ok(said.toLowerCase().includes(error.toLowerCase()), `${said} tells of ${error}`);
    assert.equal(await record(page), before);
  }
  await paste(page, '[Rules "tsoro width=8"]\n\n1. a1 a1 *\n');
  await page.waitForFunction(() => /turn 1 of North/.test(document.querySelector('#record-wrong')?.textContent ?? ''));
  await paste(page, '[Rules "tsoro width=6"]\n[South "Ann"]\n\n1. a1+ a4 *\n');
  await page.waitForSelector('#record:not([open])');
  assert.match(await record(page), /\[South "Ann"\][\s\S]*1\. a1\+ a4 \*/);
  await pressNamed(page, text('back'));
  await page.waitForFunction((element) => element.state().rules === 'nsolo', {}, await board(page));
  assert.equal(await record(page), before);
});

test('the dialog saves the record and pictures of the board, and opens a file', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  const before = await record(page);
  await page.evaluate(() => {
    // Downloads are caught as they begin.
    const saved: { name: string; content: Promise<ArrayBuffer> }[] = [];
    Object.assign(window, { saved });
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, content: fetched.get(this.href) ?? Promise.reject(new Error(this.href)) });
    };
    const fetched = new Map<string, Promise<ArrayBuffer>>();
    const { createObjectURL } = URL;
    URL.createObjectURL = (blob: Blob) => {
      const url = createObjectURL(blob);
      fetched.set(url, blob.arrayBuffer());
      return url;
    };
  });
  await openRecord(page);
  const saves: Record<string, Buffer> = {};
  for (const act of ['save', 'svg', 'png', 'text']) {
    await page.$eval(`#record [data-act="${act}"]`, (button) => (button as HTMLButtonElement).click());
    const one = await page.waitForFunction(
      async (nth) => {
        const { saved } = window as unknown as { saved: { name: string; content: Promise<ArrayBuffer> }[] };
        const file = saved[nth];
        return file && { name: file.name, bytes: [...new Uint8Array(await file.content)] };
      },
      { timeout: 5000 },
      Object.keys(saves).length,
    );
    const { name, bytes } = (await one.jsonValue()) as { name: string; bytes: number[] };
    saves[name.replace(/.*\./, '')] = Buffer.from(bytes);
  }
  assert.equal(String(saves.tsoro), before);
  assert.match(String(saves.svg), /^<svg [\s\S]*<\/svg>\n$/);
  assert.match(String(saves.txt), /^tsoro width=8: \w+ to move\n\n4 /);
  assert.equal(saves.png?.subarray(1, 4).toString(), 'PNG');
  assert.equal(saves.png?.readUInt32BE(16), 4 * 364, 'four times as wide as the SVG');

  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['[Rules "nsolo"]\n\na1x *\n'], 'game.tsoro'));
    const field = document.querySelector<HTMLInputElement>('#record input[type="file"]');
    if (!field) return;
    field.files = files.files;
    field.dispatchEvent(new Event('change'));
  });
  await page.waitForSelector('#record:not([open])');
  assert.equal((await state(page)).rules, 'nsolo');
});

test('the HTML of a game, as a board or as a frame, is that game on another page, and a link to it where none can come', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 5) });
  await (await board(page)).evaluate((element) => element.setAttribute('south-name', 'Ann & <Ben>'));
  const game = carried(await record(page));
  assert.match(game, /Ann & <Ben>/);
  await openRecord(page);
  const code = () => page.$eval('#record [readonly][rows]', (field) => (field as HTMLTextAreaElement).value);
  const asBoard = await code();
  await page.$eval('#record [type="checkbox"]', (box) => (box as HTMLInputElement).click());
  await page.waitForFunction(
    () => document.querySelector<HTMLTextAreaElement>('#record [readonly][rows]')?.value.startsWith('<iframe'),
    {},
  );
  const asFrame = await code();
  const host = await hostOf({ board: { html: asBoard }, frame: { html: asFrame } });
  for (const form of ['board', 'frame']) {
    const other = await visit(t, { elsewhere: host + form, expected: /favicon|sandbox|localStorage/ });
    const inside = form === 'board' ? other.mainFrame() : await (await other.waitForSelector('iframe'))?.contentFrame();
    await inside?.waitForSelector('tsoro-board[data-phase]', { timeout: 15_000 });
    const shown = await inside?.$eval('tsoro-board', (board) => board.record());
    assert.equal(carried(shown ?? ''), game, form);
  }
  for (const html of [asBoard, asFrame]) {
    const [, link = ''] = /<a href="([^"]*)"/.exec(html) ?? [];
    assert.equal(await recordIn(new URL(link).hash), game);
  }
});

test('what was said of a bad link goes with a good one, and with any other game', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 2) });
  await addressed(page);
  const follow = (link: string) =>
    page.evaluate((link) => {
      location.hash = link;
    }, link);
  const gone = () => page.waitForSelector('.notice', { hidden: true, timeout: 5000 });
  for (const good of ['[Rules "tsoro width=6"]\n\na1+ a4 *\n', '[Rules "nsolo"]\n\na1x *\n']) {
    await follow('#g1=abc');
    assert.ok((await notice(page)).includes(text('link-damaged')));
    await follow(await linkOf(good));
    await gone();
  }
  await follow('#g1=abc');
  await notice(page);
  await pressNamed(page, text('back'));
  await gone();
});

test('an address that no QR code holds leaves the code out, and all else is there', async (t) => {
  const page = await visit(t, { path: `?${'x'.repeat(3000)}` });
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  await pressNamed(page, text('record'));
  await page.waitForFunction(
    (words) => document.querySelector('#record[open] .link-and-code')?.textContent?.includes(words),
    { timeout: 5000 },
    text('record-qr-long'),
  );
  assert.equal(await page.$('#record .code'), null);
  const link = await page.$eval('#record input[readonly]', (field) => (field as HTMLInputElement).value);
  assert.equal(await recordIn(link.replace(/^[^#]*/, '')), carried(await record(page)));
  assert.equal(
    await page.$eval('#record textarea', (field) => (field as HTMLTextAreaElement).value),
    await record(page),
  );
  assert.ok(await page.$('#record .picture'));
});

test('what was copied is said only until the game goes on', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 3) });
  await openRecord(page);
  await page.$eval('#record .chief', (button) => (button as HTMLButtonElement).click());
  const said = () => page.$$eval('#record [role="status"]', (lines) => lines.map((line) => line.textContent).join(''));
  while ((await said()) === '') await page.evaluate(() => new Promise(requestAnimationFrame));
  await (await board(page)).evaluate((element) => element.undo());
  while ((await said()) !== '') await page.evaluate(() => new Promise(requestAnimationFrame));
});

test('a record that is too long is refused before it is read, wherever it comes from', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo', turns: ['a1x'] });
  const before = await record(page);
  const long = `[Rules "tsoro"]\n\n{${' '.repeat(LONGEST_RECORD)}} *\n`;
  await openRecord(page);
  const refused = async () => {
    await page.waitForFunction(
      (words) => document.querySelector('#record-wrong')?.textContent?.includes(words),
      { timeout: 5000 },
      text('record-large'),
    );
    assert.equal(await record(page), before);
  };
  await paste(page, long);
  await refused();
  await paste(page, '[Rules "nonsense"]');
  await page.waitForFunction(
    (words) => !document.querySelector('#record-wrong')?.textContent?.includes(words),
    { timeout: 5000 },
    text('record-large'),
  );
  await page.evaluate((long) => {
    const file = new File([long], 'game.tsoro');
    file.text = () => {
      document.body.dataset.read = 'yes';
      return Promise.resolve('');
    };
    const files = new DataTransfer();
    files.items.add(file);
    const field = document.querySelector<HTMLInputElement>('#record input[type="file"]');
    if (!field) return;
    field.files = files.files;
    field.dispatchEvent(new Event('change'));
  }, long);
  await refused();
  assert.equal(await page.evaluate(() => document.body.dataset.read), undefined);
  const code = await (await board(page)).evaluate(
    (element, long) => element.load(long).catch((error: Error & { code: string }) => `${error.code}: ${error.message}`),
    long,
  );
  assert.equal(code, `bad-record: ${text('record-long')}`);
  await (await board(page)).evaluate((element, long) => element.setAttribute('record', long), long);
  await page.waitForSelector('tsoro-board >>> .refused');
  assert.equal(await record(page), before);
});
