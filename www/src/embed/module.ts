/** `tsoro/element` of the npm package: defines `<tsoro-board>`, with the engine inside. */
import { TsoroBoard } from '../element/element.ts';
import { makeHosted } from './hosted.ts';

export { TsoroBoard };

if (!customElements.get('tsoro-board')) {
  makeHosted();
  customElements.define('tsoro-board', TsoroBoard);
}
