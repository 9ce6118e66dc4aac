/** Types of `<tsoro-board>` in Preact's JSX. Importing `tsoro/preact` is importing `tsoro/element`. */
import type { HTMLAttributes } from 'preact';
import type { TsoroAttributes, TsoroBoard, TsoroHandlers } from './element.js';

export * from './element.js';

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'tsoro-board': Omit<HTMLAttributes<TsoroBoard>, keyof TsoroAttributes> & TsoroAttributes & TsoroHandlers;
    }
  }
}
