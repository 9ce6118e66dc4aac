/** MediaWiki on SQLite with one line in Common.js: an ordinary user writes, sees a preview and saves; a reader who is not logged in plays. */
import assert from 'node:assert/strict';
import { appendFileSync, cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from './machine.ts';
import { DIST, freePort, type Machine, needs } from './machine.ts';
import { Visitor } from './visitor.ts';

const SOURCE = '/usr/share/mediawiki';
const PACKAGES = '--no-install-recommends mediawiki php-cli php-sqlite3 php-mbstring php-xml php-intl php-gd';
const PASSWORD = 'a password for this test alone';
const GAME = '[Rules "tsoro width=8"]\n[South "Rudo"]\n[North "Tendai"]\n\n1. b1+ c4+ 2. a1 *';
const PAGE = `== A game ==
<div class="tsoro" data-rules="tsoro width=3" data-speed="instant" data-src="//127.0.0.1:9/" data-kiosk="1">[{site} Play Tsoro]</div>`;
const RECORD = `== A record ==
<pre class="tsoro">
${GAME}
</pre>
=== With a theme ===
<div class="tsoro" data-theme="paper" data-controls="replay"><pre>
${GAME}
</pre></div>`;

export async function mediawiki({ machine, browser, pictures }: Trial): Promise<void> {
  needs([SOURCE, '/usr/bin/php'], PACKAGES);
  const { url, edit } = await install(machine);
  const author = await Visitor.of(browser, pictures);
  const early = await Visitor.of(browser, pictures);
  const reader = await Visitor.of(browser, pictures); // MediaWiki lets browsers keep Common.js for five minutes
  edit('Record', RECORD);

  console.log('without the line in Common.js a reader sees the record as text');
  await early.go(`${url}index.php/Record`);
  assert.match(await early.page.$eval('pre', (pre) => pre.textContent ?? ''), /1\. b1\+ c4\+/);
  edit('MediaWiki:Common.js', `mw.loader.load('${url}tsoro/tsoro-wiki.js');`);

  console.log('a user writes, and the preview is a board');
  await logIn(author, url);
  await author.go(`${url}index.php?title=Game&action=edit`);
  await author.page.type('#wpTextbox1', PAGE.replace('{site}', `${url}tsoro/`));
  await pressed(author, '#wpPreview');
  const [preview] = await author.boards(1);
  assert.match(preview?.rules ?? '', /^tsoro width=3/);
  await author.picture('mediawiki-preview');
  await pressed(author, '#wpSave');

  console.log('a preview that comes without the page being loaded is a board too');
  await livePreview(author, url);

  console.log('a reader plays');
  await reader.go(`${url}index.php/Game`);
  const [board] = await reader.boards(1);
  assert.ok(board && board.width > 300 && board.height > 200, JSON.stringify(board));
  const attributes = await reader.page.$eval('tsoro-board', (one) => one.getAttributeNames().join(' '));
  assert.doesNotMatch(attributes, /\b(src|kiosk)\b/);
  await reader.picture('mediawiki-game');
  console.log(`  a whole game of ${await reader.playToTheEnd()} turns`);
  await reader.picture('mediawiki-over');

  await reader.go(`${url}index.php/Record`);
  const boards = await reader.boards(2);
  assert.deepEqual(
    boards.map(({ plies, controls }) => [plies, controls]),
    [
      [3, 'full'],
      [3, 'replay'],
    ],
  );
  await reader.picture('mediawiki-record');
  assert.deepEqual([...author.problems, ...reader.problems], []);
}

/** A copy of Debian's MediaWiki with a database of its own, the game in a folder beside it, and a user. */
async function install(machine: Machine): Promise<{ url: string; edit: (title: string, text: string) => void }> {
  const root = machine.path('wiki');
  machine.run('cp', ['-r', SOURCE, root]); // its links lead to where the package keeps the rest
  rmSync(join(root, 'LocalSettings.php'), { force: true });
  cpSync(DIST, join(root, 'tsoro'), { recursive: true });
  const port = await freePort();
  const server = `http://127.0.0.1:${port}`;
  const maintenance = (script: string, args: readonly string[], input = '') =>
    machine.run('php', [join(root, 'maintenance', `${script}.php`), ...args], input);
  maintenance('install', [
    '--confpath',
    root,
    '--dbtype',
    'sqlite',
    '--dbpath',
    machine.path('db'),
    '--server',
    server,
    '--scriptpath',
    '',
    '--lang',
    'en',
    '--pass',
    PASSWORD,
    'A museum',
    'Curator',
  ]);
  const settings = join(root, 'LocalSettings.php');
  assert.ok(existsSync(settings));
  appendFileSync(
    settings,
    `\n$wgCacheDirectory = '${machine.path('cache')}';\nif (is_dir("$IP/skins/Vector")) { wfLoadSkin('Vector'); $wgDefaultSkin = 'vector'; }\n`,
  );
  maintenance('createAndPromote', ['Author', PASSWORD]);
  const url = await machine.serve(root, port);
  return { url, edit: (title, text) => void maintenance('edit', ['-u', 'Curator', title], text) };
}

async function logIn(visitor: Visitor, url: string): Promise<void> {
  await visitor.go(`${url}index.php?title=Special:UserLogin`);
  await visitor.page.type('#wpName1', 'Author');
  await visitor.page.type('#wpPassword1', PASSWORD);
  await pressed(visitor, '#wpLoginAttempt');
}

async function pressed(visitor: Visitor, button: string): Promise<void> {
  await Promise.all([visitor.page.waitForNavigation({ waitUntil: 'load' }), visitor.page.click(button)]);
}

/** With the user's option “Show previews without reloading the page”. */
async function livePreview(author: Visitor, url: string): Promise<void> {
  const { page } = author;
  await author.go(`${url}index.php/Record`);
  await page.waitForFunction(() => (window as unknown as { mw?: { loader?: unknown } }).mw?.loader);
  await page.evaluate(async () => {
    const { mw } = window as unknown as {
      mw: {
        loader: { using(name: string): Promise<unknown> };
        Api: new () => { saveOption(name: string, value: string): Promise<unknown> };
      };
    };
    await mw.loader.using('mediawiki.api');
    await mw.loader.using('user.options');
    await new mw.Api().saveOption('uselivepreview', '1');
  });
  await author.go(`${url}index.php?title=Record&action=edit`);
  await page.waitForFunction(() => document.querySelector('#wpPreview'));
  const address = page.url();
  await page.click('#wpPreview');
  await author.boards(2);
  assert.equal(page.url(), address, 'the page is not loaded again');
  await author.picture('mediawiki-live-preview');
}
