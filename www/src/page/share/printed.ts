/** The game on a sheet of paper: a board drawn with lines, who plays, and the record beneath. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import type { RulesInfo, State } from 'tsoro';
import words from '../../../locales/en-print.ftl';
import { resultWords } from '../../element/words.ts';
import { columnLetters, framesStones, pitName, spotOf } from '../../game/pit-names.ts';
import type { Names } from '../../game/teams.ts';
import { addWords, text } from '../../i18n/text.ts';

addWords(words);

const PITCH = 30;
const GUTTER = 10;
const MARGIN = 22;
const RADIUS = 12;
/** More stones than this are told by their number alone. */
const DRAWN = 9;

export interface Printed {
  readonly game: State;
  readonly rules: RulesInfo;
  readonly names: Names;
  readonly record: string;
}

export function printed({ game, rules, names, record }: Printed): TemplateResult {
  const { north, south } = names;
  const state =
    game.phase === 'over'
      ? resultWords(game, names)
      : text('printed-to-move', { name: names[game.toMove], plies: game.ply });
  const taken = text('taken', { south, north, bySouth: game.captured.south, byNorth: game.captured.north });
  return html`<h2>${text(`game-${rules.preset}`)} ${text('board-size', { width: rules.width })}</h2>
    <p>${north}</p>${sheet(game, rules)}<p>${south}</p>
    <p>${state} ${taken}</p>
    <pre>${record}</pre>`;
}

function sheet({ stones }: State, { width, headPits }: RulesInfo): TemplateResult {
  const held = framesStones(stones);
  const [wide, tall] = [width * PITCH + 2 * MARGIN, 4 * PITCH + GUTTER + 2 * MARGIN];
  const columns = Array.from({ length: width }, (_, column) => column);
  const sides = ['south', 'north'] as const;
  return html`<svg viewBox="0 0 ${wide} ${tall}" aria-hidden="true">
    <rect x="1" y="1" width=${wide - 2} height=${tall - 2} rx="4"></rect>
    ${columns.map((column) => svg`<text x=${middle(column)} y=${tall - 7}>${columnLetters(column)}</text>`)}
    ${[1, 2, 3, 4].map((row) => svg`<text x="10" y=${height(row) + 3.5}>${row}</text>`)}
    ${sides.flatMap((side) =>
      Array.from({ length: 2 * width }, (_, index) => {
        const { column, row } = spotOf(side, index, width);
        const name = pitName(side, index, width);
        return pit(middle(column), height(row), held[name] ?? 0, headPits.includes(name));
      }),
    )}
  </svg>`;
}

const middle = (column: number) => MARGIN + (column + 0.5) * PITCH;
const height = (row: number) => MARGIN + (4.5 - row) * PITCH + (row <= 2 ? GUTTER : 0);

function pit(x: number, y: number, stones: number, head: boolean) {
  const few = stones <= DRAWN;
  return svg`<g>
    <circle cx=${x} cy=${y} r=${RADIUS}></circle>
    ${head ? svg`<circle class="head" cx=${x} cy=${y} r=${RADIUS + 2.2}></circle>` : nothing}
    ${few ? spread(stones).map(([dx, dy]) => svg`<circle class="stone" cx=${x + dx} cy=${y + dy} r="2.1"></circle>`) : nothing}
    ${few ? nothing : svg`<text x=${x} y=${y + 4}>${stones}</text>`}
  </g>`;
}

/** So many points, evenly in a ring, one in the middle of many. */
function spread(count: number): readonly (readonly [number, number])[] {
  const ring = count > 5 ? count - 1 : count;
  const out = count === 1 ? 0 : count < 4 ? 4 : 6.5;
  const points = Array.from({ length: ring }, (_, point) => {
    const angle = (2 * Math.PI * point) / ring - Math.PI / 2;
    return [out * Math.cos(angle), out * Math.sin(angle)] as const;
  });
  return count > ring ? [...points, [0, 0]] : points;
}
