/**
 * What a press of a key means in every keyboard layout. Where the layout is Latin, the character on the key counts: AZERTY and Dvorak work as
 * labelled. Where it is of another script, the key's place on the keyboard counts: Greek π, Russian з and Hebrew פ are all P.
 */

/** Characters of other scripts; the punctuation and the currency signs between them are on Latin keyboards too. */
const OTHER_SCRIPT = /^[\u0370-\u1cff\u2d00-\uffff]/;
/** Without Shift and with it. */
const PUNCTUATION: Readonly<Record<string, string>> = { Comma: ',<', Period: '.>', Slash: '/?' };

/** The key that was pressed alone or with Shift: a letter is in upper case with Shift, whatever Caps Lock does. Empty for any other combination. */
export function keyOf(event: KeyboardEvent): string {
  return event.ctrlKey || event.metaKey || isTyping(event) ? '' : meant(event);
}

/** Ctrl Z or ⌘ Z; with Shift, or Ctrl Y, redo. */
export function undoOf(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  const { ctrlKey, metaKey, shiftKey } = event;
  if (ctrlKey === metaKey || isTyping(event)) return undefined;
  const key = meant(event).toLowerCase();
  if (key === 'z') return shiftKey ? 'redo' : 'undo';
  return key === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** Characters that are composed, and those that stand third on a key, are text. */
function isTyping(event: KeyboardEvent): boolean {
  return event.isComposing || event.altKey || event.getModifierState('AltGraph');
}

function meant(event: KeyboardEvent): string {
  const { key, code, shiftKey } = event;
  const foreign = OTHER_SCRIPT.test(key);
  if (foreign && PUNCTUATION[code]) return PUNCTUATION[code].charAt(Number(shiftKey));
  const letter = foreign ? code.replace(/^(Key|Digit)/, '') : key;
  const cased = letter.length === 1 && (foreign || event.getModifierState('CapsLock'));
  return cased ? (shiftKey ? letter.toUpperCase() : letter.toLowerCase()) : letter;
}
