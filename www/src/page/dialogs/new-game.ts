/** `<tsoro-new-game>`, which comes when it is opened: the dialog for a new game: which, how wide, who plays, and every rule that can be otherwise, with its source. */
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { RuleKey, RulesInfo, Side } from 'tsoro';
import words from '../../../locales/en-new-game.ftl';
import type { NewGame } from '../../element/element.ts';
import { levelOf } from '../../game/players.ts';
import { sideNamed } from '../../game/teams.ts';
import { Localized } from '../../i18n/localized.ts';
import { addWords, text } from '../../i18n/text.ts';
import { icons } from '../shell/icons.ts';
import { PERSONS, type Players } from '../shell/store.ts';
import { choice } from './choice.ts';
import { dialog } from './dialog.ts';
import { closeDialog, openDialog } from './dialog-stack.ts';
import { playersBody } from './player-fields.ts';
import { rulesWords, valueWords } from './rules-words.ts';
import '../shell/deferred-styles.ts';

addWords(words);

/** What the page answers the dialog: it asks the element. */
export interface RulesSource {
  presets(): RulesInfo[];
  describe(rules?: string): RulesInfo;
}

const WIDTH = { least: 3, most: 36 };
/** More traditional widths than this are a range, not buttons. */
const FEW = 8;

export class NewGameDialog extends Localized {
  @property({ attribute: false }) source: RulesSource | undefined;
  /** A game is under way, and would end. */
  @property({ type: Boolean }) ends = false;

  @state() private preset = 'tsoro';
  @state() private values: Readonly<Record<string, string>> = {};
  @state() private names: Readonly<Record<Side, string>> = { south: '', north: '' };
  @state() private players: Players = PERSONS;
  @state() private first: Side = 'south';

  /** Opens with the rules of the game on the board. */
  open(rules: RulesInfo, names: Readonly<Record<Side, string>>, players: Players): void {
    this.preset = rules.preset;
    this.values = Object.fromEntries(rules.keys.map(({ key, value }) => [key, value]));
    this.names = names;
    this.players = players;
    this.first = 'south';
    void this.updateComplete.then(() => openDialog(this, 'new-game'));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult | typeof nothing {
    const { source } = this;
    if (!source) return nothing;
    const info = this.chosen(source);
    const actions = html`
      ${this.ends ? html`<p class="hint">${text('new-ends')}</p>` : nothing}
      <button type="button" class="chief" @click=${() => this.begin(info)}>${text('new-begin')}</button>`;
    return dialog({ id: 'new-game', title: text('new-game'), body: this.body(source, info), actions });
  }

  private body(source: RulesSource, info: RulesInfo): TemplateResult {
    return html`
      <fieldset class="games" @change=${(event: Event) => this.choose((event.target as HTMLInputElement).value)}>
        <legend class="unseen">${text('new-which')}</legend>
        ${source.presets().map(
          ({
            preset,
          }) => html`<label><input type="radio" name="preset" .value=${preset} .checked=${preset === this.preset}>
            <span><b>${text(`game-${preset}`)}</b><small>${text(`about-${preset}`)}</small></span></label>`,
        )}
      </fieldset>
      ${this.width(info)}
      ${playersBody({
        names: this.names,
        players: this.players,
        named: (side, name) => {
          this.names = { ...this.names, [side]: name };
        },
        chose: (changes) => {
          this.players = { ...this.players, ...changes };
        },
      })}
      ${choice({
        name: 'first',
        label: text('new-first'),
        options: (['south', 'north'] as const).map((value) => ({ value, label: this.nameOf(value) })),
        value: this.first,
        chose: (value) => {
          this.first = value as Side;
        },
      })}
      <details @toggle=${(event: Event) => (event.target as HTMLDetailsElement).open && (event.target as Element).scrollIntoView({ block: 'start', behavior: 'smooth' })}>
        <summary><span>${text('new-rules')}</span><small>${rulesWords(info)}</small></summary>
        ${info.keys.filter(({ key }) => key !== 'width').map((key) => this.rule(key))}
      </details>`;
  }

  private width(info: RulesInfo): TemplateResult {
    const few = info.widths.length <= FEW;
    const [least = WIDTH.least, most = WIDTH.most] = [info.widths[0], info.widths.at(-1)];
    return html`<fieldset class="choice width">
      <legend>${text('width')}</legend>
      <div class="row">
        ${
          few
            ? info.widths.map(
                (
                  width,
                ) => html`<label><input type="radio" name="width" .value=${String(width)} .checked=${width === info.width}
                  @change=${() => this.widen(width)}><span>${width}</span></label>`,
              )
            : nothing
        }
        <span class="stepper">
          <button type="button" aria-label=${text('width-less')} ?disabled=${info.width <= WIDTH.least}
            @click=${() => this.widen(info.width - 1)}>${icons.less}</button>
          <output aria-live="polite">4 &times; ${info.width}</output>
          <button type="button" aria-label=${text('width-more')} ?disabled=${info.width >= WIDTH.most}
            @click=${() => this.widen(info.width + 1)}>${icons.more}</button>
        </span>
      </div>
      <p class="hint">${text(few ? 'width-hint' : 'width-hint-range', { least, most })}</p>
    </fieldset>`;
  }

  /** A computer is called by its level. */
  private nameOf(side: Side): string {
    const { names, players } = this;
    return (levelOf(players[side]) === 0 && names[side].trim()) || text(side);
  }

  private rule({ key, value, allowed }: RuleKey): TemplateResult {
    return choice({
      name: key,
      label: text(`rule-${key}`),
      options: allowed.map((option) => ({ value: option, label: valueWords(key, option) })),
      value,
      hint: text(`source-${key}`),
      chose: (option) => {
        this.values = { ...this.values, [key]: option };
      },
    });
  }

  /** Another game begins with its own rules. */
  private choose(preset: string): void {
    this.preset = preset;
    this.values = {};
  }

  private widen(width: number): void {
    this.values = { ...this.values, width: String(Math.min(WIDTH.most, Math.max(WIDTH.least, width))) };
  }

  private chosen(source: RulesSource): RulesInfo {
    const values = Object.entries(this.values).map(([key, value]) => `${key}=${value}`);
    return source.describe([this.preset, ...values].join(' '));
  }

  private begin(info: RulesInfo): void {
    const position = this.first === 'north' ? { position: info.start.replace(/s$/, 'n') } : {};
    const { names, players } = this;
    const named = (side: Side) => (levelOf(players[side]) > 0 ? '' : sideNamed(names[side]));
    const game: NewGame = { ...position, south: named('south'), north: named('north') };
    closeDialog(this, 'new-game');
    this.dispatchEvent(new CustomEvent('begin', { detail: { rules: info.rules, game, players } }));
  }
}

customElements.define('tsoro-new-game', NewGameDialog);
