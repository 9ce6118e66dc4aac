/** A choice among few, as a row of radio buttons that look like one piece. */
import { html, type TemplateResult } from 'lit';

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface ChoiceParts {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value: string;
  /** A line on where the choice comes from. */
  readonly hint?: string;
  chose(value: string): void;
}

export function choice({ name, label, options, value, hint, chose }: ChoiceParts): TemplateResult {
  const changed = (event: Event) => chose((event.target as HTMLInputElement).value);
  return html`<fieldset class="choice" @change=${changed}>
    <legend>${label}</legend>
    <div class="row">
      ${options.map(
        (
          option,
        ) => html`<label><input type="radio" name=${name} .value=${option.value} .checked=${option.value === value}>
          <span>${option.label}</span></label>`,
      )}
    </div>
    ${hint ? html`<p class="hint">${hint}</p>` : ''}
  </fieldset>`;
}

export function toggle(label: string, on: boolean, changed: (on: boolean) => void): TemplateResult {
  return html`<label class="toggle"><span>${label}</span>
    <input type="checkbox" role="switch" .checked=${on}
      @change=${(event: Event) => changed((event.target as HTMLInputElement).checked)}></label>`;
}
