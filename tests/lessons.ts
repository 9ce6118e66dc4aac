/** What each lesson wants, and a turn that is not it. */
export const WANTED: Readonly<Record<string, { readonly turns: readonly string[]; readonly other?: string }>> = {
  lap: { turns: ['a1'] },
  ring: { turns: ['d1'], other: 'a1' },
  relay: { turns: ['a1'], other: 'd1' },
  capture: { turns: ['d1x'], other: 'a1' },
  bonus: { turns: ['b1xd4,b3'], other: 'b1xb3' },
  head: { turns: ['a1+x'], other: 'a1-' },
  singles: { turns: ['d1x'], other: 'b1' },
  end: { turns: ['d2xc4,d3', 'b1x'] },
};
