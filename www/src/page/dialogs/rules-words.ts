/** A game's rules in words. */
import { html, nothing, type TemplateResult } from 'lit';
import type { RulesInfo } from 'tsoro';
import words from '../../../locales/en-rules.ftl';
import { addWords, hasText, text } from '../../i18n/text.ts';
import { ownRules } from '../shell/header.ts';

addWords(words);

export function valueWords(key: string, value: string): string {
  const id = `value-${key}-${value}`;
  return hasText(id) ? text(id) : value;
}

/** Which rules are not the game's own. */
export function rulesWords(info: RulesInfo): string {
  const other = ownRules(info);
  if (other.length === 0) return text('rules-usual');
  return other
    .map(({ key, value }) => text('rule-and-value', { rule: text(`rule-${key}`), value: valueWords(key, value) }))
    .join(' · ');
}

/** A line of them; nothing where all rules are the game's own. */
export function variant(info: RulesInfo): TemplateResult | typeof nothing {
  const words = rulesWords(info);
  return words === text('rules-usual') ? nothing : html`<p class="variant">${words}</p>`;
}
