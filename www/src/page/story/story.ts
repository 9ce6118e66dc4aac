/** `<tsoro-story>`: the rules of the game on the board in pictures, the words, the history, and the sources of it all. */
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { RulesInfo } from 'tsoro';
import words from '../../../locales/en-story.ftl';
import type { LookWish } from '../../board/looks.ts';
import { accountOf } from '../../element/words.ts';
import { loadEngine } from '../../engine/engine.ts';
import { Localized } from '../../i18n/localized.ts';
import { addWords, text } from '../../i18n/text.ts';
import { ruleValues } from '../dialogs/how-to-play.ts';
import { rulesWords } from '../dialogs/rules-words.ts';
import './picture.ts';
import { type Sample, type Samples, samplesOf } from './samples.ts';
import '../shell/deferred-styles.ts';

addWords(words);

const WORDS = ['gomba', 'matombo', 'musoro', 'lap', 'tsoro', 'fuva', 'nsolo'];
const CHAPTERS = ['family', 'played', 'matthews', 'solved', 'ngoni', 'villages'];
const SOURCES = ['matthews', 'sanderson', 'world'];

export class GameStory extends Localized {
  /** The game that the rules are told of. */
  @property({ attribute: false }) rules: RulesInfo | undefined;
  @property({ attribute: false }) look: LookWish | undefined;

  @state() private samples: Samples | undefined;
  private sampled = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override willUpdate(): void {
    const { rules } = this;
    if (!rules || rules.rules === this.sampled) return;
    this.sampled = rules.rules;
    this.samples = undefined;
    void this.find(rules.rules);
  }

  /** Without an engine the rules are told in words alone. */
  private async find(rules: string): Promise<void> {
    try {
      const samples = samplesOf(await loadEngine(), rules);
      if (rules === this.sampled) this.samples = samples;
    } catch (error) {
      console.warn('no pictures for the rules', error);
    }
  }

  override render(): TemplateResult | typeof nothing {
    const { rules } = this;
    if (!rules) return nothing;
    return html`
      <section><h3>${text('story-rules')}</h3>${this.howTo(rules)}</section>
      <section><h3>${text('story-words')}</h3>
        <dl class="glossary">${WORDS.map((word) => html`<div><dt>${text(`word-${word}`)}</dt><dd>${text(`word-${word}-means`)}</dd></div>`)}</dl>
      </section>
      <section><h3>${text('story-history')}</h3>
        ${CHAPTERS.map((part) => html`<p>${text(`story-${part}`)} <cite>${text(`story-${part}-source`)}</cite></p>`)}
        <p>${text('story-players')}</p>
      </section>
      <section><h3>${text('story-sources')}</h3>
        <ul class="rules">${SOURCES.map((source) => html`<li>${text(`source-${source}`)}</li>`)}</ul>
      </section>`;
  }

  private howTo(info: RulesInfo): TemplateResult {
    const values = ruleValues(info);
    const { start, relay, head, capture } = this.samples ?? {};
    const told = (rule: string) => html`<p>${text(`how-${rule}`, values)}</p>`;
    const board = `${text(`game-${info.preset}`)} ${text('board-size', { width: info.width })}`;
    return html`
      <p class="hint">${text('story-here', { rules: `${board}, ${rulesWords(info)}` })}</p>
      ${told('goal')} ${this.picture(start, () => text('picture-start', { width: this.samples?.info.width ?? 0 }))}
      ${told('start')} ${told('relay')}
      ${this.picture(relay, ({ start, end, laps }) => text('picture-relay', { start, end, laps }))}
      ${info.heads > 0 ? html`${told('heads')} ${this.picture(head, ({ end }) => text('picture-head', { pit: end }))}` : nothing}
      ${told('capture')}
      ${this.picture(capture, ({ end }) => text('picture-capture', { pit: end, takes: values.takes }))}
      ${told('bonus')} ${told('singles')}
      ${['endless', 'repeat'].map(
        (ruling) =>
          html`<p class="ruling"><b>${text('story-ruling')}</b> ${text(`story-ruling-${ruling}`, values)}</p>`,
      )}`;
  }

  private picture(sample: Sample | undefined, caption: (account: ReturnType<typeof accountOf>) => string) {
    if (!sample) return nothing;
    return html`<tsoro-picture .sample=${sample} .heads=${this.samples?.info.headPits ?? []} .look=${this.look}
      caption=${caption(accountOf(sample.events))}></tsoro-picture>`;
  }
}

customElements.define('tsoro-story', GameStory);
