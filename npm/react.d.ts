/** Types of `<tsoro-board>` in React's JSX. Importing `tsoro/react` is importing `tsoro/element`. */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { TsoroAttributes, TsoroBoard, TsoroHandlers } from './element.js';

export * from './element.js';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'tsoro-board': Omit<DetailedHTMLProps<HTMLAttributes<TsoroBoard>, TsoroBoard>, keyof TsoroAttributes> &
        TsoroAttributes &
        TsoroHandlers;
    }
  }
}
