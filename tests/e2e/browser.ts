/** A browser on the built site. Start reading at {@link visit}. */
import assert from 'node:assert/strict';
import { after, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser, HTTPRequest, Page, Viewport } from 'puppeteer-core';
import { launch } from '../../scripts/browsers.mjs';
import { serve } from '../../scripts/serve.mjs';
import './inside.ts';
import './words.ts';

type Site = Awaited<ReturnType<typeof serve>>;

let site: Promise<Site> | undefined;
let browser: Promise<Browser> | undefined;

after(async () => {
  await (await browser)?.close();
  await (await site)?.close();
});

/** Whatever a visitor would not see but should never happen: errors, blocked or missing parts, foreign addresses. */
function problemsOf(page: Page, homes: readonly string[]): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`uncaught: ${error}`));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('request', (request) => {
    if (!/^(data|blob|about):/.test(request.url()) && !homes.some((home) => request.url().startsWith(home))) {
      problems.push(`a request to ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  return problems;
}

/** Where the built site is served. */
export async function siteUrl(): Promise<string> {
  site ??= serve({ root: fileURLToPath(new URL('../../dist', import.meta.url)) });
  return (await site).url;
}

export interface Visit {
  path?: string;
  /** The address of a page that is not of the site, but may use it. */
  elsewhere?: string | undefined;
  viewport?: Viewport;
  /** What is done to the empty page, before it goes anywhere. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Who plays; left out: persons. A newcomer finds a computer to play with. */
  players?: 'newcomer' | { south?: string; north?: string; seconds?: string };
  /** Whether the page may keep itself for when there is no network. */
  keeps?: boolean;
  /** Problems that the test brings about. */
  expected?: RegExp;
}

/**
 * Opens the page as a new visitor, with nothing stored. The test fails if anything on it goes wrong (a script error, an error
 * on the console, a breach of the content security policy, a request to somewhere else). It closes with the test.
 */
export async function visit(
  t: TestContext,
  {
    path = '',
    elsewhere,
    viewport = { width: 1366, height: 768 },
    players = {},
    prepare,
    keeps = false,
    expected,
  }: Visit = {},
): Promise<Page> {
  const url = await siteUrl();
  browser ??= launch();
  const context = await (await browser).createBrowserContext();
  const page = await context.newPage();
  const problems = problemsOf(page, elsewhere ? [url, new URL('./', elsewhere).href] : [url]);
  t.after(async () => {
    await context.close();
    const unexpected = problems.filter((problem) => !expected?.test(problem));
    for (const problem of unexpected) t.diagnostic(`${t.name}: ${problem}`); // a failed test does not report a failed hook
    assert.deepEqual(unexpected, [], 'nothing goes wrong on the page');
  });
  await page.setViewport(viewport);
  if (players !== 'newcomer') await page.evaluateOnNewDocument(seat, players);
  if (!keeps)
    await page.evaluateOnNewDocument(() =>
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }),
    );
  await prepare?.(page);
  await page.goto(elsewhere ?? url + path, { waitUntil: 'load' });
  return page;
}

/** As when the network goes: a file that matches `file` does not come, and nobody answers whether the server still has it. */
export async function withoutNetwork(page: Page, file: RegExp): Promise<void> {
  const lost = (request: HTTPRequest) => request.method() === 'HEAD' || file.test(request.url());
  await page.setRequestInterception(true);
  page.on('request', (request) => void (lost(request) ? request.abort() : request.continue()));
}

/** Runs in the page, before its own scripts; what is stored since stays. */
function seat(players: object): void {
  try {
    if (!localStorage.getItem('tsoro.players')) localStorage.setItem('tsoro.players', JSON.stringify(players));
  } catch {
    // no storage, and nothing to seat
  }
}
