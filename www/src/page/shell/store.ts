/**
 * What the page remembers between visits: the game, and how one likes to see it. Works without storage (then nothing is
 * remembered), and trusts nothing it reads (`stored.ts`). Each tab finds its own game again, a new one that of the last to play.
 */
import {
  AGAINST_COMPUTER,
  gameIn,
  KEYS,
  PERSONS,
  type Players,
  playersIn,
  type SavedGame,
  type Settings,
  settingsIn,
} from './stored.ts';

export * from './stored.ts';

/** What each tab has of its own; a new one finds what was written last. */
const OWN: readonly string[] = [KEYS.game, KEYS.players];

/** The game that was left here, `unreadable` if what is here is none, undefined if nothing is. */
export function readGame(): SavedGame | 'unreadable' | undefined {
  return gameIn(read(KEYS.game));
}

export function writeGame(game: SavedGame): void {
  write(KEYS.game, JSON.stringify(game));
}

/** Keeps a game that could not be read, so that the next one does not overwrite it. */
export function setAside(): void {
  const raw = read(KEYS.game);
  if (raw !== null) write(KEYS.unreadable, raw);
}

/** A game from before anybody could choose is one of two persons. */
export function readPlayers(): Players {
  return playersIn(read(KEYS.players), read(KEYS.game) ? PERSONS : AGAINST_COMPUTER);
}

export function writePlayers(players: Players): void {
  write(KEYS.players, JSON.stringify(players));
}

export function readSettings(): Settings {
  return settingsIn(read(KEYS.settings));
}

export function writeSettings(settings: Settings): void {
  write(KEYS.settings, JSON.stringify(settings));
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
