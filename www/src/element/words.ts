/** What the board says: names of pits for screen readers, prompts, and one summary a turn. Pure but for `text`. */
import type { Event, PitStones, Preview, Side, State } from 'tsoro';
import type { PitView } from '../board/pits.ts';
import { asksForBonus, chosenOf, type Match, refuses } from '../game/match.ts';
import { framesStones, sideOf } from '../game/pit-names.ts';
import { type Names, playingIn } from '../game/teams.ts';
import { text } from '../i18n/text.ts';

/** What a turn, or the part of it that was played, has come to. */
export interface Account {
  readonly start: string;
  readonly end: string;
  /** The pits it went by, ending in `end`; the last round of them. */
  readonly way: readonly string[];
  readonly laps: number;
  /** Stones captured, and taken as bonus. */
  readonly captured: number;
  readonly bonus: number;
  /** The pits they lay in. */
  readonly from: readonly string[];
}

export function accountOf(events: readonly Event[]): Account {
  const laps = events.filter((event) => event.type === 'lap');
  const captures = events.flatMap((event) => (event.type === 'capture' ? event.pits : []));
  const takes = events.filter((event) => event.type === 'take');
  return {
    start: laps[0]?.from ?? '',
    end: laps.at(-1)?.path.at(-1) ?? '',
    way: wayOf(laps),
    laps: laps.length,
    captured: sum(captures),
    bonus: sum(takes),
    from: [...new Set([...captures, ...takes].map(({ pit }) => pit))],
  };
}

/** Back from the end to the start, or to where the round would close. */
function wayOf(laps: readonly Extract<Event, { type: 'lap' }>[]): string[] {
  const way = new Set<string>();
  for (const lap of laps.toReversed()) {
    for (const pit of [lap.from, ...lap.path].toReversed()) {
      if (way.has(pit) && pit !== lap.path.at(-1)) return [...way].reverse();
      way.add(pit);
    }
  }
  return [...way].reverse();
}

export function sum(pits: readonly PitStones[]): number {
  return pits.reduce((total, { stones }) => total + stones, 0);
}

/** How pits are seen. */
export interface Sight {
  readonly heads: readonly string[];
  /** Whose are called yours. */
  readonly yours: Side;
  /** Whether they can be used at all. */
  readonly playable: boolean;
  /** Stones on their way; left out: as the match stands. */
  readonly stones?: Readonly<Record<string, number>>;
}

/** Every pit as its button tells it. */
export function pitViews(match: Match, { heads, yours, playable, stones: shown }: Sight): PitView[] {
  const { state } = match;
  const choosing = asksForBonus(match);
  return Object.entries(shown ?? framesStones(state.stones)).map(([name, stones]) => {
    const usable = playable && usableIn(match, { pit: name, stones });
    const chosen = choosing ? chosenOf(match, name) : 0;
    return {
      name,
      stones,
      usable,
      chosen: choosing && state.legal.includes(name) ? chosen > 0 : undefined,
      label: text('pit', {
        pit: name,
        owner: sideOf(name) === yours ? 'mover' : 'other',
        row: name.endsWith('1') || name.endsWith('4') ? 'outer' : 'inner',
        head: heads.includes(name) ? 'yes' : 'no',
        stones,
        use: useOf(match, usable, chosen),
        chosen,
      }),
    };
  });
}

function usableIn(match: Match, choice: PitStones): boolean {
  if (match.phase !== 'waiting' || !match.state.legal.includes(choice.pit)) return false;
  return match.state.phase !== 'bonus' || !refuses(match, choice);
}

function useOf(match: Match, usable: boolean, chosen: number): string {
  if (chosen > 0) return match.bonusIn === 'pits' ? 'chosen' : 'chosen-stones';
  if (!usable) return 'none';
  return match.state.phase === 'bonus' ? 'take' : 'start';
}

/** "2 laps, ends in f2, takes 5". */
export function previewWords(preview: Preview): string {
  const taken = sum(preview.capture);
  const outcome = preview.head ? 'head' : taken > 0 ? 'takes' : 'nothing';
  return text('preview', { laps: preview.laps, end: preview.end, taken, outcome });
}

/** What a complete turn was: "Ann played e1: 2 laps, ended in g2, took nothing." */
export function playedWords(events: readonly Event[], by: string): string {
  const { start, laps, captured, bonus, end } = accountOf(events);
  return text('said-turn', { by, start, laps, end, taken: captured + bonus });
}

/** … to whoever does not see it: which pits were emptied, too. */
export function toldWords(events: readonly Event[], by: string): string {
  const { from } = accountOf(events);
  const played = playedWords(events, by);
  return from.length > 0 ? `${played} ${text('said-from', { pits: from.join(', ') })}` : played;
}

/** What a complete turn was, and what comes now: one summary for the live region. */
export function turnWords(events: readonly Event[], state: State, by: Side, names: Names): string {
  const playing = playingIn(state, names);
  const turn = toldWords(events, playing[by]);
  const next = state.phase === 'over' ? resultWords(state, names) : text('said-next', { name: playing[state.toMove] });
  return `${turn} ${next}`;
}

export function winnerOf({ result }: State): Side | undefined {
  return result === '1-0' ? 'south' : result === '0-1' ? 'north' : undefined;
}

export function resultTitle(state: State, names: Names): string {
  const winner = winnerOf(state);
  return winner ? text('result-won', { name: names[winner] }) : text('result-drawn');
}

/** Why the game is over. */
export function reasonWords(state: State, names: Names): string {
  const winner = winnerOf(state);
  const loser = winner === 'south' ? names.north : names.south;
  const draw = winner ? 'no' : 'yes';
  return text(`reason-${state.reason}`, {
    name: loser,
    winner: winner ? names[winner] : '',
    draw,
  });
}

export function resultWords(state: State, names: Names): string {
  return `${resultTitle(state, names)} ${reasonWords(state, names)}`;
}
