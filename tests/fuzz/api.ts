/** The engine's API as JavaScript calls it: what it refuses has a code and changes nothing, and the game goes on. */
import assert from 'node:assert/strict';
import { type Action, describeRules, diagram, Game, Opponent, presets, type State } from 'tsoro';
import type { Dice } from './random.ts';
import { anything, scrambled } from './values.ts';

const RULES = ['tsoro width=6', 'tsoro width=3', 'nsolo width=8', 'tsoro'];
/** Few turns a game: each case reads its record. */
const LONG = 60;

let game: Game | undefined;
let opponent: Opponent | undefined;

function right(dice: Dice, { phase, legal }: State): Action {
  const pit = dice.one(legal);
  if (phase === 'start') return { type: 'start', pit };
  if (phase === 'head') return { type: dice.one(['go-on', 'stop'] as const) };
  return dice.once(3) ? { type: 'done' } : { type: 'take', pit };
}

/** One call, with arguments right or wrong. */
export function callApi(dice: Dice): void {
  game ??= new Game(dice.one(RULES));
  const state = game.state();
  const given = () => anything(dice) as never;
  const before = game.record();
  const played = game;
  const calls: readonly (() => unknown)[] = [
    () => played.play(state.phase === 'over' ? given() : right(dice, state)),
    () => played.play(given()),
    () => played.playTurn(given()),
    () => played.preview(dice.once(2) || state.phase === 'over' ? given() : right(dice, state)),
    () => played.why(given()),
    () => played.decisionsTo(given()),
    () => played.tags(),
    () => played.goTo(dice.once(2) ? (dice.below(state.plies + 3) as never) : given()),
    () => played.events(given()),
    () => played.record(given()),
    () => played[dice.one(['undo', 'redo', 'undoTurn', 'redoTurn', 'turns', 'state'] as const)](),
    () => (Game.prototype[dice.one(['state', 'free', 'goTo'] as const)] as () => void).call(given()),
    () => new Game(given(), given()).free(),
    () => Game.fromRecord(dice.once(2) ? (scrambled(dice, before) as never) : given()).free(),
    () => describeRules(given()),
    () => diagram(given()),
    () => presets(),
    () => new Opponent(given(), given()).free(),
    () => opponentOf(dice).begin(dice.once(2) ? before : given(), dice.once(2) ? { nodes: 50 } : given()),
    () => opponentOf(dice).step(dice.once(2) ? 1 : short(given())),
  ];
  const nth = dice.below(calls.length);
  try {
    calls[nth]?.();
  } catch (error) {
    assert.ok(error instanceof Error, `call ${nth} threw ${typeof error}`);
    const { code } = error as Error & { code?: unknown };
    assert.ok(typeof code === 'string' && !/^(crashed|internal)$/.test(code), `call ${nth}: ${code}: ${error.stack}`);
    assert.equal(game.record(), before, `call ${nth} was refused and changed the game`);
  }
  lookAt(game);
  if (game.state().plies > LONG || dice.once(200)) {
    game.free();
    game = undefined;
  }
}

/** What the game says of itself is one thing. */
function lookAt(game: Game): void {
  const { ply, plies, turn, position, phase } = game.state();
  const { state, record } = { state: () => read.state(), record: game.record() };
  const read = Game.fromRecord(record);
  assert.equal(read.record(), record);
  assert.equal(state().plies, plies);
  if (ply === plies && state().turn === turn) assert.deepEqual([state().position, state().phase], [position, phase]);
  read.free();
}

/** A slice may be as long as its caller likes, but not here. */
function short(millis: never): never {
  return (typeof millis === 'number' && millis > 5 ? 5 : millis) as never;
}

function opponentOf(dice: Dice): Opponent {
  if (dice.once(100)) {
    opponent?.free();
    opponent = undefined;
  }
  opponent ??= new Opponent(dice.one(RULES), { memory: 1 });
  return opponent;
}
