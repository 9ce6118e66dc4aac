/** A dialog as all of the page's are: a title, a way out, and a click beside it closes it. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../../i18n/text.ts';
import { icons } from '../shell/icons.ts';
import { meant, shut } from './dialog-stack.ts';

export interface DialogParts {
  readonly id: string;
  readonly title: string;
  readonly body: TemplateResult | typeof nothing;
  readonly actions?: TemplateResult | typeof nothing;
  readonly kind?: 'card' | 'sheet';
  /** Nothing but text, which the arrows roll. */
  readonly long?: boolean;
}

export function dialog({
  id,
  title,
  body,
  actions = nothing,
  kind = 'card',
  long = false,
}: DialogParts): TemplateResult {
  return html`<dialog id=${id} class=${kind} aria-labelledby="${id}-title" @click=${clicked}>
    <div class="inside">
      <header>
        <h2 id="${id}-title" tabindex="-1" autofocus>${title}</h2>
        <button class="bare" type="button" aria-label=${text('close')} @click=${close}>${icons.close}</button>
      </header>
      <div class="body" tabindex=${long ? 0 : nothing} role=${long ? 'region' : nothing} aria-labelledby=${long ? `${id}-title` : nothing}>${body}</div>
      ${actions === nothing ? nothing : html`<footer>${actions}</footer>`}
    </div>
  </dialog>`;
}

function close(event: Event): void {
  shut((event.currentTarget as Element).closest('dialog'));
}

/** Before any button in it: the click that opened the dialog does nothing more. */
const clicked = {
  capture: true,
  handleEvent(event: MouseEvent): void {
    const dialog = event.currentTarget as HTMLDialogElement;
    if (!meant(dialog, event)) {
      event.preventDefault();
      event.stopPropagation();
    } else if (event.target === dialog) {
      shut(dialog); // it is hit itself only outside its content: that is its backdrop
    }
  },
};
