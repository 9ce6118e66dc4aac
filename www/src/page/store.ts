/**
 * What the page remembers between visits: the game, and how one likes to see it. Works without storage (then nothing is
 * remembered), and trusts nothing it reads. Several tabs may write; the last one wins.
 */
import type { PitStones } from 'tsoro';

export interface SavedGame {
  readonly record: string;
  readonly choices: readonly PitStones[];
}

export interface Settings {
  /** Empty: the system's wish for motion decides. */
  readonly speed: string;
  readonly theme: 'auto' | 'day' | 'night';
  readonly view: 'south' | 'north';
  readonly numerals: boolean;
  readonly coordinates: boolean;
  /** Moves although the system asks for less motion. */
  readonly fullMotion: boolean;
}

export const usual: Settings = {
  speed: '1',
  theme: 'auto',
  view: 'south',
  numerals: true,
  coordinates: true,
  fullMotion: false,
};

const GAME = 'tsoro.game';
const SETTINGS = 'tsoro.settings';
const ASIDE = 'tsoro.unreadable';

export function readGame(): SavedGame | undefined {
  const saved = parsed(GAME);
  if (typeof saved?.record !== 'string') return undefined;
  return { record: saved.record, choices: Array.isArray(saved.choices) ? saved.choices.filter(isChoice) : [] };
}

export function writeGame(game: SavedGame): void {
  write(GAME, JSON.stringify(game));
}

/** Keeps a game that could not be read, so that the next one does not overwrite it. */
export function setAside(): void {
  const raw = read(GAME);
  if (raw !== null) write(ASIDE, raw);
}

export function readSettings(): Settings {
  const saved = parsed(SETTINGS) ?? {};
  const kept = Object.entries(usual).map(([key, value]) => [
    key,
    typeof saved[key] === typeof value ? saved[key] : value,
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

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // forbidden in some frames and modes
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // full or forbidden: the game goes on, it is only not remembered
  }
}
