/** The page's entry: the board's element and the page around it. */
import { TsoroBoard } from '../element/element.ts';
import { text } from '../i18n/text.ts';
import { begin } from './shell/start-page.ts';

customElements.define('tsoro-board', TsoroBoard);
// Tasks of their own: one long one would hold up the first frame, and a browser takes long over the first number it writes.
setTimeout(() => void begin());
setTimeout(() => text('board-size', { width: 8 }));
