/**
 * `<tsoro-lessons>`, which comes when it is opened: a guided first game in eight short lessons, on a board of its own, of which it is a
 * consumer like any host. The game in progress is not touched.
 */
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import words from '../../locales/en-lessons.ftl';
import { wear } from '../element/adopt-styles.ts';
import type { TsoroBoard } from '../element/element.ts';
import { Localized } from '../i18n/localized.ts';
import { addWords, text } from '../i18n/text.ts';
import { dialog } from '../page/dialogs/dialog.ts';
import { closeDialog, openDialog } from '../page/dialogs/dialog-stack.ts';
import { icons } from '../page/shell/icons.ts';
import { readLessons, writeLessons } from '../page/shell/learning.ts';
import type { Settings } from '../page/shell/store.ts';
import styles from './lessons.css';
import { LESSONS, type Lesson, type Verdict } from './syllabus.ts';

addWords(words);
wear(styles);

/** What the board is made with; the others come as new games. */
const FIRST = LESSONS[0] as Lesson;

export class LessonsDialog extends Localized {
  /** How the board looks and moves. */
  @property({ attribute: false }) settings: Settings | undefined;

  @state() private at = 0;
  /** What the turn has come to; undefined until it is played. */
  @state() private verdict: Verdict | undefined;
  @state() private learnt: readonly string[] = readLessons();
  private opened = false;

  @query('tsoro-board') private readonly board!: TsoroBoard;

  /** Opens at the first lesson that is not done. */
  async open(): Promise<void> {
    this.board?.skip();
    this.opened = true;
    this.at = Math.max(
      0,
      LESSONS.findIndex(({ id }) => !this.learnt.includes(id)),
    );
    this.verdict = undefined;
    this.requestUpdate();
    await this.updateComplete;
    openDialog(this, 'lessons');
    await this.setOut();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** The keyboard goes where it is needed next. */
  override updated(changed: PropertyValues): void {
    if (!changed.has('verdict') || !this.verdict || !this.querySelector('dialog[open]')) return;
    this.querySelector<HTMLElement>('.acts .chief')?.focus();
    this.reveal();
  }

  /** A decision, or what a turn came to, comes into sight where the window is too low for all. */
  private reveal(): void {
    this.querySelector('.place')?.scrollIntoView({ block: 'nearest' });
  }

  private asked = (event: CustomEvent<{ phase: string }>): void => {
    if (event.detail.phase === 'head' || event.detail.phase === 'bonus') this.reveal();
  };

  override render(): TemplateResult | typeof nothing {
    const { settings } = this;
    if (!this.opened || !settings) return nothing;
    return dialog({ id: 'lessons', title: text('lessons'), body: this.body(settings) });
  }

  private get lesson(): Lesson {
    return LESSONS[this.at] ?? FIRST;
  }

  private body(settings: Settings): TemplateResult {
    const { lesson, verdict } = this;
    return html`<div class="lesson">
      ${this.steps()}
      <section>
        <h3 tabindex="-1" aria-describedby="lesson-words">${text(`lesson-${lesson.id}-title`)}</h3>
        <div id="lesson-words"><p>${text(`lesson-${lesson.id}`)}</p><p class="task">${text(`lesson-${lesson.id}-task`)}</p></div>
      </section>
      <div class="place">
        <tsoro-board rules=${FIRST.rules} position=${FIRST.position} north=${lesson.north} seed="1"
          controls=${verdict ? 'none' : 'play'} speed=${settings.speed} motion=${settings.fullMotion ? 'full' : 'auto'}
          theme="${settings.board} ${settings.theme}" counters=${settings.counters}
          sound=${settings.sound ? 'yes' : 'no'} volume=${settings.volume} confirm=${settings.confirm ? 'yes' : 'no'}
          @tsoro-turn=${this.played} @tsoro-change=${this.asked}></tsoro-board>
        <p class="verdict" role="status" data-verdict=${verdict ?? 'none'}>${verdict ? text(`lesson-${lesson.id}-${verdict}`) : ''}</p>
      </div>
      ${this.acts()}
    </div>`;
  }

  private steps(): TemplateResult {
    return html`<ol class="steps">${LESSONS.map(({ id }, at) => {
      const done = this.learnt.includes(id);
      const label = text('lesson-step', {
        number: at + 1,
        title: text(`lesson-${id}-title`),
        done: done ? 'yes' : 'no',
      });
      return html`<li><button type="button" aria-label=${label} title=${label}
        aria-current=${at === this.at ? 'step' : 'false'} @click=${() => this.goTo(at)}>${at + 1}${done ? icons.done : nothing}</button></li>`;
    })}</ol>`;
  }

  private acts(): TemplateResult {
    const { at, verdict } = this;
    const last = at === LESSONS.length - 1;
    const on = last ? () => closeDialog(this, 'lessons') : () => this.goTo(at + 1);
    const chief = (wanted: Verdict) => (verdict === wanted ? 'chief' : '');
    return html`<div class="acts">
      <button type="button" data-act="previous" ?disabled=${at === 0} @click=${() => this.goTo(at - 1)}>${text('lesson-previous')}</button>
      <button type="button" data-act="again" class=${chief('missed')} @click=${() => this.goTo(at)}>${text('lesson-again')}</button>
      <button type="button" data-act="next" class=${chief('done')} @click=${on}>${text(last ? 'lesson-finish' : 'lesson-next')}</button>
    </div>`;
  }

  /** A lesson from its start, read out from its title. What still moves is part of the one before. */
  private goTo(at: number): void {
    this.board.skip();
    this.at = at;
    this.verdict = undefined;
    void this.setOut();
    void this.updateComplete.then(() => this.querySelector<HTMLElement>('h3')?.focus());
  }

  private async setOut(): Promise<void> {
    const { rules, position } = this.lesson;
    await this.board.newGame(rules, { position });
  }

  private played = (event: CustomEvent<{ ply: number }>): void => {
    const { lesson, board } = this;
    this.verdict ??= lesson.verdict(board.events(event.detail.ply));
    if (this.verdict !== 'done' || this.learnt.includes(lesson.id)) return;
    this.learnt = [...this.learnt, lesson.id];
    writeLessons(this.learnt);
  };
}

customElements.define('tsoro-lessons', LessonsDialog);
