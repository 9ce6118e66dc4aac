/** Plays on `<tsoro-board>` as a person would, through its `data-*` hooks (its contract with hosts and tests). */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { ElementHandle, Page } from 'puppeteer-core';
import type { Action, Event, PitStones, RulesInfo, State } from 'tsoro';
import { SETTLING } from '../../www/src/page/shell/click-guard.ts';

/** The element, as far as tests use it. */
export interface BoardElement extends HTMLElement {
  rules: string;
  position: string;
  recordText: string;
  ply: number | undefined;
  readonly choices: readonly PitStones[];
  readonly lookingBack: boolean;
  state(): State;
  play(action: Action): unknown;
  record(): string;
  latest(): void;
  undo(): boolean;
  events(ply: number): Event[];
  load(record: string): Promise<boolean>;
  newGame(rules: string, options?: { position?: string }): Promise<boolean>;
  describe(rules: string): RulesInfo;
  skip(): void;
}

/** A turn text (RULES 7) as the decisions that make it up. */
export interface TurnSteps {
  start: string;
  /** The answers at heads, in order. */
  heads: ('go-on' | 'stop')[];
  captures: boolean;
  /** `stones` is absent for a whole pit. */
  takes: { pit: string; stones?: number }[];
}

export function stepsOf(turn: string): TurnSteps {
  const match = /^([a-z]+[1-4])(\+*)(-?)(?:(x)(.*))?$/.exec(turn);
  if (!match?.[1]) throw new Error(`'${turn}' is no turn`);
  const [, start, passed = '', stopped, capture, takes] = match;
  const heads = [...passed].map(() => 'go-on' as const);
  return {
    start,
    heads: stopped ? [...heads, 'stop'] : heads,
    captures: capture !== undefined,
    takes: (takes || '').split(',').filter(Boolean).map(takeOf),
  };
}

function takeOf(take: string): TurnSteps['takes'][number] {
  const [pit = '', stones] = take.split('*');
  return stones === undefined ? { pit } : { pit, stones: Number(stones) };
}

/** The pits of a position text (RULES 6) and their stones, by name. */
export function pitsOf(position: string): Record<string, number> {
  const rows = position.replace(/ [sn]$/, '').split('/');
  const pits: Record<string, number> = {};
  for (const [index, row] of rows.entries()) {
    const counts = row.split(',').flatMap((run) => {
      const [stones, length = '1'] = run.split('x');
      return Array.from({ length: Number(length) }, () => Number(stones));
    });
    for (const [column, stones] of counts.entries()) pits[`${letters(column)}${4 - index}`] = stones;
  }
  return pits;
}

const letter = (index: number) => String.fromCharCode(97 + index);
const letters = (column: number) =>
  column < 26 ? letter(column) : letter(Math.floor(column / 26) - 1) + letter(column % 26);

export async function board(page: Page): Promise<ElementHandle<BoardElement>> {
  const element = await page.waitForSelector('tsoro-board[data-phase]', { timeout: 10_000 });
  return element as unknown as ElementHandle<BoardElement>;
}

export const state = async (page: Page): Promise<State> => (await board(page)).evaluate((element) => element.state());

export const record = async (page: Page): Promise<string> =>
  (await board(page)).evaluate((element) => element.record());

interface Loaded {
  rules: string;
  turns?: string[];
  result?: string;
  speed?: string;
}

/** Puts a game on the board. Numbers of turns and unplayed ends are left to `turns`. */
export async function load(page: Page, { rules, turns = [], result = '*', speed = 'instant' }: Loaded): Promise<void> {
  const text = `[Rules "${rules}"]\n\n${turns.join(' ')} ${result}\n`;
  await (await board(page)).evaluate(
    async (element, text, speed) => {
      element.setAttribute('speed', speed);
      await element.load(text);
    },
    text,
    speed,
  );
  await settled(page);
}

/** Puts a position on the board. */
export async function setUp(page: Page, rules: string, position: string, speed = 'instant'): Promise<void> {
  await (await board(page)).evaluate(
    async (element, rules, position, speed) => {
      element.setAttribute('speed', speed);
      await element.newGame(rules, { position });
    },
    rules,
    position,
    speed,
  );
  await settled(page);
}

/** Waits until the board asks for something, or the game is over. */
export async function settled(page: Page): Promise<string> {
  const element = await board(page);
  await page.waitForFunction(
    (element) => !/animating|thinking/.test(element.dataset.phase ?? 'animating'),
    {},
    element,
  );
  return element.evaluate((element) => element.dataset.phase ?? '');
}

/** Once the board stays where it is: a change of size is followed within a moment, not at once. */
export async function laidOut(page: Page): Promise<void> {
  await settled(page);
  const element = await board(page);
  const places = () =>
    element.evaluate((element) => {
      const parts = [...(element.shadowRoot?.querySelectorAll('.stage, .bar, [data-pit]') ?? [])];
      return JSON.stringify(parts.map((part) => part.getBoundingClientRect()));
    });
  for (let before = '', now = await places(); now !== before; now = await places()) {
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** Presses it once it stays where it is: a busy page lays itself out late. */
const press = (page: Page, selector: string): Promise<void> =>
  page.locator(`tsoro-board >>> ${selector}`).setTimeout(5000).click();

/** Waits until `selector` is there and takes presses, which it does only some time after it appeared. */
export async function ready(page: Page, selector: string): Promise<void> {
  await page.waitForSelector(selector, { visible: true, timeout: 5000 });
  await wait(SETTLING);
}

/** Presses what has this name for a screen reader, wherever it is on the page; in a dialog when that takes presses. */
export async function pressNamed(page: Page, name: string, role = 'button'): Promise<void> {
  const found = page.locator(`::-p-aria([name="${name}"][role="${role}"])`).setTimeout(5000);
  if (await found.map((button) => button.closest('dialog') !== null).wait()) await wait(SETTLING);
  await found.click();
}

/** The text of the bar below the board. */
export const bar = (page: Page): Promise<string> =>
  page.$eval('tsoro-board >>> .bar', (bar) => (bar.textContent ?? '').replace(/\s+/g, ' ').trim());

/** What a screen reader was told last. */
export const said = (page: Page): Promise<string> =>
  page.$eval('tsoro-board >>> .live', (live) => (live.textContent ?? '').trim());

/** Waits until the bar says `words`. */
export async function barSays(page: Page, words: string): Promise<void> {
  await page.waitForFunction(
    (words) => {
      const bar = document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.bar');
      return (bar?.textContent ?? '').replace(/\s+/g, ' ').includes(words);
    },
    { timeout: 5000 },
    words,
  );
}

export const pressPit = (page: Page, pit: string) => press(page, `[data-pit="${pit}"]`);

export const pressAction = (page: Page, action: 'go-on' | 'stop' | 'done') => press(page, `[data-action="${action}"]`);

/** How the parts of a turn are given to the page: by pointer, or by keys. */
export interface Hand {
  pit(page: Page, pit: string): Promise<void>;
  action(page: Page, action: 'go-on' | 'stop' | 'done'): Promise<void>;
}

export const pointer: Hand = { pit: pressPit, action: pressAction };

/** Plays a whole turn, decision by decision, checking that the board asks for each. */
export async function playTurn(page: Page, turn: string, hand: Hand = pointer): Promise<void> {
  const { start, heads, captures, takes } = stepsOf(turn);
  assert.equal(await settled(page), 'start', `${turn}: the board waits for a start`);
  await hand.pit(page, start);
  for (const answer of heads) {
    assert.equal(await settled(page), 'head', `${turn}: the board asks at a head`);
    await hand.action(page, answer);
  }
  const phase = await settled(page);
  if (phase === 'bonus') {
    assert.ok(captures, `${turn}: a bonus is asked for only after a capture`);
    for (const { pit, stones = 1 } of takes) {
      for (let stone = 0; stone < stones; stone++) await hand.pit(page, pit);
    }
    await hand.action(page, 'done');
    await settled(page);
  }
}

export const playTurnByClicks = (page: Page, turn: string) => playTurn(page, turn, pointer);

/** What each pit's button shows: its count for scripts, and its name for a screen reader. */
async function shown(page: Page): Promise<Record<string, { stones: string | undefined; name: string }>> {
  const pits = await (await board(page)).evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll<HTMLElement>('[data-pit]') ?? [])].map((button) => {
      const { pit, stones } = button.dataset;
      return [pit ?? '', { stones, name: button.getAttribute('aria-label') ?? button.textContent ?? '' }] as const;
    }),
  );
  return Object.fromEntries(pits);
}

/** Whether a pit's accessible name tells its count. */
function tells(name: string, pit: string, stones: number): boolean {
  const words = name.replace(new RegExp(`\\b${pit}\\b`, 'i'), ' ');
  return stones === 0 ? /\b(0|no|empty)\b/i.test(words) : new RegExp(`\\b${stones}\\b`).test(words);
}

/** Every pit on the page shows what the engine has, which is `position`. */
export async function assertShows(page: Page, position: string, when: string): Promise<void> {
  assert.equal((await state(page)).position, position, `the engine's position ${when}`);
  const pits = pitsOf(position);
  const seen = await shown(page);
  const counts = Object.fromEntries(Object.entries(seen).map(([pit, { stones }]) => [pit, Number(stones)]));
  assert.deepEqual(counts, pits, `the counts on the page ${when}`);
  for (const [pit, stones] of Object.entries(pits)) {
    const name = seen[pit]?.name ?? '';
    assert.ok(tells(name, pit, stones), `${pit} holds ${stones} ${when}, and is named '${name}'`);
  }
}
