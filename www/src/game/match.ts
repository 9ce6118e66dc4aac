/**
 * The state of a match on screen: what the rules do not know. Pure: no DOM, no timers. Start at `update`.
 * The truth about the game is the engine's `State`; beside it stand whether its last action still moves, the bonus
 * that is chosen and not yet played, and the note about a pit that cannot be used.
 */
import type { PitStones, State } from 'tsoro';
import { framesStones } from './pit-names.ts';

/** How a rules text counts its bonus. */
export type BonusIn = 'pits' | 'stones';

export interface Note {
  readonly pit: string;
  /** A code of `Game.why`, or one of ours: `full`, `exhausted`. */
  readonly why: string;
}

/** What a computer would do here. */
export interface Hint {
  /** The turn it would play, in full; empty while it is sought. */
  readonly turn: string;
  /** The pits to press now. */
  readonly pits: readonly string[];
  /** The answer to give now, where pits are not asked for. */
  readonly answer?: 'go-on' | 'stop' | 'done';
  /** It in the language that is spoken when it is shown. */
  words(): string;
}

export interface Match {
  /** `thinking`: the decision is a computer's, whether it still searches or shows what it found. */
  readonly phase: 'waiting' | 'thinking' | 'animating' | 'over';
  /** The engine's newest; while `animating` the board still shows how it comes about. */
  readonly state: State;
  readonly bonusIn: BonusIn;
  /** Bonus chosen and held until Done, in the order of choice, each pit once. */
  readonly chosen: readonly PitStones[];
  /** The pit last chosen from: what "whole pit" and "give one back" mean. */
  readonly touched?: string;
  readonly note?: Note;
  readonly hint?: Hint;
}

/** A pit that is asked for, with the stones it holds. */
export type Choice = PitStones & { readonly whole?: boolean };

export type Message =
  | { readonly type: 'shown'; readonly state: State; readonly bonusIn: BonusIn }
  | { readonly type: 'acted'; readonly state: State }
  | { readonly type: 'settled' }
  /** Whose decision it is, where one is due. */
  | { readonly type: 'awaits'; readonly player: 'person' | 'computer' }
  | { readonly type: 'chose'; readonly choice: Choice }
  | { readonly type: 'gave-back'; readonly pit: string }
  | { readonly type: 'restored'; readonly chosen: readonly PitStones[] }
  | { readonly type: 'noted'; readonly note: Note }
  /** `hint` undefined: none any more. */
  | { readonly type: 'hinted'; readonly hint: Hint | undefined }
  | { readonly type: 'hushed' };

/** The match when a game is opened, or another ply of it is looked at. */
export function shown(state: State, bonusIn: BonusIn): Match {
  return { phase: restingPhase(state), state, bonusIn, chosen: [] };
}

export function update(match: Match, message: Message): Match {
  switch (message.type) {
    case 'shown':
      return shown(message.state, message.bonusIn);
    case 'acted':
      return { phase: 'animating', state: message.state, bonusIn: match.bonusIn, chosen: [] };
    case 'settled':
      return { ...match, phase: restingPhase(match.state) };
    case 'awaits':
      return isDue(match) ? { ...match, phase: message.player === 'computer' ? 'thinking' : 'waiting' } : match;
    case 'chose':
      return asksForBonus(match) ? choose(hushed(match), message.choice) : match;
    case 'gave-back':
      return giveBack(hushed(match), message.pit);
    case 'restored':
      return message.chosen.reduce(restore, { ...match, chosen: [] });
    case 'noted':
      return { ...match, note: message.note };
    case 'hinted':
      return hinted(hushed(match), message.hint);
    case 'hushed':
      return hushed(match);
  }
}

/** Pits or stones that may still be chosen. */
export function due(match: Match): number {
  return asksForBonus(match) ? (match.state.left ?? 0) - held(match) : 0;
}

/** Pits or stones chosen so far. */
export function held({ bonusIn, chosen }: Match): number {
  return bonusIn === 'pits' ? chosen.length : chosen.reduce((sum, { stones }) => sum + stones, 0);
}

export function chosenOf(match: Match, pit: string): number {
  return match.chosen.find((choice) => choice.pit === pit)?.stones ?? 0;
}

/** Why `choice` cannot be added to what is held, if so; taking back is always allowed. */
export function refuses(match: Match, choice: Choice): Note['why'] | undefined {
  const mine = chosenOf(match, choice.pit);
  if (match.bonusIn === 'pits') return mine > 0 || due(match) > 0 || match.state.left === 1 ? undefined : 'full';
  if (mine >= choice.stones) return 'exhausted';
  return due(match) > 0 ? undefined : 'full';
}

export function asksForBonus(match: Match): boolean {
  return isDue(match) && match.state.phase === 'bonus';
}

/** What the element's `data-phase` says. */
export function phaseName(match: Match): State['phase'] | 'animating' | 'thinking' {
  return match.phase === 'animating' || match.phase === 'thinking' ? match.phase : match.state.phase;
}

/** What the attribute `speed` may be. */
export const SPEEDS = ['0.25', '0.5', '1', '2', '4', '8', 'instant'] as const;

/** `0.25` … `8` as a factor; `instant` as infinity; anything else as 1. */
export function speedOf(value: string | null | undefined): number {
  if (value === 'instant') return Number.POSITIVE_INFINITY;
  const factor = Number(value ?? 1);
  return factor >= 0.25 && factor <= 8 ? factor : 1;
}

/** The ply that an attribute names. A value that is not a whole number is not rounded; the engine refuses it. */
export function plyOf(attribute: string | null): number | undefined {
  if (attribute === null) return undefined;
  return /^\d+$/.test(attribute) ? Number(attribute) : Number.NaN;
}

/** Whether a decision is due. */
function isDue({ phase }: Match): boolean {
  return phase === 'waiting' || phase === 'thinking';
}

function restingPhase(state: State): Match['phase'] {
  return state.phase === 'over' ? 'over' : 'waiting';
}

function hushed(match: Match): Match {
  if (!match.note) return match;
  const { note: _, ...rest } = match;
  return rest;
}

function hinted({ hint: _, ...match }: Match, hint: Hint | undefined): Match {
  return hint ? { ...match, hint } : match;
}

function choose(match: Match, choice: Choice): Match {
  if (refuses(match, choice)) return match;
  return match.bonusIn === 'pits' ? togglePit(match, choice) : addStones(match, choice);
}

/** A second choice of a pit takes it back; where a single pit is due, another one replaces it. */
function togglePit(match: Match, { pit, stones }: Choice): Match {
  const others = match.chosen.filter((choice) => choice.pit !== pit);
  if (others.length < match.chosen.length) return { ...match, chosen: others, touched: pit };
  const kept = match.state.left === 1 ? [] : others;
  return { ...match, chosen: [...kept, { pit, stones }], touched: pit };
}

function addStones(match: Match, { pit, stones, whole }: Choice): Match {
  const mine = chosenOf(match, pit);
  const more = Math.min(whole ? stones - mine : 1, due(match));
  return withStones(match, pit, mine + more);
}

function giveBack(match: Match, pit: string): Match {
  const mine = chosenOf(match, pit);
  if (mine === 0) return match;
  return withStones(match, pit, match.bonusIn === 'pits' ? 0 : mine - 1);
}

function withStones(match: Match, pit: string, stones: number): Match {
  const known = match.chosen.some((choice) => choice.pit === pit);
  const chosen = known
    ? match.chosen.map((choice) => (choice.pit === pit ? { pit, stones } : choice))
    : [...match.chosen, { pit, stones }];
  return { ...match, chosen: chosen.filter((choice) => choice.stones > 0), touched: pit };
}

function restore(match: Match, choice: PitStones): Match {
  const { pit } = choice;
  const fits = asksForBonus(match) && match.state.legal.includes(pit) && chosenOf(match, pit) === 0;
  if (!fits || due(match) === 0 || !Number.isInteger(choice.stones) || choice.stones < 1) return match;
  const there = framesStones(match.state.stones)[pit] ?? 0;
  const stones = match.bonusIn === 'pits' ? there : Math.min(choice.stones, there, due(match));
  return withStones(match, pit, stones);
}
