/**
 * While stones move, a click or Space goes to the end of the sowing and does nothing else. A held key acts once.
 */
export interface Skippable {
  readonly busy: boolean;
  settle(): void;
}

export function skipByClickAndKey(host: HTMLElement, root: EventTarget, view: Skippable): void {
  let swallowed = '';
  root.addEventListener('click', (event) => skipByClick(event as MouseEvent, view), true);
  host.addEventListener(
    'keydown',
    (event) => {
      const acts = event.key === ' ' || event.key === 'Enter';
      if (!acts || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.repeat && !view.busy) return;
      swallowed = event.repeat ? swallowed : event.key;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) view.settle();
    },
    true,
  );
  // Where a press was swallowed, its release must not click (Firefox clicks on Space's release all the same).
  host.addEventListener(
    'keyup',
    (event) => {
      if (event.key !== swallowed) return;
      swallowed = '';
      event.preventDefault();
    },
    true,
  );
}

function skipByClick(event: MouseEvent, view: Skippable): void {
  if (!view.busy) return;
  event.stopPropagation();
  event.preventDefault();
  // The second click of a double click belongs to the start, not to the sowing.
  if (event.detail < 2) view.settle();
}
