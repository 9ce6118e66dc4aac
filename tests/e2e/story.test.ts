/** Rules and story, the signs of the turns, and the game on paper. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'puppeteer-core';
import { text } from '../../www/src/i18n/text.ts';
import { visit, withoutNetwork } from './browser.ts';
import { load, pressNamed, settled, setUp } from './play.ts';

const told = (page: Page): Promise<string> =>
  page.$eval('#story', (dialog) => (dialog.textContent ?? '').replace(/\s+/g, ' '));

/** Whether something is painted on every picture. */
async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const pictures = [...document.querySelectorAll<HTMLCanvasElement>('tsoro-picture canvas')];
    return (
      pictures.length > 2 &&
      pictures.every((canvas) => {
        const middle = canvas.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
        return middle?.[3] === 255;
      })
    );
  });
}

test('the story is fetched when it is asked for, by keyboard too, and tells the rules of the game on the board', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'tsoro-1964' });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const button = await page.waitForSelector(`::-p-aria([name="${text('story')}"][role="button"])`);
  await button?.focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('#story[open] tsoro-picture');
  assert.ok(
    fetched.some((url) => /story-\w+\.js$/.test(url)),
    'only now',
  );
  await painted(page);
  assert.equal((await page.$$('tsoro-picture')).length, 4);
  assert.match(await told(page), /Heads are safe from it/);
  assert.match(await told(page), /Yemutatu.*Ndola.*NADA 9\(1\), 1964.*726–736/);
  await page.keyboard.press('Escape');
  await page.waitForSelector('#story:not([open])');
  assert.equal(
    await button?.evaluate((button) => document.activeElement === button),
    true,
    'the keyboard is back where it was',
  );
});

test('a game without heads shows and tells none', async (t) => {
  const page = await visit(t);
  await load(page, { rules: 'nsolo' });
  await pressNamed(page, text('story'));
  await painted(page);
  assert.equal((await page.$$('tsoro-picture')).length, 3);
  assert.doesNotMatch(await told(page), /dashed ring/);
});

test('where the story cannot be fetched the page says so', async (t) => {
  const page = await visit(t, { expected: /story|page\.js/ });
  await settled(page);
  await withoutNetwork(page, /story-\w+\.js$/);
  await pressNamed(page, text('story'));
  await page.waitForFunction(
    (words) => document.querySelector('#story')?.textContent?.includes(words),
    {},
    text('part-missing'),
  );
});

test('at 320 px nothing of the story is cut off', async (t) => {
  const page = await visit(t, { viewport: { width: 320, height: 568 } });
  await settled(page);
  await pressNamed(page, text('panel'));
  await pressNamed(page, text('story'));
  await painted(page);
  const beyond = await page.$eval('#story .body', (body) => body.scrollWidth - body.clientWidth);
  assert.equal(beyond, 0);
});

test('the signs that the rules can bring about are explained', async (t) => {
  const page = await visit(t);
  await page.locator('.signs summary').click();
  await page.waitForSelector('.signs dl');
  const meanings = () => page.$$eval('.signs dd', (all) => all.map((one) => one.textContent));
  await load(page, { rules: 'nsolo' });
  assert.deepEqual(await meanings(), [
    text('sign-start-means'),
    text('sign-x-means', { bonus: 'stones' }),
    text('sign-stones-means'),
  ]);
  await load(page, { rules: 'tsoro bonus=0' });
  assert.deepEqual(await meanings(), [
    ...['start', 'plus', 'minus'].map((sign) => text(`sign-${sign}-means`)),
    text('sign-x-means', { bonus: 'none' }),
  ]);
});

test('on paper stand the board, the players and the record, and nothing else', async (t) => {
  const page = await visit(t);
  await setUp(page, 'tsoro width=3', '1,1,2/1,1,1/0x3/0,0,12 s');
  const parts = () =>
    page.evaluate(() =>
      [...(document.querySelector('tsoro-page')?.children ?? [])]
        .filter((part) => part.checkVisibility())
        .map(({ localName, className }) => className || localName),
    );
  const print = () => page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMediaType('print');
  await print();
  assert.ok((await parts()).includes('main'), 'before anybody has touched the page, it is printed as it stands');
  await page.mouse.move(9, 9);
  await page.waitForNetworkIdle({ idleTime: 200 });
  await print();
  const sheet = await page.evaluate(() => {
    const shown = [...(document.querySelector('tsoro-page')?.children ?? [])].filter((part) => part.checkVisibility());
    const [page] = shown;
    return {
      parts: shown.map(({ className }) => className),
      stones: page?.querySelectorAll('.stone').length,
      heads: page?.querySelectorAll('.head').length,
      record: page?.querySelector('pre')?.textContent ?? '',
      numbers: [...(page?.querySelectorAll('g text') ?? [])].map(({ textContent }) => textContent),
    };
  });
  assert.deepEqual(sheet.parts, ['printed']);
  assert.equal(sheet.stones, 7, 'of those that are not told by a number');
  assert.deepEqual(sheet.numbers, ['12']);
  assert.equal(sheet.heads, 4);
  assert.match(sheet.record, /\[Position "/);
});
