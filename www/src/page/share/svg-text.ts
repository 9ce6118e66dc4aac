/** A picture of the board in the words of the page's language, for those who do not see it. */
import type { State } from 'tsoro';
import { columnLetters, framesStones } from '../../game/pit-names.ts';
import { text } from '../../i18n/text.ts';

/** The engine's SVG, with a title and a description of ours in place of its English ones. */
export function described(svg: string, title: string, description: string): string {
  const said = (tag: string, words: string) =>
    `<${tag}>${words.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${tag}>`;
  return svg.replace(
    /<title>[^<]*<\/title><desc>[^<]*<\/desc>/,
    () => said('title', title) + said('desc', description),
  );
}

/** What lies where, row by row as pictured. */
export function rowsWords({ stones }: State): string {
  const held = framesStones(stones);
  const columns = Array.from({ length: stones.south.length / 2 }, (_, column) => columnLetters(column));
  const row = (row: number) =>
    text('picture-row', { row, counts: columns.map((letters) => held[`${letters}${row}`] ?? 0).join(' ') });
  return [4, 3, 2, 1].map(row).join(' ');
}
