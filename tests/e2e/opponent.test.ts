/** The computer plays: a whole game, beside the page's own work, stopped at once, and never into another position. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit, withoutNetwork } from './browser.ts';
import { bar, barSays, board, load, pressAction, pressNamed, pressPit, record, settled, setUp, state } from './play.ts';

interface Seats {
  south?: string;
  north?: string;
  seconds?: string;
  speed?: string;
}

async function seat(page: Page, seats: Seats): Promise<void> {
  await (await board(page)).evaluate((element, seats) => {
    for (const [name, value] of Object.entries(seats)) element.setAttribute(name, value);
  }, seats);
}

const phaseIs = (page: Page, phase: string): Promise<unknown> =>
  page.waitForFunction(
    (phase) => document.querySelector<HTMLElement>('tsoro-board')?.dataset.phase === phase,
    { timeout: 20_000, polling: 10 },
    phase,
  );

const pliesReach = (page: Page, plies: number): Promise<unknown> =>
  page.waitForFunction(
    (plies) => {
      const element = document.querySelector('tsoro-board') as unknown as { state(): { plies: number } } & HTMLElement;
      return element.state().plies >= plies && element.dataset.phase !== 'animating';
    },
    { timeout: 20_000, polling: 10 },
    plies,
  );

/** Whatever is asked is answered by the first that is allowed. */
async function decide(page: Page): Promise<void> {
  const { phase, legal } = await state(page);
  if (phase === 'start') await pressPit(page, legal[0] ?? '');
  else await pressAction(page, phase === 'head' ? 'stop' : 'done');
}

test('a newcomer finds a game against an easy computer, and plays it to its end', async (t) => {
  const page = await visit(t, { players: 'newcomer' });
  await seat(page, { speed: 'instant', north: 'computer:1' });
  for (let decisions = 0; (await settled(page)) !== 'over'; decisions++) {
    assert.ok(decisions < 400, 'the game comes to an end');
    assert.equal((await state(page)).toMove, 'south', 'the person is only asked for South');
    await decide(page);
  }
  const written = await record(page);
  assert.ok(written.includes(`[North "${text('computer', { level: 1 })}"]`), written);
  assert.match(written, /(1-0|0-1)\s*$/);
});

test('two computers play a game to its end', async (t) => {
  const page = await visit(t);
  await seat(page, { speed: 'instant', south: 'computer:1', north: 'computer:2' });
  await phaseIs(page, 'over');
  assert.match(await record(page), /\[South "Computer, level 1"\]\n\[North "Computer, level 2"\]/);
});

test('two computers are held at one press, while stones move too, and let go on', async (t) => {
  const page = await visit(t);
  await seat(page, { speed: '0.25', south: 'computer:1', north: 'computer:1' });
  for (const phase of ['thinking', 'animating']) {
    await phaseIs(page, phase);
    await pressNamed(page, text('hold'));
    await seat(page, { speed: 'instant' });
    await settled(page);
    const written = await record(page);
    await new Promise((resolve) => setTimeout(resolve, 600));
    assert.equal(await record(page), written, `held while ${phase}`);
    await seat(page, { speed: '0.25' });
    await pressNamed(page, text('watch'));
  }
});

test('two computers are held where a head asks, and let go on', async (t) => {
  const page = await visit(t);
  await seat(page, { speed: '0.25', south: 'computer:1', north: 'computer:1' });
  await pressNamed(page, text('hold'));
  await load(page, { rules: 'tsoro width=8', turns: ['g1', 'd4~'] });
  assert.equal(await settled(page), 'head');
  await pressNamed(page, text('watch'));
  await pliesReach(page, 3);
});

test('the page animates and answers while the computer thinks, and stops it at once', async (t) => {
  const page = await visit(t);
  await seat(page, { speed: 'instant', north: 'computer:8', seconds: '3600' });
  await load(page, { rules: 'tsoro width=8', turns: [] });
  await pressPit(page, 'a1');
  await phaseIs(page, 'thinking');
  await new Promise((resolve) => setTimeout(resolve, 500));
  const longest = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [worst, frames, last] = [0, 0, performance.now()];
        const frame = (now: number) => {
          worst = Math.max(worst, now - last);
          last = now;
          if (++frames < 60) requestAnimationFrame(frame);
          else resolve(worst);
        };
        requestAnimationFrame(frame);
      }),
  );
  t.diagnostic(`longest frame while thinking: ${longest.toFixed(1)} ms`);
  assert.equal((await state(page)).phase, 'start', 'sixty frames went by while it thought');
  assert.equal(await (await board(page)).evaluate((element) => element.dataset.phase), 'thinking');
  await pressNamed(page, text('settings'));
  await page.waitForSelector('#settings[open]');
  await page.keyboard.press('Escape');
  const stopped = await (await board(page)).evaluate(async (element) => {
    const began = performance.now();
    element.undo();
    const undone = performance.now() - began;
    element.setAttribute('north', 'computer:1');
    element.setAttribute('seconds', '');
    await new Promise((resolve) => setTimeout(resolve));
    element.play({ type: 'start', pit: 'a1' });
    while (element.state().plies < 2) await new Promise((resolve) => setTimeout(resolve, 1));
    return { undone, answered: performance.now() - began };
  });
  t.diagnostic(
    `undone in ${stopped.undone.toFixed(1)} ms, free for another question in ${stopped.answered.toFixed(1)} ms`,
  );
});

for (const [what, act] of [
  ['undo', (element: { undo(): boolean }) => element.undo()],
  ['a look back', (element: { goTo(ply: number): void }) => element.goTo(0)],
  ['resigning', (element: { resign(): void }) => element.resign()],
  ['a new game', (element: { newGame(rules: string): Promise<boolean> }) => element.newGame('tsoro width=6')],
] as const) {
  test(`${what} while the computer thinks drops its answer`, async (t) => {
    const page = await visit(t);
    await load(page, { rules: 'tsoro width=8', turns: [] });
    await seat(page, { north: 'computer:4', seconds: '1' });
    await pressPit(page, 'a1');
    await phaseIs(page, 'thinking');
    await (await board(page)).evaluate(act as never);
    await settled(page);
    const before = await record(page);
    await new Promise((resolve) => setTimeout(resolve, 1800));
    assert.equal(await record(page), before);
  });
}

test('undo takes back the computer’s answer and one’s own turn, redo brings both', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=8', turns: ['a1', 'b4'] });
  await seat(page, { north: 'computer:2' });
  const before = await record(page);
  const plies = async () => (await state(page)).plies;
  await page.keyboard.down('Control');
  await page.keyboard.press('z');
  await page.keyboard.up('Control');
  assert.deepEqual([await settled(page), await plies()], ['start', 0]);
  await pressNamed(page, text('redo'));
  assert.deepEqual([await settled(page), await plies()], ['start', 2]);
  assert.equal(await record(page), before);
});

test('a game against the computer goes on after a reload while it thinks', async (t) => {
  const page = await visit(t, { players: { north: 'computer:8', seconds: '3' } });
  await seat(page, { speed: 'instant' });
  await pressPit(page, 'a1');
  await phaseIs(page, 'thinking');
  await page.reload();
  await board(page);
  await pliesReach(page, 2);
  assert.match(await record(page), /1\. a1 [a-h]/);
});

test('a newcomer’s game against the computer is one after a reload too', async (t) => {
  const page = await visit(t, { players: 'newcomer' });
  await seat(page, { speed: 'instant' });
  await pressPit(page, 'a1');
  await pliesReach(page, 2);
  const before = await record(page);
  await page.reload();
  await settled(page);
  assert.match(before, /\[North "Computer, level \d"\]/);
  assert.equal(await record(page), before);
});

test('another level, set while the computer thinks, thinks from then on', async (t) => {
  const page = await visit(t);
  await seat(page, { speed: 'instant', north: 'computer:8', seconds: '60' });
  await pressPit(page, 'a1');
  await phaseIs(page, 'thinking');
  await seat(page, { north: 'computer:1', seconds: '' });
  await pliesReach(page, 2);
});

test('where what thinks cannot be fetched, one decides for the computer and the page says so', async (t) => {
  const page = await visit(t, { prepare: (page) => withoutNetwork(page, /computer-player/), expected: /ERR_FAILED/ });
  await seat(page, { speed: 'instant', north: 'computer:2' });
  await pressPit(page, 'a1');
  await barSays(page, text('computer-missing'));
  assert.equal(await settled(page), 'start');
  await decide(page);
  await settled(page);
});

/** What thinking is made of, and what is said where the network does not bring it. */
const THOUGHT = [
  ['the worker’s script', /worker/, 'load-network'],
  ['the engine that thinks', /\/tsoro_bg\.wasm/, 'load-network'],
] as const;

for (const [what, file, says] of THOUGHT) {
  test(`without ${what} a hint says why there is none, and the computer why one decides for it`, async (t) => {
    const page = await visit(t, { prepare: (page) => withoutNetwork(page, file), expected: /ERR_FAILED/ });
    await settled(page);
    await page.keyboard.press('h');
    await barSays(page, text('hint-failed', { reason: text(says) }));
    await seat(page, { speed: 'instant', north: 'computer:2' });
    await pressPit(page, 'a1');
    await barSays(page, text('computer-failed', { reason: text(says) }));
    assert.equal(await settled(page), 'start');
    await decide(page);
    await settled(page);
  });
}

test('what thinks is fetched when somebody plays a computer, not before', async (t) => {
  const page = await visit(t, { players: 'newcomer' });
  await settled(page);
  const fetched = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith('/tsoro_bg.wasm')),
    );
  assert.equal(await fetched(), false);
  // A turn that takes its time: the engine is there before the computer has to think.
  await seat(page, { speed: '0.02' });
  await pressPit(page, 'a1');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname.endsWith('/tsoro_bg.wasm')),
  );
  assert.equal(await (await board(page)).evaluate((element) => element.dataset.phase), 'animating');
});

test('a worker that is killed is told of and replaced, and the game goes on', async (t) => {
  const page = await visit(t, {
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        const made: Worker[] = [];
        const heard: Worker[] = [];
        Object.assign(window, { made, heard });
        window.Worker = class extends Worker {
          constructor(address: string | URL) {
            super(address);
            made.push(this);
            this.addEventListener('message', ({ data }) => {
              if (data !== 'ready') heard.push(this);
            });
          }
        };
      }),
  });
  await seat(page, { speed: 'instant', north: 'computer:8', seconds: '2' });
  await pressPit(page, 'a1');
  await page.waitForFunction(() => (window as unknown as { heard: Worker[] }).heard.length > 0);
  await page.evaluate(() => (window as unknown as { made: Worker[] }).made[0]?.terminate());
  await page.waitForFunction(
    (words) => document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.bar')?.textContent?.includes(words),
    { timeout: 15_000 },
    text('computer-restarted'),
  );
  await pliesReach(page, 2);
  assert.equal(await page.evaluate(() => (window as unknown as { made: Worker[] }).made.length), 2);
});

test('where workers are forbidden the computer thinks in slices on the page', async (t) => {
  const page = await visit(t, {
    expected: /blob:|worker-src/,
    prepare: (page) =>
      page.evaluateOnNewDocument(() => {
        addEventListener('DOMContentLoaded', () => {
          const policy = document.createElement('meta');
          policy.httpEquiv = 'Content-Security-Policy';
          policy.content = "worker-src 'none'";
          document.head.append(policy);
        });
      }),
  });
  await seat(page, { speed: 'instant', north: 'computer:4', seconds: '2' });
  await pressPit(page, 'a1');
  await phaseIs(page, 'thinking');
  // All at once, nothing else would have a turn before the computer's two seconds are over.
  const phases = await page.evaluate(async () => {
    const phases = [];
    for (let turns = 0; turns < 10; turns++) {
      await new Promise((resolve) => setTimeout(resolve));
      phases.push(document.querySelector('tsoro-board')?.dataset.phase);
    }
    return phases;
  });
  assert.deepEqual(new Set(phases), new Set(['thinking']));
  await pliesReach(page, 2);
});

test('the gentlest level answers on Nsolo 4×36 sooner than one that looks at a thousand times as many positions', async (t) => {
  const page = await visit(t);
  await seat(page, { speed: 'instant', north: 'computer:1' });
  await setUp(page, 'nsolo width=36', '');
  const took: Record<string, number[]> = { 'computer:1': [], 'computer:5': [] };
  for (const north of Object.keys(took).flatMap((north) => [north, north, north])) {
    await seat(page, { north });
    const time = await (await board(page)).evaluate(async (element) => {
      const { legal, plies } = element.state();
      element.play({ type: 'start', pit: legal[3] ?? '' });
      if (element.state().phase === 'bonus') element.play({ type: 'done' });
      const began = performance.now();
      while (element.state().plies < plies + 2) await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - began;
    });
    took[north]?.push(time);
  }
  t.diagnostic(`answered within ${JSON.stringify(took)} ms, the first with the worker's start`);
  const [gentle = [], strong = []] = Object.values(took);
  assert.ok(Math.min(...gentle) < Math.min(...strong), JSON.stringify(took));
});

/** A hint for a start is found, and said. */
async function hinted(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.live')?.textContent?.startsWith('Sow from'),
    { timeout: 10_000 },
  );
}

test('a hint names the start and what it brings, and is gone after the next act', async (t) => {
  const page = await visit(t);
  await setUp(page, 'tsoro width=3', '1,1,2/1,1,1/0x3/0,0,2 s');
  await page.keyboard.press('h');
  await hinted(page);
  assert.match(await bar(page), /Sow from c1: \d laps?, takes \d stones, then /);
  await pressPit(page, 'c1');
  await settled(page);
  assert.doesNotMatch(await bar(page), /Sow from/);
});

test('a hint answers at a head', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro', turns: ['f1~'] });
  await pressNamed(page, text('hint'));
  await page.waitForSelector('tsoro-board >>> .hinted');
  assert.match(await bar(page), /Stop here\.|Go on: /);
});

test('a hint chooses the bonus, and what it names can be taken', async (t) => {
  const page = await visit(t);
  await setUp(page, 'tsoro width=3', '1,1,2/1,1,1/0x3/0,0,2 s');
  await pressPit(page, 'c1');
  assert.equal(await settled(page), 'bonus');
  await pressNamed(page, text('hint'));
  await page.waitForSelector('tsoro-board >>> .hinted');
  const [, named = ''] = /Take ([^.]*), then press Done/.exec(await bar(page)) ?? [];
  const pits = [...named.matchAll(/([abc][34]) \(/g)].map(([, pit]) => pit ?? '');
  assert.ok(pits.length > 0, named);
  for (const pit of pits) await pressPit(page, pit);
  await pressAction(page, 'done');
  await settled(page);
  assert.match(await record(page), new RegExp(`c1x${pits.join(',')} `));
});

test('a hint that comes late is shown nowhere else', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro', turns: [] });
  const shown = await (await board(page)).evaluate(async (element, sought) => {
    const hint = (element as unknown as { hint(): Promise<boolean> }).hint();
    const words = () => element.shadowRoot?.querySelector('.bar')?.textContent ?? '';
    while (!words().includes(sought)) await new Promise((resolve) => setTimeout(resolve));
    element.play({ type: 'start', pit: 'b1' });
    return hint;
  }, text('hint-sought'));
  assert.equal(shown, false);
  await settled(page);
  assert.equal(await page.$('tsoro-board >>> .hinted'), null);
});

test('a newcomer is coached one sentence at a time, and no more once it is understood', async (t) => {
  const page = await visit(t, { players: 'newcomer' });
  await seat(page, { speed: 'instant' });
  await settled(page);
  await pressPit(page, 'a1');
  await barSays(page, text('coach-goal'));
  for (let turns = 0; turns < 12 && (await state(page)).phase !== 'over'; turns++) {
    await decide(page);
    await settled(page);
    assert.ok(!(await bar(page)).includes(text('coach-goal')), 'it is said for one turn');
  }
  await page.reload();
  await settled(page);
  assert.ok(!(await bar(page)).includes(text('coach-goal')), 'nor after a reload');
});

test('a newcomer is told at the first head what heads are, in the first turn too, and once', async (t) => {
  const page = await visit(t, { players: 'newcomer' });
  await seat(page, { speed: 'instant' });
  await settled(page);
  await pressPit(page, 'c1');
  assert.equal(await settled(page), 'head');
  await barSays(page, text('coach-head'));
  await pressAction(page, 'stop');
  await barSays(page, text('coach-goal'));
  await load(page, { rules: 'tsoro width=8', turns: ['c1+', 'c4-', 'b1', 'e4', 'a1~'] });
  assert.equal(await settled(page), 'head');
  assert.ok(!(await bar(page)).includes(text('coach-head')));
});

test('a newcomer is told why stones are gone', async (t) => {
  const page = await visit(t, { players: 'newcomer' });
  await seat(page, { speed: 'instant' });
  await setUp(page, 'tsoro width=4 heads=0 bonus=0', '2,0x2,1/0x4/3,1,0,1/3,0,1,0 s');
  await pressPit(page, 'a1');
  await page.waitForFunction(() => document.querySelector('tsoro-board')?.state().captured.north);
  const { captured } = await state(page);
  await barSays(page, text('coach-loss', { stones: captured.north, bonus: 0 }));
});
