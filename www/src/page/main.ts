/** The page's entry: the board's element and the page around it. */
import { TsoroBoard } from '../element.ts';
import { TsoroPage } from './app.ts';

customElements.define('tsoro-board', TsoroBoard);
setTimeout(() => customElements.define('tsoro-page', TsoroPage)); // what came so far is a long task already
