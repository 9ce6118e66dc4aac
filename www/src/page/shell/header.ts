/** What stands over the board: which game it is, whose turn, and where there is no panel beside it, the way to it. The window's title says the same. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RuleKey, RulesInfo } from 'tsoro';
import { text } from '../../i18n/text.ts';
import { icons } from './icons.ts';

/** The rules that are not those of the game by that name, apart from its width. */
export function ownRules({ keys }: RulesInfo): RuleKey[] {
  return keys.filter(({ key, value, default: usual }) => key !== 'width' && value !== usual);
}

export interface Heading {
  /** Undefined until there is a game. */
  readonly rules: RulesInfo | undefined;
  /** Its own rules in words. */
  readonly variant: TemplateResult | typeof nothing;
  /** Whose turn it is. */
  readonly status: string;
  /** Left out where the panel is in sight. */
  readonly tools: TemplateResult | undefined;
}

export function header({ rules, variant, status, tools }: Heading): TemplateResult {
  return html`<header class="top">
    <h1>${rules ? html`${text(`game-${rules.preset}`)} <span>${text('board-size', { width: rules.width })}</span>` : text('game-tsoro')}</h1>
    ${variant}
    <p class="status">${status}</p>
    ${tools ? html`<div class="tools">${tools}</div>` : nothing}
  </header>`;
}

export function menuButton(open: () => void): TemplateResult {
  return html`<button class="bare" type="button" aria-label=${text('panel')} aria-haspopup="dialog" @click=${open}>${icons.menu}</button>`;
}

export function windowTitle(rules: RulesInfo | undefined, status: string): string {
  if (!rules) return text('game-tsoro');
  const board = text('board-size', { width: rules.width });
  return [`${text(`game-${rules.preset}`)} ${board}`, status].filter(Boolean).join(' · ');
}
