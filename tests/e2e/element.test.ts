/** `<tsoro-board>` for a host: what is asked of it too early, too late, wrongly or twice. */
import assert from 'node:assert/strict';
import { describe, type TestContext, test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { hostOf } from './host.ts';
import { dieAt, mortal } from './mortal.ts';
import {
  assertShows,
  type BoardElement,
  barSays,
  board,
  load,
  pressAction,
  pressNamed,
  pressPit,
  record,
  settled,
  setUp,
  state,
} from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const PLAYED = 6;
/** `e1` captures, and as many stones may be taken as bonus; `a3` holds one. */
const BONUS = { rules: 'nsolo', position: '2x2,0,3x3,2,0/1,0,3,1,3x2,1,2/0,2x2,3,0,2,1x2/1,0,1,0,3,0x2,3 s' };
/** Who starts `a2` and goes on comes to a second head. */
const TWO_HEADS = { rules: 'tsoro width=3', position: '2,0,2/0,1,3/3,3,0/3,0,3 s' };
const NAMED = '[Rules "tsoro width=8"]\n[South "Rudo"]\n[North "Tendai"]\n\n1. a1 *\n';
const UNNAMED = '[Rules "tsoro width=8"]\n\n1. a1 *\n';

type Host = BoardElement & {
  choices: unknown;
  southName: string;
  northName: string;
  turns(): readonly string[];
  undoTurn(): boolean;
  goTo(ply: number): void;
  skip(): void;
};

/** Runs in the page with the board. */
async function withBoard<T, G extends unknown[]>(page: Page, act: (board: Host, ...given: G) => T, ...given: G) {
  return (await board(page)).evaluate(act as (board: BoardElement, ...given: unknown[]) => T, ...given) as Promise<
    Awaited<T>
  >;
}

/** What the host is told, in order, once another element has been put on the page as `html`. */
async function toldOf(page: Page, html: string): Promise<{ told: string[]; ply: number; plies: number }> {
  await settled(page);
  return page.evaluate(async (html) => {
    const template = document.createElement('template');
    template.innerHTML = html;
    const other = document.importNode(template.content, true).firstElementChild as BoardElement;
    const told: string[] = [];
    other.addEventListener('tsoro-error', (event) => told.push((event as CustomEvent).detail.code));
    const ready = new Promise((resolve) => other.addEventListener('tsoro-ready', resolve));
    document.body.append(other);
    await ready;
    const { ply, plies } = other.state();
    other.remove();
    return { told, ply, plies };
  }, html);
}

describe('before tsoro-ready', () => {
  for (const when of ['detached', 'just appended'] as const) {
    test(`a record and names for an element that is ${when} come once it is ready`, async (t) => {
      const page = await visit(t);
      await settled(page);
      const [asked, south, begun, north] = await page.evaluate(
        async (record, late) => {
          const other = document.createElement('tsoro-board') as unknown as Host;
          if (!late) document.body.append(other);
          const loaded = other.load(record);
          if (late) document.body.append(other);
          await loaded;
          const got = [other.state().plies, other.southName] as const;
          await (other.newGame as (rules: string, names: object) => Promise<boolean>)('nsolo', { north: 'Chipo' });
          return [...got, other.state().rules, other.northName];
        },
        NAMED,
        when === 'detached',
      );
      assert.deepEqual([asked, south, begun, north], [1, 'Rudo', 'nsolo', 'Chipo']);
    });
  }
});

describe('the attribute `ply`', () => {
  test('that names no ply of the game is told, and the board is ready all the same', async (t) => {
    const page = await visit(t);
    for (const ply of ['7', '99', 'abc', '-1', '0.5', '']) {
      const { told, ply: at } = await toldOf(page, `<tsoro-board rules="tsoro width=8" ply="${ply}"></tsoro-board>`);
      assert.deepEqual([told, at], [['bad-ply'], 0], `ply="${ply}"`);
    }
    const { told, ply, plies } = await toldOf(page, `<tsoro-board ply="0">${UNNAMED}</tsoro-board>`);
    assert.deepEqual([told, ply, plies], [[], 0, 1]);
  });

  test('when it is removed leads back to the game', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    await withBoard(page, (board) => board.setAttribute('ply', '2'));
    await barSays(page, text('looking', { ply: 2, plies: PLAYED }));
    await withBoard(page, (board) => board.removeAttribute('ply'));
    await page.waitForFunction(
      () => !(document.querySelector('tsoro-board') as unknown as Host & { lookingBack: boolean }).lookingBack,
    );
    await assertShows(page, vector.positions[PLAYED] ?? '', 'back in the game');
  });
});

describe('a double click', () => {
  test('on Go on does not answer the next head', async (t) => {
    const page = await visit(t);
    await setUp(page, TWO_HEADS.rules, TWO_HEADS.position);
    await pressPit(page, 'a2');
    assert.equal(await settled(page), 'head');
    await page.click('>>> tsoro-board >>> [data-action="go-on"]', { count: 2 });
    assert.equal(await settled(page), 'head');
    assert.equal((await state(page)).turn, 'a2+~');
    await pressAction(page, 'go-on');
    await settled(page);
    assert.match(await record(page), /1\. a2\+\+/);
  });

  test('on a pit only shows the end of the sowing, and chooses no bonus', async (t) => {
    const page = await visit(t);
    await setUp(page, BONUS.rules, BONUS.position, '0.25');
    await pressPit(page, 'e1');
    await page.waitForSelector('>>> tsoro-board[data-phase="animating"]');
    await page.click('>>> tsoro-board >>> [data-pit="a3"]', { count: 2 });
    assert.equal(await settled(page), 'bonus');
    assert.deepEqual(await withBoard(page, ({ choices }) => choices), []);
    await page.click('>>> tsoro-board >>> [data-pit="g4"]', { count: 2 });
    assert.deepEqual(await withBoard(page, ({ choices }) => choices), [{ pit: 'g4', stones: 2 }]);
  });
});

describe('choices', () => {
  test('are what the pits hold, in whole stones, and Done plays them', async (t) => {
    const page = await visit(t);
    await setUp(page, BONUS.rules, BONUS.position);
    await pressPit(page, 'e1');
    assert.equal(await settled(page), 'bonus');
    const chosen = await withBoard(page, (board) => {
      board.choices = [
        { pit: 'a4', stones: 0.5 },
        { pit: 'd4', stones: -1 },
        { pit: 'g4', stones: 1 },
        { pit: 'a3', stones: 2 },
        { pit: 'b1', stones: 1 },
      ];
      return board.choices as { pit: string; stones: number }[];
    });
    assert.deepEqual(chosen, [
      { pit: 'g4', stones: 1 },
      { pit: 'a3', stones: 1 },
    ]);
    await pressAction(page, 'done');
    assert.equal(await settled(page), 'start');
    await assertShows(page, (await state(page)).position, 'after Done');
    assert.match(await record(page), /xg4\*1,a3\*1 \*\s*$/);
  });

  test('that are none at all are refused with a code', async (t) => {
    const page = await visit(t);
    for (const wrong of [null, 5, 'a4', [null], [{ pit: 4, stones: 1 }], [{ pit: 'a4' }]]) {
      const code = await withBoard(
        page,
        (board, wrong) => {
          try {
            board.choices = wrong as never;
            return 'accepted';
          } catch (error) {
            return (error as { code?: string }).code;
          }
        },
        wrong as unknown,
      );
      assert.equal(code, 'bad-argument', JSON.stringify(wrong));
    }
  });
});

describe('what was refused', () => {
  const GOOD = '[Rules "tsoro width=8"]\n\n1. b1+ c4+ 2. a1 *\n';
  const note = (page: Page) =>
    page.$eval('tsoro-board', (board) => board.shadowRoot?.querySelector('.refused')?.textContent ?? null);
  const ask = async (page: Page, given: Record<string, unknown>) => {
    await page.$eval('tsoro-board', (board, given) => Object.assign(board, given), given);
  };
  const opened = async (t: TestContext, attributes = '') => {
    const html = `<tsoro-board ${attributes}></tsoro-board><script type="module" src="{site}tsoro-board.js"></script>`;
    const page = await visit(t, { elsewhere: await hostOf({ '': { html }, empty: '' }), expected: /favicon/ });
    await page.waitForSelector('tsoro-board[data-phase]');
    return page;
  };

  test('is shown no more once something else is asked for, by attributes or as properties', async (t) => {
    const page = await opened(t, 'controls="replay"');
    await page.waitForSelector('tsoro-board >>> .refused');
    await ask(page, { record: GOOD });
    await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().plies === 3);
    assert.equal(await note(page), null);
    for (const bad of [{ record: '1. zz9 *' }, { rules: 'bogus' }, { position: '0' }, { ply: 9 }]) {
      await ask(page, bad);
      await page.waitForSelector('tsoro-board >>> .refused');
      await ask(page, { rules: 'tsoro width=8', position: null, ply: null, record: null });
      await page.waitForFunction(() => {
        const board = document.querySelector('tsoro-board');
        return board?.state().plies === 0 && !board.shadowRoot?.querySelector('.refused');
      });
      await ask(page, { record: GOOD });
      await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().plies === 3);
      assert.equal(await note(page), null, Object.keys(bad).join());
    }
  });

  test('does not come after what was asked for instead', async (t) => {
    const page = await opened(t);
    await page.$eval('tsoro-board', async (board) => {
      board.setAttribute('rules', 'bogus');
      await (board as unknown as { updateComplete: Promise<unknown> }).updateComplete;
      board.setAttribute('rules', 'nsolo');
    });
    await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().rules === 'nsolo');
    await page.$eval('tsoro-board', (board) => board.setAttribute('ply', '9'));
    await page.waitForSelector('tsoro-board >>> .refused'); // its words were on their way before
    assert.match((await note(page)) ?? '', /9/);
  });

  test('is a file without anything in it, too', async (t) => {
    const page = await opened(t, 'controls="replay" src="empty"');
    await page.waitForSelector('tsoro-board >>> .refused');
    assert.match((await note(page)) ?? '', new RegExp(text('replay-empty').slice(0, 20)));
  });

  test('is no turn that the record has, though it comes later', async (t) => {
    const page = await opened(t, 'controls="replay" ply="2"');
    await ask(page, { record: GOOD });
    await page.waitForFunction(() => {
      const { ply, plies } = document.querySelector('tsoro-board')?.state() ?? {};
      return ply === 2 && plies === 3;
    });
    assert.equal(await note(page), null);
  });
});

test('a board keeps its look in the document of a frame, and back', async (t) => {
  const html = `<iframe></iframe><tsoro-board rules="tsoro width=8"></tsoro-board><script type="module" src="{site}tsoro-board.js"></script>`;
  const page = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected: /favicon/ });
  await page.waitForSelector('tsoro-board[data-phase]');
  const looks = await page.evaluate(async () => {
    const board = document.querySelector('tsoro-board');
    const inside = document.querySelector('iframe')?.contentDocument;
    const look = () => {
      const stage = board?.shadowRoot?.querySelector('.stage');
      return board && stage && [getComputedStyle(board).display, getComputedStyle(stage).position].join();
    };
    const looks = [look()];
    for (const home of [inside, document]) {
      if (board) home?.body.append(board);
      looks.push(look());
    }
    return looks;
  });
  assert.match(looks[0] ?? '', /grid/);
  assert.deepEqual(looks, [looks[0], looks[0], looks[0]]);
});

describe('a board by itself', () => {
  const opened = async (t: TestContext, attributes: string) => {
    const html = `<tsoro-board speed="instant" ${attributes}></tsoro-board><script type="module" src="{site}tsoro-board.js"></script>`;
    const page = await visit(t, { elsewhere: await hostOf({ '': { html } }), expected: /favicon/ });
    await page.waitForSelector('tsoro-board[data-phase]');
    return page;
  };
  const again = 'tsoro-board >>> [data-action="again"]';

  test('offers a new game when one is over, the one that it was made for', async (t) => {
    const page = await opened(t, 'rules="tsoro width=3" position="0,3,0/0,2,0/0,0,1/1,0,1 s" south-name="Ann"');
    assert.equal(await page.$(again), null);
    const start = (await state(page)).position;
    await (await board(page)).evaluate((element) => element.play({ type: 'resign' }));
    const button = await page.waitForSelector(again);
    assert.equal(await button?.evaluate((button) => button.textContent?.trim()), text('new-game'));
    await button?.click();
    await page.waitForFunction(() => document.querySelector('tsoro-board')?.dataset.phase === 'start');
    assert.equal((await state(page)).position, start);
    assert.equal(await page.$(again), null);
  });

  test('lets a problem be tried again', async (t) => {
    const page = await opened(
      t,
      'rules="tsoro width=3" position="0,3,0/0,2,0/0,0,1/1,0,1 s" prompt="South to take five stones"',
    );
    const start = (await state(page)).position;
    await (await board(page)).evaluate((element) =>
      element.play({ type: 'start', pit: element.state().legal[0] ?? '' }),
    );
    await settled(page);
    const button = await page.waitForSelector(again);
    assert.equal(await button?.evaluate((button) => button.textContent?.trim()), text('back-game'));
    await button?.click();
    await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().plies === 0);
    assert.equal((await state(page)).position, start);
    await barSays(page, 'South to take five stones');
  });

  test('tells whose game a record is, and which turn is under way', async (t) => {
    const record = '[Rules &quot;tsoro width=8&quot;] [South &quot;Rudo&quot;] [North &quot;Tendai&quot;] 1. b1~ *';
    const page = await opened(t, `controls="replay" record="${record}"`);
    await barSays(page, 'Rudo – Tendai');
    await barSays(page, text('within', { ply: 1, last: 1, name: 'Rudo' }));
  });
});

test('what throws when it is looked into is refused with a code, and the game goes on', async (t) => {
  const page = await visit(t);
  await settled(page);
  const before = await record(page);
  const codes = await withBoard(page, async (board) => {
    const thrower = <T extends object>(target: T) =>
      new Proxy(target, {
        get: () => {
          throw new Error('from the host');
        },
        ownKeys: () => {
          throw new Error('from the host');
        },
      });
    const { proxy: revoked, revoke } = Proxy.revocable([], {});
    revoke();
    const asked = board as unknown as {
      choices: unknown;
      showLine(turns: unknown): void;
      newGame(rules: string, options: unknown): Promise<boolean>;
    };
    const asks: (() => unknown)[] = [
      ...[null, 'a1', { map: () => 7 }, thrower(['a1']), revoked, [Object.create(null)]].map(
        (turns) => () => asked.showLine(turns),
      ),
      ...[thrower([{}]), revoked, [thrower({})]].map((choices) => () => {
        asked.choices = choices;
      }),
      ...[
        thrower({}),
        {
          get position(): string {
            throw new Error('from the host');
          },
        },
      ].map((options) => () => asked.newGame('tsoro', options)),
    ];
    const codes: unknown[] = [];
    for (const ask of asks) {
      try {
        await ask();
        codes.push('accepted');
      } catch (error) {
        codes.push((error as { code?: unknown }).code);
      }
    }
    return codes;
  });
  assert.deepEqual(new Set(codes), new Set(['bad-argument']), codes.join());
  assert.equal(codes.length, 11);
  assert.equal(await record(page), before);
});

describe('names', () => {
  test('are one line of at most 40 characters, and strings', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules });
    const got = await withBoard(page, async (board) => {
      board.southName = ` Ru\r\ndo\u0007 ${'x'.repeat(60)}`;
      await (board.newGame as (rules: string, names: object) => Promise<boolean>)('nsolo', {
        south: board.southName,
        north: 5,
      });
      return [board.southName, board.northName, board.record()] as const;
    });
    assert.deepEqual(got.slice(0, 2), [`Ru do ${'x'.repeat(34)}`, '']);
    assert.match(got[2], /^\[South "Ru do x+"\]$/m);
  });

  test('of one record do not pass into the next, nor does a name taken away stay', async (t) => {
    const page = await visit(t);
    const tags = await withBoard(
      page,
      async (board, named, unnamed) => {
        await board.load(named);
        const first = board.record();
        board.southName = '';
        const without = board.record();
        await board.load(unnamed);
        return [first, without, board.record(), board.southName + board.northName].map((text) =>
          text.match(/(Rudo|Tendai)/g),
        );
      },
      NAMED,
      UNNAMED,
    );
    assert.deepEqual(tags, [['Rudo', 'Tendai'], ['Tendai'], null, null]);
  });

  test('are not read from a comment', async (t) => {
    const page = await visit(t);
    const forged = UNNAMED.replace('1. a1', '{\n[South "Evil"]\n[Position "x"]\n} 1. a1');
    const names = await withBoard(
      page,
      async (board, record) => {
        await board.load(record);
        return [board.southName, (board as unknown as { tags: { Position?: string } }).tags.Position];
      },
      forged,
    );
    assert.deepEqual(names, ['', null]);
  });
});

test('resigning by `play`, too, ends the game where it stands', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
  await withBoard(page, (board) => {
    board.goTo(2);
    board.play({ type: 'resign' });
  });
  assert.equal(await settled(page), 'over');
  assert.equal((await state(page)).plies, PLAYED);
});

test('turns are those in force: not what was taken back', async (t) => {
  const page = await visit(t);
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
  const [undone, looking] = await withBoard(page, (board) => {
    board.undoTurn();
    const undone = board.turns();
    board.goTo(1);
    return [undone, board.turns()];
  });
  assert.deepEqual(undone, vector.turns.slice(0, PLAYED - 1));
  assert.deepEqual(looking, undone);
});

test('another speed counts at once, in the middle of a sowing', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro', speed: '0.25' });
  await pressPit(page, 'f1');
  await page.waitForSelector('>>> tsoro-board[data-phase="animating"]');
  await withBoard(page, (board) => board.setAttribute('speed', 'instant'));
  await page.waitForSelector('>>> tsoro-board[data-phase="head"]', { timeout: 1000 });
});

test('an element that is removed while stones move is silent', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro', speed: '0.25' });
  await pressPit(page, 'f1');
  await page.waitForSelector('>>> tsoro-board[data-phase="animating"]');
  const phase = await withBoard(page, (board) => {
    board.remove();
    return board.dataset.phase;
  });
  assert.equal(phase, 'head');
});

describe('an error of WebAssembly', () => {
  test('that does not kill the engine is thrown, however often, and the game goes on', async (t) => {
    const page = await visit(t);
    await load(page, { rules: vector.rules });
    const thrown = await withBoard(page, async (board) => {
      const bad = {
        get type(): string {
          throw new WebAssembly.RuntimeError('unreachable');
        },
      };
      const tries = [1, 2, 3].map(() => {
        try {
          board.play(bad as never);
          return 'accepted';
        } catch {
          return 'thrown';
        }
      });
      return tries;
    });
    assert.deepEqual(thrown, ['thrown', 'thrown', 'thrown']);
    assert.equal(await settled(page), 'start');
    await assertShows(page, vector.positions[0] ?? '', 'after the errors');
  });

  test('that kills it over and over is over when another game is opened', async (t) => {
    const page = await visit(t, { prepare: mortal });
    await load(page, { rules: vector.rules });
    for (const words of [text('revived'), text('load-broken')]) {
      await dieAt(page, 'game_play');
      await pressPit(page, 'a1');
      await barSays(page, words);
    }
    assert.ok(await page.evaluate(() => (document.querySelector('tsoro-board') as unknown as Host).newGame('nsolo')));
    await barSays(page, text('prompt-start', { name: text('south') }));
    await pressPit(page, 'a1');
    await settled(page);
    assert.match(await record(page), /1\. a1/);
  });
});

describe('the attribute `controls`', () => {
  /** What of the bar and the transport is in sight, and what may be pressed on the board. */
  const offered = async (page: Page) =>
    (await board(page)).evaluate((element) => {
      const root = element.shadowRoot as ShadowRoot;
      const seen = (selector: string) => root.querySelector(selector)?.checkVisibility() ?? false;
      const usable = root.querySelectorAll('[data-pit]:not([aria-disabled="true"])').length;
      return { bar: seen('.bar'), transport: seen('.transport button'), usable: usable > 0 };
    });

  async function opened(t: TestContext, controls: string): Promise<Page> {
    const page = await visit(t);
    await load(page, { rules: vector.rules, turns: vector.turns.slice(0, PLAYED) });
    await (await board(page)).evaluate(async (element, controls) => {
      element.setAttribute('controls', controls);
      await (element as unknown as { updateComplete: Promise<unknown> }).updateComplete;
    }, controls);
    return page;
  }

  async function assertPlaysNothing(page: Page): Promise<void> {
    const before = await record(page);
    const { legal } = await state(page);
    await pressPit(page, legal[0] ?? '');
    await page.keyboard.press('Enter');
    assert.equal(await settled(page), 'start');
    assert.equal(await record(page), before);
  }

  test('none: a board to look at', async (t) => {
    const page = await opened(t, 'none');
    assert.deepEqual(await offered(page), { bar: false, transport: false, usable: false });
    await assertPlaysNothing(page);
    await assertShows(page, vector.positions[PLAYED] ?? '', 'where it stands');
  });

  test('replay: a game to look through, and not to play', async (t) => {
    const page = await opened(t, 'replay');
    assert.deepEqual(await offered(page), { bar: true, transport: true, usable: false });
    await assertPlaysNothing(page);
    await pressNamed(page, text('back-turn'));
    await assertShows(page, vector.positions[PLAYED - 1] ?? '', 'one turn back');
    await assertPlaysNothing(page);
  });

  test('play: no transport', async (t) => {
    const page = await opened(t, 'play');
    assert.deepEqual(await offered(page), { bar: true, transport: false, usable: true });
  });
});

describe('the attribute `view`', () => {
  /** Which of these pits lies lowest. */
  const lowest = async (page: Page): Promise<string> =>
    (await board(page)).evaluate((element) => {
      const pits = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-pit]') ?? [])];
      const below = (pit: HTMLElement) => pit.getBoundingClientRect().top;
      return pits.toSorted((one, other) => below(other) - below(one))[0]?.dataset.pit?.slice(-1) ?? '';
    });

  test('left out, the person who plays a computer sits below, else South', async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'tsoro width=8' });
    for (const [south, north, row] of [
      ['human', 'human', '1'],
      ['computer:1', 'human', '4'],
      ['human', 'computer:1', '1'],
    ] as const) {
      await (await board(page)).evaluate(
        async (element, south, north) => {
          element.setAttribute('south', south);
          element.setAttribute('north', north);
          await (element as unknown as { updateComplete: Promise<unknown> }).updateComplete;
        },
        south,
        north,
      );
      assert.equal(await lowest(page), row, `${south} against ${north}`);
    }
    await (await board(page)).evaluate((element) => element.setAttribute('view', 'north'));
    assert.equal(await lowest(page), '4', 'as a host says');
  });
});
