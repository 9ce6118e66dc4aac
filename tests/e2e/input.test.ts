/** What a host asks for and cannot be read is an error with a code and a place, and the game in progress stays. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { games } from '../vectors.ts';
import { visit } from './browser.ts';
import { assertShows, board, load, record, state } from './play.ts';

const vector = games.find(({ rules }) => rules === 'tsoro width=8') ?? assert.fail('there is such a game');
const RULES = '[Rules "tsoro width=8"]\n\n';

/** A message longer than this repeats its input instead of pointing into it. */
const LONGEST = 1000;

interface Refused {
  code: string;
  message: string;
}

interface Bad {
  what: string;
  text: string;
  says: RegExp;
}

const records: Bad[] = [
  { what: 'an illegal turn', text: `${RULES}1. a1 a1 *`, says: /line 3.*turn 1 of North.*a1/ },
  { what: 'a wrong result', text: `[Rules "tsoro width=8"]\n[Result "1-0"]\n\n1. a1 *`, says: /line \d.*1-0/ },
  { what: 'a result that the turns do not give', text: `${RULES}1. a1 1/2-1/2`, says: /line 3.*draw/ },
  { what: 'no result', text: `${RULES}1. a1`, says: /line 3.*result/ },
  { what: 'a truncated line', text: '[Rules "tsoro wid', says: /line 1/ },
  { what: 'a truncated turn', text: `${RULES}1. a`, says: /line 3.*turn 1 of South/ },
  { what: 'unknown rules', text: '[Rules "chess"]\n\n*', says: /line 1.*chess/ },
  { what: 'a bad position', text: '[Rules "tsoro width=8"]\n[Position "2x8"]\n\n*', says: /line 2.*row/ },
  { what: 'a megabyte of noise', text: '\u0001 x7\u{1F600}'.repeat(125_000), says: /line 1/ },
  { what: 'nearly a megabyte of comment', text: `${RULES}{${'z'.repeat(990_000)}`, says: /line 3.*never closes/ },
];

const rules: Bad[] = [
  { what: 'an unknown preset', text: 'chess', says: /chess.*tsoro.*nsolo/ },
  { what: 'an unknown key', text: 'tsoro size=8', says: /size.*width/ },
  { what: 'an unknown value', text: 'tsoro width=99', says: /99.*3 to 36/ },
  { what: 'a key twice', text: 'tsoro width=8 width=9', says: /width/ },
  { what: 'a megabyte of noise', text: 'tsoro '.repeat(170_000), says: /tsoro/ },
];

const positions: Bad[] = [
  { what: 'too few pits', text: '2x8/0x8/0x8/2x7 s', says: /row 1/ },
  { what: 'a word for a number', text: '2x8/0x8/two,0x7/2x8 s', says: /row 2, place 1/ },
  { what: 'too many stones', text: '2x8/0x8/0x8/255,1,0x6 s', says: /row 1.*255/ },
  { what: 'nobody to move', text: '2x8/0x8/0x8/2x8', says: /move/ },
  { what: 'a megabyte of noise', text: '9x9/'.repeat(250_000), says: /row/ },
];

/** The error that a changed attribute is answered with. */
async function refusedAttribute(page: Page, name: string, value: string): Promise<Refused> {
  return (await board(page)).evaluate(
    (element, name, value) =>
      new Promise<Refused>((resolve) => {
        const told = (event: Event) => resolve({ ...(event as CustomEvent).detail, message: messageOf(event) });
        const messageOf = (event: Event) => (event as CustomEvent<Error>).detail.message;
        element.addEventListener('tsoro-error', told, { once: true });
        element.setAttribute(name, value);
      }),
    name,
    value,
  );
}

async function refusedLoad(page: Page, record: string): Promise<Refused> {
  return (await board(page)).evaluate(
    (element, record) =>
      element.load(record).then(
        () => ({ code: 'accepted', message: '' }),
        ({ code, message }) => ({ code, message }),
      ),
    record,
  );
}

async function assertRefuses(
  page: Page,
  code: string,
  bad: readonly Bad[],
  ask: (text: string) => Promise<Refused>,
): Promise<void> {
  await load(page, { rules: vector.rules, turns: vector.turns.slice(0, 4) });
  const before = await record(page);
  for (const { what, text, says } of bad) {
    const refused = await ask(text);
    assert.equal(refused.code, code, `${what}: ${refused.message}`);
    assert.match(refused.message, says, what);
    assert.ok(refused.message.length < LONGEST, `${what}: ${refused.message.length} characters`);
    assert.equal(await record(page), before, `${what} leaves the game`);
  }
  await assertShows(page, vector.positions[4] ?? '', 'after all that');
  await (await board(page)).evaluate((element) => element.play({ type: 'start', pit: element.state().legal[0] ?? '' }));
  assert.notEqual((await state(page)).position, vector.positions[4], 'and goes on');
}

test('load() refuses every bad record, and the game goes on', async (t) => {
  const page = await visit(t);
  await assertRefuses(page, 'bad-record', records, (text) => refusedLoad(page, text));
});

test('the attribute `record` refuses every bad record, and the game goes on', async (t) => {
  const page = await visit(t);
  await assertRefuses(page, 'bad-record', records, (text) => refusedAttribute(page, 'record', text));
});

test('the attribute `rules` refuses bad rules, and the game goes on', async (t) => {
  const page = await visit(t);
  await assertRefuses(page, 'bad-rules', rules, (text) => refusedAttribute(page, 'rules', text));
});

test('the attribute `position` refuses bad positions, and the game goes on', async (t) => {
  const page = await visit(t);
  await assertRefuses(page, 'bad-position', positions, (text) => refusedAttribute(page, 'position', text));
});
