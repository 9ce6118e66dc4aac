/** Who plays, as the element's attributes say it. Pure but for `text`. */
import type { Side } from 'tsoro';
import { text } from '../i18n/text.ts';

export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The level of `computer:1` … `computer:8`; anything else is a person, and 0. */
export function levelOf(player: string): number {
  return Number(/^computer:([1-8])$/.exec(player)?.[1] ?? 0);
}

/** More than none and at most an hour; else 0: as the level says. */
export function secondsOf(value: string): number {
  const seconds = Number(value);
  return seconds > 0 && seconds <= 3600 ? seconds : 0;
}

/** What a player is called who has no name. */
export function usualName(side: Side, player: string): string {
  const level = levelOf(player);
  return level > 0 ? text('computer', { level }) : text(side);
}

/** What a computer is called in a record, whatever language the page speaks: records travel. Empty for a person. */
export function recordedName(player: string): string {
  const level = levelOf(player);
  return level > 0 ? `Computer, level ${level}` : '';
}

/** Who plays by that name in a record: `computer:1` … `computer:8`, or `human`. */
export function playerNamed(name: string): string {
  return LEVELS.map((level) => `computer:${level}`).find((player) => recordedName(player) === name) ?? 'human';
}

/** Whether a name is one that a computer was given, and no person's. */
export function isComputers(name: string): boolean {
  return playerNamed(name) !== 'human';
}
