/** Whether it is night on the page around a board: not every page follows the system, and not every dark page says that it is dark. */

/** Text of a greater lightness (0 … 1) than this stands on dark ground. */
const PALE = 0.63;

/** What `color-scheme` says, if that is one of the two, or else the text that the board inherits. */
export function isNight(board: ParentNode | null): boolean {
  const probe = board?.querySelector('.probe');
  if (!probe) return false;
  const { colorScheme, backgroundColor } = getComputedStyle(probe);
  const dark = /dark/.test(colorScheme);
  return dark === /light/.test(colorScheme) ? Number(/[\d.]+/.exec(backgroundColor)?.[0]) > PALE : dark;
}

/** Calls `turned` whenever day becomes night or night day, from whatever cause: the probe changes its colours with the page's, in a transition. */
export function followDaylight(board: ParentNode, turned: () => void): void {
  let night = isNight(board);
  board.querySelector('.probe')?.addEventListener('transitionend', () => {
    const now = isNight(board);
    if (now !== night) turned();
    night = now;
  });
}
