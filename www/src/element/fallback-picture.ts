/** A picture in place of a board that could not be set out. */
import picture from 'tsoro?picture';
import { showDrawing } from './drawing.ts';

export const showPicture = (stage: Element): void => showDrawing(stage, picture);
