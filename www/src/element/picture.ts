/** A picture in place of a board that could not be set out. */
import picture from 'tsoro?picture';
import { drawnMarkup } from '../trusted.ts';

export function showPicture(stage: Element): void {
  if (stage.querySelector('svg')) return;
  const drawn = new DOMParser().parseFromString(drawnMarkup(picture), 'image/svg+xml').documentElement;
  stage.prepend(document.importNode(drawn, true));
}
