/** The server of `make play` and these tests: no request brings it down, and none leaves its folder. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

/** A folder with a neighbour that is nobody's business, and links out of it and within. */
const base = await mkdtemp(join(tmpdir(), 'tsoro-server-'));
const root = join(base, 'site');
await mkdir(join(root, 'folder'), { recursive: true });
await cp(join(DIST, 'index.html'), join(root, 'index.html'));
await writeFile(join(base, 'secret.txt'), 'secret');
await mkdir(join(base, 'site-beside'));
await writeFile(join(base, 'site-beside', 'secret.txt'), 'secret');
for (const [link, target] of [
  ['link.txt', '../secret.txt'],
  ['out', '..'],
  ['beside', '../site-beside'],
  ['absolute.txt', join(base, 'secret.txt')],
  ['nowhere', 'no-such-file'],
  ['itself', 'itself'],
  ['within.html', 'index.html'],
] as const)
  await symlink(target, join(root, link));

const site = serve({ root });

after(async () => {
  await (await site).close();
  await rm(base, { recursive: true });
});

interface Asked {
  method?: string;
  host?: string;
}

/** The whole answer to a request written by hand: what `fetch` would mend before it sends. */
async function answerTo(target: string, { method = 'GET', host = 'Host: localhost\r\n' }: Asked = {}): Promise<string> {
  const { port } = new URL((await site).url);
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.write(`${method} ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  await once(socket, 'close');
  return answer;
}

const statusOf = async (target: string, asked?: Asked): Promise<number> =>
  Number(/^HTTP\/1\.1 (\d+)/.exec(await answerTo(target, asked))?.[1]);

const documented = (): string => {
  const docs = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8');
  return /Content-Security-Policy "(default-src[^"]*)"/.exec(docs)?.[1] ?? assert.fail('the document has a policy');
};

test('it sends the policy that the document for curators recommends: what is tested is what they have', async () => {
  const { headers } = await fetch((await site).url);
  assert.equal(headers.get('content-security-policy'), documented());
});

for (const target of [
  '/%',
  '/%ff',
  '/%00',
  '/index.html%00',
  '//',
  '///',
  'http://[',
  'http://',
  'file:..',
  '/..%5csecret.txt',
]) {
  test(`${target} is no address, and the server goes on`, async () => {
    assert.equal(await statusOf(target), 400);
    assert.equal(await statusOf('/'), 200);
  });
}

for (const target of [
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..\\secret.txt',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/%252e%252e/secret.txt',
  '/folder/..%2f..%2fsecret.txt',
  '/..%2fsite-beside/secret.txt',
  '/link.txt',
  '/absolute.txt',
  '/out/secret.txt',
  '/beside/secret.txt',
  '/nowhere',
  '/itself',
  '/folder',
  '/folder/',
  '/no',
]) {
  test(`${target} is not in the folder`, async () => {
    const answer = await answerTo(target);
    assert.match(answer, /^HTTP\/1\.1 404 /);
    assert.doesNotMatch(answer, /^secret$/m);
  });
}

test('a link that stays within the folder is followed', async () => {
  assert.equal(await statusOf('/within.html'), 200);
});

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND']) {
  test(`${method} is refused, and the answer says what is not`, async () => {
    const answer = await answerTo('/', { method });
    assert.match(answer, /^HTTP\/1\.1 405 /);
    assert.match(answer, /^allow: GET, HEAD\r$/im);
  });
}

test('HEAD brings the headers of GET, and no body', async () => {
  const get = await answerTo('/index.html');
  const head = await answerTo('/index.html', { method: 'HEAD' });
  const headers = (answer: string) => answer.replace(/\r\n\r\n[\s\S]*/, '').replace(/^date: .*$/im, '');
  assert.equal(headers(head), headers(get));
  assert.equal(head.replace(/^[\s\S]*?\r\n\r\n/, ''), '');
  assert.match(get, /<!doctype html>/i);
});

for (const [what, target, asked] of [
  ['what is missing', '/no', {}],
  ['an address that cannot be read', '/%ff', {}],
  ['another method', '/', { method: 'POST' }],
  ['no host', '/', { host: '' }],
  ['a header that is none', '/', { host: 'Host : x\r\n\u0001\r\n' }],
  ['no method', '/', { method: '{}' }],
] as const) {
  test(`the policy comes with the error for ${what}`, async () => {
    const answer = await answerTo(target, asked);
    assert.match(answer, /^HTTP\/1\.1 4\d\d /);
    assert.equal(/^content-security-policy: (.*)\r$/im.exec(answer)?.[1], documented());
  });
}

test('a host that is none, or is missing, does no harm', async () => {
  assert.equal(await statusOf('/', { host: 'Host: [\r\n' }), 200);
  assert.equal(await statusOf('/', { host: '' }), 400);
});
