/** A whole game by the accessibility tree alone: what to do is read from roles and names, and done by them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page, SerializedAXNode } from 'puppeteer-core';
import { visit } from './browser.ts';
import { load, settled } from './play.ts';

/** Writes down whatever the live region says. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const live = document.querySelector('tsoro-board')?.shadowRoot?.querySelector('.live');
    const hear = () => heard.push((live?.textContent ?? '').replaceAll('\u00a0', '').trim());
    if (live) new MutationObserver(hear).observe(live, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

/** The names of the buttons that can be pressed. */
async function buttons(page: Page): Promise<string[]> {
  const found: string[] = [];
  const walk = (node: SerializedAXNode | undefined): void => {
    if (node?.role === 'button' && !node.disabled) found.push(node.name ?? '');
    for (const child of node?.children ?? []) walk(child);
  };
  walk((await page.accessibility.snapshot()) ?? undefined);
  return found;
}

/** Presses the button of that name as assistive technology does: focus, and Enter. */
async function press(page: Page, name: string): Promise<void> {
  const button = await page.waitForSelector(`::-p-aria([name="${name}"][role="button"])`, { timeout: 5000 });
  await button?.focus();
  await page.keyboard.press('Enter');
  await settled(page);
}

/** What a player who hears the page does next, and what kind of decision that was; undefined where nothing is asked. */
function choice(names: readonly string[], round: number): { name: string; kind: string } | undefined {
  const begin = (start: string) => names.find((name) => name.startsWith(start));
  const goOn = begin('Go on');
  const stop = begin('Stop nothing taken');
  if (stop) return { name: round % 2 === 0 && goOn ? goOn : stop, kind: 'head' };
  const taken = names.find((name) => name.endsWith('can be taken'));
  if (taken) return { name: taken, kind: 'bonus' };
  const done = begin('Done');
  if (done) return { name: done, kind: 'done' };
  const starts = names.filter((name) => name.endsWith('can start'));
  const name = starts[round % Math.max(1, starts.length)];
  return name ? { name, kind: 'start' } : undefined;
}

test('a whole game is played by roles and names alone, and told in one sentence a turn', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro width=6' });
  const heard = await listen(page);
  const kinds = new Map<string, number>();
  for (let round = 0; round < 400; round++) {
    const next = choice(await buttons(page), round);
    if (!next) break;
    kinds.set(next.kind, (kinds.get(next.kind) ?? 0) + 1);
    await press(page, next.name);
  }
  const told = await heard();
  for (const words of told) t.diagnostic(words);
  assert.ok(
    ['start', 'head', 'bonus', 'done'].every((kind) => kinds.has(kind)),
    [...kinds].join(' '),
  );
  assert.match(told.at(-1) ?? '', /won\. (No stone is left to .*|No pit of .* can start)\./);
  const turns = told.filter((words) => / played [a-f][1-4]: /.test(words));
  assert.equal(turns.length, kinds.get('start'), 'one summary a turn');
  const heads = told.filter((words) => words.startsWith('Your last stone fell in head'));
  assert.ok(
    heads.length > 0 &&
      heads.every((words) => / Stop: nothing taken\. Go on: \d laps?, ends [a-f][1-4](, takes \d)?\.$/.test(words)),
    'decisions come with their choices',
  );
});
