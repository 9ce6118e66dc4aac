/** The boards and counters there are. What the first view does not need comes when it is asked for. */
import { earth } from './earth.ts';
import { pebbles } from './pebbles.ts';
import type { Counters, CountersName, Light, Material, MaterialName, Theme } from './themes.ts';

/** How the board is to look. */
export interface LookWish {
  readonly material: MaterialName;
  readonly light: Light;
  readonly counters: CountersName;
}

/** All that painting needs to know of it. */
export interface Look {
  /** What it is, such as `wood-night seeds`. */
  readonly name: string;
  readonly theme: Theme;
  readonly material: Material;
  readonly counters: Counters;
}

export const MATERIALS: readonly MaterialName[] = ['earth', 'wood', 'paper'];
export const COUNTERS: readonly CountersName[] = ['pebbles', 'seeds', 'caps'];

const materials: Partial<Record<MaterialName, Material>> = { earth };
const counters: Partial<Record<CountersName, Counters>> = { pebbles };

const coming: Readonly<Record<string, () => Promise<void>>> = {
  wood: async () => {
    materials.wood = (await import('./wood.ts')).wood;
  },
  paper: async () => {
    materials.paper = (await import('./paper.ts')).paper;
  },
  seeds: async () => {
    counters.seeds = (await import('./seeds.ts')).seeds;
  },
  caps: async () => {
    counters.caps = (await import('./caps.ts')).caps;
  },
};
/** Asked for; what cannot be fetched is asked for again another time. */
const asked = new Map<string, Promise<void>>();

/** The look that is wished for or, while parts of it are on their way, the nearest; `arrived` tells when there is more. */
export function lookFor({ material: name, light, counters: kind }: LookWish, arrived: () => void): Look {
  const material = materials[name] ?? earth;
  const there = { [name]: materials[name], [kind]: counters[kind] };
  const missing = Object.keys(there).filter((part) => !there[part]);
  if (missing.length > 0) void Promise.all(missing.map(fetched)).then(arrived, () => {});
  const theme = material[light];
  return {
    name: `${theme.name} ${counters[kind] ? kind : 'pebbles'}`,
    theme,
    material,
    counters: (counters[kind] && material.drawn?.[kind]) ?? counters[kind] ?? material.drawn?.pebbles ?? pebbles,
  };
}

function fetched(part: string): Promise<void> {
  const known = asked.get(part);
  if (known) return known;
  const fetching = coming[part]?.() ?? Promise.resolve();
  asked.set(part, fetching);
  fetching.catch(() => asked.delete(part));
  return fetching;
}

/** What `theme="wood night"` says, in any order; what is left out or unknown is as usual: earth, in the system's own light. */
export function themeOf(words: string): { material: MaterialName; light: Light | 'auto' } {
  const said = words.toLowerCase().split(/[\s-]+/);
  return {
    material: MATERIALS.find((name) => said.includes(name)) ?? 'earth',
    light: (['day', 'night'] as const).find((name) => said.includes(name)) ?? 'auto',
  };
}

/** What `counters="seeds"` says; anything unknown: pebbles. */
export function countersOf(word: string): CountersName {
  return COUNTERS.find((name) => name === word.trim().toLowerCase()) ?? 'pebbles';
}
