/** Every control there is, by keyboard alone: Tab comes to it, it can be seen that it has, and it does what it does. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit } from './browser.ts';
import { load, pressNamed, settled, setUp } from './play.ts';

/** `e1` captures, and as many single stones may be taken. */
const BONUS = ['nsolo', '2x2,0,3x3,2,0/1,0,3,1,3x2,1,2/0,2x2,3,0,2,1x2/1,0,1,0,3,0x2,3 s'] as const;

/** What a control is called, or what it stands for. */
type Name = string;

/** Lays down, in the page, what names controls. */
const equip = (page: Page) =>
  page.evaluate(() => {
    function named(control: Element): string {
      const label = control.getAttribute('aria-label') ?? (control as HTMLInputElement).labels?.[0]?.textContent;
      const words = (label ?? control.textContent ?? '').replace(/\s+/g, ' ').trim();
      return words || control.getAttribute('title') || control.className || control.tagName;
    }
    /** All that can be pressed, chosen or written in, where one may go now. */
    function controls(root: ParentNode): Element[] {
      const within = document.querySelector('dialog[open]') ?? root;
      const found = [...within.querySelectorAll('*')].flatMap((element) =>
        element.shadowRoot ? [element, ...element.shadowRoot.querySelectorAll('*')] : [element],
      );
      return found.filter(
        (element) =>
          element.matches('button, a[href], input, select, textarea, summary') &&
          !element.matches(':disabled, [aria-disabled="true"]') &&
          element.checkVisibility({ visibilityProperty: true }),
      );
    }
    function focused(): Element {
      let element = document.activeElement ?? document.body;
      while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element;
    }
    /** A pit stands for the board, a radio button for its group: arrows lead to the others. */
    function stands(control: Element): string {
      if (control.hasAttribute('data-pit')) return 'board';
      return control instanceof HTMLInputElement && control.type === 'radio' ? `radio ${control.name}` : named(control);
    }
    /** What is seen of it: the outline is its own, or that of what it is the unseen part of. */
    function ringed(control: Element): boolean {
      const seen = [control, control.nextElementSibling, control.parentElement, control.closest('label')];
      return seen.some((element) => {
        if (!element) return false;
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
        return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
      });
    }
    Object.assign(window, {
      reach: {
        all: () => [...new Set(controls(document).map(stands))],
        here: () => ({ name: stands(focused()), ringed: ringed(focused()), body: focused() === document.body }),
      },
    });
  });

interface Reach {
  all(): Name[];
  here(): { name: Name; ringed: boolean; body: boolean };
}

/** Goes round by Tab, and tells what it came to. */
async function goRound(page: Page): Promise<Set<Name>> {
  const came = new Set<Name>();
  for (let tabs = 0; tabs < 90; tabs++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => (window as unknown as { reach: Reach }).reach.here());
    if (here.body) continue; // the browser's own controls
    assert.ok(here.ringed, `it is seen that ‘${here.name}’ has the focus`);
    if (came.has(here.name) && [...came][0] === here.name && tabs > 1) break;
    came.add(here.name);
  }
  return came;
}

async function assertReached(page: Page, where: string): Promise<void> {
  const wanted = await page.evaluate(() => (window as unknown as { reach: Reach }).reach.all());
  const came = await goRound(page);
  const missed = wanted.filter((name) => !came.has(name));
  assert.deepEqual(missed, [], `${where}: Tab comes to all of ${wanted.length} controls`);
}

/** Tabs to a control and presses it. */
async function pressByKey(page: Page, name: Name): Promise<void> {
  for (let tabs = 0; tabs < 90; tabs++) {
    const here = await page.evaluate(() => (window as unknown as { reach: Reach }).reach.here());
    if (here.name.startsWith(name)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  assert.fail(`Tab does not come to ‘${name}’`);
}

for (const [width, height] of [
  [1366, 768],
  [360, 740],
] as const) {
  const where = `${width} × ${height}`;

  test(`at ${where} every control of the page and its dialogs is reached by Tab`, { timeout: 120_000 }, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await load(page, { rules: 'tsoro width=8', turns: ['a1', 'b4'] });
    await equip(page);
    await assertReached(page, 'the page');
    const sheet = width < 800;
    for (const name of ['settings', 'new-game', 'resign', 'how-to-play', 'lessons', 'story', 'record']) {
      if (sheet) {
        await pressByKey(page, text('panel'));
        await page.waitForSelector('#panel[open]');
        if (name === 'settings') await assertReached(page, 'the sheet');
      }
      await pressByKey(page, text(name));
      await page.waitForSelector(`dialog[open]:not(#panel) .body :is(button, input, p)`);
      await new Promise((resolve) => setTimeout(resolve, 500));
      await assertReached(page, name);
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
    }
  });

  test(`at ${where} the decisions of a turn are reached by Tab`, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await load(page, { rules: 'tsoro', turns: ['f1~'] });
    await equip(page);
    await assertReached(page, 'a head');
    await pressByKey(page, text('stop'));
    assert.equal(await settled(page), 'start');
    await setUp(page, ...BONUS);
    await page.$eval('tsoro-board', (board) => {
      board.play({ type: 'start', pit: 'e1' });
      board.skip();
    });
    await pressByKey(page, 'board');
    await assertReached(page, 'a bonus');
    const done = await page.$eval('tsoro-board >>> [data-action="done"]', (button) => button.textContent ?? '');
    await pressByKey(page, done.replace(/\s+/g, ' ').trim());
    assert.equal(await settled(page), 'start');
  });

  test(`at ${where} a control that Tab does not come to is missed`, async (t) => {
    const page = await visit(t, { viewport: { width, height } });
    await settled(page);
    await equip(page);
    await page.$$eval('button', (buttons) =>
      buttons.find((button) => button.checkVisibility() && !button.disabled)?.setAttribute('tabindex', '-1'),
    );
    await assert.rejects(assertReached(page, 'the page'), /Tab comes to all/);
  });
}

test('whatever in a dialog has the keyboard, its title and the way out of it stay where they are', async (t) => {
  for (const [dialog, opener] of [
    ['record', text('record')],
    ['settings', text('settings')],
    ['new-game', text('new-game')],
  ] as const) {
    const page = await visit(t, { viewport: { width: 360, height: 740 } });
    await settled(page);
    await pressNamed(page, text('panel'));
    await pressNamed(page, opener);
    await page.waitForSelector(`dialog#${dialog}[open]`);
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press('Tab');
      const { top, rolled } = await page.$eval(`dialog#${dialog}`, (dialog) => ({
        top: (dialog.querySelector('header')?.getBoundingClientRect().top ?? -1) - dialog.getBoundingClientRect().top,
        rolled: dialog.scrollTop,
      }));
      assert.ok(top >= 0 && top < 20 && rolled === 0, `${dialog} after ${tabs + 1} tabs: ${top}, ${rolled}`);
    }
  }
});
