/** Begins the page, in the language that is wished for; where its words cannot be fetched, in English. */
import { direction, language, onLanguage, speak } from '../text.ts';
import { TsoroPage } from './app.ts';
import { readSettings } from './store.ts';

export async function begin(): Promise<void> {
  await speak({ setting: readSettings().language }).catch(() => {});
  markDocument();
  customElements.define('tsoro-page', TsoroPage);
}

/** The document says, from now on, in which language it is. */
export function markDocument(): void {
  const mark = () => {
    document.documentElement.lang = language();
    document.documentElement.dir = direction();
  };
  mark();
  onLanguage(mark);
}
