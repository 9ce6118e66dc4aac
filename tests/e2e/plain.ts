/** A plain static server as others run one: no policy, its own ideas of types, the site in a folder. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { extname, join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath } from 'node:url';

export interface Plain {
  /** Where the site is, such as `/a/b/`. */
  folder?: string;
  root?: string;
  /** By ending; others are as usual. */
  types?: Readonly<Record<string, string>>;
  /** Types are believed, whatever is in the files. */
  strict?: boolean;
  /** Files that are not there. */
  missing?: RegExp;
  /** Files that are asked for and never come. */
  endless?: RegExp;
  /** For those who do not send it nothing is there, as behind a login. */
  cookie?: string;
  /** Nobody answers. */
  away?: boolean;
  /** Files that hold something else. */
  instead?: readonly [name: RegExp, content: string];
}

export interface PlainServer {
  /** Of the site's folder. */
  readonly url: string;
  /** Every path that was asked for. */
  readonly asked: string[];
  /** Serves other files from now on. */
  serve(plain: Plain): void;
  /** There is no server any more. */
  close(): Promise<void>;
}

const USUAL: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};
const DIST = fileURLToPath(new URL('../../dist', import.meta.url));

const closing: (() => Promise<void>)[] = [];

// Last of all: a page that is closed may still be asking.
after(() => Promise.all(closing.map((close) => close())));

function isMissing({ missing, cookie = '' }: Plain, name: string, { headers }: IncomingMessage): boolean {
  return !name || missing?.test(name) || !(headers.cookie ?? '').includes(cookie);
}

function headersOf({ types = {}, strict = false }: Plain, name: string): OutgoingHttpHeaders {
  return {
    'content-type': types[extname(name)] ?? USUAL[extname(name)] ?? 'application/octet-stream',
    'cache-control': 'no-cache',
    ...(strict && { 'x-content-type-options': 'nosniff' }),
  };
}

export async function plainServer(given: Plain = {}): Promise<PlainServer> {
  let plain = given;
  const folder = given.folder ?? '/';
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    const { root = DIST, endless, instead, away = false } = plain;
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    asked.push(path);
    const name = path.startsWith(folder) ? path.slice(folder.length) || 'index.html' : '';
    if (away) request.socket.destroy();
    if (away || endless?.test(name)) return;
    try {
      if (isMissing(plain, name, request)) throw new Error('missing');
      const body = instead?.[0].test(name) ? instead[1] : await readFile(join(root, name));
      response.writeHead(200, headersOf(plain, name)).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  closing.push(close);
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return {
    url: `http://127.0.0.1:${address.port}${folder}`,
    asked,
    serve: (next) => {
      plain = next;
    },
    close,
  };
}
