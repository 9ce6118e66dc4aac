/** What is read out at a key to whoever does not see the board: a pit, a row, the whole board, the last turn. Fetched at the first such key. */
import type { Preview, Side } from 'tsoro';
import words from '../../locales/en-reading.ftl';
import type { GameController } from '../game/controller.ts';
import { columnLetters, framesStones, sideOf } from '../game/pit-names.ts';
import type { Names } from '../game/teams.ts';
import { addWords, text } from '../i18n/text.ts';
import { foreseenWords, starts } from './pit-preview.ts';
import { pitViews, toldWords } from './words.ts';

addWords(words);

export type Asked = 'pit' | 'row' | 'board' | 'turn';

export interface Question {
  readonly asked: Asked;
  readonly pit: string;
  readonly names: Names;
  /** Whose pits are called yours. */
  readonly yours: Side;
  /** What there is to do now, as the bar says it. */
  readonly doing: string;
}

export function readOut(controller: GameController, { asked, pit, names, yours, doing }: Question): string {
  switch (asked) {
    case 'pit':
      return pitWords(controller, pit, yours);
    case 'row':
      return rowWords(controller, pit.slice(-1), yours);
    case 'board':
      return ['4', '3', '2', '1'].map((row) => rowWords(controller, row, yours)).join(' ');
    case 'turn':
      return `${turnBefore(controller, names)} ${doing}`;
  }
}

/** Where it leads, or why it cannot be used, or what it holds. */
function pitWords(controller: GameController, pit: string, yours: Side): string {
  const preview: Preview | undefined = starts(controller, pit) ? controller.preview({ type: 'start', pit }) : undefined;
  if (preview) return foreseenWords(pit, preview);
  const why = controller.lookingBack ? 'looking' : controller.why(pit);
  const held =
    pitViews(controller.match, { heads: controller.info.headPits, yours, playable: true }).find(
      ({ name }) => name === pit,
    )?.label ?? '';
  return why ? `${held}. ${text(`why-${why}`, { pit })}` : held;
}

/** A row of the picture, from its left end to its right. */
function rowWords({ match, info }: GameController, row: string, yours: Side): string {
  const pits = Array.from({ length: info.width }, (_, column) => `${columnLetters(column)}${row}`);
  const stones = framesStones(match.state.stones);
  const counts = pits.map((pit) => stones[pit] ?? 0);
  const [first = '', last = ''] = [pits[0], pits.at(-1)];
  return text('reading-row', {
    owner: sideOf(first) === yours ? 'mover' : 'other',
    row: row === '1' || row === '4' ? 'outer' : 'inner',
    first,
    last,
    counts: counts.map((count) => text('reading-count', { count })).join(', '),
    total: counts.reduce((sum, count) => sum + count, 0),
  });
}

function turnBefore(controller: GameController, names: Names): string {
  const events = controller.events('last');
  const before = controller.match.state.toMove === 'south' ? 'north' : 'south';
  return events.length === 0 ? text('reading-no-turn') : toldWords(events, names[before]);
}
