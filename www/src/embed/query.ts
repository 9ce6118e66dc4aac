/** What a frame's address asks for: the element's attributes, by the same names. Pure. */

/** Those that an address may set; others are left alone, so that a host's own parameters do no harm. */
export const PARAMETERS = [
  'rules',
  'position',
  'record',
  'ply',
  'src',
  'south',
  'north',
  'south-name',
  'north-name',
  'lang',
  'theme',
  'counters',
  'speed',
  'motion',
  'view',
  'controls',
  'coordinates',
  'numerals',
  'preview',
  'confirm',
  'sound',
  'volume',
  'seconds',
  'seed',
  'prompt',
  'link',
  'kiosk',
  'kiosk-languages',
] as const;

/** The attributes in an address's `?…` part, in the order of `PARAMETERS`; of those given twice, the first. */
export function attributesIn(search: string): [name: string, value: string][] {
  const given = new URLSearchParams(search);
  return PARAMETERS.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
}
