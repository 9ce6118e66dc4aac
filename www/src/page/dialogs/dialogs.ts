/** The page's dialogs, and what stands in them; those with a life of their own are elements. They come with the later part of the page. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RulesInfo, Side, State } from 'tsoro';
import words from '../../../locales/en-dialogs.ftl';
import type { TsoroBoard } from '../../element/element.ts';
import { addWords, text } from '../../i18n/text.ts';
import type { Games, Wanted } from '../shell/games.ts';
import type { Settings } from '../shell/store.ts';
import { storyBody } from '../story/telling.ts';
import { boardTable } from './board-table.ts';
import { dialog } from './dialog.ts';
import { closeDialog } from './dialog-stack.ts';
import { howToPlay } from './how-to-play.ts';
import { type SettingsActs, settingsBody } from './settings.ts';

addWords(words);

/** What the dialogs show of the page, and ask of it. */
export interface Dialogued extends ParentNode, SettingsActs {
  readonly board: TsoroBoard;
  /** Undefined, as the rules, until there is a game. */
  readonly game: State | undefined;
  readonly rules: RulesInfo | undefined;
  readonly settings: Settings;
  readonly games: Games;
  openLessons(): void;
  resign(side: Side): void;
}

/** `sheet`: the panel, where it does not stand beside the board. */
export function dialogs(page: Dialogued, sheet: TemplateResult | undefined): TemplateResult {
  const { board, game, rules, settings, games } = page;
  const close = (id: string) => () => closeDialog(page, id);
  const leave = () => {
    closeDialog(page, 'leave');
    games.leave();
  };
  return html`
    ${sheet ? dialog({ id: 'panel', title: text('turns'), kind: 'sheet', body: sheet }) : nothing}
    ${dialog({
      id: 'resign',
      title: text('resign-title'),
      body: html`<p>${text('resign-detail')}</p>`,
      actions: html`${resigning(page)}<button type="button" class="chief" @click=${close('resign')}>${text('keep-playing')}</button>`,
    })}
    ${dialog({
      id: 'leave',
      title: text('leave-title'),
      body: html`<p>${text('leave-detail')}</p>`,
      actions: html`<button type="button" @click=${leave}>${text('leave')}</button>
        <button type="button" class="chief" @click=${close('leave')}>${text('keep-playing')}</button>`,
    })}
    ${dialog({ id: 'settings', title: text('settings'), body: settingsBody(settings, page) })}
    ${dialog({
      id: 'how-to-play',
      title: text('how-to-play'),
      body: rules ? howToPlay(rules, () => page.openLessons()) : nothing,
    })}
    ${dialog({
      id: 'board-table',
      title: text('board-table'),
      body: game && rules ? boardTable(game, rules, board.names) : nothing,
    })}
    ${dialog({ id: 'story', title: text('story'), long: true, body: storyBody(rules, settings) })}
    <tsoro-lessons .settings=${settings}></tsoro-lessons>
    <tsoro-record .board=${game ? board : undefined} .game=${game} .name=${rules ? text(`game-${rules.preset}`) : ''}
      .load=${(record: string) => games.load(record)} .back=${games.back}></tsoro-record>
    <tsoro-new-game .source=${rules ? board : undefined} ?ends=${game ? board.inProgress : false}
      @begin=${(event: CustomEvent<Wanted>) => void games.begin(event.detail)}></tsoro-new-game>`;
}

/** A button for every person; where none plays, for both sides. */
function resigning(page: Dialogued): TemplateResult[] {
  const sides: Side[] = ['south', 'north'];
  const persons = sides.filter((side) => page.games.players[side] === 'human');
  return (persons.length > 0 ? persons : sides).map(
    (side) => html`<button type="button" @click=${() => page.resign(side)}>
      ${text('resign-side', { name: page.game ? page.board.names[side] : '' })}</button>`,
  );
}
