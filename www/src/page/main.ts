/** The page's entry: the board's element and the page around it. */
import { TsoroBoard } from '../element.ts';
import { TsoroPage } from './app.ts';

customElements.define('tsoro-board', TsoroBoard);
customElements.define('tsoro-page', TsoroPage);
