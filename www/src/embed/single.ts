/** The one-file build's entry: the whole page or, in a frame or with parameters, a board alone. */
import { TsoroBoard } from '../element/element.ts';
import { TsoroPage } from '../page/app.ts';
import { begin } from '../page/shell/start-page.ts';
import { isFrame, openFrame } from './frame.ts';

if (isFrame()) {
  openFrame();
} else {
  customElements.define('tsoro-board', TsoroBoard);
  void begin().then(() => document.body.append(new TsoroPage()));
}
