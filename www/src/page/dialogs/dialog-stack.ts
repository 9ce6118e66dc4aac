/** The dialogs that are open over the page: how each comes and goes. What stands in one, `dialog.ts` says. */
import { ClickGuard } from '../shell/click-guard.ts';

/** Those that were opened. */
const newcomers = new WeakMap<Element, ClickGuard>();
/** The page, where a dialog has closed over it. */
export const uncovered = new ClickGuard(0);

export function openDialog(root: ParentNode, id: string): void {
  const found = root.querySelector<HTMLDialogElement>(`#${id}`);
  if (!found || found.open) return;
  const newcomer = newcomers.get(found) ?? new ClickGuard();
  newcomers.set(found, newcomer);
  newcomer.appeared();
  found.showModal();
}

export function closeDialog(root: ParentNode, id: string): void {
  shut(root.querySelector<HTMLDialogElement>(`#${id}`));
}

/** Said at once: the event `close` comes later than the second half of a double click. */
export function shut(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  dialog.close();
  uncovered.appeared();
}

/** Whether a click in an open dialog is none of the press that opened it. */
export function meant(dialog: HTMLDialogElement, event: MouseEvent): boolean {
  return newcomers.get(dialog)?.means(event) !== false;
}
