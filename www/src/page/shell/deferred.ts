/** What the first view of the page does without, in one chunk: it comes at the first touch of the page or the first dialog. */
import './deferred-styles.ts';

export { dialogs } from '../dialogs/dialogs.ts';
export { variant } from '../dialogs/rules-words.ts';
export { signs } from '../dialogs/signs.ts';
export { printed } from '../share/printed.ts';
export { tellStory } from '../story/telling.ts';
