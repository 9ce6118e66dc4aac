/** The attributes of `<tsoro-board>` and its properties of the same names, as HTML, scripts and frameworks give them. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import type { BoardElement } from './play.ts';

const SCRIPT = '<script type="module" src="{site}tsoro-board.js"></script>';
const RECORD = '[Rules "tsoro width=8"]\n\n1. b1+ c4+ 2. a1 *\n';
const ANOTHER = '[Rules "tsoro width=8"]\n\n1. a1 *\n';

/** For each attribute, a value that is not the usual one. */
const OTHER: Readonly<Record<string, string>> = {
  lang: 'el',
  rules: 'nsolo',
  position: '1x8/1x8/1x8/1x8 n',
  record: RECORD,
  src: 'game.txt',
  ply: '0',
  speed: '2',
  controls: 'none',
  view: 'north',
  theme: 'wood night',
  counters: 'seeds',
  motion: 'full',
  coordinates: 'no',
  numerals: 'no',
  preview: 'no',
  confirm: 'yes',
  sound: 'yes',
  volume: '0.2',
  south: 'computer:1',
  north: 'computer:1',
  seconds: '1',
  seed: '7',
  'south-name': 'Rudo',
  'north-name': 'Tendai',
  prompt: 'South to take five',
  link: 'no',
  kiosk: '90',
  'kiosk-languages': 'el en',
};
/** The properties that are not called as their attributes are. */
const PROPERTIES: Readonly<Record<string, string>> = {
  'south-name': 'southName',
  'north-name': 'northName',
  'kiosk-languages': 'kioskLanguages',
};
/** What changes the game for good, since computers play on. */
const PLAYING = ['south', 'kiosk'];

type Board = BoardElement & { updateComplete: Promise<unknown> } & Record<string, unknown>;
type Seen = Readonly<Record<string, unknown>>;

/** A page of somebody else's with a board that is ready. */
async function host(t: TestContext, html = '<tsoro-board rules="tsoro width=8"></tsoro-board>'): Promise<Page> {
  const address = await hostOf({ '': { html: `${html}${SCRIPT}` }, 'game.txt': RECORD });
  const page = await visit(t, { elsewhere: address, expected: /favicon/ });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('tsoro-board')].every(({ dataset }) => dataset.phase === 'start'),
  );
  return page;
}

/** Another board in place of the first, as a host makes it that says nothing but the rules; ready. */
async function fresh(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const board = document.createElement('tsoro-board') as unknown as Board;
    board.setAttribute('rules', 'tsoro width=8');
    const ready = new Promise((resolve) => board.addEventListener('tsoro-ready', resolve));
    document.querySelector('tsoro-board')?.replaceWith(board);
    await ready;
  });
}

/** All that a visitor or a script sees of the board; without the game, if that may be another. */
function seen(page: Page, names: readonly string[], game: boolean): Promise<Seen> {
  return page.$eval(
    'tsoro-board',
    async (element, names, game) => {
      const board = element as unknown as Board;
      await board.updateComplete;
      const root = board.shadowRoot as ShadowRoot;
      const shown = (selector: string) => root.querySelector(selector)?.checkVisibility() ?? false;
      const { rules, position, plies, ply } = board.state();
      const top = (pit: string) => root.querySelector(`[data-pit="${pit}"]`)?.getBoundingClientRect().top ?? 0;
      return {
        properties: names.map((name) => String(board[name])),
        language: root.querySelector('.bar')?.getAttribute('lang'),
        ground: board.dataset.ground,
        attended: board.dataset.attendance,
        parts: ['.bar', '.transport button', '.home', '.kiosk'].map(shown),
        southBelow: top('a1') > top('a4'),
        ...(game && {
          rules,
          position,
          plies,
          ply,
          usable: root.querySelector('[data-pit]:not([aria-disabled="true"])') !== null,
          bar: root.querySelector('.bar')?.textContent?.trim(),
        }),
      };
    },
    names,
    game,
  );
}

/** Waits until the board is seen as `expected` says. */
async function becomes(page: Page, expected: Seen, game: boolean, what: string, names = READ) {
  const until = Date.now() + 8000;
  let now = await seen(page, names, game);
  while (JSON.stringify(now) !== JSON.stringify(expected) && Date.now() < until) now = await seen(page, names, game);
  assert.deepEqual(now, expected, what);
}

/** Plays a decision by the board's own buttons. */
async function plays(page: Page, what: string): Promise<void> {
  const played = await page.$eval('tsoro-board', async (element) => {
    const board = element as unknown as Board;
    while (/animating|thinking/.test(board.dataset.phase ?? '')) {
      board.skip();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const before = board.record();
    const decision = '[data-action]:not([hidden]), [data-pit]:not([aria-disabled="true"])';
    (board.shadowRoot?.querySelector(decision) as HTMLElement | null)?.click();
    return before !== board.record();
  });
  assert.ok(played, `${what}: the board is played on`);
}

const propertyOf = (attribute: string) => PROPERTIES[attribute] ?? attribute;

/** Those whose value can be read back: `record` is a method too. */
const READ = Object.keys(OTHER)
  .map(propertyOf)
  .filter((name) => name !== 'record');

/** How a host takes back what it gave. */
const TAKEN: Readonly<Record<string, (board: Element, attribute: string, property: string) => void>> = {
  'an attribute that is removed': (board, attribute) => board.removeAttribute(attribute),
  'a property that is undefined': (board, _, property) => Object.assign(board, { [property]: undefined }),
  'a property that is null': (board, _, property) => Object.assign(board, { [property]: null }),
  'a property that is false': (board, _, property) => Object.assign(board, { [property]: false }),
  'a property that Vue takes back': (board, attribute, property) => {
    Object.assign(board, { [property]: '' });
    board.removeAttribute(attribute);
  },
};
/** Of these, false says no. */
const USUALLY_YES = ['coordinates', 'numerals', 'preview', 'link'];

/** Gives a fresh board a value, takes it back in every way, and plays. */
async function assertUsual(page: Page, attribute: string): Promise<void> {
  const game = !PLAYING.includes(attribute);
  const property = propertyOf(attribute);
  await fresh(page);
  const usual = await seen(page, READ, game);
  for (const [what, take] of Object.entries(TAKEN)) {
    if (/false/.test(what) && USUALLY_YES.includes(attribute)) continue;
    const says = `${attribute}: ${what}`;
    await page.$eval(
      'tsoro-board',
      (board, attribute, property, value) => {
        if (attribute) board.setAttribute(attribute, value);
        else Object.assign(board, { [property]: value });
      },
      /attribute/.test(what) && attribute,
      property,
      OTHER[attribute] ?? '',
    );
    if (attribute === 'kiosk') await page.waitForSelector('tsoro-board[data-attendance]');
    const { properties } = await seen(page, READ, game);
    if (attribute !== 'record') assert.notDeepEqual(properties, usual.properties, says);
    await page.$eval('tsoro-board', take, attribute, property);
    if (attribute === 'rules') await page.$eval('tsoro-board', (board) => board.setAttribute('rules', 'tsoro width=8'));
    await becomes(page, usual, game, says);
  }
  await plays(page, attribute);
}

describe('what a host leaves out is as usual', () => {
  test('the tests know every attribute', async (t) => {
    const page = await host(t);
    const observed = await page.evaluate(
      () => (customElements.get('tsoro-board') as unknown as { observedAttributes: string[] }).observedAttributes,
    );
    assert.deepEqual([...observed].sort(), Object.keys(OTHER).sort());
  });

  test('removed, undefined, null, false: every attribute and property', async (t) => {
    const page = await host(t);
    for (const attribute of Object.keys(OTHER)) await assertUsual(page, attribute);
  });

  test('a word that no attribute knows', async (t) => {
    const page = await host(t);
    for (const name of ['controls', 'view', 'theme', 'counters', 'motion', 'speed', 'volume', 'coordinates', 'sound']) {
      await fresh(page);
      const usual = await seen(page, [], true);
      await page.$eval('tsoro-board', (board, name) => board.setAttribute(name, 'bogus'), name);
      await becomes(page, usual, true, `${name}="bogus"`, []);
      await plays(page, `${name}="bogus"`);
    }
  });
});

describe('yes and no', () => {
  const FLAGS = ['coordinates', 'numerals', 'preview', 'confirm', 'sound', 'link'];

  test('are true and false too, and an attribute that is only there says yes', async (t) => {
    const page = await host(t);
    const read = await page.$eval(
      'tsoro-board',
      (element, flags) => {
        const board = element as unknown as Board;
        const after = (act: (name: string) => void) =>
          flags.map((name) => {
            act(name);
            return board[name];
          });
        return [
          after((name) => Object.assign(board, { [name]: true })),
          after((name) => Object.assign(board, { [name]: false })),
          after((name) => board.setAttribute(name, 'true')),
          after((name) => board.setAttribute(name, 'false')),
          after((name) => board.setAttribute(name, '')),
        ];
      },
      FLAGS,
    );
    const all = (word: string) => FLAGS.map(() => word);
    assert.deepEqual(read, ['yes', 'no', 'yes', 'no', 'yes'].map(all));
  });

  test('switch a kiosk: true means a minute, false none at all', async (t) => {
    const page = await host(t);
    const kiosk = (value: unknown) =>
      page.$eval(
        'tsoro-board',
        (board, value) => (Object.assign(board, { kiosk: value }) as unknown as Board).kiosk,
        value,
      );
    const layer = (there: boolean) =>
      page.waitForFunction(
        (there) => (document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.kiosk') !== null) === there,
        { timeout: 5000 },
        there,
      );
    for (const [given, read] of [
      [true, ''],
      [false, null],
      ['', ''],
      [null, null],
      [90, '90'],
      ['no', null],
    ] as const) {
      assert.equal(await kiosk(given), read, `kiosk = ${JSON.stringify(given)}`);
      await layer(read !== null);
    }
  });

  test('a kiosk that goes leaves players, controls and link as the host gave them', async (t) => {
    const page = await host(t);
    const given = { south: 'human', north: 'computer:4', controls: 'full', link: 'yes' };
    await page.$eval('tsoro-board', (board, given) => Object.assign(board, given, { kiosk: 90 }), given);
    await page.waitForSelector('tsoro-board[data-attendance="inviting"][controls="play"]');
    const kept = await page.$eval(
      'tsoro-board',
      (board, given) => {
        Object.assign(board, { kiosk: false });
        return new Promise((resolve) => {
          const look = () => {
            if (board.hasAttribute('data-attendance')) requestAnimationFrame(look);
            else resolve(Object.fromEntries(Object.keys(given).map((name) => [name, (board as never as Board)[name]])));
          };
          look();
        });
      },
      given,
    );
    assert.deepEqual(kept, given);
  });
});

describe('the property `record`', () => {
  const plies = (page: Page, count: number) =>
    page.waitForFunction(
      (count) => (document.querySelector('tsoro-board') as unknown as Board).state().plies === count,
      { timeout: 5000 },
      count,
    );
  const assign = (page: Page, record: string | null) =>
    page.$eval('tsoro-board', (board, record) => Object.assign(board, { record }), record);
  const written = (page: Page) => page.$eval('tsoro-board', (board) => (board as unknown as Board).record());

  test('loads text, and is a method all the same', async (t) => {
    const page = await host(t);
    await assign(page, RECORD);
    await plies(page, 3);
    assert.match(await written(page), /1\. b1\+ c4\+ 2\. a1 \*/);
    await assign(page, ANOTHER);
    await plies(page, 1);
    assert.match(await written(page), /1\. a1 \*/);
    await assign(page, null);
    await plies(page, 0);
    assert.match(await written(page), /\[Rules "tsoro width=8"\]/);
  });

  test('of the same text, or that of the game on the board, changes nothing', async (t) => {
    const page = await host(t);
    await assign(page, RECORD);
    await plies(page, 3);
    const told = await page.$eval(
      'tsoro-board',
      async (element, record) => {
        const board = element as unknown as Board;
        const told: string[] = [];
        for (const type of ['tsoro-reset', 'tsoro-error']) board.addEventListener(type, () => told.push(type));
        const [pit = ''] = board.state().legal;
        board.play({ type: 'start', pit });
        const played = board.record();
        for (const text of [record, played]) {
          Object.assign(board, { record: text });
          await board.updateComplete;
          await board.load(board.record()); // comes after what was asked for before
        }
        return [...told, board.record() === played];
      },
      RECORD,
    );
    assert.deepEqual(told, ['tsoro-reset', 'tsoro-reset', true], 'the two of `load`, and none besides');
  });

  test('counts before the element is defined, and before it is ready', async (t) => {
    const html = `<p></p><script>
      const early = document.createElement('tsoro-board');
      early.record = ${JSON.stringify(RECORD)};
      early.controls = undefined;
      document.querySelector('p').replaceWith(early);
    </script>`;
    const page = await host(t, html);
    await plies(page, 3);
    await page.evaluate(
      async (record, other) => {
        const board = document.createElement('tsoro-board') as unknown as Board;
        Object.assign(board, { record });
        document.querySelector('tsoro-board')?.replaceWith(board);
        await board.updateComplete;
        Object.assign(board, { record: other });
      },
      RECORD,
      ANOTHER,
    );
    await page.waitForFunction(() => document.querySelector('tsoro-board')?.hasAttribute('data-phase'));
    await plies(page, 1);
    await plays(page, 'a record in place of another');
  });

  test('asked for while an earlier one is fetched counts, and the earlier one is given up', async (t) => {
    const page = await host(t);
    await page.setRequestInterception(true);
    page.on('request', (request) => {
      if (!request.url().endsWith('game.txt')) void request.continue(); // that one is never answered
    });
    const fetching = page.waitForRequest((request) => request.url().endsWith('game.txt'));
    const givenUp = new Promise<string>((resolve) => {
      page.on('requestfailed', (request) => resolve(request.url()));
    });
    await page.$eval('tsoro-board', (board) => board.setAttribute('src', 'game.txt'));
    await fetching;
    await assign(page, ANOTHER);
    assert.match(await givenUp, /game\.txt$/);
    await plies(page, 1);
    assert.match(await written(page), /1\. a1 \*/);
  });
});

test('every attribute whose name the element knows is a property that can be set', async (t) => {
  const page = await host(t);
  const clashes = await page.evaluate((names) => {
    const made = document.createElement('tsoro-board') as unknown as Board;
    return names.filter((name) => {
      if (!(name in made)) return false;
      try {
        made[name] = undefined;
      } catch {
        return true; // it has a getter alone
      }
      return Object.hasOwn(made, name); // a method is hidden
    });
  }, Object.keys(OTHER));
  assert.deepEqual(clashes, []);
});
