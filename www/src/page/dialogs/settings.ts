/** How one likes to see the game: speed, light, numbers, who sits below. */
import { html, nothing, type TemplateResult } from 'lit';
import words from '../../../locales/en-settings.ftl';
import { SPEEDS } from '../../game/match.ts';
import { LANGUAGES } from '../../i18n/languages.ts';
import { addWords, text } from '../../i18n/text.ts';
import type { Kept } from '../shell/offline.ts';
import { BOARDS, COUNTERS, type Settings, THEMES, TONGUES, VIEWS, VOLUMES } from '../shell/store.ts';
import { choice, toggle } from './choice.ts';

addWords(words);

export interface SettingsActs {
  change(changes: Partial<Settings>): void;
  /** Fills the screen with the page, or no longer. */
  fill(full: boolean): void;
  readonly parts: { readonly kept: Kept | undefined };
}

export function settingsBody(settings: Settings, { change, fill, parts }: SettingsActs): TemplateResult {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return html`
    ${tongue(settings.language, (value) => change({ language: value }))}
    ${speed(settings.speed, (value) => change({ speed: value }))}
    ${
      reduced
        ? html`${toggle(text('full-motion'), settings.fullMotion, (fullMotion) => change({ fullMotion }))}
          <p class="hint">${text('full-motion-hint')}</p>`
        : nothing
    }
    ${choice({
      name: 'board',
      label: text('board'),
      options: BOARDS.map((value) => ({ value, label: text(`board-${value}`) })),
      value: settings.board,
      chose: (value) => change({ board: value as Settings['board'] }),
    })}
    ${choice({
      name: 'counters',
      label: text('counters'),
      options: COUNTERS.map((value) => ({ value, label: text(`counters-${value}`) })),
      value: settings.counters,
      chose: (value) => change({ counters: value as Settings['counters'] }),
    })}
    ${choice({
      name: 'theme',
      label: text('theme'),
      options: THEMES.map((value) => ({ value, label: text(`theme-${value}`) })),
      value: settings.theme,
      chose: (value) => change({ theme: value as Settings['theme'] }),
    })}
    ${choice({
      name: 'view',
      label: text('view'),
      options: VIEWS.map((value) => ({ value, label: text(value === 'auto' ? 'view-auto' : value) })),
      value: settings.view,
      chose: (value) => change({ view: value as Settings['view'] }),
    })}
    ${toggle(text('preview-setting'), settings.preview, (preview) => change({ preview }))}
    ${toggle(text('numerals'), settings.numerals, (numerals) => change({ numerals }))}
    ${toggle(text('coordinates'), settings.coordinates, (coordinates) => change({ coordinates }))}
    ${toggle(text('confirm-setting'), settings.confirm, (confirm) => change({ confirm }))}
    ${toggle(text('keys-setting'), settings.keys, (keys) => change({ keys }))}
    ${toggle(text('sound'), settings.sound, (sound) => change({ sound }))}
    ${settings.sound ? volume(settings.volume, (value) => change({ volume: value })) : nothing}
    ${document.fullscreenEnabled ? toggle(text('full-screen'), document.fullscreenElement !== null, fill) : nothing}
    ${parts.kept ? html`<p class="hint" role="status">${text(`kept-${parts.kept}`)}</p>` : nothing}`;
}

/** Each language by its own name, which is not translated. */
function tongue(value: Settings['language'], chose: (value: Settings['language']) => void): TemplateResult {
  const chosen = (event: Event) => chose((event.target as HTMLSelectElement).value as Settings['language']);
  return html`<label class="pick"><span>${text('language')}</span><select @change=${chosen}>
    ${TONGUES.map(
      (one) => html`<option value=${one} lang=${one || nothing} .selected=${one === value}>
        ${one ? LANGUAGES[one] : text('language-auto')}</option>`,
    )}
  </select></label>`;
}

function volume(value: Settings['volume'], chose: (value: Settings['volume']) => void): TemplateResult {
  const moved = (event: Event) => chose(VOLUMES[Number((event.target as HTMLInputElement).value)] ?? '0.6');
  const words = text('volume-value', { percent: 100 * Number(value) });
  return html`<label class="slider"><span>${text('volume')}</span><small aria-hidden="true">${words}</small>
    <input type="range" min="0" max=${VOLUMES.length - 1} step="1" .value=${String(VOLUMES.indexOf(value))} aria-valuetext=${words} @input=${moved}></label>`;
}

function speed(value: Settings['speed'], chose: (value: Settings['speed']) => void): TemplateResult {
  const at = Math.max(0, SPEEDS.indexOf(value));
  const moved = (event: Event) => chose(SPEEDS[Number((event.target as HTMLInputElement).value)] ?? '1');
  const words = text('speed-value', { speed: value });
  return html`<label class="slider"><span>${text('speed')}</span><small aria-hidden="true">${words}</small>
    <input type="range" min="0" max=${SPEEDS.length - 1} step="1" .value=${String(at)} aria-valuetext=${words} @input=${moved}></label>`;
}
