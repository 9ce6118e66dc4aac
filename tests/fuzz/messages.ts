/** What the page around a frame may send: every order is answered, by something that can be posted, with a value or a code. */
import assert from 'node:assert/strict';
import { describeRules, diagram, Game, presets } from 'tsoro';
import { answerTo, type Board, METHODS } from '../../www/src/embed/orders.ts';
import type { Dice } from './random.ts';
import { anything, objectOf } from './values.ts';

const RULES = 'tsoro width=6';
let game: Game | undefined;

const replaced = (make: () => Game) => {
  const made = make();
  game?.free();
  game = made;
  return true;
};

/** The engine's answers, as the element gives them. */
function boardOf(game: Game): Board {
  const other = Object.fromEntries(METHODS.map((name) => [name, () => false]));
  return {
    ...(other as Board),
    state: () => game.state(),
    play: (action) => game.play(action),
    record: () => game.record(),
    load: async (record) => replaced(() => Game.fromRecord(record)),
    newGame: async (rules, options) =>
      replaced(() => new Game(rules, (options as { position?: string } | null)?.position)),
    goTo: (ply) => game.goTo(ply),
    events: (ply) => game.events(ply),
    turns: () => game.turns(),
    why: (pit) => game.why(pit),
    foresee: (action) => game.preview(action),
    diagram: (format) => diagram({ rules: RULES, format }),
    describe: (rules) => describeRules(rules),
    presets,
    undo: () => game.undo(),
  };
}

function message(dice: Dice, port: MessagePort): unknown {
  if (dice.once(10)) return anything(dice, false);
  const value = () => (dice.once(10) ? port : anything(dice, false));
  const order = {
    tsoro: 1,
    call: dice.one([...METHODS, 'constructor', 'remove', '']),
    args: dice.some(12, value),
    id: value(),
  };
  return { ...order, ...(dice.once(3) && objectOf(dice, value, Object.keys(order))) };
}

/** Sends one message. */
export async function sendMessage(dice: Dice): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  try {
    game ??= new Game(RULES);
    const data = message(dice, port1);
    const answer = await answerTo(boardOf(game), data);
    const { tsoro, call } = (data ?? {}) as { tsoro?: unknown; call?: unknown };
    assert.equal(
      answer !== undefined,
      tsoro === 1 && typeof call === 'string',
      'orders are answered, and nothing else',
    );
    structuredClone(answer);
    if (answer?.error) assert.match(answer.error.code, /^(bad-|illegal-action$)/, answer.error.message);
  } finally {
    port1.close();
    port2.close();
  }
}
