/** What the first view of the page does without, in one chunk: it comes at the first touch of the page or the first dialog. */
import './later-styles.ts';

export { dialogs } from './dialogs.ts';
export { printed } from './printed.ts';
export { variant } from './rules-words.ts';
export { signs } from './signs.ts';
export { tellStory } from './story/telling.ts';
