/** The `#` part of an address: it opens as a record of no more than this many characters, which the engine takes or refuses, or it is a bad link. */
import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import { Game } from 'tsoro';
import { LONGEST_RECORD } from '../../www/src/game/limit.ts';
import { BadLink, carried, linkOf, recordIn } from '../../www/src/game/link.ts';
import type { Dice } from './random.ts';
import { scrambled } from './values.ts';

const packed = (bytes: Uint8Array) => `#g1=${deflateSync(bytes).toString('base64url')}`;

async function link(dice: Dice): Promise<string> {
  const game = new Game(dice.one(['tsoro width=6', 'nsolo width=8']));
  for (let turns = dice.below(20); turns > 0 && game.state().phase !== 'over'; turns--) {
    const { phase, legal } = game.state();
    game.play(
      phase === 'start' ? { type: 'start', pit: dice.one(legal) } : { type: phase === 'head' ? 'stop' : 'done' },
    );
  }
  const record = game.record({ South: dice.one(['', 'Ann', 'é"\\', '‮']) });
  const whole = await linkOf(record);
  assert.equal(await recordIn(whole), carried(record), 'a link opens as what it carries');
  game.free();
  switch (dice.below(6)) {
    case 0:
      return whole.slice(0, dice.below(whole.length));
    case 1:
      return `#g${dice.below(3)}=${dice.one(['', whole, scrambled(dice, whole)])}`;
    case 2:
      return packed(Uint8Array.from({ length: dice.below(300) }, () => dice.below(256)));
    case 3:
      return packed(new Uint8Array(dice.below(2 * LONGEST_RECORD) >> dice.below(9)).fill(dice.below(128)));
    case 4:
      return packed(Buffer.from(scrambled(dice, record)));
    default:
      return scrambled(dice, whole);
  }
}

/** Opens a link that is whole or not. */
export async function openLink(dice: Dice): Promise<void> {
  const hash = await link(dice);
  let record: string;
  try {
    record = await recordIn(hash);
  } catch (error) {
    assert.ok(error instanceof BadLink, `${hash.slice(0, 200)}: ${error}`);
    return;
  }
  assert.ok(record.length <= LONGEST_RECORD);
  try {
    Game.fromRecord(record).free();
  } catch (error) {
    assert.equal((error as { code?: string }).code, 'bad-record', record.slice(0, 200));
  }
}
