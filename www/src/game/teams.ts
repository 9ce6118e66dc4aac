/** Several persons on a side, who play its turns one after the other: their names stand together with ` & ` between. Pure. */
import type { Side, State } from 'tsoro';

export type Names = Readonly<Record<Side, string>>;

const AND = ' & ';

/** The persons behind a side's name. */
export function teamOf(name: string): string[] {
  return name.split(AND);
}

/** Names as people list them, with commas between, as one side's. */
export function sideNamed(listed: string): string {
  const names = listed.split(/[,&]/).map((name) => name.trim());
  return names.filter(Boolean).join(AND);
}

/** Of each side the person who plays: whose turn it is in `state`, and who of the others played before. */
export function playingIn({ toMove, ply }: Pick<State, 'toMove' | 'ply'>, names: Names): Names {
  const one = (side: Side) => {
    const team = teamOf(names[side]);
    const turn = Math.max(0, Math.floor((side === toMove ? ply : ply - 1) / 2));
    return team[turn % team.length] ?? '';
  };
  return { south: one('south'), north: one('north') };
}
