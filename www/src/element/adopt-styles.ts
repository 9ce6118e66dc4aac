/** Styles for an element, in whatever document it is: a sheet made in one document does not count in another. */
import type { CSSResult } from 'lit';

const sheets = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** The sheet of `styles` for the document of `node`; undefined in a document that nobody sees. */
function sheetFor(node: Node, styles: CSSResult): CSSStyleSheet | undefined {
  const { ownerDocument } = node;
  if (ownerDocument === document) return styles.styleSheet;
  const view = ownerDocument?.defaultView;
  if (!ownerDocument || !view) return undefined;
  const known = sheets.get(ownerDocument) ?? new Map<CSSResult, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  const sheet = known.get(styles) ?? new view.CSSStyleSheet();
  if (!known.has(styles)) sheet.replaceSync(styles.cssText);
  known.set(styles, sheet);
  return sheet;
}

/** Puts `styles` on `root`, once. */
export function adopt(root: ShadowRoot, ...styles: readonly CSSResult[]): void {
  for (const each of styles) {
    const sheet = sheetFor(root, each);
    if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
  }
}

/** Puts `styles` on the page, after what is there. */
export function wear(...styles: readonly CSSResult[]): void {
  for (const { styleSheet } of styles) if (styleSheet) document.adoptedStyleSheets.push(styleSheet);
}

export function disown(root: ShadowRoot, styles: CSSResult): void {
  const sheet = sheetFor(root, styles);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
}
