/** The core journeys, in any engine: what a visitor, an opponent, a host and a USB stick need. ENGINE says in which. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';
import { type BoardElement, stepsOf } from '../e2e/play.ts';
import { games } from '../vectors.ts';
import { engine, openPane } from './open-pane.ts';
import type { Pane } from './pane.ts';

const WAIT = 20_000;
const dist = new URL('../../dist/', import.meta.url);

let pane: Pane;
let site: Awaited<ReturnType<typeof serve>>;

before(async () => {
  site = await serve({ root: fileURLToPath(dist) });
  pane = await openPane();
});

after(async () => {
  await pane?.close();
  await site?.close();
});

/** The board's phase once it is one of `phases`. */
async function reaches(phases: readonly string[]): Promise<string> {
  for (const until = Date.now() + WAIT; Date.now() < until; ) {
    const phase = await pane.run(
      () => document.querySelector<HTMLElement>('tsoro-board[data-phase]')?.dataset.phase ?? '',
    );
    if (phases.includes(phase)) return phase;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the board does not come to ${phases.join(' or ')}`);
}

const SETTLED = ['start', 'head', 'bonus', 'over'];

/** The middle of a part of the board, once it stays there. */
async function middleOf(selector: string): Promise<{ x: number; y: number }> {
  const look = () =>
    pane.run((selector: string) => {
      const part = document.querySelector('tsoro-board')?.shadowRoot?.querySelector(selector);
      part?.scrollIntoView({ block: 'nearest' });
      const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    }, selector);
  for (let before = await look(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const now = await look();
    if (now.x > 0 && now.x === before.x && now.y === before.y) return now;
    before = now;
  }
}

type Hand = (selector: string) => Promise<void>;

const mouse: Hand = async (selector) => {
  const { x, y } = await middleOf(selector);
  await pane.click(x, y);
};

/** What has the focus within the board, as a selector. */
const focused = () =>
  pane.run(() => {
    const active = document.querySelector('tsoro-board')?.shadowRoot?.activeElement as HTMLElement | null | undefined;
    const { pit, action } = active?.dataset ?? {};
    return pit ? `[data-pit="${pit}"]` : action ? `[data-action="${action}"]` : '';
  });

/** By Tab to the board or the answers, on the board by row and arrow, then Enter. */
const keys: Hand = async (selector) => {
  const [, column = '', row = ''] = /data-pit="([a-z]+)([1-4])"/.exec(selector) ?? [];
  await tabTo((at) => (column ? at.includes('data-pit') : at === selector));
  if (column) {
    await pane.press(row);
    await walkTo(column);
  }
  assert.equal(await focused(), selector);
  await pane.press('Enter');
};

async function tabTo(there: (at: string) => boolean): Promise<void> {
  for (let tabs = 0; tabs < 80 && !there(await focused()); tabs++) await pane.press('Tab');
}

async function walkTo(column: string): Promise<void> {
  const here = async () => /"([a-z]+)/.exec(await focused())?.[1] ?? '';
  for (let at = await here(), steps = 0; at !== column && steps < 40; at = await here(), steps++)
    await pane.press(at < column ? 'ArrowRight' : 'ArrowLeft');
}

async function play(turn: string, hand: Hand): Promise<void> {
  const { start, heads, takes } = stepsOf(turn);
  await reaches(['start']);
  await hand(`[data-pit="${start}"]`);
  for (const answer of heads) {
    assert.equal(await reaches(SETTLED), 'head', turn);
    await hand(`[data-action="${answer}"]`);
  }
  if ((await reaches(SETTLED)) !== 'bonus') return;
  for (const { pit, stones = 1 } of takes)
    for (let stone = 0; stone < stones; stone++) await hand(`[data-pit="${pit}"]`);
  await hand('[data-action="done"]');
  await reaches(['start', 'over']);
}

/** A game of two persons, at once. */
async function setOut(address: string, rules: string): Promise<void> {
  await pane.go(address);
  await reaches(SETTLED);
  await pane.run(async (rules: string) => {
    const board = document.querySelector('tsoro-board') as unknown as BoardElement;
    for (const [name, value] of Object.entries({ south: 'human', north: 'human', speed: 'instant' }))
      board.setAttribute(name, value);
    await board.newGame(rules);
  }, rules);
  await reaches(['start']);
}

const state = () => pane.run(() => (document.querySelector('tsoro-board') as unknown as BoardElement).state());

for (const [how, hand] of Object.entries({ mouse, keys })) {
  test(`${engine}: a whole game by ${how}`, async () => {
    const game = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
    await setOut(site.url, game.rules);
    for (const turn of game.turns) await play(turn, hand);
    const { position, result, reason } = await state();
    assert.deepEqual([position, result, reason], [game.positions.at(-1), game.result, game.reason]);
  });
}

test(`${engine}: the computer answers`, async () => {
  await setOut(site.url, 'tsoro width=8');
  await pane.run(() => document.querySelector('tsoro-board')?.setAttribute('north', 'computer:3'));
  await play('a1', mouse);
  for (const until = Date.now() + WAIT; (await state()).plies < 2 && Date.now() < until; )
    await new Promise((resolve) => setTimeout(resolve, 100));
  assert.ok((await state()).plies >= 2, 'within seconds');
});

test(`${engine}: a board in a frame’s page plays`, async () => {
  await pane.go(`${site.url}embed.html?rules=nsolo&speed=instant`);
  await play('a1x', mouse);
  const { rules, plies } = await state();
  assert.deepEqual({ rules, plies }, { rules: 'nsolo', plies: 1 });
});

test(`${engine}: without network the page comes again and plays`, async (t) => {
  await setOut(site.url, 'tsoro width=8');
  const kept = await pane.run(async () => {
    if (!('serviceWorker' in navigator)) return false;
    const late = new Promise<false>((resolve) => setTimeout(resolve, 10_000, false));
    return Promise.race([late, navigator.serviceWorker.ready.then(() => true)]);
  });
  if (!kept) return t.skip('this window has no service worker');
  await site.close();
  try {
    await setOut(site.url, 'tsoro width=8');
    await play('g1', mouse);
    assert.equal((await state()).plies, 1);
  } finally {
    site = await serve({ root: fileURLToPath(dist) });
  }
});

test(`${engine}: the page in one file plays, opened as a file`, async () => {
  await setOut(new URL('tsoro.html', dist).href, 'tsoro width=8');
  await play('g1', mouse);
  assert.equal((await state()).plies, 1);
});

test(`${engine}: another language is spoken at once`, async () => {
  await setOut(site.url, 'tsoro width=8');
  await pane.run(() => document.querySelector('tsoro-board')?.setAttribute('lang', 'gu'));
  for (const until = Date.now() + WAIT; Date.now() < until; ) {
    if ((await pane.run(() => document.documentElement.lang)) === 'gu') return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.fail('the page does not change its language');
});
