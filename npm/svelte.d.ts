/** Types of `<tsoro-board>` in Svelte's templates. Importing `tsoro/svelte` is importing `tsoro/element`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { TsoroAttributes, TsoroBoard, TsoroEvents, TsoroHandlers } from './element.js';

export * from './element.js';

/** As Svelte 4 writes them: `on:tsoro-over`. */
type Directives = {
  [Type in keyof TsoroEvents as `on:${Type}`]?: ((event: TsoroEvents[Type]) => void) | null | undefined;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'tsoro-board': Omit<HTMLAttributes<TsoroBoard>, keyof TsoroAttributes> &
      TsoroAttributes &
      TsoroHandlers &
      Directives;
  }
}
