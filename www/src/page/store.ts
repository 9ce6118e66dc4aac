/**
 * What the page remembers between visits: the game, and how one likes to see it. Works without storage (then nothing is
 * remembered), and trusts nothing it reads. Each tab finds its own game again, a new one that of the last to play.
 */
import type { PitStones } from 'tsoro';
import type { CountersName, MaterialName } from '../board/themes.ts';
import { LANGUAGES, type Language } from '../languages.ts';
import { SPEEDS } from '../match.ts';

export interface SavedGame {
  readonly record: string;
  readonly choices: readonly PitStones[];
  /** The record of the game that this one took the place of; empty if there was none. */
  readonly before: string;
}

/** Who plays: `human` or `computer:1` … `computer:8`, and the seconds a computer may think, empty for as its level asks. */
export interface Players {
  readonly south: string;
  readonly north: string;
  readonly seconds: string;
}

export const PERSONS: Players = { south: 'human', north: 'human', seconds: '' };
/** What a newcomer finds. */
const AGAINST_COMPUTER: Players = { ...PERSONS, north: 'computer:2' };

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

const GAME = 'tsoro.game';
const PLAYERS = 'tsoro.players';
const SETTINGS = 'tsoro.settings';
const ASIDE = 'tsoro.unreadable';
/** What each tab has of its own; a new one finds what was written last. */
const OWN = [GAME, PLAYERS];

/** The game that was left here, `unreadable` if what is here is none, undefined if nothing is. */
export function readGame(): SavedGame | 'unreadable' | undefined {
  if (!read(GAME)) return undefined;
  const { record, choices, before } = parsed(GAME) ?? {};
  if (typeof record !== 'string' || record.trim() === '') return 'unreadable';
  return {
    record,
    choices: Array.isArray(choices) ? choices.filter(isChoice) : [],
    before: typeof before === 'string' ? before : '',
  };
}

export function writeGame(game: SavedGame): void {
  write(GAME, JSON.stringify(game));
}

/** Keeps a game that could not be read, so that the next one does not overwrite it. */
export function setAside(): void {
  const raw = read(GAME);
  if (raw !== null) write(ASIDE, raw);
}

/** A game from before anybody could choose is one of two persons. */
export function readPlayers(): Players {
  const saved = parsed(PLAYERS) ?? (read(GAME) ? PERSONS : AGAINST_COMPUTER);
  const player = (value: unknown) => (/^computer:[1-8]$/.test(String(value)) ? String(value) : 'human');
  const seconds = /^\d{1,4}$/.test(String(saved.seconds)) ? String(saved.seconds) : '';
  return { south: player(saved.south), north: player(saved.north), seconds };
}

export function writePlayers(players: Players): void {
  write(PLAYERS, JSON.stringify(players));
}

export function readSettings(): Settings {
  const saved = parsed(SETTINGS) ?? {};
  const kept = Object.entries(usual).map(([key, value]) => [
    key,
    (allowed[key] ?? ON_OFF).includes(saved[key]) ? saved[key] : value,
  ]);
  return Object.fromEntries(kept) as unknown as Settings;
}

export function writeSettings(settings: Settings): void {
  write(SETTINGS, JSON.stringify(settings));
}

function isChoice(value: unknown): value is PitStones {
  const choice = value as Partial<PitStones> | null;
  return typeof choice?.pit === 'string' && Number.isInteger(choice.stones);
}

function parsed(key: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(read(key) ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

export function read(key: string): string | null {
  return (OWN.includes(key) ? readIn('sessionStorage', key) : null) ?? readIn('localStorage', key);
}

export function write(key: string, value: string): void {
  if (OWN.includes(key)) {
    remove('sessionStorage', key); // what cannot be written must not leave an older one that would be found first
    writeIn('sessionStorage', key, value);
  }
  writeIn('localStorage', key, value);
}

type Storage = 'sessionStorage' | 'localStorage';

function readIn(storage: Storage, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null; // forbidden in some frames and modes
  }
}

function writeIn(storage: Storage, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // full or forbidden: the game goes on, it is only not remembered
  }
}

function remove(storage: Storage, key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // forbidden: there is none
  }
}
