/**
 * A static file server for `dist/`, under the strict policy that a host may set, and compressed as hosts do. `make play` and the browser
 * tests use it.
 * As a command: `node scripts/serve.mjs [PORT]`.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
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
 * The policy that a file is served under: that of a page which carries its script inside is its own.
 * @param {Buffer} body
 * @param {string} type
 */
function policyFor(body, type) {
  const own =
    /^text\/html/.test(type) &&
    /http-equiv="Content-Security-Policy" content="([^"]*'sha256-[^"]*)"/.exec(String(body));
  return own ? own[1] : policy;
}

/**
 * Serves `root` on this machine alone. Port 0 takes any free one.
 * @param {{ root: string, port?: number }} options
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ root, port = 0 }) {
  const server = createServer(async (request, response) => {
    const path = pathOf(request.url ?? '/');
    if (path === undefined) {
      response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' });
      response.end('This address cannot be read.\n');
      return;
    }
    const file = join(root, normalize(path.endsWith('/') ? `${path}index.html` : path));
    try {
      const body = await readFile(file);
      const gzip = /\bgzip\b/.test(String(request.headers['accept-encoding']));
      const type = types[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, {
        'content-type': type,
        ...(gzip && { 'content-encoding': 'gzip' }),
        'content-security-policy': policyFor(body, type),
        'cache-control': 'no-cache',
        'access-control-allow-origin': '*', // the element's script runs on other sites only so
        'x-content-type-options': 'nosniff',
      });
      response.end(gzip ? gzipSync(body) : body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`There is no ${path} here.\n`);
    }
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
 * The path that a request names, decoded; undefined if there is none to be read: the target comes from whoever asks.
 * @param {string} target
 */
function pathOf(target) {
  try {
    const path = decodeURIComponent(new URL(target, 'http://localhost').pathname);
    return path.startsWith('/') && !path.includes('\0') ? path : undefined;
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
