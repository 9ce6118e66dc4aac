/**
 * The record between a board's tags, in whatever markup Markdown or an editor made of it. Comes when something stands there. Start at
 * `recordBetween`.
 */

/** Elements whose text stands on lines of its own. */
const LINES = /^(?:P|PRE|DIV|LI|OL|UL|DL|D[TD]|BLOCKQUOTE|FIGURE|SECTION|ARTICLE|H[1-6]|T[RD])$/;
/** Elements without text for readers. */
const UNREAD = /^(?:SCRIPT|STYLE|TEMPLATE|NOSCRIPT)$/;
/** What a record begins with: a tag, a comment, a number or a turn. */
const BEGINS = /^[^\p{L}\p{N}]*(?:[[{\uff3b\uff5b]|\d+\s*[.\u2026]|[a-z]{1,2}[1-4])/u;
/** What it ends with, but for `MARGIN`. */
const ENDS = /(?:^|[\s}])(?:\*|(?:[01\u00bd]|1\/2)\s*[\p{Pd}\u2212]\s*(?:[01\u00bd]|1\/2))$/u;
/** The longest of its ends. */
const LONGEST_END = 20;
/** What may stand around a record and is none of it. */
const MARGIN = /[\s\p{Cf}`\u201c\u201d]/u;
/** What a Markdown tool that knows no fenced code leaves of a fence. */
const FENCE = /^\s*`{3,}[ \t]*\w*[ \t]*\n/;
const ENTITIES: Readonly<Record<string, string>> = {
  quot: '"',
  ldquo: '"',
  rdquo: '"',
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};

/** Empty if there is none. What is only a link, or prose in elements of its own, is for readers without scripts. */
export function recordBetween(board: Element): string {
  const nodes = [...board.childNodes];
  const whole = first(board, nodes);
  if (whole) return written(whole);
  const text = nodes.map(textOf).join('').replace(FENCE, '');
  if (text.trim() && !begins(text)) return inPre(board) ?? (isProse(nodes) ? '' : written(text));
  if (ends(text)) return written(text);
  const linked = text.trim() && !nodes.some((node) => withoutLinks(node).trim());
  return written(joined(board, linked ? '' : text));
}

/** The record that ends with an element, whatever elements follow; undefined if there is none. */
function first(board: Element, nodes: readonly Node[]): string | undefined {
  let text = '';
  let blank = ''; // it is looked at no more than once
  for (const [index, node] of nodes.entries()) {
    const more = textOf(node);
    blank += more;
    if (more.trim()) {
      text += blank;
      blank = '';
    }
    if (!isElement(node) || !ends(text) || !begins(text)) continue;
    const rest = nodes.slice(index + 1);
    if (rest.some((other) => !isElement(other) && textOf(other).trim())) return undefined;
    // A closing tag within a paragraph or list closes nothing: the rest of the page follows.
    const begun = nodes.find((other) => textOf(other).trim());
    const unclosed = begun && !isElement(begun) && /^(?:P|OL|UL)$/.test(node.nodeName);
    if (unclosed) board.after(...rest.filter((other) => !isElement(other) || !other.slot));
    return text;
  }
  return undefined;
}

/** The first text in `<pre>` or `<code>` that begins as a record does: prose around it is for readers. */
function inPre(board: Element): string | undefined {
  const texts = Array.from(board.querySelectorAll('pre, code'), textOf);
  const record = texts.find((text) => text.trim() && begins(text));
  return record && written(record);
}

const begins = (text: string) => BEGINS.test(text.trimStart());

function ends(text: string): boolean {
  const end = endOf(text);
  return ENDS.test(text.slice(Math.max(0, end - LONGEST_END), end));
}

/** Where the margin at the end of `text` begins. A regular expression would look at each blank within for as long as blanks follow it. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && MARGIN.test(text.charAt(end - 1))) end--;
  return end;
}

function textOf(node: Node): string {
  if (!isElement(node)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
  const { nodeName } = node;
  if (node.slot || UNREAD.test(nodeName)) return '';
  if (nodeName === 'BR') return '\n';
  const text = [...node.childNodes].map(textOf).join('');
  // Markdown takes the asterisks of `c1*1,d4*2` for emphasis, and that of an open game for a list.
  if (nodeName === 'EM') return `*${text}*`;
  if (nodeName === 'Q') return `"${text}"`;
  if (nodeName === 'LI' && node.parentElement?.nodeName === 'UL') return `\n*${text}\n`;
  return LINES.test(nodeName) ? `\n${text}\n` : text;
}

function withoutLinks(node: Node): string {
  if (!isElement(node)) return textOf(node);
  return node.nodeName === 'A' || node.slot ? '' : [...node.childNodes].map(withoutLinks).join('');
}

/** Of a text that begins as no record does: whether it is meant for readers, and not a record with a fault. */
function isProse(nodes: readonly Node[]): boolean {
  return nodes.some((node) => isElement(node) && !/^(?:PRE|CODE)$/.test(node.nodeName) && textOf(node).trim());
}

/**
 * `<pre>` or a new paragraph closes the paragraph that a board stands in, and the board with it: the record, or the rest of it, follows as
 * elements of the page's. They move between the tags.
 */
function joined(board: Element, begun: string): string {
  const paragraph = board.parentElement;
  const torn = paragraph?.nodeName === 'P' && paragraph.lastElementChild === board;
  const alone = begun.trim() === '' && (board.hasAttribute('rules') || board.hasAttribute('position'));
  let text = begun;
  const rest: Element[] = [];
  for (let next = paragraph?.nextElementSibling; torn && !alone && next; next = next.nextElementSibling) {
    if (!/^(?:PRE|P|OL|UL)$/.test(next.nodeName)) break;
    text += textOf(next);
    rest.push(next);
    if (text.trim() !== '' && !begins(text)) break;
    if (!ends(text)) continue;
    board.append(...rest);
    return text;
  }
  return begun;
}

/** Signs that were escaped twice are read once more, and backticks that made no code are none of the record's. */
function written(text: string): string {
  const read = (sign: string, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    return name.startsWith('#') ? String.fromCodePoint(Number(name.slice(1))) : (ENTITIES[name] ?? sign);
  };
  const whole = text.replace(FENCE, '').replace(/&(\w{2,5}|#\d{1,6}|#x[\da-f]{1,5});/g, read);
  return whole.slice(0, endOf(whole)).replace(/^[\s`\u201c\u201d]+/, '');
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
