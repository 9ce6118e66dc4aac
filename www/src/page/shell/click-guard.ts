/** What appears where a press has just been must not take the rest of that press: the second half of a double click. */

/** Nobody presses on purpose, in this many milliseconds, what was not there before. */
export const SETTLING = 400;

export class ClickGuard {
  private since = Number.NEGATIVE_INFINITY;
  /** A click has begun on it, so that those which follow are meant for it too. */
  private begun = true;

  constructor(private readonly settling: number = SETTLING) {}

  appeared(): void {
    this.since = performance.now();
    this.begun = false;
  }

  /** Whether a click is meant for what has appeared; one by keyboard, which counts no clicks, always is. */
  means({ detail, timeStamp }: MouseEvent): boolean {
    if (detail === 0) return true;
    if (timeStamp - this.since < this.settling) return false;
    this.begun ||= detail === 1;
    return this.begun;
  }
}
