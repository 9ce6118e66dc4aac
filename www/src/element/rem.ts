/**
 * The size of letters in pixels, which readers choose, whatever the page around `board` makes of it: what holds words grows with it. Where a
 * browser lets no letters be smaller, that is the size.
 */
export function rem(board: ParentNode): number {
  const probe = board.querySelector('.probe');
  return (probe && Number.parseFloat(getComputedStyle(probe).fontSize)) || 16;
}
