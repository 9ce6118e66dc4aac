/**
 * Words that go on living when the browser translates the page. Google Translate puts `<font>` elements in the place of pieces of text, and
 * Lit, which writes into the piece that it set, finds them there: so a `<font>` takes what is written to it, and is translated again.
 */
export function surviveTranslation(): void {
  const { prototype } = HTMLFontElement;
  if ('data' in prototype) return;
  Object.defineProperty(prototype, 'data', {
    set(this: HTMLFontElement, words: string) {
      this.textContent = words;
    },
  });
}
