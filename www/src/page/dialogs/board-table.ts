/** The board as a table, for whoever reads it rather than looks at it: a row of the picture a row, its counts as text. */
import { html, type TemplateResult } from 'lit';
import type { RulesInfo, State } from 'tsoro';
import words from '../../../locales/en-board-table.ftl';
import { columnLetters, framesStones, sideOf } from '../../game/pit-names.ts';
import type { Names } from '../../game/teams.ts';
import { addWords, text } from '../../i18n/text.ts';

addWords(words);

export function boardTable(
  { stones, turn, toMove }: State,
  { width, headPits }: RulesInfo,
  names: Names,
): TemplateResult {
  const held = framesStones(stones);
  const columns = Array.from({ length: width }, (_, column) => columnLetters(column));
  const count = (pit: string) => {
    const stones = held[pit] ?? 0;
    return headPits.includes(pit) ? text('table-head', { stones }) : text('table-count', { stones });
  };
  const row = (number: number) => {
    const owner = names[sideOf(`a${number}`)];
    const which = number === 1 || number === 4 ? 'outer' : 'inner';
    return html`<tr><th scope="row">${text('table-row', { number, owner, row: which })}</th>
      ${columns.map((letters) => html`<td>${count(`${letters}${number}`)}</td>`)}</tr>`;
  };
  return html`<p>${text('table-turn', { name: names[toMove], turn: turn.replace('~', ''), under: turn === '' ? 'no' : 'yes' })}</p>
    <div class="board-table" dir="ltr" role="region" aria-label=${text('board-table')} tabindex="0"><table>
      <thead><tr><td></td>${columns.map((letters) => html`<th scope="col">${letters}</th>`)}</tr></thead>
      <tbody>${[4, 3, 2, 1].map(row)}</tbody>
    </table></div>
    <p class="hint">${text('table-signs')}</p>`;
}
