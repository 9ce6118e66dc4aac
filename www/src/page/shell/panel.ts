/** The panel: turns, the way back and forth, stones taken, and the ways out of the game. */
import { html, nothing, type TemplateResult } from 'lit';
import type { State } from 'tsoro';
import { resultTitle } from '../../element/words.ts';
import type { Names } from '../../game/teams.ts';
import { text } from '../../i18n/text.ts';
import { icons } from './icons.ts';
import { turnList } from './turns.ts';

export interface PanelActs {
  undo(): void;
  redo(): void;
  undoTurn(): void;
  redoTurn(): void;
  hint(): void;
  /** Switches the analysis on or off. */
  analyse(): void;
  goTo(ply: number): void;
  resign(): void;
  settings(): void;
  howToPlay(): void;
  lessons(): void;
  story(): void;
  /** The board to read. */
  table(): void;
  /** Link, record and picture of the game. */
  record(): void;
  newGame(): void;
  /** Begins a game of these rules at once. */
  quick(rules: string): void;
}

export interface PanelView {
  readonly game: State;
  /** What the signs of the turns mean, once that is here. */
  readonly signs: TemplateResult | undefined;
  readonly turns: readonly string[];
  readonly names: Names;
  readonly acts: PanelActs;
  /** Brings back the game that this one took the place of; undefined if there was none. */
  readonly back: (() => void) | undefined;
  /** Whether the game is over, wherever one looks. */
  readonly over: boolean;
  /** The game's own rules, where no header has room for them; undefined beside the board, where there is a title. */
  readonly variant: TemplateResult | typeof nothing | undefined;
  /** Undefined where it is off. */
  readonly analysis: TemplateResult | undefined;
}

const QUICK: Readonly<Record<string, string>> = {
  'quick-tsoro-21': 'tsoro',
  'quick-tsoro-8': 'tsoro width=8',
  'quick-nsolo-8': 'nsolo',
};

export function panel({ game, signs, turns, names, acts, back, over, variant, analysis }: PanelView): TemplateResult {
  const quick = Object.entries(QUICK).filter(([, rules]) => rules !== game.rules);
  const result = game.phase === 'over' ? `${game.result} · ${resultTitle(game, names)}` : '';
  return html`
    ${variant ?? html`<h2>${text('turns')}</h2>`}
    <div class="list">${turnList({ turns, state: game, names, result, goTo: acts.goTo, back })}</div>
    <details class="signs"><summary><span>${text('signs')}</span></summary>${signs}</details>
    ${analysis ?? nothing}
    ${transport(acts, game, 'full')}
    <p class="taken"><span>${text('stones-taken')}</span>
      <span><bdi>${names.south}</bdi> <b>${game.captured.south}</b></span>
      <span><bdi>${names.north}</bdi> <b>${game.captured.north}</b></span>
    </p>
    <div class="ways">
      <button type="button" @click=${acts.newGame}>${text('new-game')}</button>
      <button type="button" ?disabled=${over} @click=${acts.resign}>${text('resign')}</button>
      <button type="button" class="square" title=${text('settings')} @click=${acts.settings}>${icons.settings}</button>
    </div>
    <p class="quick"><button type="button" class="link" @click=${acts.analyse}>${text(analysis ? 'analysis-off' : 'analysis')}</button>
      <button type="button" class="link" @click=${acts.record}>${text('record')}</button>
      <button type="button" class="link" @click=${acts.howToPlay}>${text('how-to-play')}</button>
      <button type="button" class="link" @click=${acts.lessons}>${text('lessons')}</button>
      <button type="button" class="link" @click=${acts.story}>${text('story')}</button>
      <button type="button" class="link" @click=${acts.table}>${text('board-table')}</button></p>
    <p class="quick"><span>${text('other-boards')}</span>
      ${quick.map(([id, rules]) => html`<button type="button" class="link" @click=${() => acts.quick(rules)}>${text(id)}</button>`)}
    </p>`;
}

/** Undo and redo, by decision and by turn, and a hint; `short`: hint and undo alone. */
export function transport(acts: PanelActs, game: State | undefined, kind: 'short' | 'full'): TemplateResult {
  const button = (id: string, sign: TemplateResult, act: () => void, can = false) =>
    html`<button type="button" class="bare" title=${text(id)} ?disabled=${!can} @click=${act}>${sign}</button>`;
  const { canUndo, canRedo } = game ?? {};
  const hint = button('hint', icons.hint, acts.hint, game !== undefined && game.phase !== 'over');
  if (kind === 'short') return html`${hint}${button('undo', icons.undo, acts.undo, canUndo)}`;
  return html`<div class="transport" role="group" aria-label=${text('transport')}>
    ${button('undo-turn', icons.undoTurn, acts.undoTurn, canUndo)}${button('undo', icons.undo, acts.undo, canUndo)}
    ${button('redo', icons.redo, acts.redo, canRedo)}${button('redo-turn', icons.redoTurn, acts.redoTurn, canRedo)}${hint}
  </div>`;
}
