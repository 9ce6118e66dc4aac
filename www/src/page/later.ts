/** What the first view of the page does without, in one chunk: it comes at the first touch of the page or the first dialog. */
import './later-styles.ts';

export { boardTable } from './board-table.ts';
export { howToPlay } from './how-to-play.ts';
export { printed } from './printed.ts';
export { settingsBody } from './settings.ts';
