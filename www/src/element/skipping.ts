/**
 * While stones move, a click or Space goes to the end of the sowing and does nothing else. A held key acts once.
 * The second click of a double click never answers what the first one brought.
 */
export interface Skippable {
  readonly busy: boolean;
  /** What a press would answer; changes with every act. */
  readonly decision: unknown;
  skip(): void;
}

/** Clicks this many milliseconds apart are meant singly, whatever the system calls a double click. */
const DELIBERATE = 400;
/** Taps of one finger stray so many CSS pixels. */
const NEAR = 30;

export function skipByClickAndKey(host: HTMLElement, root: EventTarget, view: Skippable): void {
  let swallowed = '';
  const isAgain = repeatedly(view);
  root.addEventListener(
    'click',
    (event) => {
      if (isForMoving(event)) return;
      const again = isAgain(event as PointerEvent);
      if (!again && !view.busy) return;
      event.stopPropagation();
      event.preventDefault();
      if (!again) view.skip();
    },
    true,
  );
  host.addEventListener(
    'keydown',
    (event) => {
      const acts = event.key === ' ' || event.key === 'Enter';
      if (!acts || isForMoving(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!event.repeat && !view.busy) return;
      swallowed = event.repeat ? swallowed : event.key;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) view.skip();
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

/** The transport is for moving stones, and so is what holds computers that play each other, and what a kiosk says over them. */
function isForMoving(event: Event): boolean {
  const pressed = event.composedPath()[0];
  return pressed instanceof Element && pressed.closest('.transport, .kiosk, [data-action="hold"]') !== null;
}

/** Tells of each click whether it only repeats one that has already been answered. Touch counts no clicks: time and place tell. */
function repeatedly(view: Skippable): (click: PointerEvent) => boolean {
  let last: PointerEvent | undefined;
  let began: unknown;
  return (click) => {
    const quick = last !== undefined && click.timeStamp - last.timeStamp < DELIBERATE;
    const repeats = quick && (click.detail > 1 || (click.pointerType === 'touch' && near(click, last)));
    last = click;
    if (!repeats) began = view.decision;
    return repeats && (began === undefined || began !== view.decision);
  };
}

function near(one: MouseEvent, other: MouseEvent | undefined): boolean {
  return other !== undefined && Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) < NEAR;
}
