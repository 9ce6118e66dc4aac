/** Whatever is given to the engine's API, it throws nothing without a `code`, changes nothing, and goes on. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { before, describe, test } from 'node:test';
import { type Action, describeRules, diagram, Game, type InitOutput, initSync, Opponent, presets } from 'tsoro';
import { HOSTILE, throwingAt } from '../fuzz/random.ts';

const wasm = readFileSync(new URL('../../dist/tsoro_bg.wasm', import.meta.url));
let insides: InitOutput;

before(() => {
  insides = initSync({ module: wasm });
});

type Call = (given: never) => unknown;
const RULES = 'tsoro width=6';

/** Each argument of each function and method: how it is given, and something that is right there. */
function uses(game: Game, opponent: Opponent): Record<string, readonly [right: unknown, call: Call]> {
  const record = new Game(RULES).record();
  return {
    'new Game(rules)': [RULES, (given) => new Game(given).free()],
    'new Game(, position)': [game.state().position, (given) => new Game(RULES, given).free()],
    'Game.fromRecord': [record, (given) => Game.fromRecord(given).free()],
    play: [{ type: 'resign', side: 'south' }, (given) => game.play(given) && game.undo()],
    'play, a start': [{ type: 'start', pit: 'a1', stones: 1 }, (given) => game.play(given) && game.undo()],
    playTurn: ['a1+', (given) => game.playTurn(given) && game.undoTurn()],
    preview: [{ type: 'start', pit: 'a1' }, (given) => game.preview(given)],
    why: ['a1', (given) => game.why(given)],
    goTo: [0, (given) => game.goTo(given)],
    events: [1, (given) => game.events(given)],
    record: [{ South: 'Ann', North: 'Ben' }, (given) => game.record(given)],
    'new Opponent(rules)': [RULES, (given) => new Opponent(given, { memory: 1 }).free()],
    'new Opponent(, options)': [{ memory: 1 }, (given) => new Opponent(RULES, given).free()],
    'begin(record)': [record, (given) => opponent.begin(given, { nodes: 1 })],
    'begin(, limits)': [
      { level: 1, depth: 2, nodes: 3, millis: 4, seed: 5, lines: 6 },
      (given) => opponent.begin(record, given),
    ],
    step: [0, (given) => opponent.step(given)],
    describeRules: [RULES, (given) => describeRules(given)],
    diagram: [
      { rules: RULES, position: game.state().position, turn: 'a1+', marks: ['a1', 'b1'], format: 'text' },
      (given) => diagram(given),
    ],
    'diagram, marks': [['a1', 'b1'], (given) => diagram({ marks: given, format: 'svg' })],
  };
}

/** A game and an opponent that is at work. */
function set(): { game: Game; opponent: Opponent } {
  const opponent = new Opponent(RULES, { memory: 1 });
  opponent.begin(new Game(RULES).record(), { nodes: 1 });
  return { game: new Game(RULES), opponent };
}

/** The code of what `act` throws; undefined if it throws nothing. */
function codeOf(act: () => unknown, what: string): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    assert.ok(error instanceof Error, what);
    const { code } = error as Error & { code?: unknown };
    if (typeof code !== 'string') assert.fail(`${what}: no code: ${error.stack}`);
    assert.ok(error.message, what);
    return code;
  }
}

/** Codes that say that a caller is wrong; `crashed` is none of them. */
const REFUSALS = /^(bad-|illegal-action$)/;

describe('an argument of any kind is taken or refused by a code', () => {
  for (const name of Object.keys(uses(...both()))) {
    test(name, () => {
      const { game, opponent } = set();
      const [, call] = uses(game, opponent)[name] ?? assert.fail();
      const before = game.record();
      for (const [nth, hostile] of HOSTILE.entries()) {
        const code = codeOf(() => call(hostile as never), `${name}, ${nth}`);
        if (code) assert.match(code, REFUSALS, `${name}, ${nth}`);
      }
      assert.equal(game.record(), before);
      assert.equal(game.playTurn('a1+').at(-1)?.type, 'turn');
    });
  }
});

/** Before the engine is loaded, for the names alone. */
function both(): [Game, Opponent] {
  const none = new Proxy({}, { get: () => () => ({}) });
  return [none as Game, none as Opponent];
}

test('a ply is a number, and whole: nothing else is made one', () => {
  const { game } = set();
  game.playTurn('a1+');
  const wrong = [
    null,
    undefined,
    [],
    [0],
    '',
    '0',
    true,
    false,
    0n,
    Symbol('0'),
    {},
    Object.create(null),
    new Number(0),
  ];
  for (const ply of [...wrong, Number.NaN, 0.5, -1, 2 ** 32, 2 ** 32 + 1, 2 ** 53, Number.POSITIVE_INFINITY]) {
    assert.equal(
      codeOf(() => game.goTo(ply as number), 'goTo'),
      'bad-ply',
    );
    assert.equal(
      codeOf(() => game.events(ply as number), 'events'),
      'bad-ply',
    );
  }
  assert.equal(game.state().ply, 1);
});

test('what throws at any look, ten thousand times, leaves the game usable and the memory as it was', () => {
  for (const name of Object.keys(uses(...both()))) {
    const { game, opponent } = set();
    const [right, call] = uses(game, opponent)[name] ?? assert.fail();
    if (typeof right !== 'object') continue;
    const looks = { count: 0 };
    codeOf(() => call(throwingAt(right, Number.POSITIVE_INFINITY, looks) as never), name);
    assert.ok(looks.count > 0, name);
    const round = (times: number) => {
      for (let nth = 0; nth < times; nth++) {
        const at = nth % looks.count;
        const code = codeOf(() => call(throwingAt(right, at) as never), `${name}, look ${at}`);
        assert.match(code ?? 'none', REFUSALS, `${name}, look ${at}`);
      }
    };
    round(200);
    const memory = [insides.memory.buffer.byteLength, insides.__wbindgen_externrefs.length];
    round(10_000);
    assert.deepEqual([insides.memory.buffer.byteLength, insides.__wbindgen_externrefs.length], memory, name);
    call(right as never);
    assert.equal(game.playTurn('a1+').at(-1)?.type, 'turn');
    game.free();
    opponent.free();
  }
});

test('a revoked proxy, ten thousand times, leaves the game free to be played on and to be freed', () => {
  for (const [name] of Object.entries(uses(...both()))) {
    const { game, opponent } = set();
    const [, call] = uses(game, opponent)[name] ?? assert.fail();
    const { proxy, revoke } = Proxy.revocable({}, {});
    revoke();
    for (let nth = 0; nth < 10_000; nth++) assert.match(codeOf(() => call(proxy as never), name) ?? 'none', REFUSALS);
    game.playTurn('a1+');
    game.free();
    opponent.free();
  }
});

test('a string too long to be meant is refused before it is copied', () => {
  const before = insides.memory.buffer.byteLength;
  const long = 'x'.repeat(2 ** 29 - 24);
  const { game, opponent } = set();
  for (const [name, [, call]] of Object.entries(uses(game, opponent)))
    assert.match(codeOf(() => call(long as never), name) ?? 'none', REFUSALS, name);
  const many = Object.fromEntries(Array.from({ length: 20 }, (_, nth) => [`Tag${nth}`, 'x'.repeat(2 ** 22)]));
  assert.equal(
    codeOf(() => game.record(many), 'tags'),
    'bad-argument',
  );
  assert.ok(insides.memory.buffer.byteLength - before < 100e6);
});

test('an array that claims any length is no list of marks', () => {
  for (const length of [2 ** 32 - 1, 1e9, -1, 0.5, '2', Number.NaN, null]) {
    const marks = new Proxy([], { get: (_, key) => (key === 'length' ? length : 'a1') });
    assert.equal(
      codeOf(() => diagram({ marks, format: 'text' }), String(length)),
      'bad-argument',
    );
  }
});

/** The names of the methods of a class. */
const methodsOf = (prototype: object) =>
  Object.getOwnPropertyNames(prototype).filter((name) => name !== 'constructor') as never[];

test('what was freed says so', () => {
  const { game, opponent } = set();
  for (const thing of [game, opponent]) {
    thing.free();
    for (let nth = 0; nth < 10_000; nth++) {
      for (const name of methodsOf(Object.getPrototypeOf(thing)))
        assert.equal(
          codeOf(() => (thing[name] as Call)(undefined as never), name),
          'freed',
        );
    }
  }
  assert.equal(new Game(RULES).state().ply, 0);
});

test('a method called on anything but an object of its class says so', () => {
  const { game, opponent } = set();
  const forged = Object.assign(Object.create(Game.prototype), { __wbg_ptr: 1048592 });
  const others = [undefined, null, 5, {}, Object.create(Game.prototype), forged, Game, new Proxy(game, {})];
  for (const [own, prototype] of [
    [opponent, Game.prototype],
    [game, Opponent.prototype],
  ] as const) {
    for (const name of methodsOf(prototype))
      for (const other of [own, ...others])
        assert.equal(
          codeOf(() => Reflect.apply(prototype[name] as Call, other, ['a1']), name),
          'bad-this',
          name,
        );
  }
  for (const make of [Game, Opponent])
    assert.equal(
      codeOf(() => Reflect.apply(make, undefined, []), 'call'),
      'bad-this',
    );
  assert.equal(game.playTurn('a1+').at(-1)?.type, 'turn');
});

test('a getter that calls back into the same game finds it busy; another game plays', () => {
  const { game, opponent } = set();
  const other = new Game(RULES);
  const codes = new Set<string | undefined>();
  const answering = (key: string, value: unknown, act: () => unknown) =>
    Object.defineProperty({}, key, {
      enumerable: true,
      get: () => {
        codes.add(codeOf(act, key));
        return value;
      },
    }) as never;
  for (const name of methodsOf(Game.prototype)) {
    game.record(answering('South', 'Ann', () => (game[name] as Call)('a1' as never)));
    game.play(answering('type', 'resign', () => (game[name] as Call)('a1' as never)));
    game.undo();
  }
  for (const name of methodsOf(Opponent.prototype))
    opponent.begin(
      other.record(),
      answering('nodes', 1, () => (opponent[name] as Call)('a1' as never)),
    );
  assert.deepEqual([...codes], ['busy']);
  codes.clear();
  game.play(answering('type', 'resign', () => other.playTurn('a1+')));
  assert.deepEqual([...codes], [undefined]);
  assert.equal(other.state().ply, 1);
  assert.equal(game.state().result, '0-1');
  game.free();
});

test('a scope that ends frees what is not freed yet, once', () => {
  const game = new Game(RULES);
  game[Symbol.dispose]();
  game[Symbol.dispose]();
  assert.equal(
    codeOf(() => game.state(), 'state'),
    'freed',
  );
});

test('the classes are as they were: their names, subclasses, instanceof', () => {
  class Mine extends Game {
    get ply() {
      return this.state().ply;
    }
  }
  const mine = new Mine(RULES);
  assert.equal(mine.ply, 0);
  assert.ok(mine instanceof Game && Game.fromRecord(mine.record()) instanceof Game);
  assert.deepEqual([Game.name, Opponent.name, mine.constructor], ['Game', 'Opponent', Mine]);
  assert.equal(presets().length, 4);
  const action: Action = Object.freeze({ type: 'start', pit: 'a1' });
  assert.ok(Object.freeze(mine).play(action).length > 0);
  mine.free();
});

/** The engine with at most so much memory, in an instance of its own. */
async function confined(pages: number) {
  const { default: _, ...engine } = (await import(
    `${new URL('../../dist/tsoro.js', import.meta.url).href}?${pages}`
  )) as typeof import('tsoro');
  engine.initSync({ module: withMost(wasm, pages) });
  return engine;
}

/** The module with a limit for its memory: section 5 says how many pages it has at first, and may say how many at most. */
function withMost(module: Uint8Array, pages: number): Uint8Array {
  const read = (at: number) => {
    let [value, shift, next] = [0, 0, at];
    for (let byte = 0x80; byte & 0x80; shift += 7) {
      byte = module[next++] ?? 0;
      value |= (byte & 0x7f) << shift;
    }
    return { value, next };
  };
  const number = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...number(value >> 7)]);
  for (let at = 8; at < module.length; ) {
    const size = read(at + 1);
    const end = size.next + size.value;
    if (module[at] === 5) {
      const body = [1, 1, ...number(read(size.next + 2).value), ...number(pages)];
      return new Uint8Array([...module.subarray(0, at), 5, ...number(body.length), ...body, ...module.subarray(end)]);
    }
    at = end;
  }
  assert.fail('the module has a memory');
}

test('an opponent for which there is no memory is refused, and everything else goes on', async () => {
  const engine = await confined(1024);
  const game = new engine.Game(RULES);
  for (let nth = 0; nth < 100; nth++)
    assert.equal(
      codeOf(() => new engine.Opponent('tsoro', { memory: 256 }), 'too large'),
      'out-of-memory',
    );
  const opponent = new engine.Opponent('tsoro', { memory: 32 });
  assert.equal(
    codeOf(() => new engine.Opponent('tsoro', { memory: 32 }), 'the second'),
    'out-of-memory',
  );
  opponent.free();
  new engine.Opponent('tsoro', { memory: 32 }).free();
  assert.equal(game.playTurn('a1+').at(-1)?.type, 'turn');
});

test('an instance that runs out of memory in the middle crashes, says so ever after, and harms no other', async () => {
  const engine = await confined(32);
  const games: Game[] = [];
  let code: string | undefined;
  while (!code && games.length < 1e6) code = codeOf(() => games.push(new engine.Game('tsoro width=36')), 'a game');
  assert.equal(code, 'crashed');
  assert.equal(
    codeOf(() => games[0]?.state(), 'state'),
    'crashed',
  );
  assert.equal(
    codeOf(() => engine.presets(), 'presets'),
    'crashed',
  );
  for (const game of games) game.free();
  assert.equal(new Game(RULES).state().ply, 0);
});

test('before the engine is loaded every call says so', async () => {
  const engine = (await import(
    `${new URL('../../dist/tsoro.js', import.meta.url).href}?unloaded`
  )) as typeof import('tsoro');
  for (const act of [() => new engine.Game(), () => engine.Game.fromRecord(''), () => engine.presets()])
    assert.equal(codeOf(act, 'unloaded'), 'not-ready');
});
