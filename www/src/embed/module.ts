/** `tsoro/element` of the npm package: defines `<tsoro-board>`, with the engine inside. */
import { TsoroBoard } from '../element.ts';

export { TsoroBoard };

if (!customElements.get('tsoro-board')) customElements.define('tsoro-board', TsoroBoard);
