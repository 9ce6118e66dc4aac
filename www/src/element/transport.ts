/** The transport: back and forth through the game by stone, lap and turn, as a film, at any speed. Start at `transport`. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { keyOf } from '../board/keyboard.ts';
import { SPEEDS } from '../game/match.ts';
import type { Unit } from '../game/stops.ts';
import { text } from '../i18n/text.ts';

export interface TransportView {
  /** The turn that is looked at, or into, and the last one; a turn under way counted. */
  readonly ply: number;
  readonly last: number;
  /** Stones of that turn that have fallen, and all of them. */
  readonly stop: number;
  readonly stops: number;
  readonly lap: number;
  readonly playing: boolean;
  readonly speed: string;
  /** In two rows, the second of which is shown when `open`. */
  readonly compact: boolean;
  readonly open: boolean;
}

export interface TransportActs {
  step(unit: Unit, by: 1 | -1): void;
  toggle(): void;
  turnTo(ply: number): void;
  stopTo(stop: number): void;
  pace(speed: string): void;
  more(): void;
}

const TRIANGLE = 'M12.5 6.5v11L4.5 12z';
const SIGNS: Readonly<Record<Unit | 'play' | 'pause' | 'more', TemplateResult>> = {
  game: svg`<path d="M5 6.5h2.2v11H5zM19 6.5v11L9 12z"></path>`,
  turn: svg`<path d="${TRIANGLE}M20.5 6.5v11l-8-5.5z"></path>`,
  lap: svg`<path d=${TRIANGLE}></path><circle class="line" cx="17.3" cy="12" r="3"></circle>`,
  stone: svg`<path d=${TRIANGLE}></path><circle cx="17" cy="12" r="2.2"></circle>`,
  play: svg`<path d="M8 5.5v13l10.5-6.5z"></path>`,
  pause: svg`<path d="M7 6h3.4v12H7zM13.6 6H17v12h-3.4z"></path>`,
  more: svg`<circle cx="6" cy="12" r="1.7"></circle><circle cx="12" cy="12" r="1.7"></circle><circle cx="18" cy="12" r="1.7"></circle>`,
};

export function transport(view: TransportView, acts: TransportActs): TemplateResult {
  const step = (unit: Unit, by: 1 | -1) => stepButton(view, acts, unit, by);
  const toggle = toggleButton(view, acts);
  if (!view.compact) {
    const units: Unit[] = ['game', 'turn', 'lap', 'stone'];
    return html`<div class="row">
      <div class="keys">${units.map((unit) => step(unit, -1))}${toggle}${units.toReversed().map((unit) => step(unit, 1))}</div>
      ${ranges(view, acts)}${pace(view, acts)}
    </div>`;
  }
  return html`<div class="row"><div class="keys">${step('turn', -1)}${toggle}${step('turn', 1)}</div>${ranges(view, acts)}
      <button type="button" class="key" aria-expanded=${view.open} aria-label=${text('transport-more')} @click=${acts.more}>${sign('more')}</button>
    </div>
    ${
      view.open
        ? html`<div class="row more"><div class="keys">
            ${step('game', -1)}${step('lap', -1)}${step('stone', -1)}${step('stone', 1)}${step('lap', 1)}${step('game', 1)}
          </div>${pace(view, acts)}</div>`
        : nothing
    }`;
}

function stepButton(view: TransportView, acts: TransportActs, unit: Unit, by: 1 | -1): TemplateResult {
  const label = text(`${by < 0 ? 'back' : 'on'}-${unit}`);
  const ends = by < 0 ? view.ply === 0 : view.ply === view.last && view.stop === view.stops;
  return html`<button type="button" class="key" data-step="${unit} ${by}" title=${label}
    aria-disabled=${ends ? 'true' : nothing} @click=${() => ends || acts.step(unit, by)}>${sign(unit, by > 0)}</button>`;
}

function toggleButton({ playing, last }: TransportView, acts: TransportActs): TemplateResult {
  const label = text(playing ? 'film-pause' : 'film-play');
  return html`<button type="button" class="key film" data-action="film" title=${label}
    aria-disabled=${last === 0 ? 'true' : nothing} @click=${acts.toggle}>${sign(playing ? 'pause' : 'play')}</button>`;
}

/** The whole game above, the turn that is looked at below. */
function ranges({ ply, last, stop, stops, lap }: TransportView, acts: TransportActs): TemplateResult {
  const chosen = (event: Event) => Number((event.target as HTMLInputElement).value);
  return html`<div class="ranges">
    <input type="range" class="game" min="0" max=${last} step="1" .value=${String(ply)} ?disabled=${last === 0}
      aria-label=${text('game-range')} aria-valuetext=${text('game-range-value', { ply, last })}
      @input=${(event: Event) => acts.turnTo(chosen(event))}>
    <input type="range" class="turn" min="0" max=${stops} step="1" .value=${String(stop)} ?disabled=${stops === 0}
      aria-label=${text('turn-range')} aria-valuetext=${text('turn-range-value', { stop, stops, lap })}
      @input=${(event: Event) => acts.stopTo(chosen(event))}>
  </div>`;
}

function pace({ speed }: TransportView, acts: TransportActs): TemplateResult {
  return html`<select title=${text('speed')}
    @change=${(event: Event) => acts.pace((event.target as HTMLSelectElement).value)}>
    ${SPEEDS.map(
      (value) =>
        html`<option value=${value} .selected=${value === speed}>${text('speed-value', { speed: value })}</option>`,
    )}
  </select>`;
}

function sign(name: keyof typeof SIGNS, mirrored = false): TemplateResult {
  return html`<svg class=${mirrored ? 'mirrored' : ''} viewBox="0 0 24 24" aria-hidden="true">${SIGNS[name]}</svg>`;
}

/** What a key asks of the transport; the letters are those of video players. */
export function transportKey(event: KeyboardEvent): 'toggle' | readonly [Unit, 1 | -1] | undefined {
  return KEYS[keyOf(event)];
}

const KEYS: Readonly<Record<string, 'toggle' | readonly [Unit, 1 | -1]>> = {
  k: 'toggle',
  j: ['turn', -1],
  l: ['turn', 1],
  J: ['game', -1],
  L: ['game', 1],
  ',': ['stone', -1],
  '.': ['stone', 1],
  '<': ['lap', -1],
  '>': ['lap', 1],
  ';': ['lap', -1],
  ':': ['lap', 1],
};
