/** Begins the page, in the language that is wished for; where its words cannot be fetched, in English. */
import { speak } from '../../i18n/text.ts';
import { TsoroPage } from '../app.ts';
import { markDocument } from './document-language.ts';
import { readSettings } from './store.ts';

export async function begin(): Promise<void> {
  await speak({ setting: readSettings().language }).catch(() => {});
  markDocument();
  customElements.define('tsoro-page', TsoroPage);
}
