/** Whether this device has the letters of a text, or would show boxes in their place: pure but for `measureIn`. */

/** What of a text's shape tells a letter from a box. */
export type Shape = Pick<
  TextMetrics,
  'width' | 'actualBoundingBoxLeft' | 'actualBoundingBoxRight' | 'actualBoundingBoxAscent' | 'actualBoundingBoxDescent'
>;

/** A code point that means no character, so that every device shows its box. */
const BOX = '\u0378';

/** Whether none of the letters looks like a box; other characters and marks are not looked at. */
export function isLegible(words: string, shapeOf: (text: string) => Shape): boolean {
  const box = outline(shapeOf(BOX));
  return [...new Set(words.match(/\p{L}/gu))].every((letter) => outline(shapeOf(letter)) !== box);
}

/** Measures what is written in the font of `element`. */
export function measureIn(element: Element): (text: string) => Shape {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no canvas to measure letters with');
  context.font = `64px ${getComputedStyle(element).fontFamily}`;
  return (text) => context.measureText(text);
}

function outline(shape: Shape): string {
  const { width, actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    shape;
  return [width, actualBoundingBoxLeft, actualBoundingBoxRight, actualBoundingBoxAscent, actualBoundingBoxDescent]
    .map((length) => length.toFixed(2))
    .join(' ');
}
