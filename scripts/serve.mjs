/**
 * A static file server for `dist/`, under the strict policy that a host may set, and compressed as hosts do. `make play` and the browser
 * tests use it.
 * As a command: `node scripts/serve.mjs [PORT]`.
 */
import { readFile, realpath, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const types = /** @type {Record<string, string>} */ ({
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ts': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
});

const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/**
 * The policy that a file is served under: that of a page which carries its script inside is its own, and it may be a frame.
 * @param {Buffer | string} body
 * @param {string} type
 */
function policiesFor(body, type) {
  const own =
    /^text\/html/.test(type) &&
    /http-equiv="Content-Security-Policy" content="([^"]*'sha256-[^"]*)"/.exec(String(body));
  return own
    ? { 'content-security-policy': own[1], 'cross-origin-embedder-policy': 'require-corp' } // as frames on isolated sites must
    : { 'content-security-policy': policy };
}

/** What comes with every answer, errors too. */
const always = {
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*', // the element's script runs on other sites only so
  'cross-origin-resource-policy': 'cross-origin', // nor are its frame and picture else shown on sites that isolate themselves
  'x-content-type-options': 'nosniff',
};

/**
 * @typedef {{ status: number, body: Buffer | string, type?: string, headers?: Record<string, string> }} Answer
 * @typedef {import('node:http').IncomingMessage} Request
 */

/** @type {(status: number, words: string, headers?: Record<string, string>) => Answer} */
const refusal = (status, words, headers = {}) => ({ status, body: `${words}\n`, headers });

/**
 * Serves `root` on this machine alone. Port 0 takes any free one.
 * @param {{ root: string, port?: number }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ root, port = 0 }) {
  const home = await realpath(root);
  // A request without a host is answered below, under the policy.
  const server = createServer({ requireHostHeader: false }, async (request, response) => {
    const { status, body, type = 'text/plain; charset=utf-8', headers } = await answerTo(request, home);
    const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const sent = gzip ? gzipSync(body) : Buffer.from(body);
    response.writeHead(status, {
      ...always,
      'content-type': type,
      'content-length': sent.length,
      ...(gzip && { 'content-encoding': 'gzip' }),
      ...policiesFor(body, type),
      ...headers,
    });
    response.end(sent); // without the body, if only the head was asked for
  });
  server.on('clientError', (_, socket) => {
    if (socket.writable)
      socket.end(`HTTP/1.1 400 Bad Request\r\nContent-Security-Policy: ${policy}\r\nConnection: close\r\n\r\n`);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Request} request
 * @param {string} home the folder that is served, without symbolic links
 * @returns {Promise<Answer>}
 */
async function answerTo({ method, url, headers, httpVersion }, home) {
  if (method !== 'GET' && method !== 'HEAD')
    return refusal(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' });
  const path = pathOf(url ?? '/');
  if (path === undefined || (headers.host === undefined && httpVersion === '1.1'))
    return refusal(400, 'This address cannot be read.');
  try {
    const file = await fileAt(home, path);
    return { status: 200, body: await readFile(file), type: types[extname(file)] ?? 'application/octet-stream' };
  } catch {
    return refusal(404, `There is no ${path} here.`);
  }
}

/**
 * The file that `path` names, if it is a plain one inside `home`, wherever symbolic links lead.
 * @param {string} home
 * @param {string} path
 */
async function fileAt(home, path) {
  const file = await realpath(join(home, path.endsWith('/') ? `${path}index.html` : path));
  const within = relative(home, file);
  if (within === '..' || within.startsWith(`..${sep}`) || !(await stat(file)).isFile()) throw new Error('not here');
  return file;
}

/**
 * The path that a request names, decoded; undefined if there is none to be read: the target comes from whoever asks. A backslash, which
 * separates folders on some systems, stands in no address of ours.
 * @param {string} target
 */
function pathOf(target) {
  try {
    const path = decodeURIComponent(new URL(target, 'http://localhost').pathname);
    return path.startsWith('/') && !/[\0\\]/.test(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function main() {
  const port = Number(process.argv[2] ?? 8080);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error(`'${process.argv[2]}' is no port: give a number from 0 to 65535, as in make play PORT=8081.`);
  }
  try {
    const { url } = await serve({ root: fileURLToPath(new URL('../dist', import.meta.url)), port });
    console.log(`\nTsoro is at ${url} – Ctrl-C ends it.`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken: try another, as in make play PORT=${port + 1}.`);
    throw new Error(`Port ${port} cannot be opened (${error.code}): try another, as in make play PORT=8081.`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  main().catch((error) => {
    console.error(`error: ${error.message}`);
    process.exitCode = 1;
  });
}
