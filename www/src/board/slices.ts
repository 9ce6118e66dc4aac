/** Work in steps, so that whatever is long leaves the page's thread to others in between. */

/** Work that can rest wherever it yields. */
export type Steps<T> = Generator<undefined, T>;

/** Milliseconds of work at a stretch; the last step of a stretch may make it longer. */
const SLICE = 6;

/** All of it at once. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** A stretch now and then, until `done` gets what comes of it; returns what calls it off. */
export function inSlices<T>(steps: Steps<T>, done: (result: T) => void): () => void {
  let timer = setTimeout(work);
  function work() {
    const end = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done) {
        done(step.value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(work);
  }
  return () => clearTimeout(timer);
}
