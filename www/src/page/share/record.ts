/** `<tsoro-record>`, which comes when it is opened: the game as a link, as a record to copy, save, paste and open, as HTML for another page, and as a picture. */
import { generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { State } from 'tsoro';
import words from '../../../locales/en-record.ftl';
import { wear } from '../../element/adopt-styles.ts';
import { decoded } from '../../element/decoded.ts';
import { LONGEST_RECORD } from '../../game/limit.ts';
import type { Names } from '../../game/teams.ts';
import { Localized } from '../../i18n/localized.ts';
import { addWords, text } from '../../i18n/text.ts';
import { dialog } from '../dialogs/dialog.ts';
import { closeDialog, openDialog } from '../dialogs/dialog-stack.ts';
import { fullLink, hasAddress, isLocal } from '../shell/address.ts';
import { fileName, png, save, svgAddress } from './download.ts';
import { boardOf, frameOf } from './embed-html.ts';
import styles from './record.css';
import { described, rowsWords } from './svg-text.ts';
import '../shell/deferred-styles.ts';

addWords(words);
wear(styles);

/** What the dialog asks of the board. */
export interface Recorded {
  readonly names: Names;
  record(): string;
  diagram(format: 'svg' | 'text'): string;
}

/** Why a record is not put on the board: one of our messages, and what the engine says, in English. */
interface Wrong {
  readonly why: 'refused' | 'large' | 'unread';
  readonly detail?: string;
}

type Part = 'link' | 'record' | 'html' | 'picture';

/** What the largest QR code holds, in bytes. */
const QR_HOLDS = 2953;
/** A picture for print and dense screens. */
const SCALE = 4;

export class RecordDialog extends Localized {
  @property({ attribute: false }) board: Recorded | undefined;
  @property({ attribute: false }) game: State | undefined;
  /** What the game is called. */
  @property() name = '';
  /** Puts a record on the board; rejects, with the reason, where it cannot be read. */
  @property({ attribute: false }) load: (record: string) => Promise<unknown> = async () => {};

  /** Brings back the game before this one, if there was one. */
  @property({ attribute: false }) back: (() => void) | undefined;

  /** What stands in the field, once somebody wrote there. */
  @state() private written: string | undefined;
  @state() private link = '';
  /** What came of a press, in the section of its button. */
  @state() private said: { readonly part: Part; readonly words: string } | undefined;
  @state() private wrong: Wrong | undefined;
  /** The HTML is a frame, not a board. */
  @state() private asFrame = false;
  private opened = false;

  open(): void {
    this.opened = true;
    this.written = undefined;
    this.said = undefined;
    this.wrong = undefined;
    void this.relink();
    this.requestUpdate();
    void this.updateComplete.then(() => openDialog(this, 'record'));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override willUpdate(changed: PropertyValues): void {
    if (!changed.has('game') || !this.querySelector('dialog[open]')) return;
    this.said = undefined; // of the game as it was
    void this.relink();
  }

  override render(): TemplateResult | typeof nothing {
    const { board } = this;
    if (!board || !this.opened) return nothing;
    const body = html`${this.linked()}${this.recorded(board)}${this.framed(board)}${this.pictured(board)}`;
    return dialog({ id: 'record', title: text('record'), body });
  }

  private linked(): TemplateResult {
    const { link } = this;
    const share = 'share' in navigator;
    if (!hasAddress())
      return html`<section><h3>${text('record-link')}</h3><p class="hint">${text('record-link-none')}</p></section>`;
    return html`<section>
      <h3>${text('record-link')}</h3>
      <div class="link-and-code">
        <div>
          <p class="hint">${text('record-link-how')}</p>
          <input readonly dir="ltr" aria-label=${text('record-link-label')} .value=${link} @focus=${selectAll}>
          <div class="acts">
            <button type="button" class="chief" @click=${() => this.copy('link', link, 'input[readonly]')}>${text('copy-link')}</button>
            ${share ? html`<button type="button" @click=${this.share}>${text('share')}</button>` : nothing}
          </div>
          ${this.status('link')}
          ${isLocal() ? html`<p class="hint">${text('record-link-local')}</p>` : nothing}
        </div>
        ${link ? code(link) : nothing}
      </div>
    </section>`;
  }

  private recorded(board: Recorded): TemplateResult {
    const { back } = this;
    const record = this.written ?? board.record();
    const wrote = (event: Event) => {
      this.written = (event.target as HTMLTextAreaElement).value;
      this.wrong = undefined;
    };
    return html`<section>
      <h3>${text('record-text')}</h3>
      <p class="hint" id="record-how">${text('record-text-how')}</p>
      <textarea rows="7" dir="ltr" spellcheck="false" autocomplete="off" aria-label=${text('record-text')} aria-describedby="record-how record-wrong"
        aria-invalid=${this.wrong ? 'true' : 'false'} .value=${record} @input=${wrote}></textarea>
      <p class="error" id="record-wrong" role="alert" ?hidden=${!this.wrong}>${this.wrong ? html`${text(`record-${this.wrong.why}`)} <span lang="en" dir="auto">${this.wrong.detail}</span>` : nothing}</p>
      <div class="acts">
        <button type="button" data-act="load" ?disabled=${(this.written ?? '').trim() === ''} @click=${() => this.put(record)}>${text('record-load')}</button>
        <button type="button" data-act="copy" @click=${() => this.copy('record', record, 'textarea')}>${text('copy-text')}</button>
        <button type="button" data-act="save" @click=${() => save(fileName('tsoro'), new Blob([record], { type: 'text/plain' }))}>${text('save-file')}</button>
        <label class="file">${text('open-file')}
          <input class="unseen" type="file" accept=".tsoro,.txt,text/plain" @change=${this.picked}></label>
      </div>
      ${this.status('record')}
      ${back ? html`<p><button type="button" class="link" @click=${() => this.leave(back)}>${text('back')}</button></p>` : nothing}
    </section>`;
  }

  private framed(board: Recorded): TemplateResult | typeof nothing {
    if (!hasAddress()) return nothing;
    const { href } = location;
    const title = text('share-title', { game: this.name });
    const frame = frameOf(board.record(), title, href, this.link);
    const element = boardOf(board.record(), title, href, this.link);
    const code = this.asFrame || !element ? frame : element;
    const choose = (event: Event) => {
      this.asFrame = (event.target as HTMLInputElement).checked;
    };
    return html`<section>
      <h3>${text('record-html')}</h3>
      <p class="hint" id="html-how">${text('record-html-how')}</p>
      <textarea rows="3" dir="ltr" readonly aria-label=${text('record-html')} aria-describedby="html-how" .value=${code} @focus=${selectAll}></textarea>
      ${element ? html`<p><label><input type="checkbox" .checked=${this.asFrame} @change=${choose}> ${text('record-html-frame')}</label></p>` : nothing}
      <div class="acts"><button type="button" @click=${() => this.copy('html', code, 'textarea[readonly]')}>${text('copy-html')}</button></div>
      ${this.status('html')}
    </section>`;
  }

  private pictured(board: Recorded): TemplateResult {
    const { game, name } = this;
    if (!game) return html``;
    const title = text('picture-title', { game: name, name: board.names[game.toMove] });
    const svg = described(board.diagram('svg'), title, rowsWords(game));
    const saved = (kind: string, type: string, content: string) => save(fileName(kind), new Blob([content], { type }));
    return html`<section>
      <h3>${text('record-picture')}</h3>
      <img class="picture" alt=${`${title}. ${rowsWords(game)}`} src=${svgAddress(svg)}>
      <div class="acts">
        <button type="button" data-act="svg" @click=${() => saved('svg', 'image/svg+xml', svg)}>${text('picture-svg')}</button>
        <button type="button" data-act="png" @click=${() => this.savePng(svg)}>${text('picture-png')}</button>
        <button type="button" data-act="text" @click=${() => saved('txt', 'text/plain', board.diagram('text'))}>${text('picture-text')}</button>
        <button type="button" @click=${() => print()}>${text('picture-print')}</button>
      </div>
      ${this.status('picture')}
    </section>`;
  }

  private leave(back: () => void): void {
    closeDialog(this, 'record');
    back();
  }

  private status(part: Part): TemplateResult {
    return html`<p class="hint" role="status">${this.said?.part === part ? this.said.words : ''}</p>`;
  }

  private async relink(): Promise<void> {
    this.link = this.board && hasAddress() ? await fullLink(this.board.record()) : '';
  }

  private async copy(part: 'link' | 'record' | 'html', content: string, field: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(content);
      this.said = { part, words: text(`${part}-copied`) };
    } catch {
      // no clipboard in some frames, and over plain http
      this.querySelector<HTMLInputElement | HTMLTextAreaElement>(field)?.select();
      this.said = { part, words: text('copy-refused') };
    }
  }

  private share = async (): Promise<void> => {
    try {
      await navigator.share({ title: text('share-title', { game: this.name }), url: this.link });
    } catch {
      // called off: nothing is lost
    }
  };

  private async put(record: string): Promise<void> {
    if (record.length > LONGEST_RECORD) {
      this.wrong = { why: 'large' };
      return;
    }
    try {
      await this.load(record);
      closeDialog(this, 'record');
    } catch (error) {
      this.wrong = { why: 'refused', detail: error instanceof Error ? error.message : String(error) };
    }
  }

  private picked = async (event: Event): Promise<void> => {
    const field = event.target as HTMLInputElement;
    const [file] = field.files ?? [];
    field.value = ''; // so that the same file can be chosen again
    if (!file) return;
    if (file.size > LONGEST_RECORD) {
      this.wrong = { why: 'large' };
      return;
    }
    try {
      this.written = decoded(new Uint8Array(await file.arrayBuffer()));
    } catch {
      this.wrong = { why: 'unread' };
      return;
    }
    this.wrong = undefined;
    await this.put(this.written);
  };

  private async savePng(svg: string): Promise<void> {
    try {
      save(fileName('png'), await png(svg, SCALE));
    } catch {
      this.said = { part: 'picture', words: text('picture-failed') };
    }
  }
}

/** A square of the link for a camera, with the quiet border that it needs; or why there is none. */
function code(link: string): TemplateResult {
  if (link.length > QR_HOLDS) return html`<p class="hint">${text('record-qr-long')}</p>`;
  const bits = generate(link);
  return html`<svg class="code" viewBox="-4 -4 ${bits.size + 8} ${bits.size + 8}" role="img" aria-label=${text('record-qr')}>
    <path d=${toSvgPath(bits)}></path></svg>`;
}

function selectAll(event: FocusEvent): void {
  (event.target as HTMLInputElement | HTMLTextAreaElement).select();
}

customElements.define('tsoro-record', RecordDialog);
