/** The bar below the board: what to do now, the decisions with what each brings, and the result. Start at `bar`. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Event, Preview, Side, State } from 'tsoro';
import { chosenOf, due, type Hint, held, type Match } from '../game/match.ts';
import type { Names } from '../game/teams.ts';
import { isolated, text } from '../i18n/text.ts';
import { accountOf, playedWords, previewWords, reasonWords, resultTitle } from './words.ts';

/** What the bar's buttons do. */
export interface Answers {
  goOn(): void;
  stop(): void;
  done(): void;
  skip(): void;
  whole(pit: string): void;
  giveBack(pit: string): void;
  latest(): void;
  branch(): void;
  /** The board's own game from its start. */
  again(): void;
  /** Holds computers that play each other, or lets them go on. */
  hold(held: boolean): void;
}

export interface BarView {
  readonly match: Match;
  readonly names: Names;
  /** Who of each side plays. */
  readonly playing: Names;
  /** One person plays a computer. */
  readonly alone: boolean;
  /** Who sows, while stones move. */
  readonly mover: Side;
  readonly lap: number;
  /** What happened so far in the turn under way. */
  readonly underway: readonly Event[];
  /** What happened in the turn before. */
  readonly last: readonly Event[];
  /** What going on brings, at a head where it is offered. */
  readonly onward: Preview | undefined;
  /** The head that waits. */
  readonly head: string | undefined;
  readonly headStones: number;
  readonly direction: 'ccw' | 'cw';
  /** An earlier turn is looked at. */
  readonly lookingBack: boolean;
  /** … to play on from it. */
  readonly branching: boolean;
  /** The turn that is looked into, and how many of its stones have fallen. */
  readonly within:
    | {
        readonly ply: number;
        readonly last: number;
        readonly stop: number;
        readonly stops: number;
        readonly running: boolean;
      }
    | undefined;
  /** Where the pit that one rests on would lead. */
  readonly foreseen: string | undefined;
  /** What a host would say to whoever is to start, in place of what the last turn was, or decides at a head. */
  readonly advice: string;
  /** What the position asks of whoever is to start. */
  readonly prompt: string;
  /** Whether the board itself offers its game once more: nothing around it does. */
  readonly repeats: boolean;
  /** Whether decisions can be made. */
  readonly playable: boolean;
  readonly watching: 'no' | 'runs' | 'held';
  /** A line of turns that nobody has played, as far as it is looked at. */
  readonly line: readonly string[] | undefined;
  /** A sentence that goes before all else, such as that the engine was restarted. */
  readonly notice: string;
}

export function bar(view: BarView, answers: Answers): TemplateResult {
  const { match } = view;
  if (view.line) return line(view.line, view, answers);
  if (view.within) return within(view.within, view, answers);
  if (match.phase === 'animating') return sowing(view, answers);
  if (!view.playable && match.phase !== 'over') return saying(placeTitle(view), whoPlays(view));
  if (match.phase === 'thinking') return thinking(view, answers);
  switch (match.state.phase) {
    case 'start':
      return start(view, answers);
    case 'head':
      return head(view, answers);
    case 'bonus':
      return bonus(view, answers);
    case 'over':
      return over(view, answers);
  }
}

/** A bar that only says something. */
export function saying(title: string, detail = ''): TemplateResult {
  return html`<div class="words"><p class="title">${title}</p>${detail ? html`<p>${detail}</p>` : nothing}</div>`;
}

function sowing({ mover, lap, playing, watching }: BarView, answers: Answers): TemplateResult {
  const title = text('sowing', { name: playing[mover], lap });
  const skip = html`<button class="quiet" data-action="skip" @click=${answers.skip}>${text('skip')}</button>`;
  return going(saying(title, text('sowing-skip')), watching, answers, skip);
}

/** What is said while a game goes by. The button that holds it stays the same one at the same place, whoever moves, so that it can be pressed. */
function going(
  words: TemplateResult,
  watching: BarView['watching'],
  answers: Answers,
  skip: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  return html`${words}<div class="answers">${skip}${holding(watching, answers)}</div>`;
}

/** A computer's decision: what it has to decide, and what came before. */
function thinking(view: BarView, answers: Answers): TemplateResult {
  const { match, playing, last, underway, watching } = view;
  const { toMove, phase } = match.state;
  const before = playing[toMove === 'south' ? 'north' : 'south'];
  const detail = phase === 'start' && last.length > 0 ? playedWords(last, before) : '';
  const taken = phase === 'bonus' ? accountOf(underway).captured : 0;
  return going(withNote(view, text(`thinking-${phase}`, { name: playing[toMove], taken }), detail), watching, answers);
}

function holding(watching: BarView['watching'], answers: Answers): TemplateResult | typeof nothing {
  if (watching === 'no') return nothing;
  const held = watching === 'held';
  return html`<button class="quiet" data-action=${held ? 'watch' : 'hold'} @click=${() => answers.hold(!held)}>
    ${text(held ? 'watch' : 'hold')}</button>`;
}

function line(turns: readonly string[], view: BarView, answers: Answers): TemplateResult {
  const title = text('line', { turns: turns.join(' ') });
  return html`${withNote(view, title, text('line-detail'))}
    <div class="answers">${back(answers)}</div>`;
}

function within(
  place: NonNullable<BarView['within']>,
  { mover, lap, playing }: BarView,
  answers: Answers,
): TemplateResult {
  const title = text('within', { ply: place.ply, last: place.last, name: playing[mover] });
  return html`${saying(title, text('within-detail', { ...place, lap }))}
    <div class="answers">${back(answers)}</div>`;
}

function start(view: BarView, answers: Answers): TemplateResult {
  const { state } = view.match;
  if (view.branching) return branching(view, answers);
  if (view.lookingBack) return looking(view, answers);
  const title = (state.plies === 0 && isolated(view.prompt)) || promptTo(state, view);
  const before = view.playing[state.toMove === 'south' ? 'north' : 'south'];
  const detail =
    view.foreseen ??
    (view.advice ||
      (view.last.length === 0 ? text('prompt-first', { direction: view.direction }) : playedWords(view.last, before)));
  const tried = state.plies > 0 && view.prompt !== '';
  return going(withNote(view, title, detail), view.watching, answers, tried ? again(view, answers) : nothing);
}

/** From the start once more: a game that is over, or a problem that was tried. */
function again({ repeats, prompt }: BarView, answers: Answers): TemplateResult | typeof nothing {
  if (!repeats) return nothing;
  return html`<button class="quiet" data-action="again" @click=${answers.again}>${text(prompt ? 'back-game' : 'new-game')}</button>`;
}

/** Who plays a computer and has no name is told, at first, which side is theirs. */
function promptTo({ toMove, ply }: State, { alone, playing }: BarView): string {
  const name = playing[toMove];
  const nameless = alone && name === text(toMove);
  return text(nameless ? (ply < 2 ? 'prompt-you' : 'prompt-yours') : 'prompt-start', { name });
}

function looking(view: BarView, answers: Answers): TemplateResult {
  const { ply, plies } = view.match.state;
  return html`${withNote(view, placeTitle(view), ply < plies ? text('looking-detail') : '')}
    <div class="answers">
      <button class="quiet" data-action="branch" @click=${answers.branch}>${text('branch')}</button>
      ${back(answers)}
    </div>`;
}

function placeTitle({ match, playing }: BarView): string {
  const { ply, plies, turn, toMove } = match.state;
  if (ply < plies) return text('looking', { ply, plies });
  if (turn === '') return text('looking-end', { plies });
  return text('within', { ply: plies + 1, last: plies + 1, name: playing[toMove] });
}

/** Whose game it is, if they have names. */
function whoPlays({ names: { south, north } }: BarView): string {
  return south === text('south') && north === text('north') ? '' : `${isolated(south)} – ${isolated(north)}`;
}

function branching(view: BarView, answers: Answers): TemplateResult {
  const { toMove } = view.match.state;
  return html`${withNote(view, text('branch-title', { name: view.playing[toMove] }), view.foreseen ?? text('branch-detail'))}
    <div class="answers">${back(answers)}</div>`;
}

function back(answers: Answers): TemplateResult {
  return html`<button class="quiet" data-action="latest" @click=${answers.latest}>${text('latest')}</button>`;
}

function head(view: BarView, answers: Answers): TemplateResult {
  const { match, onward, headStones, head: pit } = view;
  const offered = match.state.canGoOn !== false;
  const detail = offered ? view.advice || text('head-detail', { stones: headStones }) : text('head-only-stop');
  return html`${withNote(view, text('head-title', { pit: pit ?? '' }), detail)}
    <div class="answers">${holding(view.watching, answers)}
      ${answer('stop', text('stop'), text('stop-brings'), answers.stop, 'plain', match.hint)}
      ${offered ? answer('go-on', text('go-on'), onward ? previewWords(onward) : '', answers.goOn, 'chief', match.hint) : nothing}
    </div>`;
}

function bonus(view: BarView, answers: Answers): TemplateResult {
  const { match, underway } = view;
  const taken = accountOf(underway);
  const count = held(match);
  const left = match.state.left ?? 0;
  const title = text(`bonus-${match.bonusIn}`, { captured: taken.captured + taken.bonus, left });
  const chosen = match.chosen.map(({ pit, stones }) => text('chosen-pit', { pit, stones })).join(', ');
  const detail =
    count > 0 ? text('bonus-chosen', { count, left, chosen, kind: match.bonusIn }) : text(`bonus-how-${match.bonusIn}`);
  const done = count > 0 ? text('done') : taken.bonus > 0 ? text('take-no-more') : text('take-nothing');
  const brings = count > 0 ? text('bonus-count', { count, left, kind: match.bonusIn }) : '';
  return html`${withNote(view, title, detail)}
    <div class="answers">${holding(view.watching, answers)}
      ${match.bonusIn === 'stones' ? stoneSteps(match, answers) : nothing}
      ${answer('done', done, brings, answers.done, count > 0 ? 'chief' : 'plain', match.hint)}
    </div>`;
}

/** Give one back, and the whole of the pit last touched. */
function stoneSteps(match: Match, answers: Answers): TemplateResult | typeof nothing {
  const { touched } = match;
  if (!touched) return nothing;
  const mine = chosenOf(match, touched);
  const back = text('give-back', { pit: touched });
  const whole = text('whole-pit', { pit: touched });
  return html`<div class="steps" role="group" aria-label=${text('steps', { pit: touched })}>
    <button class="quiet" data-action="give-back" aria-label=${back} title=${back} ?disabled=${mine === 0}
      @click=${() => answers.giveBack(touched)}>&minus;1</button>
    <button class="quiet" data-action="whole" ?disabled=${due(match) === 0}
      @click=${() => answers.whole(touched)}>${whole}</button>
  </div>`;
}

function over(view: BarView, answers: Answers): TemplateResult {
  const { match, names } = view;
  if (view.lookingBack) return looking(view, answers);
  const { captured } = match.state;
  const detail = `${reasonWords(match.state, names)} ${text('taken', {
    south: names.south,
    north: names.north,
    bySouth: captured.south,
    byNorth: captured.north,
  })}`;
  return html`${saying(resultTitle(match.state, names), detail)}<div class="answers"><slot name="over">${again(view, answers)}</slot></div>`;
}

/** The prompt; a note about a pit that cannot be used stands in its detail's place until the next act. */
function withNote({ match: { note, hint }, notice }: BarView, title: string, detail: string): TemplateResult {
  if (!note) return saying(title, notice || hint?.words() || detail);
  return html`<div class="words"><p class="title">${title}</p><p class="note">${text(`why-${note.why}`, { pit: note.pit })}</p></div>`;
}

function answer(
  action: string,
  label: string,
  brings: string,
  act: () => void,
  kind: 'plain' | 'chief' = 'plain',
  hint?: Hint,
): TemplateResult {
  return html`<button class=${hint?.answer === action ? `${kind} hinted` : kind} data-action=${action} @click=${act}>
    <b>${label}</b>${brings ? html`<small>${brings}</small>` : nothing}
  </button>`;
}
