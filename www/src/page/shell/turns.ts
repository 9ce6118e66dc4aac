/** The turns so far, numbered, South's and North's beside each other; a press looks back at one. */
import { html, nothing, type TemplateResult } from 'lit';
import type { State } from 'tsoro';
import type { Names } from '../../game/teams.ts';
import { text } from '../../i18n/text.ts';

export interface TurnsView {
  readonly turns: readonly string[];
  readonly state: State;
  readonly names: Names;
  /** What the game has come to, for the end of the list. */
  readonly result: string;
  goTo(ply: number): void;
  /** Brings back the game before this one, as long as it is offered. */
  readonly back: (() => void) | undefined;
}

interface Entry {
  readonly ply: number;
  readonly turn: string;
}

export function turnList(view: TurnsView): TemplateResult {
  const entries = entriesOf(view);
  if (entries.length === 0) return unplayed(view);
  const northFirst = (view.state.toMove === 'north') === (view.state.ply % 2 === 0);
  const cells: (Entry | undefined)[] = northFirst ? [undefined, ...entries] : entries;
  const rows = Array.from({ length: Math.ceil(cells.length / 2) }, (_, row) => row);
  return html`<p class="turn-names" aria-hidden="true"><span></span><span>${view.names.south}</span><span>${view.names.north}</span></p>
  <ol class="turns">
    ${rows.map(
      (row) =>
        html`<li><span class="number">${row + 1}</span>${cell(view, cells[2 * row])}${cell(view, cells[2 * row + 1])}</li>`,
    )}
  </ol>
  ${view.result ? html`<p class="result">${view.result}</p>` : nothing}
  ${wayBack(view)}`;
}

function unplayed(view: TurnsView): TemplateResult {
  return html`<div class="none"><p>${text('no-turns')}</p>${wayBack(view)}</div>`;
}

function wayBack({ back }: TurnsView): TemplateResult | typeof nothing {
  return back
    ? html`<p class="way-back"><button type="button" class="link" @click=${back}>${text('back')}</button></p>`
    : nothing;
}

/** Complete turns, those that were taken back left out, and the one under way as it stands. */
function entriesOf({ turns, state }: TurnsView): Entry[] {
  const entries = turns.slice(0, state.plies).map((turn, index) => ({ ply: index + 1, turn }));
  return state.turn === '' ? entries : [...entries, { ply: state.plies + 1, turn: state.turn.replace('~', '…') }];
}

function cell(view: TurnsView, entry: Entry | undefined): TemplateResult {
  if (!entry) return html`<span class="blank"></span>`;
  const { state } = view;
  const current = entry.ply === (state.turn === '' ? state.ply : state.plies + 1);
  return html`<button type="button" aria-current=${current ? 'step' : nothing}
    aria-label=${text('turn-label', { number: entry.ply, turn: entry.turn })}
    @click=${() => view.goTo(entry.ply)}>${breakable(entry.turn)}</button>`;
}

/** A long turn breaks between its takes. */
function breakable(turn: string): (string | TemplateResult)[] {
  return turn.split(',').map((part, index) => (index === 0 ? part : html`,<wbr>${part}`));
}
