/** What the turns' signs mean. */
import { html, type TemplateResult } from 'lit';
import type { RulesInfo } from 'tsoro';
import words from '../../../locales/en-signs.ftl';
import { addWords, text } from '../../i18n/text.ts';

addWords(words);

/** The meaning of each sign that the rules have use for. */
export function signs({ heads, bonusIn, keys }: RulesInfo): TemplateResult {
  const bonus = keys.some(({ key, value }) => key === 'bonus' && value === '0') ? 'none' : bonusIn;
  const used = ['start', ...(heads > 0 ? ['plus', 'minus'] : []), 'x', ...(bonus === 'stones' ? ['stones'] : [])];
  return html`<dl>${used.map((sign) => html`<dt>${text(`sign-${sign}`)}</dt><dd>${text(`sign-${sign}-means`, { bonus })}</dd>`)}</dl>`;
}
