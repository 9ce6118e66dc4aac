/** A turn's text (RULES 7) as the decisions it is made of. Pure. */
import type { PitStones, State } from 'tsoro';

/** What is to be done next in a turn; all the bonus in one. */
export type Decision =
  | { readonly type: 'start'; readonly pit: string }
  | { readonly type: 'go-on' }
  | { readonly type: 'stop' }
  /** `stones` is 0 for a whole pit. */
  | { readonly type: 'takes'; readonly takes: readonly PitStones[] };

interface Parts {
  readonly start: string;
  readonly passed: number;
  readonly stops: boolean;
  readonly takes: readonly PitStones[];
}

const TURN = /^([a-z]+[1-4])(\+*)(-?)(?:x([^~]*))?~?$/;

/** What `turn` asks for where a game stands at `state`; undefined where what was played of the turn is not how `turn` begins. */
export function nextDecision(turn: string, state: Pick<State, 'turn' | 'phase'>): Decision | undefined {
  const whole = partsOf(turn);
  if (!whole) return undefined;
  if (state.phase === 'start') return { type: 'start', pit: whole.start };
  const played = partsOf(state.turn);
  if (!played || played.start !== whole.start || played.passed > whole.passed) return undefined;
  if (state.phase === 'bonus') return played.passed === whole.passed ? remaining(whole, played) : undefined;
  if (state.phase !== 'head') return undefined;
  if (played.passed < whole.passed) return { type: 'go-on' };
  return whole.stops ? { type: 'stop' } : undefined;
}

function remaining(whole: Parts, played: Parts): Decision | undefined {
  const takes: PitStones[] = [];
  let known = 0;
  for (const { pit, stones } of whole.takes) {
    const taken = played.takes.find((take) => take.pit === pit);
    if (taken) known++;
    const left = stones - (taken?.stones ?? 0);
    if (!taken || left > 0) takes.push({ pit, stones: left });
  }
  return known === played.takes.length ? { type: 'takes', takes } : undefined;
}

function partsOf(turn: string): Parts | undefined {
  const [match, start = '', passed = '', stops, takes = ''] = TURN.exec(turn) ?? [];
  if (match === undefined) return undefined;
  return { start, passed: passed.length, stops: stops === '-', takes: takes.split(',').filter(Boolean).map(takeOf) };
}

function takeOf(text: string): PitStones {
  const [pit = '', stones = '0'] = text.split('*');
  return { pit, stones: Number(stones) };
}
