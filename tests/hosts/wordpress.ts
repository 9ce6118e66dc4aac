/** WordPress with the plugin: an Author writes, by block and by shortcode; a reader who is not logged in plays, in a classic and in a block theme. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from './machine.ts';
import { DIST, freePort, type Machine, needs, PROJECT, until } from './machine.ts';
import { Visitor } from './visitor.ts';

const SOURCE = '/usr/share/wordpress';
const PACKAGES =
  '--no-install-recommends wordpress wordpress-theme-twentytwentyone wordpress-theme-twentytwentythree mariadb-server php-cli php-mysql php-mbstring php-xml';
const THEMES = ['twentytwentyone', 'twentytwentythree'] as const;
const PASSWORD = 'a password for this test alone';
const GAME = '[Rules "tsoro width=8"]\n[South "Rudo"]\n[North "Tendai"]\n\n1. b1+ c4+ 2. a1 *';

/** What an Author may save in a post, and how many turns its board then holds. */
const POSTS: Readonly<Record<string, { content: string; plies: number }>> = {
  'Shortcode block': { content: `<!-- wp:shortcode -->\n[tsoro]\n${GAME}\n[/tsoro]\n<!-- /wp:shortcode -->`, plies: 3 },
  'Classic editor': { content: `Before.\n\n[tsoro controls="replay"]\n${GAME}\n[/tsoro]\n\nAfter “it”.`, plies: 3 },
  'Classic, in a line': { content: `[tsoro]${GAME.replaceAll('\n', ' ')}[/tsoro]`, plies: 3 },
  'Paragraph block': {
    content: `<!-- wp:paragraph -->\n<p>[tsoro]${GAME.replaceAll('\n', '<br>')}[/tsoro]</p>\n<!-- /wp:paragraph -->`,
    plies: 3,
  },
  'As code': { content: `[tsoro]<pre>${GAME}</pre>[/tsoro]`, plies: 3 },
  Entities: { content: `[tsoro]${GAME.replaceAll('"', '&quot;').replaceAll('\n', '<br />')}[/tsoro]`, plies: 3 },
  'A game': { content: '[tsoro rules="tsoro width=3" speed="instant"]', plies: 0 },
  'A nasty one': {
    content: `[tsoro rules="nsolo" onload="document.title='bad'" src="//127.0.0.1:9/" prompt="&lt;img src=x onerror=document.title='bad'&gt;" kiosk="1"]</pre><script>document.title='bad'</script>[/tsoro]`,
    plies: 0,
  },
};

export async function wordpress({ machine, browser, pictures }: Trial): Promise<void> {
  needs(
    [SOURCE, '/usr/sbin/mariadbd', '/usr/bin/php', ...THEMES.map((theme) => `${SOURCE}/wp-content/themes/${theme}`)],
    PACKAGES,
  );
  const { url, php, root } = await install(machine);
  const author = await Visitor.of(browser, pictures);
  const reader = await Visitor.of(browser, pictures);
  await logIn(author, url);

  console.log('without the files of the game, who writes is told, and readers see the record');
  const first = await publish(author, url, 'Without files', POSTS['Shortcode block']?.content ?? '');
  await author.go(first);
  assert.match(await textOf(author), /files of the game are missing/);
  await reader.go(first);
  assert.doesNotMatch(await textOf(reader), /files of the game are missing/);
  assert.match(await textOf(reader), /1\. b1\+ c4\+/);

  cpSync(DIST, join(root, 'wp-content/uploads/tsoro'), { recursive: true });

  console.log('an Author writes by the block');
  const byBlock = await writeByBlock(author, url);
  console.log('an Author writes by the shortcode, every way that editors keep it');
  const posts: Record<string, string> = {};
  for (const [title, { content }] of Object.entries(POSTS)) posts[title] = await publish(author, url, title, content);

  for (const theme of THEMES) {
    php(`switch_theme('${theme}');`);
    console.log(`in ${theme} a reader plays what the block shows`);
    await reader.go(byBlock);
    const [board] = await reader.boards(1);
    assert.ok(board && board.width > 300 && board.height > 200, JSON.stringify(board));
    await reader.picture(`wordpress-${theme}-block`);
    console.log(`  a whole game of ${await reader.playToTheEnd()} turns`);
    await reader.picture(`wordpress-${theme}-over`);
    for (const [title, { plies }] of Object.entries(POSTS)) {
      await reader.go(posts[title] ?? '');
      const boards = await reader.boards(1);
      assert.deepEqual(
        boards.map((one) => one.plies),
        [plies],
        `${title}: ${JSON.stringify(boards)}`,
      );
      assert.notEqual(await reader.page.title(), 'bad');
      const attributes = await reader.page.$eval('tsoro-board', (one) => one.getAttributeNames().join(' '));
      assert.doesNotMatch(attributes, /\b(src|onload|kiosk)\b/, title);
      await reader.picture(`wordpress-${theme}-${title.replace(/\W+/g, '-')}`);
    }
    console.log(`  ${Object.keys(POSTS).length} shortcodes show their boards`);
  }

  console.log('the front page, the feed and the settings');
  await reader.go(url);
  await reader.picture('wordpress-front');
  const feed = await (await fetch(`${url}?feed=rss2`)).text();
  assert.match(feed, /1\. b1\+ c4\+/);
  assert.doesNotMatch(feed, /<tsoro-board/);
  await settings(browser, pictures, url);

  assert.deepEqual(
    [...author.problems, ...reader.problems].filter((said) => !/character|line \d/.test(said)),
    [],
  );
  const log = existsSync(join(root, 'wp-content/debug.log'))
    ? readFileSync(join(root, 'wp-content/debug.log'), 'utf8')
    : '';
  assert.deepEqual(
    log.split('\n').filter((line) => /plugins\/tsoro/.test(line)),
    [],
    'PHP has nothing to say of the plugin',
  );
}

/** A copy of Debian's WordPress with a database of its own, the plugin and an Author. */
async function install(machine: Machine): Promise<{ url: string; root: string; php: (code: string) => string }> {
  const root = machine.path('wordpress');
  machine.run('cp', ['-rL', SOURCE, root]);
  mkdirSync(join(root, 'wp-content/uploads'), { recursive: true });
  mkdirSync(join(root, 'wp-content/plugins/tsoro'), { recursive: true });
  cpSync(join(PROJECT, 'integrations/wordpress'), join(root, 'wp-content/plugins/tsoro'), { recursive: true });

  const socket = machine.path('db.sock');
  const data = `--datadir=${machine.path('db')}`;
  const user = process.getuid?.() === 0 ? ['--user=root'] : [];
  machine.run('mariadb-install-db', ['--no-defaults', data, '--skip-test-db', ...user]);
  machine.start('mariadb', '/usr/sbin/mariadbd', [
    '--no-defaults',
    data,
    `--socket=${socket}`,
    '--skip-networking',
    '--skip-grant-tables',
    ...user,
  ]);
  const sql = (text: string) =>
    execFileSync('mariadb', ['--no-defaults', `--socket=${socket}`, '-e', text], { stdio: 'pipe' });
  await until(
    'the database answers',
    () => sql('create database if not exists wordpress character set utf8mb4').length >= 0,
  );

  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  writeFileSync(join(root, 'wp-config.php'), config(url, socket));
  const php = (code: string) =>
    machine.run(
      'php',
      ['-d', 'display_errors=stderr', '--'],
      `<?php
    $_SERVER['HTTP_HOST'] = '127.0.0.1:${port}'; ${code.includes('WP_INSTALLING') ? code : `require '${root}/wp-load.php'; require_once ABSPATH . 'wp-admin/includes/admin.php'; ${code}`}`,
    );
  php(`define('WP_INSTALLING', true); require '${root}/wp-load.php'; require ABSPATH . 'wp-admin/includes/upgrade.php';
    wp_install('A museum', 'admin', 'admin@museum.example', false, '', '${PASSWORD}');`);
  php(`activate_plugin('tsoro/tsoro.php');
    wp_insert_user(['user_login' => 'author', 'user_pass' => '${PASSWORD}', 'role' => 'author', 'user_email' => 'author@museum.example']);
    switch_theme('twentytwentyone');`);
  await machine.serve(root, port);
  return { url: `${url}/`, root, php };
}

const config = (url: string, socket: string) => `<?php
  define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', ''); define('DB_HOST', 'localhost:${socket}');
  define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
  define('WP_HOME', '${url}'); define('WP_SITEURL', '${url}');
  define('WP_DEBUG', true); define('WP_DEBUG_LOG', true); define('WP_DEBUG_DISPLAY', false);
  define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
  define('AUTOMATIC_UPDATER_DISABLED', true); define('DISABLE_WP_CRON', true);
  $table_prefix = 'wp_';
  if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
  require_once ABSPATH . 'wp-settings.php';
`;

async function logIn(visitor: Visitor, url: string, name = 'author'): Promise<void> {
  await visitor.go(`${url}wp-login.php`);
  await visitor.page.type('#user_login', name);
  await visitor.page.type('#user_pass', PASSWORD);
  await Promise.all([visitor.page.waitForNavigation({ waitUntil: 'load' }), visitor.page.click('#wp-submit')]);
}

const textOf = (visitor: Visitor) => visitor.page.$eval('body', (body) => body.textContent ?? '');

/** Saves a post as the block editor does, with what the Author may write; its address. */
async function publish(author: Visitor, url: string, title: string, content: string): Promise<string> {
  const { page } = author;
  const editor = `${url}wp-admin/post-new.php`;
  if (page.url() !== editor) await author.go(editor);
  await page.waitForFunction(() => (window as unknown as { wp?: { apiFetch?: unknown } }).wp?.apiFetch);
  return page.evaluate(
    async (data) => {
      const { wp } = window as unknown as { wp: { apiFetch(request: object): Promise<{ link: string }> } };
      return (await wp.apiFetch({ path: '/wp/v2/posts', method: 'POST', data })).link;
    },
    { title, content, status: 'publish' },
  );
}

/** Through the editor itself: types `/tsoro`, chooses the rules, looks at the preview, publishes; the post's address. */
async function writeByBlock(author: Visitor, url: string): Promise<string> {
  const { page } = author;
  await author.go(`${url}wp-admin/post-new.php`);
  await page.waitForSelector('.block-editor-default-block-appender__content', { timeout: 60_000 });
  await page.keyboard.press('Escape'); // the welcome guide
  await page.waitForSelector('.edit-post-welcome-guide', { hidden: true, timeout: 10_000 });
  await page.type('[aria-label="Add title"]', 'By the block');
  await page.click('.block-editor-default-block-appender__content');
  await page.keyboard.type('/tsoro');
  await page.waitForSelector('.components-autocomplete__result', { timeout: 10_000 });
  await page.keyboard.press('Enter');
  await page.waitForSelector('[data-type="tsoro/board"] iframe', { timeout: 20_000 });
  const rules = await page.waitForSelector('::-p-xpath(//label[text()="Rules"]/following::input[1])', {
    timeout: 10_000,
  });
  await rules?.type('tsoro width=3');
  await page.waitForFunction(
    () => /width%3D3/.test(document.querySelector<HTMLIFrameElement>('[data-type="tsoro/board"] iframe')?.src ?? ''),
    { timeout: 10_000 },
  );
  const frame = await (await page.$('[data-type="tsoro/board"] iframe'))?.contentFrame();
  await frame?.waitForSelector('tsoro-board[data-phase]', { timeout: 20_000 });
  await author.picture('wordpress-editor');
  await page.click('.editor-post-publish-panel__toggle');
  await page.waitForSelector('.editor-post-publish-button:not([aria-disabled="true"])', { timeout: 10_000 });
  await page.click('.editor-post-publish-panel .editor-post-publish-button');
  const link = await page.waitForSelector('.post-publish-panel__postpublish a[href]', { timeout: 30_000 });
  return (await link?.evaluate((link) => (link as HTMLAnchorElement).href)) ?? assert.fail('no address');
}

/** The setting refuses what is no address, and says where the game is not found. */
async function settings(browser: Trial['browser'], pictures: string, url: string): Promise<void> {
  const admin = await Visitor.of(browser, pictures);
  await logIn(admin, url, 'admin');
  const save = async (value: string) => {
    await admin.go(`${url}wp-admin/options-general.php?page=tsoro`);
    await admin.page.$eval(
      '#tsoro_site',
      (field, value) => {
        Object.assign(field, { type: 'text', value });
      },
      value,
    );
    await Promise.all([admin.page.waitForNavigation({ waitUntil: 'load' }), admin.page.click('#submit')]);
    return {
      said: await textOf(admin),
      kept: await admin.page.$eval('#tsoro_site', (field) => (field as HTMLInputElement).value),
    };
  };
  assert.equal((await save('javascript:alert(1)')).kept, '');
  const nowhere = await save(`${url}nothing-here`);
  assert.equal(nowhere.said.match(/was not found there/g)?.length, 1);
  await admin.picture('wordpress-settings');
  const there = await save(`${url}wp-content/uploads/tsoro/index.html`);
  assert.equal(there.kept, `${url}wp-content/uploads/tsoro/`);
  assert.doesNotMatch(there.said, /was not found there/);
}
