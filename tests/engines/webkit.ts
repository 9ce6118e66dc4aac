/** WebKitGTK, by the WebDriver that comes with it, on a screen that nobody sees. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import type { Readable } from 'node:stream';
import type { Pane } from './pane.ts';

const WAIT = 20_000;

/** Keys that print nothing, as WebDriver codes them. */
const CODES: Readonly<Record<string, string>> = {
  Tab: '\ue004',
  Enter: '\ue007',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
};

export async function webkitPane(): Promise<Pane> {
  const { screen, display } = await openScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  });
  const end = () => {
    driver.kill();
    screen.kill();
  };
  try {
    const home = `http://127.0.0.1:${port}`;
    await answering(`${home}/status`);
    const { sessionId } = await ask<{ sessionId: string }>(`${home}/session`, {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] } },
      },
    });
    return await paneOf(`${home}/session/${sessionId}`, end);
  } catch (error) {
    end();
    throw error;
  }
}

async function paneOf(session: string, end: () => void): Promise<Pane> {
  await ask(`${session}/window/rect`, { width: 1366, height: 900 });
  await ask(`${session}/timeouts`, { script: WAIT, pageLoad: WAIT });
  const acts = (actions: object) => ask<void>(`${session}/actions`, { actions: [actions] });
  return {
    // From a site to a file the driver answers while the page before may still stand.
    go: async (address) => {
      await ask(`${session}/url`, { url: address });
      const script = `return document.readyState === 'complete' && location.href`;
      const here = () => ask<string | false>(`${session}/execute/sync`, { script, args: [] }).catch(() => false);
      const { href } = new URL(address);
      for (const until = Date.now() + WAIT; (await here()) !== href; ) {
        if (Date.now() > until) throw new Error(`${href} does not come`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    run: (act, ...given) =>
      ask(`${session}/execute/async`, {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve((${act})(...[...arguments].slice(0, -1))).then(done, (error) => done({ failed: String(error) }));`,
        args: given,
      }),
    click: (x, y) =>
      acts({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    press: (key) => {
      const value = CODES[key] ?? key;
      return acts({
        type: 'key',
        id: 'keys',
        actions: [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ],
      });
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' }).catch(() => {});
      end();
    },
  };
}

/** What WebDriver answers; its errors are thrown. */
async function ask<T>(address: string, body: object): Promise<T> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string; failed?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value?.error}: ${value?.message}`);
  if (value?.failed) throw new Error(value.failed);
  return value;
}

async function answering(address: string): Promise<void> {
  for (const until = Date.now() + WAIT; Date.now() < until; ) {
    if (await fetch(address).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer at ${address}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  assert.ok(typeof address === 'object' && address);
  return address.port;
}

/** Xvfb chooses a display that is free and says which. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [said] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  return { screen, display: `:${String(said).trim()}` };
}

function miniBrowser(): string {
  const places = ['/usr/lib', '/usr/libexec', ...readdirSync('/usr/lib').map((folder) => `/usr/lib/${folder}`)];
  const found = places.map((place) => `${place}/webkit2gtk-4.1/MiniBrowser`).find(existsSync);
  assert.ok(found, 'the MiniBrowser of webkit2gtk-4.1 is missing: install webkit2gtk-driver');
  return found;
}
