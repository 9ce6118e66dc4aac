/**
 * Loads the wasm engine, and says in words what keeps it from loading. Start at `loadEngine`.
 * A panic kills a wasm instance for good; `loadEngine` called with the dead one brings another beside it.
 */
import type { DiagramOptions, Game, Opponent, OpponentOptions, RulesInfo } from 'tsoro';
import { LoadError, type LoadFault } from './errors.ts';
import { type Build, type Builds, bytes, glue, source } from './source.ts';

/** What a board needs of the engine. */
export interface Engine {
  readonly Game: {
    new (rules?: string, position?: string): Game;
    fromRecord(text: string, rules?: string): Game;
  };
  presets(): RulesInfo[];
  describeRules(text: string): RulesInfo;
  diagram(options: DiagramOptions): string;
}

/** The engine with the opponent. */
export interface WholeEngine extends Engine {
  readonly Opponent: new (rules: string, options?: OpponentOptions) => Opponent;
}

/** Loads once for all who ask; again once that has failed, or is passed in as dead. */
function shared<T>(load: () => Promise<T>): (dead?: Promise<T>) => Promise<T> {
  let current: Promise<T> | undefined;
  return (dead) => {
    if (!current || current === dead) {
      const loading = load();
      current = loading;
      loading.catch(() => {
        if (current === loading) current = undefined;
      });
    }
    return current;
  };
}

let instances = 0;

/**
 * The rules, one instance for all boards of a page; called with one that has died of a panic, another.
 *
 * @throws LoadError
 */
export const loadEngine = shared<Engine>(() => load('rules'));

/** The same of the whole engine, to think on the page's thread. */
export const loadWhole = shared<WholeEngine>(() => load('whole'));

/** The whole engine compiled, for workers to make instances of. @throws LoadError */
export const compiledEngine = shared<WebAssembly.Module>(async () => {
  try {
    return await WebAssembly.compile(await bytes('whole'));
  } catch (cause) {
    throw new LoadError(await faultOf('whole', cause), cause);
  }
});

async function load<B extends Build>(build: B): Promise<Builds[B]> {
  if (typeof WebAssembly !== 'object') throw new LoadError('old', 'no WebAssembly');
  try {
    const module = await glue(build, instances++);
    await module.default({ module_or_path: source(build) });
    return module;
  } catch (cause) {
    throw new LoadError(await faultOf(build, cause), cause);
  }
}

/** Whether `error` says that the instance has died and can only be replaced. */
export function isDead(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'crashed';
}

/** What finds the reason is a part too, and may be as much out of reach. */
async function faultOf(build: Build, cause: unknown): Promise<LoadFault> {
  try {
    const { diagnosed } = await import('./diagnosis.ts');
    return await diagnosed(build, cause);
  } catch {
    return 'network';
  }
}
