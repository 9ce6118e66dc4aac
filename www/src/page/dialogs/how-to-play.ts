/** How the game on the board is played, in a few sentences that follow its rules. */
import { html, type TemplateResult } from 'lit';
import type { RulesInfo } from 'tsoro';
import words from '../../../locales/en-how-to-play.ftl';
import { addWords, text } from '../../i18n/text.ts';

addWords(words);

/** What stands on the keys, and what they do; those that walk and read are the board's alone. */
const KEYS = {
  walk: ['←', '↑', '→', '↓'],
  ends: ['Home', 'End'],
  rows: ['1', '2', '3', '4'],
  next: ['N', 'Shift N'],
  choose: ['Enter', 'Space'],
  back: ['Backspace'],
  pit: ['P'],
  row: ['R'],
  board: ['B'],
  turn: ['T'],
  hint: ['H'],
  undo: ['Ctrl Z', 'Ctrl Shift Z'],
  turns: ['J', 'L'],
  stones: [',', '.'],
  film: ['K'],
};

/** What the sentences need to know of the rules. */
export function ruleValues(info: RulesInfo) {
  const value = (key: string) => info.keys.find((found) => found.key === key)?.value ?? '';
  return {
    direction: info.direction,
    heads: info.heads,
    takes: value('takes'),
    bonus: value('bonus') === 'equal' ? 'equal' : Number(value('bonus')),
    safe: value('safe-heads'),
    repeat: value('repeat'),
  };
}

export function howToPlay(info: RulesInfo, lessons: () => void): TemplateResult {
  const values = ruleValues(info);
  const rules = ['goal', 'start', 'relay', 'heads', 'capture', 'bonus', 'singles'];
  const told = rules.filter((rule) => rule !== 'heads' || info.heads > 0);
  return html`
    <p><button type="button" @click=${lessons}>${text('lessons-offer')}</button></p>
    <ul class="rules">${told.map((rule) => html`<li>${text(`how-${rule}`, values)}</li>`)}</ul>
    <h3>${text('how-keys')}</h3>
    <dl class="keys">${Object.entries(KEYS).map(
      ([act, keys]) =>
        html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${text(`keys-${act}`)}</dd></div>`,
    )}</dl>
    <p class="hint">${text('how-rulings', values)}</p>
    <p class="hint">${text('how-sources')}</p>`;
}
