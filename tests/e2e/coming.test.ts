/** While the page comes, nothing that is already seen jumps. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { laidOut } from './play.ts';

/** What browsers count; 0.1 is held to be good. A bar that waits at the top brings 0.04 on the wide window and 0.12 on the phone. */
const MOST = 0.01;

for (const [width, height] of [
  [412, 823],
  [1366, 768],
] as const) {
  test(`nothing jumps at ${width} × ${height}`, async (t) => {
    const page = await visit(t, { viewport: { width, height }, players: 'newcomer' });
    await laidOut(page);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const observer = new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        }),
    );
    assert.ok(shift <= MOST, `the layout shifts by ${shift}`);
  });
}
