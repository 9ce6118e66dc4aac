/** A site of somebody else's: another origin, with a policy of its own. */
import { createServer } from 'node:http';
import { after } from 'node:test';
import { siteUrl } from './browser.ts';

export interface HostPage {
  /** `{site}` stands for the address of Tsoro's site. */
  html: string;
  /** Its `Content-Security-Policy`; `{site}` stands for Tsoro's origin. */
  policy?: string;
  headers?: Readonly<Record<string, string>>;
}

const closing: (() => void)[] = [];

// Last of all: a page that is closed may still be asking.
after(() => {
  for (const close of closing) close();
});

/** Serves pages by name; the address of their folder. */
export async function hostOf(pages: Readonly<Record<string, HostPage | string>>): Promise<string> {
  const site = await siteUrl();
  const { origin } = new URL(site);
  const server = createServer((request, response) => {
    const page = pages[(request.url ?? '/').slice(1).replace(/\?.*/, '')];
    if (page === undefined) {
      response.writeHead(404).end();
    } else if (typeof page === 'string') {
      const type = /\.js(\?|$)/.test(request.url ?? '') ? 'text/javascript' : 'text/plain';
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(page);
    } else {
      const policy = page.policy?.replaceAll('{site}', origin);
      const headers = {
        'content-type': 'text/html; charset=utf-8',
        ...(policy && { 'content-security-policy': policy }),
        ...page.headers,
      };
      response
        .writeHead(200, headers)
        .end(`<!doctype html><html lang="en"><title>A host</title>${page.html.replaceAll('{site}', site)}`);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address');
  return `http://127.0.0.1:${address.port}/`;
}
