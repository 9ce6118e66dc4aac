/** A folder and the programs in it that a host needs: all of it goes when the test ends. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'puppeteer-core';

/** The project's own folder. */
export const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
export const DIST = join(PROJECT, 'dist');

export interface Trial {
  readonly machine: Machine;
  readonly browser: Browser;
  readonly pictures: string;
}

export class Machine {
  readonly folder = mkdtempSync(join(tmpdir(), 'tsoro-host-'));
  private readonly running: ChildProcess[] = [];

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }

  run(command: string, args: readonly string[], input = ''): string {
    return execFileSync(command, args, {
      cwd: this.folder,
      input,
      encoding: 'utf8',
      stdio: ['pipe', 'pipe', 'inherit'],
    });
  }

  /** Starts a program whose output goes to `NAME.log` in the folder. */
  start(name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
    const log = openSync(this.path(`${name}.log`), 'a');
    const options = { cwd: this.folder, env: { ...process.env, ...env } };
    this.running.push(spawn(command, args, { ...options, stdio: ['ignore', log, log], detached: true }));
  }

  /** PHP's own server for the folder `root`; its address. */
  async serve(root: string, port: number): Promise<string> {
    // Several workers: WordPress asks itself.
    this.start('php', 'php', ['-S', `127.0.0.1:${port}`, '-t', root], { PHP_CLI_SERVER_WORKERS: '4' });
    const url = `http://127.0.0.1:${port}/`;
    await until(`${url} answers`, async () => (await fetch(url, { redirect: 'manual' })).status > 0);
    return url;
  }

  async stop(): Promise<void> {
    for (const { pid } of this.running) {
      try {
        if (pid) process.kill(-pid, 'SIGTERM'); // with the workers that it started
      } catch {
        // it has ended by itself
      }
    }
    await Promise.all(
      this.running.map((child) => child.exitCode ?? new Promise((resolve) => child.once('exit', resolve))),
    );
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** Stops with what to install, where something is missing. */
export function needs(paths: readonly string[], packages: string): void {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} missing: apt-get install ${packages}`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return address.port;
}

/** Tries until it succeeds, for a minute. */
export async function until(what: string, tried: () => Promise<boolean> | boolean): Promise<void> {
  for (let left = 240; left > 0; left--) {
    try {
      if (await tried()) return;
    } catch {
      // not yet
    }
    await wait(250);
  }
  throw new Error(`after a minute it is not so that ${what}`);
}
