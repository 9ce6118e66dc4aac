/** Who plays, in the dialog for a new game: for each side a person with a name, or a computer with a level. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Side } from 'tsoro';
import { LEVELS, levelOf } from '../../game/players.ts';
import { text } from '../../i18n/text.ts';
import type { Players } from '../shell/store.ts';

export interface PlayersView {
  readonly names: Readonly<Record<Side, string>>;
  readonly players: Players;
  named(side: Side, name: string): void;
  chose(changes: Partial<Players>): void;
}

/** Seconds a turn; empty: as the level asks. */
const TIMES = ['', '1', '3', '10', '30'] as const;

export function playersBody(view: PlayersView): TemplateResult {
  const { players, chose } = view;
  const computer = levelOf(players.south) + levelOf(players.north) > 0;
  return html`<div class="players">${player('south', view)}${player('north', view)}</div>
    ${levelOf(players.south) * levelOf(players.north) > 0 ? nothing : html`<p class="hint" id="team-how">${text('team-how')}</p>`}
    ${
      computer
        ? html`<label class="pick time"><span>${text('think-time')}</span>
          ${select(
            TIMES,
            players.seconds,
            (seconds) => text('think-seconds', { seconds: Number(seconds) }),
            (seconds) => chose({ seconds }),
          )}</label>`
        : nothing
    }`;
}

function player(side: Side, { names, players, named, chose }: PlayersView): TemplateResult {
  const value = players[side];
  const kinds = ['human', ...LEVELS.map((level) => `computer:${level}`)];
  const words = (kind: string) => text('player-kind', { level: levelOf(kind) });
  const typed = (event: Event) => named(side, (event.target as HTMLInputElement).value);
  return html`<div class="player">
    <label class="pick"><span>${text(side)}</span>${select(kinds, value, words, (kind) => chose({ [side]: kind }))}</label>
    ${
      levelOf(value) > 0
        ? html`<p class="hint">${text('level-about', { level: levelOf(value) })}</p>`
        : html`<input type="text" maxlength="40" autocomplete="off" aria-label=${text(`name-${side}`)} aria-describedby="team-how" placeholder=${text('name')}
            .value=${names[side]} @input=${typed}>`
    }
  </div>`;
}

function select(
  values: readonly string[],
  value: string,
  words: (value: string) => string,
  chose: (value: string) => void,
): TemplateResult {
  return html`<select @change=${(event: Event) => chose((event.target as HTMLSelectElement).value)}>
    ${values.map((one) => html`<option value=${one} .selected=${one === value}>${words(one)}</option>`)}
  </select>`;
}
