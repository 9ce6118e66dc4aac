/** Says why the page did not start, and what to do, under a picture of what it would have been. Fetched only then. */
import picture from 'tsoro?picture';
import words from '../../locales/en-faults.ftl';
import type { LoadFault } from '../engine/errors.ts';
import { isOld, servedFault } from '../engine/served.ts';
import { addWords, text } from '../i18n/text.ts';
import { startAfresh } from '../offline/afresh.ts';

addWords(words);

const JAVASCRIPT = /javascript/;

async function reason(): Promise<LoadFault> {
  if (location.protocol === 'file:') return 'file';
  if (!('noModule' in HTMLScriptElement.prototype)) return 'old';
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"]')];
  for (const { src } of scripts) {
    const fault = await faultOf(src, new Set());
    if (fault) return fault;
  }
  return isOld() ? 'old' : 'damaged'; // all is there, and cannot be read
}

/** Of a script, or of one that it begins with. */
async function faultOf(address: string, seen: Set<string>): Promise<LoadFault | undefined> {
  if (seen.has(address)) return undefined;
  seen.add(address);
  const fault = await servedFault(address, JAVASCRIPT);
  if (fault) return fault;
  const source = await (await fetch(address)).text();
  for (const [, path] of source.matchAll(/(?:import|from)\s*"(\.\/[\w-]+\.js)"/g)) {
    const deeper = await faultOf(new URL(path ?? '', address).href, seen);
    if (deeper) return deeper;
  }
  return undefined;
}

function show(fault: LoadFault): void {
  const place = document.createElement('div');
  place.className = 'unstarted failed';
  const said = (tag: 'h1' | 'p', words: string) => Object.assign(document.createElement(tag), { textContent: words });
  place.append(
    document.importNode(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement, true),
    said('h1', text('load-failed')),
    said('p', text(`load-${fault}`)),
  );
  if (fault === 'file')
    place.append(Object.assign(document.createElement('a'), { href: './tsoro.html', textContent: 'tsoro.html' }));
  place.setAttribute('role', 'alert');
  document.querySelector('tsoro-page')?.replaceChildren(place);
}

startAfresh()
  .catch(() => false)
  .then(async (again) => again || show(await reason()));
