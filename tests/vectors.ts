/** The test vectors (RULES 8), read from the copy that the project keeps. */
import { readFileSync } from 'node:fs';

export interface GameVector {
  rules: string;
  turns: string[];
  /** Before each turn, and after the last. */
  positions: string[];
  result: string;
  reason: string;
}

export interface TurnsVector {
  rules: string;
  position: string;
  turns: Record<string, string>;
}

export interface EndlessVector {
  rules: string;
  position: string;
  endless: string;
  starts: string[];
}

export type RecordVector = { record: string } & (
  | { position: string; result?: string; reason?: string; error?: undefined }
  | { error: string }
);

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./vectors/${name}.json`, import.meta.url), 'utf8'));
}

export const games = read('games') as GameVector[];
export const turns = read('turns') as TurnsVector[];
export const endless = read('endless') as EndlessVector[];
export const records = read('records') as RecordVector[];
