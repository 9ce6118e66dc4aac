/** What a curator pastes to have the chosen board, for each kind of page (docs/embed.md). Pure, no DOM. */
import { carried } from '../game/link.ts';
import { escaped, frame, inText, linesOf, linkTo, recordAndLink } from '../page/share/embed-html.ts';

/** The board that was chosen. An empty text is what is usual. */
export interface Chosen {
  readonly rules: string;
  readonly south: string;
  readonly north: string;
  readonly controls: string;
  readonly lang: string;
  readonly theme: string;
  readonly counters: string;
  /** As the engine or a person wrote it; empty for a game to play. */
  readonly record: string;
  /** As CSS writes it; empty: as wide as the text. */
  readonly maxWidth: string;
}

/** Where the game is, and what it is called, for those whose browser shows no board. */
export interface Place {
  /** Of the folder, with a slash at its end. */
  readonly site: string;
  readonly title: string;
  readonly link: string;
}

export const KINDS = ['line', 'frame', 'wordpress', 'mediawiki', 'kiosk'] as const;
export type Kind = (typeof KINDS)[number];

export function snippet(kind: Kind, chosen: Chosen, place: Place): string {
  return SNIPPETS[kind](chosen, place);
}

/** The address that shows the board alone. */
export function previewAddress(chosen: Chosen, { site }: Place): string {
  return `${site}embed.html?${new URLSearchParams(parametersOf(chosen))}`;
}

const SNIPPETS: Readonly<Record<Kind, (chosen: Chosen, place: Place) => string>> = {
  line: (chosen, place) => {
    const style = chosen.maxWidth ? ` style="max-width: ${chosen.maxWidth}"` : '';
    return `<script type="module" src="${escaped(place.site)}tsoro-board.js"></script>

<div${style}>
<tsoro-board${written(attributesOf(chosen))}>
${content(chosen, place)}
</tsoro-board>
</div>`;
  },
  frame: (chosen, { site, title }) => {
    const { maxWidth } = chosen;
    const address = `${site}embed.html`;
    return frame({ address, parameters: parametersOf(chosen), title, link: site, ...(maxWidth && { maxWidth }) });
  },
  wordpress: (chosen) => {
    const start = `[tsoro${written(attributesOf(chosen))}]`;
    return sized(chosen, chosen.record ? `${start}\n${inText(linesOf(chosen.record))}\n[/tsoro]` : start);
  },
  mediawiki: (chosen, { site, link }) => {
    const data = written(attributesOf(chosen).map(([name, value]) => [`data-${name}`, value]));
    const html = chosen.record
      ? `<pre class="tsoro"${data}>\n${inText(linesOf(chosen.record))}\n</pre>`
      : `<div class="tsoro"${data}>[${site} ${link}]</div>`;
    return sized(chosen, html);
  },
  kiosk: ({ rules, south, north, theme, counters }, { site }) => {
    const parameters = new URLSearchParams({ kiosk: '60', ...given({ rules, south, north, theme, counters }) });
    return `chromium --kiosk --incognito --noerrdialogs --disable-pinch --overscroll-history-navigation=0 "${site}embed.html?${parameters}"`;
  },
};

/** The element's attributes, those alone that are not as usual. */
function attributesOf({ rules, south, north, lang, theme, counters, record, controls }: Chosen): [string, string][] {
  const game = record ? {} : { rules, south, north };
  return Object.entries(given({ ...game, controls: controls || (record ? 'full' : ''), lang, theme, counters }));
}

function parametersOf(chosen: Chosen): Record<string, string> {
  const { record } = chosen;
  return { ...Object.fromEntries(attributesOf(chosen)), ...(record && { record: carried(record) }) };
}

function given(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

function written(attributes: readonly (readonly [string, string])[]): string {
  return attributes.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('');
}

/** Readers see it where the board cannot come. */
function content({ record }: Chosen, { site, link }: Place): string {
  return record ? recordAndLink(record, link, site) : linkTo(site, link);
}

function sized({ maxWidth }: Chosen, html: string): string {
  return maxWidth ? `<div style="max-width: ${maxWidth}">\n${html}\n</div>` : html;
}
