// The engine, as any page can import it; `<tsoro-board>` brings its own.
import init, { Game, Opponent } from './tsoro.js';

const board = document.querySelector('tsoro-board');
const told = document.querySelector('#told');

for (const type of ['ready', 'action', 'turn', 'over', 'error']) {
  board.addEventListener(`tsoro-${type}`, ({ detail }) => {
    const said = detail instanceof Error ? `${detail.code}: ${detail.message}` : JSON.stringify(detail);
    told.prepend(`tsoro-${type} ${said.slice(0, 160)}\n`);
  });
}

// A turn is a text such as `b1+`; a board is told its decisions one by one, and shows each.
document.querySelector('#best').addEventListener('click', async () => {
  await init();
  const game = Game.fromRecord(board.record());
  const opponent = new Opponent(game.state().rules);
  opponent.begin(board.record(), { level: 3, seed: 1 });
  let report = opponent.step(10);
  while (!report.done) report = opponent.step(10);
  if (report.turn) await board.load(played(game, report.turn));
});

document.querySelector('#back').addEventListener('click', () => board.undoTurn());

function played(game, turn) {
  game.playTurn(turn);
  return game.record();
}

document.querySelector('#program').textContent = await (await fetch('example.js')).text();
