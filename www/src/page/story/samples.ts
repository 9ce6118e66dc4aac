/**
 * Turns to show a game's rules by. They are played by the engine, so that they are true of every variant; the first that will do is
 * found among the turns from the start.
 */
import type { Event, Game, RulesInfo, State } from 'tsoro';
import type { Engine } from '../../engine/engine.ts';

/** A moment of a turn. */
export interface Sample {
  readonly state: State;
  readonly events: readonly Event[];
}

export interface Samples {
  readonly info: RulesInfo;
  readonly start: Sample;
  /** A relay of two laps or three that ends in an empty pit. */
  readonly relay?: Sample;
  /** The last stone has fallen in a head. */
  readonly head?: Sample;
  /** A capture; whether a bonus follows depends on the rules. */
  readonly capture?: Sample;
}

/** Wide enough to see what happens, small enough to be seen. */
const WIDTH = 6;
/** So many are searched, and so many of those that follow from each: rather deep than broad, for what does not happen at once. */
const POSITIONS = 300;
const FOLLOWED = 2;

/** @param rules those of the game, of whatever width */
export function samplesOf(engine: Engine, rules: string): Samples {
  const info = engine.describeRules(`${rules.replace(/ width=\d+/, '')} width=${WIDTH}`);
  const found: Partial<Record<Kind, Sample>> = {};
  const wanted = info.heads > 0 ? 3 : 2;
  const positions = [info.start];
  for (let at = 0; at < Math.min(positions.length, POSITIONS) && Object.keys(found).length < wanted; at++) {
    const turns = turnsFrom(engine, info.rules, positions[at] ?? '');
    for (const sample of turns) {
      const kind = kindOf(sample);
      if (kind) found[kind] ??= sample;
    }
    const complete = turns.filter(({ state }) => state.phase === 'start');
    positions.push(...complete.slice(-FOLLOWED).map(({ state }) => state.position));
  }
  return { info, start: { state: standing(engine, info), events: [] }, ...found };
}

type Kind = 'relay' | 'head' | 'capture';

/** What a turn shows well, if anything. */
function kindOf({ state, events }: Sample): Kind | undefined {
  if (state.phase === 'head') return 'head';
  if (events.some(({ type }) => type === 'capture')) return 'capture';
  const laps = events.filter(({ type }) => type === 'lap').length;
  return laps > 1 && laps < 4 ? 'relay' : undefined;
}

function standing(engine: Engine, info: RulesInfo): State {
  return using(new engine.Game(info.rules), (game) => game.state());
}

function turnsFrom(engine: Engine, rules: string, position: string): Sample[] {
  const legal = using(new engine.Game(rules, position), (game) => game.state().legal);
  return legal.map((pit) =>
    using(new engine.Game(rules, position), (game) => {
      const events = game.play({ type: 'start', pit });
      return { events, state: game.state() };
    }),
  );
}

function using<T>(game: Game, act: (game: Game) => T): T {
  try {
    return act(game);
  } finally {
    game.free();
  }
}
