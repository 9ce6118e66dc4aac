/** Plays by keyboard alone: Tab into the board, arrows on it, Enter. */
import type { Page } from 'puppeteer-core';
import type { Hand } from './play.ts';

interface Place {
  pit: string | undefined;
  action: string | undefined;
  x: number;
  y: number;
}

/** What has the focus, through shadow roots. */
export function focused(page: Page): Promise<Place> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const { pit, action } = (element as HTMLElement | null)?.dataset ?? {};
    const { x = 0, y = 0 } = element?.getBoundingClientRect() ?? {};
    return { pit, action, x, y };
  });
}

async function tabTo(page: Page, wanted: (place: Place) => boolean, what: string): Promise<Place> {
  for (let tabs = 0; tabs < 150; tabs++) {
    const place = await focused(page);
    if (wanted(place)) return place;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${what}`);
}

/** The arrow that leads from a place towards another. */
function arrow(from: Place, to: { x: number; y: number }): 'ArrowRight' | 'ArrowLeft' | 'ArrowDown' | 'ArrowUp' {
  if (Math.abs(to.x - from.x) > 2) return to.x > from.x ? 'ArrowRight' : 'ArrowLeft';
  return to.y > from.y ? 'ArrowDown' : 'ArrowUp';
}

async function placeOf(page: Page, board: string, pit: string): Promise<{ x: number; y: number }> {
  return page.$eval(`${board} >>> [data-pit="${pit}"]`, (button) => {
    const { x, y } = button.getBoundingClientRect();
    return { x, y };
  });
}

/** On the board that `board` selects. */
export const keyboardOn = (board: string): Hand => ({
  async pit(page, pit) {
    let place = await tabTo(page, (place) => place.pit !== undefined, 'a pit');
    for (let steps = 0; place.pit !== pit; steps++) {
      if (steps > 100) throw new Error(`arrows do not lead to ${pit}: they stand at ${place.pit ?? 'no pit'}`);
      await page.keyboard.press(arrow(place, await placeOf(page, board, pit)));
      place = await focused(page);
    }
    await page.keyboard.press('Enter');
  },
  async action(page, action) {
    await tabTo(page, (place) => place.action === action, `'${action}'`);
    await page.keyboard.press('Enter');
  },
});

export const keyboard = keyboardOn('tsoro-board');
