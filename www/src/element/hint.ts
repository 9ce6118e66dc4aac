/** A turn that a computer would play, as signs and words. Pure but for `text`. */
import type { Event } from 'tsoro';
import type { Decision } from '../game/decisions.ts';
import type { Hint } from '../game/match.ts';
import { text } from '../i18n/text.ts';
import { accountOf } from './words.ts';

/** `ahead`: what is still to happen in the turn. */
export function hintOf(turn: string, decision: Decision, ahead: readonly Event[]): Hint {
  const takes = ahead.flatMap((event) => (event.type === 'take' ? [event] : []));
  const { laps, captured } = accountOf(ahead);
  const bonus = () => takes.map(({ pit, stones }) => text('chosen-pit', { pit, stones })).join(', ');
  const heads = ahead.filter(({ type }) => type === 'head').length;
  const words = () =>
    text(`hint-${decision.type}`, {
      pit: decision.type === 'start' ? decision.pit : '',
      laps,
      heads,
      stops: turn.endsWith('-') ? 'yes' : 'no',
      captured,
      takes: takes.length,
      bonus: bonus(),
    });
  return { turn, pits: pitsOf(decision), words, ...answerOf(decision) };
}

function pitsOf(decision: Decision): string[] {
  if (decision.type === 'takes') return decision.takes.map(({ pit }) => pit);
  return decision.type === 'start' ? [decision.pit] : [];
}

function answerOf(decision: Decision): Pick<Hint, 'answer'> {
  if (decision.type === 'start') return {};
  return { answer: decision.type === 'takes' ? 'done' : decision.type };
}
