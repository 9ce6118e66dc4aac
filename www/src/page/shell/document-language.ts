/** The document says in which language it is. */
import { direction, language, onLanguage } from '../../i18n/text.ts';

/** From now on, whatever is spoken. */
export function markDocument(): void {
  const mark = () => {
    document.documentElement.lang = language();
    document.documentElement.dir = direction();
  };
  mark();
  onLanguage(mark);
}
