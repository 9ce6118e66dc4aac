/** The server of `make play` and these tests: no request brings it down, and none leaves its folder. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

const site = serve({ root: fileURLToPath(new URL('../../dist', import.meta.url)) });

after(async () => (await site).close());

/** The status of the answer to a request written by hand: what `fetch` would mend before it sends. */
async function statusOf(target: string, host = 'Host: localhost\r\n'): Promise<number> {
  const { port } = new URL((await site).url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  const [first] = await once(socket, 'data');
  socket.destroy();
  return Number(/^HTTP\/1\.1 (\d+)/.exec(String(first))?.[1]);
}

test('it sends the policy that the document for curators recommends: what is tested is what they have', async () => {
  const docs = readFileSync(new URL('../../docs/embed.md', import.meta.url), 'utf8');
  const { headers } = await fetch((await site).url);
  assert.equal(headers.get('content-security-policy'), /`Content-Security-Policy: ([^`]*)`/.exec(docs)?.[1]);
});

for (const target of ['/%', '/%ff', '/%00', '//', '///', 'http://[', 'http://', 'file:..']) {
  test(`${target} is no address, and the server goes on`, async () => {
    assert.equal(await statusOf(target), 400);
    assert.equal(await statusOf('/'), 200);
  });
}

for (const target of [
  '/../package.json',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/no',
]) {
  test(`${target} is not in the folder`, async () => assert.equal(await statusOf(target), 404));
}

test('a host that is none, or is missing, does no harm', async () => {
  assert.equal(await statusOf('/', 'Host: [\r\n'), 200);
  assert.equal(await statusOf('/', ''), 400);
});
