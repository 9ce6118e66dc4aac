/** `<tsoro-builder>`, the page your-page.html: a curator chooses a board, sees it at three widths, and copies what a page of theirs needs. */
import { html, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import words from '../../locales/en-builder.ftl';
import newGameWords from '../../locales/en-new-game.ftl';
import recordWords from '../../locales/en-record.ftl';
import settingsWords from '../../locales/en-settings.ftl';
import { wear } from '../element/adopt-styles.ts';
import { LEVELS, levelOf } from '../game/players.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { Localized } from '../i18n/localized.ts';
import { addWords, speak, text } from '../i18n/text.ts';
import { choice } from '../page/dialogs/choice.ts';
import { markDocument } from '../page/shell/document-language.ts';
import { BOARDS, COUNTERS, readSettings, THEMES } from '../page/shell/store.ts';
import styles from './builder.css';
import { type Chosen, KINDS, type Kind, type Place, previewAddress, snippet } from './snippets.ts';
import '../page/shell/deferred-styles.ts';

for (const part of [settingsWords, newGameWords, recordWords, words]) addWords(part);
wear(styles);

/** Pixels: a phone, a column of text, most of a page. */
const WIDTHS = [320, 600, 900] as const;
const REMS = ['', '24', '36', '48'] as const;
const GAMES = ['tsoro', 'nsolo', 'tsoro-1964', 'nsolo-1913'] as const;
const CONTROLS = ['play', 'replay', 'full', 'none'] as const;
/** Milliseconds without a change after which the boards are shown as chosen. */
const PAUSE = 400;

interface Option {
  readonly value: string;
  readonly label: string;
}

/** What is chosen, as the fields say it. */
interface Fields {
  readonly game: string;
  readonly columns: string;
  readonly south: string;
  readonly north: string;
  readonly controls: string;
  readonly lang: string;
  readonly material: string;
  readonly light: string;
  readonly counters: string;
  readonly rem: string;
  readonly record: string;
}

export class Builder extends Localized {
  @state() private fields: Fields = {
    game: 'tsoro',
    columns: '8',
    south: 'human',
    north: 'computer:2',
    controls: 'play',
    lang: '',
    material: 'earth',
    light: 'auto',
    counters: 'pebbles',
    rem: '',
    record: '',
  };
  /** What the boards show: the fields, a moment ago. */
  @state() private shown = this.fields;
  /** What came of the last copying. */
  @state() private said: { readonly kind: Kind; readonly words: string } | undefined;
  private settling: ReturnType<typeof setTimeout> | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.replaceChildren();
    addEventListener('message', this.resized);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.resized);
    clearTimeout(this.settling);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult {
    return html`<header>
        <h1>${text('builder-title')}</h1>
        <p>${text('builder-about')} <a href="./">Tsoro</a> &middot; <a href="./demo.html">demo.html</a></p>
      </header>
      <main>
        <form aria-label=${text('builder-board')} @submit=${(event: Event) => event.preventDefault()}>${this.choices()}</form>
        <section class="looks" aria-labelledby="looks">
          <h2 id="looks">${text('builder-looks')}</h2>
          <div class="boards">${WIDTHS.map((width) => this.look(width))}</div>
        </section>
        <section class="paste" aria-labelledby="paste">
          <h2 id="paste">${text('builder-paste')}</h2>
          ${KINDS.map((kind) => this.paste(kind))}
        </section>
      </main>`;
  }

  private choices(): TemplateResult {
    const { fields } = this;
    const players = ['human', ...LEVELS.map((level) => `computer:${level}`)].map((value) => ({
      value,
      label: text('player-kind', { level: levelOf(value) }),
    }));
    const languages = [
      { value: '', label: text('builder-lang-auto') },
      ...Object.entries(LANGUAGES).map(([value, label]) => ({ value, label })),
    ];
    return html`
      ${this.pick(
        'game',
        text('new-which'),
        options(GAMES, (value) => `game-${value}`),
      )}
      <label class="pick"><span>${text('builder-columns')}</span>
        <input type="number" min="3" max="36" inputmode="numeric" aria-describedby="columns-how" aria-invalid=${!isWidth(fields.columns)} .value=${fields.columns} @input=${this.typed('columns')}></label>
      <p class=${isWidth(fields.columns) ? 'hint' : 'error'} id="columns-how">${text('builder-columns-how')}</p>
      ${this.pick('south', text('south'), players)}
      ${this.pick('north', text('north'), players)}
      ${this.choose(
        'controls',
        text('builder-controls'),
        options(CONTROLS, (value) => `builder-controls-${value}`),
      )}
      <label class="long"><span>${text('builder-record')}</span>
        <textarea rows="5" dir="ltr" spellcheck="false" autocomplete="off" aria-describedby="record-how" aria-invalid=${lacksRecord(fields)} @input=${this.typed('record')}></textarea></label>
      <p class=${lacksRecord(fields) ? 'error' : 'hint'} id="record-how">${text('builder-record-how')}</p>
      ${this.pick('lang', text('language'), languages)}
      ${this.choose(
        'material',
        text('board'),
        options(BOARDS, (value) => `board-${value}`),
      )}
      ${this.choose(
        'counters',
        text('counters'),
        options(COUNTERS, (value) => `counters-${value}`),
      )}
      ${this.choose(
        'light',
        text('theme'),
        options(THEMES, (value) => (value === 'auto' ? 'builder-light-auto' : `theme-${value}`)),
      )}
      ${this.choose(
        'rem',
        text('builder-size'),
        REMS.map((value) => ({
          value,
          label: value ? text('builder-size-rem', { rem: value }) : text('builder-size-auto'),
        })),
      )}`;
  }

  private pick(name: keyof Fields, label: string, offered: readonly Option[]): TemplateResult {
    return html`<label class="pick"><span>${label}</span><select name=${name} @change=${this.typed(name)}>
      ${offered.map(({ value, label }) => html`<option value=${value} .selected=${value === this.fields[name]}>${label}</option>`)}
    </select></label>`;
  }

  private choose(name: keyof Fields, label: string, offered: readonly Option[]): TemplateResult {
    const chose = (value: string) => this.set(name, value);
    return choice({ name, label, options: offered, value: this.fields[name], chose });
  }

  private look(width: number): TemplateResult {
    const { shown } = this;
    const chosen = chosenBy(lacksRecord(shown) ? { ...shown, controls: 'none' } : shown);
    const title = text('builder-looks-width', { pixels: width });
    return html`<figure data-width=${width} tabindex="0">
      <figcaption>${title}</figcaption>
      <iframe title="${text('builder-looks')}: ${title}" src=${previewAddress(chosen, place())} sandbox="allow-scripts allow-popups" loading="lazy"
        .width=${String(Math.min(width, 16 * (Number(this.shown.rem) || Number.POSITIVE_INFINITY)))}></iframe>
    </figure>`;
  }

  private paste(kind: Kind): TemplateResult {
    const written = snippet(kind, chosenBy(this.fields), place());
    return html`<section data-kind=${kind}>
      <h3 id=${kind}>${text(`builder-${kind}`)}</h3>
      <p class="hint" id="${kind}-how">${text(`builder-${kind}-how`, { site: place().site })}</p>
      <textarea readonly dir="ltr" rows=${Math.min(9, written.split('\n').length + 1)} spellcheck="false" aria-labelledby=${kind} aria-describedby="${kind}-how" .value=${written}></textarea>
      <div class="acts"><button type="button" aria-label="${text('copy-text')}: ${text(`builder-${kind}`)}" @click=${() => this.copy(kind, written)}>${text('copy-text')}</button>
        <span role="status">${this.said?.kind === kind ? this.said.words : ''}</span></div>
    </section>`;
  }

  private typed(name: keyof Fields) {
    return (event: Event) => this.set(name, (event.target as HTMLInputElement).value);
  }

  private set(name: keyof Fields, value: string): void {
    this.fields = { ...this.fields, [name]: value };
    this.said = undefined;
    clearTimeout(this.settling);
    this.settling = setTimeout(() => {
      this.shown = this.fields;
    }, PAUSE);
  }

  private async copy(kind: Kind, written: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(written);
      this.said = { kind, words: text('builder-copied') };
    } catch {
      // no clipboard over plain http
      this.querySelector<HTMLTextAreaElement>(`[data-kind="${kind}"] textarea`)?.select();
      this.said = { kind, words: text('copy-refused') };
    }
  }

  /** Each frame is as high as its board would like it. */
  private readonly resized = ({ source, data }: MessageEvent): void => {
    if (data?.tsoro !== 1 || data.type !== 'resize') return;
    for (const frame of this.querySelectorAll('iframe'))
      if (frame.contentWindow === source) frame.style.height = `${data.height}px`;
  };
}

/** The folder that this page is in. */
function place(): Place {
  return { site: new URL('./', location.href).href, title: text('game-tsoro'), link: text('builder-link') };
}

function options(values: readonly string[], id: (value: string) => string): Option[] {
  return values.map((value) => ({ value, label: text(id(value)) }));
}

/** Empty means as the game has it. */
function isWidth(columns: string): boolean {
  const width = Number(columns);
  return columns === '' || (Number.isInteger(width) && width >= 3 && width <= 36);
}

/** A game is to be looked through, and there is none. */
function lacksRecord({ controls, record }: Fields): boolean {
  return controls === 'replay' && record.trim() === '';
}

/** What is usual is left out. */
function chosenBy(fields: Fields): Chosen {
  const { game, columns, south, north, controls, lang, material, light, counters, rem } = fields;
  const rules = columns && isWidth(columns) ? `${game} width=${columns}` : game;
  const record = fields.record.trim();
  const theme = [material === 'earth' ? '' : material, light === 'auto' ? '' : light].filter(Boolean).join(' ');
  return {
    rules,
    south: south === 'human' ? '' : south,
    north: north === 'human' ? '' : north,
    controls: controls === 'play' ? '' : controls,
    lang,
    theme,
    counters: counters === 'pebbles' ? '' : counters,
    // A record says which game it is of, as one that somebody wrote by hand may not.
    record: record && !/^\s*\[\s*Rules\b/m.test(record) ? `[Rules "${rules}"]\n${record}` : record,
    maxWidth: rem && `${rem}rem`,
  };
}

/** By day or night as the page of the game is. */
function light(): void {
  const { theme } = readSettings();
  const night = matchMedia('(prefers-color-scheme: dark)');
  const lit = () => {
    document.documentElement.dataset.theme = theme === 'auto' ? (night.matches ? 'night' : 'day') : theme;
  };
  night.addEventListener('change', lit);
  lit();
}

light();
await speak({ setting: readSettings().language }).catch(() => {});
markDocument();
document.title = text('builder-title');
customElements.define('tsoro-builder', Builder);
