/**
 * The last part of `tsoro.js`, after wasm-bindgen's glue: `scripts/glue.mjs` appends it, and one line for each class and function of the API,
 * which replaces it by a guarded one. A guarded call throws nothing without a `code`, and enters the engine only if the engine is loaded, has not
 * crashed, and the object is one of its own, not freed, and not in the middle of another call.
 *
 * `wasm` is the glue's variable for the exports of the instance.
 */

/** The error that killed the instance. */
let crash;

function refuse(code, message, cause) {
  throw Object.assign(new Error(message, cause && { cause }), { code });
}

/** Calls the engine. An error without a code has flown through its frames and left it in no known state: the instance is not entered again. */
function enter(act) {
  if (crash) refuse('crashed', 'the engine crashed earlier: load another instance', crash);
  if (!wasm) refuse('not-ready', "the engine is not loaded: await the module's default export first");
  try {
    return act();
  } catch (error) {
    if (error?.code) throw error;
    crash = error ?? act;
    wasm = new Proxy({}, { get: () => () => {} }); // for objects that are still to be collected
    refuse('crashed', `the engine crashed: ${error?.message}`, crash);
  }
}

/** How the engine reads foreign objects: what throws is `true`, which is right nowhere. */
// biome-ignore lint/correctness/noUnusedVariables: for the glue
const look = (object, key) => {
  try {
    return Reflect.get(object, key);
  } catch {
    return true;
  }
};

/** Their keys, or one that is known nowhere. */
// biome-ignore lint/correctness/noUnusedVariables: for the glue
const keysOf = (object) => {
  try {
    return Reflect.ownKeys(object);
  } catch {
    return [''];
  }
};

const define = (target, key, value) =>
  Object.defineProperty(target, key, { value, writable: true, configurable: true });

// biome-ignore lint/correctness/noUnusedVariables: for the lines that follow
const guardFunction =
  (raw) =>
  (...given) =>
    enter(() => raw(...given));

/** A class of the same name and methods. The glue's object, with its pointer into memory, stays inside. */
// biome-ignore lint/correctness/noUnusedVariables: for the lines that follow
function guardClass(Raw, name) {
  const raws = new WeakMap();
  const own = (make, shown) => {
    raws.set(shown, enter(make));
    return shown;
  };

  /** The object inside `shown`, if it may be entered. */
  const inside = (shown) => {
    const raw = raws.get(shown);
    if (!raw) refuse('bad-this', `this is no ${name} of this engine`);
    if (raw.busy) refuse('busy', `this ${name} is in the middle of another call`);
    if (!raw.__wbg_ptr) refuse('freed', `this ${name} was freed`);
    return raw;
  };

  const call = (method, shown, given) => {
    const raw = inside(shown);
    raw.busy = true;
    try {
      return enter(() => Reflect.apply(method, raw, given));
    } finally {
      raw.busy = false;
    }
  };

  const Guarded = {
    [name]: function (...given) {
      if (!new.target) refuse('bad-this', `${name} is a class: write new ${name}(…)`);
      own(() => new Raw(...given), this);
    },
  }[name];

  for (const key of Reflect.ownKeys(Raw.prototype)) {
    const method = Raw.prototype[key];
    if (key === 'constructor' || key === '__destroy_into_raw') continue;
    define(Guarded.prototype, key, function (...given) {
      return call(method, this, given);
    });
  }
  for (const key of Object.getOwnPropertyNames(Raw).filter(
    (key) => /^[a-z]/.test(key) && typeof Raw[key] === 'function',
  ))
    define(Guarded, key, (...given) => own(() => Raw[key](...given), Object.create(Guarded.prototype)));

  // What a crash has taken with it need not be freed; and a scope that ends may find freed what it had to free.
  const { free } = Guarded.prototype;
  define(Guarded.prototype, 'free', function () {
    if (!crash) free.call(this);
  });
  if (Symbol.dispose)
    define(Guarded.prototype, Symbol.dispose, function () {
      if (raws.get(this)?.__wbg_ptr !== 0) this.free();
    });
  return Guarded;
}
