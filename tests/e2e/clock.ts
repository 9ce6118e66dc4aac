/** A page's clock that a test moves on: whatever waits for half a second or some waits for the test, and nothing depends on how fast the machine is. */
import type { Page } from 'puppeteer-core';

interface Clock {
  now: number;
  readonly due: Map<number, { readonly at: number; act(): void }>;
  /** Lets other work go on, in real time. */
  breathe(): Promise<void>;
}

/** Shorter waits only give way to other work, longer ones are for what fails. */
const [SHORT, LONG] = [50, 5000];

/** Stops the clock, before the page goes anywhere. */
export function stopClock(page: Page): Promise<unknown> {
  return page.evaluateOnNewDocument(
    (short, long) => {
      const [wait, forget] = [window.setTimeout, window.clearTimeout];
      const breathe = () => new Promise<void>((resolve) => void wait(resolve));
      const clock: Clock = { now: 0, due: new Map(), breathe };
      let last = 1_000_000;
      performance.now = () => clock.now;
      Object.assign(window, {
        clock,
        setTimeout: (act: () => void, delay = 0) => {
          if (delay < short || delay > long) return wait(act, delay);
          clock.due.set(++last, { at: clock.now + delay, act });
          return last;
        },
        clearTimeout: (id: number) => {
          if (!clock.due.delete(id)) forget(id);
        },
      });
    },
    SHORT,
    LONG,
  );
}

/** Moves the clock on, to what is due next each time, until the board has got to this many turns, or the game is over. Tells when each turn ended. */
export function runTo(page: Page, plies: number): Promise<number[]> {
  return page.evaluate(async (plies) => {
    const { clock } = window as unknown as { clock: Clock };
    const board = document.querySelector('tsoro-board') as unknown as HTMLElement & { state(): { ply: number } };
    const ends: number[] = [];
    let before = board.state().ply;
    while (before < plies && board.dataset.phase !== 'over') {
      await clock.breathe();
      const [next] = [...clock.due].sort(([, one], [, other]) => one.at - other.at);
      if (next) {
        clock.due.delete(next[0]);
        clock.now = Math.max(clock.now, next[1].at);
        next[1].act();
      }
      const { ply } = board.state();
      if (ply !== before) ends.push(clock.now);
      before = ply;
    }
    return ends;
  }, plies);
}

/** Once something waits for the clock. */
export const waiting = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as unknown as { clock: Clock }).clock.due.size > 0);

/** How many things wait for the clock. */
export const due = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { clock: Clock }).clock.due.size);
