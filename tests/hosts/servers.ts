/** nginx and Apache with the lines of docs/embed.md, word for word: the headers they send, and a reader who plays. */
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trial } from './machine.ts';
import { DIST, freePort, type Machine, needs, PROJECT, until } from './machine.ts';
import { Visitor } from './visitor.ts';

const docs = readFileSync(join(PROJECT, 'docs/embed.md'), 'utf8');
const linesFor = (language: string) =>
  [...docs.matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, lines = '']) => lines);

export async function nginx(trial: Trial): Promise<void> {
  const { machine } = trial;
  needs(['/usr/sbin/nginx'], '--no-install-recommends nginx-light');
  const port = await freePort();
  const [http = '', server = ''] = linesFor('nginx');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    machine.path('nginx.conf'),
    `daemon off; pid ${machine.path('nginx.pid')}; error_log ${machine.path('error.log')}; events {}
    http {
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${machine.path(name)};`).join('\n')}
      ${http}
      server { listen 127.0.0.1:${port}; root ${root(machine)}; ${server} }
    }`,
  );
  machine.start('nginx', '/usr/sbin/nginx', ['-e', machine.path('error.log'), '-c', machine.path('nginx.conf')]);
  await plays(trial, `http://127.0.0.1:${port}/tsoro/`);
}

export async function apache(trial: Trial): Promise<void> {
  const { machine } = trial;
  needs(['/usr/sbin/apache2'], '--no-install-recommends apache2');
  const port = await freePort();
  const [lines = ''] = linesFor('apache');
  const folder = root(machine);
  writeFileSync(join(folder, 'tsoro/.htaccess'), lines);
  const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'filter', 'deflate'];
  writeFileSync(
    machine.path('apache.conf'),
    `ServerRoot ${machine.folder}
    ServerName 127.0.0.1
    Listen 127.0.0.1:${port}
    PidFile ${machine.path('apache.pid')}
    DefaultRuntimeDir ${machine.folder}
    ErrorLog ${machine.path('error.log')}
    ${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
    TypesConfig /etc/mime.types
    DocumentRoot ${folder}
    DirectoryIndex index.html
    <Directory ${folder}>
      Require all granted
      AllowOverride FileInfo
    </Directory>`,
  );
  machine.start('apache', '/usr/sbin/apache2', ['-D', 'FOREGROUND', '-f', machine.path('apache.conf')]);
  await plays(trial, `http://127.0.0.1:${port}/tsoro/`);
}

/** The folder that a server serves, which its own user may read. */
function root(machine: Machine): string {
  machine.run('chmod', ['755', machine.folder]);
  mkdirSync(machine.path('www'));
  cpSync(DIST, machine.path('www/tsoro'), { recursive: true });
  return machine.path('www');
}

async function plays({ browser, pictures }: Trial, url: string): Promise<void> {
  await until(`${url} answers`, async () => (await fetch(url)).ok);
  const headers = async (file: string) => (await fetch(url + file)).headers;
  const hashed = readdirSync(DIST).find((name) => /^wood-.*\.js$/.test(name)) ?? assert.fail('no part with a hash');
  for (const [file, type, cache] of [
    [hashed, 'text/javascript', 'max-age=31536000, immutable'],
    ['sw.js', 'text/javascript', 'no-cache'],
    ['tsoro_bg.wasm', 'application/wasm', 'no-cache'],
    ['style.css', 'text/css', 'no-cache'],
    ['', 'text/html', 'no-cache'],
  ] as const) {
    const sent = await headers(file);
    assert.ok(sent.get('content-type')?.startsWith(type), `${file}: ${sent.get('content-type')}`);
    assert.equal(sent.get('cache-control'), cache, file);
    assert.equal(sent.get('access-control-allow-origin'), '*', file);
    assert.match(sent.get('content-security-policy') ?? '', /default-src 'none'/, file);
    assert.equal(sent.get('cross-origin-resource-policy'), 'cross-origin', file);
    assert.equal(sent.get('cross-origin-embedder-policy'), null, file);
  }
  assert.match((await headers('sw.js')).get('content-type') ?? '', /utf-8/i);
  assert.equal((await headers('tsoro_bg.wasm')).get('content-encoding'), 'gzip');
  for (const file of ['embed.html', 'tsoro.html']) {
    const sent = await headers(file);
    assert.equal(sent.get('content-security-policy'), null, file);
    assert.equal(sent.get('cross-origin-resource-policy'), 'cross-origin', file);
    assert.equal(sent.get('cross-origin-embedder-policy'), 'require-corp', file);
  }
  for (const file of [
    'embed.html?rules=tsoro+width%3D3&speed=instant',
    'tsoro.html?rules=tsoro+width%3D3&speed=instant',
  ]) {
    const reader = await Visitor.of(browser, pictures);
    await reader.go(url + file);
    console.log(`  ${file}: a whole game of ${await reader.playToTheEnd()} turns`);
    assert.deepEqual(reader.problems, []);
  }
  const reader = await Visitor.of(browser, pictures);
  await reader.go(url);
  await reader.boards(1);
  assert.deepEqual(reader.problems, []);
}
