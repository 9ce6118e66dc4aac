/** A dialog as all of the page's are: a title, a way out, and a click beside it closes it. */
import { html, nothing, type TemplateResult } from 'lit';
import { text } from '../text.ts';
import { icons } from './icons.ts';

export interface DialogParts {
  readonly id: string;
  readonly title: string;
  readonly body: TemplateResult | typeof nothing;
  readonly actions?: TemplateResult | typeof nothing;
  readonly kind?: 'card' | 'sheet';
}

export function dialog({ id, title, body, actions = nothing, kind = 'card' }: DialogParts): TemplateResult {
  return html`<dialog id=${id} class=${kind} aria-labelledby="${id}-title" @click=${closeBeside}>
    <div class="inside">
      <header>
        <h2 id="${id}-title" tabindex="-1" autofocus>${title}</h2>
        <button class="bare" type="button" aria-label=${text('close')} @click=${close}>${icons.close}</button>
      </header>
      <div class="body">${body}</div>
      ${actions === nothing ? nothing : html`<footer>${actions}</footer>`}
    </div>
  </dialog>`;
}

export function openDialog(root: ParentNode, id: string): void {
  const found = root.querySelector<HTMLDialogElement>(`#${id}`);
  if (found && !found.open) found.showModal();
}

export function closeDialog(root: ParentNode, id: string): void {
  root.querySelector<HTMLDialogElement>(`#${id}`)?.close();
}

function close(event: Event): void {
  (event.currentTarget as Element).closest('dialog')?.close();
}

/** The dialog itself is hit only outside its content: that is its backdrop. */
function closeBeside(event: Event): void {
  if (event.target === event.currentTarget) (event.currentTarget as HTMLDialogElement).close();
}
