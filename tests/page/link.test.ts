/** A game in a link: there and back, short, and nothing else taken for one. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { LONGEST_RECORD } from '../../www/src/game/limit.ts';
import { BadLink, carried, isLink, linkOf, recordIn } from '../../www/src/game/link.ts';

interface VectorGame {
  readonly rules: string;
  readonly turns: readonly string[];
  readonly result: string;
}

const games: VectorGame[] = JSON.parse(readFileSync(new URL('../vectors/games.json', import.meta.url), 'utf8'));

/** As the engine writes it. */
function recordOf({ rules, turns, result }: VectorGame): string {
  const numbered = turns.map((turn, ply) => (ply % 2 === 0 ? `${ply / 2 + 1}. ${turn}` : turn));
  return `[Rules "${rules}"]\n[South "Ann"]\n\n${numbered.join(' ')} ${result}\n`;
}

const words = (record: string) => record.split(/\s+/).filter((word) => word && !/^\d+\.$/.test(word));

test('every game of the vectors goes there and back, with its names, in few characters', async (t) => {
  const lengths: { plies: number; length: number; rules: string }[] = [];
  for (const game of games) {
    const link = await linkOf(recordOf(game));
    assert.match(link, /^#g1=[\w-]+$/);
    assert.deepEqual(words(await recordIn(link)), words(recordOf(game)));
    lengths.push({ plies: game.turns.length, length: link.length, rules: game.rules });
  }
  const longest = lengths.reduce((a, b) => (b.length > a.length ? b : a));
  const each = lengths.reduce((sum, { length, plies }) => sum + length / plies, 0) / lengths.length;
  t.diagnostic(
    `${games.length} games; the longest link: ${longest.length} characters, ${longest.plies} turns of ${longest.rules}`,
  );
  t.diagnostic(`${each.toFixed(1)} characters a turn`);
  for (const { plies, length } of lengths)
    assert.ok(length < Math.max(2000, 14 * plies), `${length} for ${plies} turns`);
});

test('comments and other tags stay at home; a start, an unfinished turn and any name travel', async () => {
  const record =
    '[Event "x"]\n[Rules "tsoro width=6"]\n[Position "2x6/0x6/0x6/2x6 n"]\n[North "Zoë \\"Q\\" 🌍"]\n[Result "*"]\n\n{hm [Rules} 1... f4+ 2. f1 {so} a4~ *\n';
  const back = await recordIn(await linkOf(record));
  assert.equal(
    back,
    '[Rules "tsoro width=6"]\n[Position "2x6/0x6/0x6/2x6 n"]\n[North "Zoë \\"Q\\" 🌍"]\n\nf4+ f1 a4~ *',
  );
});

test('what comes after a link, as in a sentence, does not harm it', async () => {
  const link = await linkOf('[Rules "tsoro"]\n\na1 *\n');
  assert.match(await recordIn(`${link}).`), /a1 \*$/);
});

test('a link reads as mail and chat programs leave it', async () => {
  const link = await linkOf('[Rules "tsoro width=8"]\n\nb1+ c4+ a1 *\n');
  const record = await recordIn(link);
  const middle = link.length / 2;
  const broken = (by: string) => link.slice(0, middle) + by + link.slice(middle);
  for (const changed of [
    link.replace('=', '%3D'),
    link.replace('=', '%3d'),
    link.replace('=', '%253D'),
    link.replace('=', '%25253D'),
    link.replace('=', '=3D'),
    link.replace('g1=', '%67%31%3D'),
    `#%20${link.slice(1)}`,
    ...[
      '.',
      ')',
      '>',
      '%3E',
      '&gt;',
      ',',
      '!',
      '"',
      '%22',
      '”',
      '%E2%80%9D',
      '%20',
      '%0A',
      '*',
      '_',
      '__',
      ']',
      '…',
    ].map((stuck) => link + stuck),
    ...['%0D%0A', '%20', ' ', '\u200b', '%E2%80%8B', '\u00ad'].map(broken),
  ]) {
    assert.ok(isLink(changed), changed);
    assert.equal(await recordIn(changed), record, changed);
  }
  for (const other of ['#g1', '#about', '#%3D', '#g1%', '']) assert.ok(!isLink(other), other);
  await assert.rejects(recordIn(`${link.slice(0, -8)}_`), BadLink);
});

test('a record of any text up to the limit travels in a link, and a longer one does not', async () => {
  let seed = 1;
  const noise = (length: number) =>
    Array.from({ length }, () => {
      seed = (seed * 16807) % 2147483647;
      return String.fromCharCode(33 + (seed % 90));
    }).join('');
  const head = '[Rules "tsoro"]\n\n';
  const longest = head + noise(LONGEST_RECORD - head.length).replace(/[{}]/g, '-');
  assert.equal(await recordIn(await linkOf(longest)), carried(longest));
  const code = await recordIn(await linkOf(`${longest}a`)).catch((error: unknown) => error);
  assert.ok(code instanceof BadLink);
});

test('a link that bursts is unpacked only up to the limit, in small pieces', async () => {
  let most = 0;
  let fed = 0;
  /** Unfolds as far as a deflated stream can. */
  class Bursting extends TransformStream<Uint8Array, Uint8Array> {
    constructor() {
      super({
        transform: (piece, out) => {
          fed += piece.length;
          most = Math.max(most, piece.length * 1032);
          out.enqueue(new Uint8Array(piece.length * 1032));
        },
      });
    }
  }
  const { DecompressionStream } = globalThis;
  globalThis.DecompressionStream = Bursting as unknown as typeof DecompressionStream;
  try {
    await assert.rejects(recordIn(`#g1=${'A'.repeat(1_400_000)}`), BadLink);
  } finally {
    globalThis.DecompressionStream = DecompressionStream;
  }
  assert.ok(fed > 0);
  assert.ok(most <= LONGEST_RECORD, `${most} bytes came at once`);
  assert.ok(fed * 1032 <= 2 * LONGEST_RECORD, `${fed * 1032} bytes came in all`);
});

test('a link that was cut, changed or made to burst is damaged; another version is told apart', async () => {
  const link = await linkOf(recordOf(games[0] as VectorGame));
  const code = (hash: string) =>
    recordIn(hash).then(
      () => 'opened',
      (error: unknown) => (error instanceof BadLink ? error.code : String(error)),
    );
  for (let cut = 4; cut < link.length; cut += 7)
    assert.equal(await code(link.slice(0, cut)), 'damaged', `cut at ${cut}`);
  for (let at = 4; at < link.length; at += 5) {
    const other = link[at] === 'A' ? 'B' : 'A';
    const changed = link.slice(0, at) + other + link.slice(at + 1);
    // The last character of a link may hold bits that mean nothing.
    if (at < link.length - 1) assert.equal(await code(changed), 'damaged', `changed at ${at}`);
  }
  assert.equal(await code(`#g1=${deflateSync(Buffer.alloc(1 << 24)).toString('base64url')}`), 'damaged');
  assert.equal(await code('#g2=abc'), 'newer');
  assert.deepEqual(['#g1=', '#g12=x', '#turns', '', '#game=1'].map(isLink), [true, true, false, false, false]);
});
