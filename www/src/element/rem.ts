/** The size of letters in pixels, which readers choose: what holds words grows with it. */
export function rem(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
}
