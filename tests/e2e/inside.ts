/**
 * Puppeteer looks for a selector again when the document's own tree changes, and would miss what comes inside a shadow root. With this file
 * imported, it looks again and again for a selector that goes into one (`>>>`). Locators wait in the same way.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { Frame, TimeoutError, type WaitForSelectorOptions } from 'puppeteer-core';

type Found = Awaited<ReturnType<Frame['$']>>;
const frames: { waitForSelector(selector: string, options?: WaitForSelectorOptions): Promise<Found> } = Frame.prototype;
const { waitForSelector } = frames;

frames.waitForSelector = async function (this: Frame, selector, options = {}) {
  const { timeout = this.page().getDefaultTimeout(), signal, visible, hidden } = options;
  if (!selector.includes('>>>') || visible || hidden) return waitForSelector.call(this, selector, options);
  const end = performance.now() + (timeout || Number.POSITIVE_INFINITY);
  while (performance.now() < end) {
    signal?.throwIfAborted();
    const found = await this.$(selector);
    if (found) return found;
    await wait(20);
  }
  throw new TimeoutError(`${selector} did not come within ${timeout} ms`);
};
