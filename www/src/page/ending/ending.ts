/** `<tsoro-ending>`: what the game was, beside the final board: stones taken, the longest relay, the best capture, and where to go from there. */
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Event, Side, State } from 'tsoro';
import words from '../../../locales/en-ending.ftl';
import { wear } from '../../element/adopt-styles.ts';
import type { Names } from '../../game/teams.ts';
import { Localized } from '../../i18n/localized.ts';
import { addWords, text } from '../../i18n/text.ts';
import { ClickGuard } from '../shell/click-guard.ts';
import styles from './ending.css';
import { type Feat, type Figures, figuresOf } from './game-stats.ts';
import '../shell/deferred-styles.ts';

wear(styles);
addWords(words);

/** What the card asks of the board. */
export interface Finished {
  readonly names: Names;
  turns(): readonly string[];
  events(ply: number): Event[];
  record(): string;
  goTo(ply: number): void;
}

export class GameEnding extends Localized {
  @property({ attribute: false }) board: Finished | undefined;
  /** The state looked at; its stones taken are those of the end only there. */
  @property({ attribute: false }) game: State | undefined;

  @state() private copied: 'no' | 'yes' | 'refused' = 'no';
  private figures: Figures | undefined;
  private final: State | undefined;
  private readonly newcomer = new ClickGuard();

  override connectedCallback(): void {
    super.connectedCallback();
    this.newcomer.appeared();
    this.addEventListener('click', this.clicked, { capture: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener('click', this.clicked, { capture: true });
    this.figures = undefined;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override willUpdate(): void {
    const { board, game } = this;
    if (!board || game?.phase !== 'over' || game === this.final) return;
    const turns = board.turns().map((_, index) => board.events(index + 1));
    this.figures = figuresOf(turns, firstOf(game));
    this.final = game;
    this.copied = 'no';
  }

  /** It takes room from what stands beside it. */
  override updated(): void {
    this.dispatchEvent(new Event('shown'));
  }

  override render(): TemplateResult | typeof nothing {
    const { board, final, figures } = this;
    if (!board || !final || !figures) return nothing;
    return html`<section class="ending" aria-labelledby="ending-title">
      <h2 id="ending-title">${text('ending')}</h2>
      ${scales(final.captured, board.names)}
      <dl>${this.feat('longest', figures.longest)}${this.feat('best', figures.best)}</dl>
      <div class="ways">
        <button type="button" data-act="review" @click=${() => board.goTo(0)}>${text('review')}</button>
        <button type="button" data-act="copy" @click=${() => void this.copy(board)}>${text('copy-record')}</button>
      </div>
      <p class="hint" role="status">${this.copied === 'yes' ? text('copied') : ''}</p>
      ${this.copied === 'refused' ? byHand(board.record()) : nothing}
    </section>`;
  }

  private feat(kind: 'longest' | 'best', feat: Feat | undefined): TemplateResult {
    const label = html`<dt>${text(`ending-${kind}`)}</dt>`;
    if (!feat) return html`<div>${label}<dd class="none">${text(`ending-${kind}-none`)}</dd></div>`;
    const name = this.board?.names[feat.side] ?? '';
    return html`<div>${label}<dd><b>${text(`ending-${kind}-count`, { count: feat.count })}</b>
      <button type="button" class="link" data-ply=${feat.ply} @click=${() => this.board?.goTo(feat.ply)}>
        ${text('ending-turn', { name, number: feat.ply })}</button></dd></div>`;
  }

  private async copy(board: Finished): Promise<void> {
    try {
      await navigator.clipboard.writeText(board.record());
      this.copied = 'yes';
    } catch {
      this.copied = 'refused'; // no clipboard in some frames, and over plain http
    }
  }

  /** Not with the rest of a double click that ended the game. */
  private readonly clicked = (event: MouseEvent): void => {
    if (this.newcomer.means(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
}

/** Both piles as parts of one bar. */
function scales(captured: Readonly<Record<Side, number>>, names: Names): TemplateResult {
  const all = Math.max(1, captured.south + captured.north);
  const south = (100 * captured.south) / all;
  return html`<div class="scales">
    <p><bdi>${names.south}</bdi> <b>${captured.south}</b></p>
    <p><bdi>${names.north}</bdi> <b>${captured.north}</b></p>
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="south" width=${Math.max(0, south - 0.6)} height="4"></rect>
      <rect class="north" x=${Math.min(100, south + 0.6)} width=${Math.max(0, 99.4 - south)} height="4"></rect>
    </svg>
    <p class="caption">${text('ending-taken')}</p>
  </div>`;
}

function byHand(record: string): TemplateResult {
  const all = (event: FocusEvent) => (event.target as HTMLTextAreaElement).select();
  return html`<label class="by-hand"><span class="hint">${text('copy-by-hand')}</span>
    <textarea readonly dir="ltr" rows="4" .value=${record} @focus=${all}></textarea></label>`;
}

/** Who began: turns alternate. */
function firstOf({ toMove, ply }: State): Side {
  const northBegan = (toMove === 'north') === (ply % 2 === 0);
  return northBegan ? 'north' : 'south';
}

customElements.define('tsoro-ending', GameEnding);
