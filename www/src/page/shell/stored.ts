/**
 * The schema of what the page stores between visits, under the keys in `KEYS`: each function takes what was found there, a text or nothing, and
 * makes the value of it that the page works with. Whatever does not fit is left out: anybody can write there, and older and later versions do. Pure.
 */
import type { PitStones } from 'tsoro';
import type { CountersName, MaterialName } from '../../board/themes.ts';
import { SPEEDS } from '../../game/match.ts';
import { LANGUAGES, type Language } from '../../i18n/languages.ts';

export const KEYS = {
  game: 'tsoro.game',
  players: 'tsoro.players',
  learnt: 'tsoro.learnt',
  lessons: 'tsoro.lessons',
  settings: 'tsoro.settings',
  unreadable: 'tsoro.unreadable',
} as const;

export interface SavedGame {
  readonly record: string;
  readonly choices: readonly PitStones[];
  /** The record of the game that this one took the place of; empty if there was none. */
  readonly before: string;
  /** The `#` parts of the address that were this game's last, the newest first: the address follows the game a moment later. */
  readonly addresses: readonly string[];
}

/** Who plays: `human` or `computer:1` … `computer:8`, and the seconds a computer may think, empty for as its level asks. */
export interface Players {
  readonly south: string;
  readonly north: string;
  readonly seconds: string;
}

export const PERSONS: Players = { south: 'human', north: 'human', seconds: '' };
/** What a newcomer finds. */
export const AGAINST_COMPUTER: Players = { ...PERSONS, north: 'computer:2' };

export const THEMES = ['auto', 'day', 'night'] as const;
export const BOARDS: readonly MaterialName[] = ['earth', 'wood', 'paper'];
export const COUNTERS: readonly CountersName[] = ['pebbles', 'seeds', 'caps'];
export const VIEWS = ['auto', 'south', 'north'] as const;
/** Empty: as the browser. */
export const TONGUES: readonly ('' | Language)[] = ['', ...(Object.keys(LANGUAGES) as Language[])];
export const VOLUMES = ['0.2', '0.4', '0.6', '0.8', '1'] as const;

export interface Settings {
  readonly language: '' | Language;
  readonly speed: (typeof SPEEDS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly board: MaterialName;
  readonly counters: CountersName;
  readonly view: (typeof VIEWS)[number];
  readonly numerals: boolean;
  readonly coordinates: boolean;
  readonly preview: boolean;
  /** A start is played at the second press. */
  readonly confirm: boolean;
  /** Keys without Ctrl work wherever the keyboard is, not on the board alone. */
  readonly keys: boolean;
  readonly sound: boolean;
  readonly volume: (typeof VOLUMES)[number];
  /** Analysis beside the turns. */
  readonly analysis: boolean;
  /** Moves although the system asks for less motion. */
  readonly fullMotion: boolean;
}

export const usual: Settings = {
  language: '',
  speed: '1',
  theme: 'auto',
  board: 'earth',
  counters: 'pebbles',
  view: 'auto',
  numerals: true,
  coordinates: true,
  preview: true,
  confirm: false,
  keys: true,
  sound: false,
  volume: '0.6',
  analysis: false,
  fullMotion: false,
};

/** What a setting may be; the others are on or off. */
const allowed: Readonly<Record<string, readonly unknown[]>> = {
  language: TONGUES,
  speed: SPEEDS,
  theme: THEMES,
  board: BOARDS,
  counters: COUNTERS,
  view: VIEWS,
  volume: VOLUMES,
};
const ON_OFF = [true, false];

/** More bonus than any turn has, more lessons than there are. */
const MOST = 200;

const isText = (value: unknown): value is string => typeof value === 'string';

/** The game that was left, `unreadable` if what is there is none, undefined if nothing is. */
export function gameIn(raw: string | null): SavedGame | 'unreadable' | undefined {
  if (!raw) return undefined;
  const { record, choices, before, addresses } = objectIn(raw) ?? {};
  if (typeof record !== 'string' || record.trim() === '') return 'unreadable';
  return {
    record,
    choices: Array.isArray(choices) ? choices.slice(0, MOST).filter(isChoice) : [],
    before: typeof before === 'string' ? before : '',
    addresses: Array.isArray(addresses) ? addresses.slice(0, 2).filter(isText) : [],
  };
}

/** @param otherwise who plays where nothing is said that can be read */
export function playersIn(raw: string | null, otherwise: Players): Players {
  const { south = 'human', north = 'human', seconds = '' } = objectIn(raw ?? '') ?? { ...otherwise };
  return {
    south: matching(PLAYER, south, 'human'),
    north: matching(PLAYER, north, 'human'),
    seconds: matching(SECONDS, seconds, ''),
  };
}

const PLAYER = /^(human|computer:[1-8])$/;
const SECONDS = /^\d{1,4}$/;

/** Words with spaces between: what the coach need not say any more, lessons that are done. */
export function wordsIn(raw: string | null): string[] {
  return (raw ?? '').split(' ', MOST).filter(Boolean);
}

export function settingsIn(raw: string | null): Settings {
  const saved = objectIn(raw ?? '') ?? {};
  const kept = Object.entries(usual).map(([key, value]) => [
    key,
    (allowed[key] ?? ON_OFF).includes(saved[key]) ? saved[key] : value,
  ]);
  return Object.fromEntries(kept) as unknown as Settings;
}

/** A number stands for its digits: older versions wrote such. */
function matching(form: RegExp, value: unknown, otherwise: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && form.test(text) ? text : otherwise;
}

function isChoice(value: unknown): value is PitStones {
  const choice = value as Partial<PitStones> | null;
  return typeof choice?.pit === 'string' && Number.isInteger(choice.stones);
}

/** The object that a text holds as JSON, if it holds one. */
function objectIn(raw: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
