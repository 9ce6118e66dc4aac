/** Boards in small frames: all four rows and what is to be decided are in sight, or rolled to. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visit } from './browser.ts';
import { type BoardElement, laidOut, settled } from './play.ts';

const SIZES = [
  [300, 150],
  [200, 200],
  [360, 203],
  [320, 240],
  [300, 250],
  [640, 360],
  [640, 180],
  [900, 300],
] as const;
const CONTROLS = ['play', 'full', 'replay', 'none'];

/** Moments of a game, by what is put on the board. */
const MOMENTS: Record<string, (board: BoardElement) => Promise<unknown>> = {
  'at the start': (board) => board.newGame('tsoro width=8'),
  'on a long board': (board) => board.newGame('tsoro'),
  'on a small board': (board) => board.newGame('nsolo'),
  'at a head': (board) => board.load('[Rules "tsoro width=8"]\n\n1. g1 d4~ *\n'),
  'in a bonus': async (board) => {
    await board.newGame('tsoro width=4 heads=0', { position: '1,2,0,1/1,3,1,0/0x4/2,0,0,3 s' });
    if (board.getAttribute('controls') !== 'none' && board.getAttribute('controls') !== 'replay')
      board.play({ type: 'start', pit: 'd1' });
  },
  'at the end': (board) => board.load('[Rules "tsoro width=8"]\n\n1. g1 1-0\n'),
};

/**
 * What cannot be reached: a control or a pit whose middle something else covers once it is rolled to, or that cannot be rolled into sight; and
 * a decision that is not in sight by itself. Runs in the page.
 */
function unreachable(): string[] {
  const root = document.querySelector('tsoro-board')?.shadowRoot;
  const parts = (selector: string) =>
    [...(root?.querySelectorAll(selector) ?? [])].filter((part) => part.checkVisibility());
  const named = (part: Element | null) =>
    `${part?.localName}.${part?.className}${part?.getAttribute('data-pit') ?? ''} “${part?.textContent?.trim().slice(0, 20)}”`;
  const undecided = parts('.bar.asks').flatMap((bar) => {
    const [{ top, bottom, height }, all] = [bar.getBoundingClientRect(), { top: 0, bottom: innerHeight }];
    const seen = Math.min(bottom, all.bottom) - Math.max(top, all.top);
    return seen < Math.min(height, innerHeight) - 2 ? [`the decision is in sight by ${seen} of ${height}`] : [];
  });
  const covered = (part: Element): string[] => {
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height, right, bottom } = part.getBoundingClientRect();
    const tall = height > innerHeight;
    const at = root?.elementFromPoint(left + width / 2, tall ? Math.max(1, top + 4) : top + height / 2) ?? null;
    const hit = part.contains(at) || (part.localName === 'p' && at?.contains(part));
    const within = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    return hit && (tall || within)
      ? []
      : [`${named(part)} at ${left}, ${top}, ${right}, ${bottom} is under ${named(at)}`];
  };
  const small = parts('.bar p, .bar button, .bar small, .home')
    .filter((part) => Number.parseFloat(getComputedStyle(part).fontSize) < 14)
    .map((part) => `${named(part)} is smaller than 14 pixels`);
  const used = parts('.bar button, .transport :is(button, select, input), .home, [data-pit], .words p');
  const beyond = document.documentElement.scrollWidth > innerWidth ? ['the frame leads sideways'] : [];
  const film = document.querySelector('tsoro-board[controls="replay"]') && parts('.transport').length === 0;
  return [...(film ? ['there is no transport'] : []), ...undecided, ...used.flatMap(covered), ...small, ...beyond];
}

for (const controls of CONTROLS) {
  test(`in small frames everything of a board with controls=${controls} is in sight or rolled to`, async (t) => {
    const page = await visit(t, { path: `embed.html?controls=${controls}&speed=instant`, expected: /favicon/ });
    await settled(page);
    const wrong: string[] = [];
    for (const [width, height] of SIZES) {
      await page.setViewport({ width, height });
      for (const [moment, come] of Object.entries(MOMENTS)) {
        await page.evaluate(`(${come})(document.querySelector('tsoro-board'))`);
        await laidOut(page);
        if (process.env.PICTURES) {
          await page.screenshot({ path: `${process.env.PICTURES}/${width}x${height} ${controls} ${moment}.png` });
        }
        for (const fault of await page.evaluate(unreachable)) wrong.push(`${width} × ${height} ${moment}: ${fault}`);
      }
    }
    assert.deepEqual(wrong, []);
  });
}
