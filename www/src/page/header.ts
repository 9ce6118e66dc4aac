/** What stands over the board: which game it is, whose turn, and where there is no panel beside it, the way to it. The window's title says the same. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RulesInfo } from 'tsoro';
import { text } from '../text.ts';
import { icons } from './icons.ts';
import { variant } from './rules-words.ts';

/** `status`: whose turn it is; `tools`: left out where the panel is in sight. */
export function header(rules: RulesInfo | undefined, status: string, tools?: TemplateResult): TemplateResult {
  return html`<header class="top">
    <h1>${rules ? html`${text(`game-${rules.preset}`)} <span>${text('board-size', { width: rules.width })}</span>` : text('game-tsoro')}</h1>
    ${rules ? variant(rules) : nothing}
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
