/** All that the page says in English, its later parts too, for `text` to find. */
import { readdirSync } from 'node:fs';
import { addWords } from '../../www/src/i18n/text.ts';

const folder = new URL('../../www/locales/', import.meta.url);
for (const file of readdirSync(folder).filter((file) => file.startsWith('en-')))
  addWords((await import(new URL(file, folder).href)).default);
