/** The way from a board on another site to the whole page, which takes the game along. */
import { html, type TemplateResult } from 'lit';
import words from '../../locales/en-embed.ftl';
import type { TsoroBoard } from '../element/element.ts';
import { linkOf } from '../game/link.ts';
import { addWords, text } from '../i18n/text.ts';

addWords(words);

/** @param home the whole page's address */
export const homeLink =
  (home: string) =>
  (board: TsoroBoard): TemplateResult => {
    /** Before it is pressed. */
    const aim = async ({ currentTarget }: Event) => {
      if (board.inProgress || board.over)
        (currentTarget as HTMLAnchorElement).href = home + (await linkOf(board.record()));
    };
    return html`<a class="home" href=${home} target="_blank" rel="noopener" @pointerenter=${aim} @focus=${aim}>${text('whole-page')}</a>`;
  };
