/** Chromium or Firefox, by puppeteer. */
import type { KeyInput } from 'puppeteer-core';
import { launch } from '../../scripts/browsers.mjs';
import type { Pane } from './pane.ts';

export default async function puppeteerPane(): Promise<Pane> {
  const browser = await launch();
  const page = await browser.newPage();
  await page.setViewport({ width: 1366, height: 768 });
  return {
    go: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    run: (act, ...given) => page.evaluate(act as never, ...(given as never[])),
    click: (x, y) => page.mouse.click(x, y),
    press: (key) => page.keyboard.press(key as KeyInput),
    close: () => browser.close(),
  };
}
