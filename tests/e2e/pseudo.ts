/** Languages that nobody speaks, made of the English one, to see whether the page has room for others. They come in place of Greek. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { wordsModule } from '../../scripts/words.mjs';

const folder = new URL('../../www/locales/', import.meta.url);
const english = readdirSync(folder)
  .filter((file) => /^en[-.]/.test(file))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

/** What Fluent reads on a line: an id or a variant's key, and placeables. */
const ITS_OWN = /(^[a-z][\w-]* =\s?|^\s+\*?\[[^\]]+\] ?|\{[^{}]*\}|\{[^{}]*->|\})/;

/** Every text of English as `said` says it. */
function translated(said: (text: string) => string): string {
  const line = (line: string) =>
    line.startsWith('#') || line.startsWith('writing-direction')
      ? line
      : line
          .split(ITS_OWN)
          .map((part, index) => (index % 2 === 0 ? said(part) : part))
          .join('');
  return english.split('\n').map(line).join('\n');
}

/** A third longer, with the marks of many languages above and below. */
export const long = translated((text) => text.replace(/[aeiou]/g, (vowel) => `${vowel}${vowel}\u0301`));

const HEBREW = 'אבגדהוזחטיכלמנסעפצקרשתאבגד';

/** From right to left. */
export const rtl = translated((text) =>
  text.replace(/[a-z]/gi, (letter) => HEBREW[letter.toLowerCase().charCodeAt(0) - 97] ?? letter),
).replace(/^writing-direction = .*$/m, 'writing-direction = rtl');

/** The page speaks `source` from its first word on. */
export async function speaks(page: Page, source: string): Promise<void> {
  await page.evaluateOnNewDocument(() => {
    Object.defineProperty(navigator, 'languages', { value: ['el'] });
  });
  await page.setRequestInterception(true);
  page.on('request', (request) =>
    /\/el-\w+\.js$/.test(request.url())
      ? request.respond({ contentType: 'text/javascript', body: wordsModule(source) })
      : request.continue(),
  );
}
