/**
 * Plays on real hosts: `node --import ./scripts/typescript.mjs tests/hosts/run.ts wordpress|mediawiki|nginx|apache|markdown [PICTURES]`, after `make build`.
 * Sets the host up in a temporary folder, on 127.0.0.1 alone, and takes it away again. Pictures go to PICTURES, build/hosts if left out.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from '../../scripts/browsers.mjs';
import { DIST, Machine, PROJECT, type Trial } from './machine.ts';
import { markdown } from './markdown/markdown.ts';
import { mediawiki } from './mediawiki.ts';
import { apache, nginx } from './servers.ts';
import { wordpress } from './wordpress.ts';

const HOSTS: Readonly<Record<string, (trial: Trial) => Promise<void>>> = {
  wordpress,
  mediawiki,
  nginx,
  apache,
  markdown,
};

const [name = '', pictures = join(PROJECT, 'build/hosts')] = process.argv.slice(2);
const host = HOSTS[name];
if (!host) throw new Error(`'${name}' is no host: ${Object.keys(HOSTS).join(' or ')}`);
if (!existsSync(join(DIST, 'tsoro-board.js'))) throw new Error('dist/ is missing: make build');

mkdirSync(pictures, { recursive: true });
let failed = 0;
const machine = new Machine();
const browser = await launch();
try {
  await host({ machine, browser, pictures });
  console.log(`${name}: all as it should be`);
} catch (error) {
  for (const context of browser.browserContexts())
    for (const page of await context.pages())
      await page.screenshot({ path: join(pictures, `failed-${failed++}.png`) as `${string}.png` }).catch(() => {});
  throw error;
} finally {
  await browser.close();
  await machine.stop();
}
