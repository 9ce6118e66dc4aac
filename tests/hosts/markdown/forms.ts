/** How people write a board with a record in Markdown. The first is the one that docs/embed.md gives. */

export const TURNS = '1. b1+ c4+ 2. a1 *';
const LINES = ['[Rules "tsoro width=8"]', '[South "Ann O\'Neill"]', '[Result "*"]'];
const RECORD = [...LINES, '', TURNS].join('\n');
const DENSE = [...LINES, TURNS].join('\n');
const ONE_LINE = [...LINES, TURNS].join(' ');
const OPEN = '<tsoro-board controls="replay">';
const CLOSE = '</tsoro-board>';

export const FORMS: Readonly<Record<string, string>> = {
  documented: `<div>\n${OPEN}\n<pre>\n${DENSE}\n</pre>\n${CLOSE}\n</div>`,
  'pre-on-one-line': `${OPEN}<pre>\n${DENSE}\n</pre>${CLOSE}`,
  'pre-with-a-blank-line': `${OPEN}<pre>\n${RECORD}\n</pre>${CLOSE}`,
  lines: `${OPEN}\n${DENSE}\n${CLOSE}`,
  'lines-with-a-blank-line': `${OPEN}\n${RECORD}\n${CLOSE}`,
  'lines-apart': `${OPEN}\n\n${RECORD}\n\n${CLOSE}`,
  'one-line': `${OPEN}${ONE_LINE}${CLOSE}`,
  code: `${OPEN}\`${ONE_LINE}\`${CLOSE}`,
  fenced: `${OPEN}\n\n\`\`\`\n${RECORD}\n\`\`\`\n\n${CLOSE}`,
  indented: `${OPEN}\n\n${RECORD.replace(/^/gm, '    ')}\n\n${CLOSE}`,
};

/** A page in Markdown, with text about the board. */
export function pageOf(form: string): string {
  return `Before the board.\n\n${FORMS[form]}\n\nAfter the board.\n`;
}
