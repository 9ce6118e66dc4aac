/** Types of `<tsoro-board>` in Vue's templates. Importing `tsoro/vue` is importing `tsoro/element`. */
import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
import type { TsoroAttributes, TsoroBoard, TsoroEvents } from './element.js';

export * from './element.js';

/** In templates, `south-name` counts as `southName`. */
interface Names {
  southName?: TsoroAttributes['south-name'];
  northName?: TsoroAttributes['north-name'];
}

type Board = new () => TsoroBoard & {
  /** For templates alone. */
  $props: Omit<HTMLAttributes, keyof TsoroAttributes> & TsoroAttributes & Names & PublicProps;
  /** For templates alone. */
  $emit: EmitFn<{ [Type in keyof TsoroEvents]: (event: TsoroEvents[Type]) => void }>;
};

declare module 'vue' {
  interface GlobalComponents {
    'tsoro-board': Board;
  }
}
