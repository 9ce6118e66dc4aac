import { drawnMarkup } from '../engine/trusted-types.ts';

/** Puts an SVG document of our own into the stage, in place of the one before: on paper, and where no board could be set out. */
export function showDrawing(stage: Element, source: string): void {
  stage.querySelector('svg')?.remove();
  const { documentElement } = new DOMParser().parseFromString(drawnMarkup(source), 'image/svg+xml');
  stage.prepend(document.importNode(documentElement, true));
}
