/**
 * Loads the wasm engine, and says in words what keeps it from loading. Start at `loadEngine`.
 * A panic kills a wasm instance for good; `loadEngine` called with the dead one brings another beside it.
 */
import type { DiagramOptions, Game, Opponent, OpponentOptions, RulesInfo } from 'tsoro';
import { LoadError, type LoadFault } from './errors.ts';
import { bytes, glue, source } from './source.ts';

/** What a page needs of the engine's module. */
export interface Engine {
  readonly Game: {
    new (rules?: string, position?: string): Game;
    fromRecord(text: string, rules?: string): Game;
  };
  readonly Opponent: new (rules: string, options?: OpponentOptions) => Opponent;
  presets(): RulesInfo[];
  describeRules(text: string): RulesInfo;
  diagram(options: DiagramOptions): string;
}

let instances = 0;
let current: Promise<Engine> | undefined;

/**
 * The engine, one instance for all boards of a page.
 *
 * @param dead the instance that has died of a panic: another takes its place
 * @throws LoadError
 */
export function loadEngine(dead?: Promise<Engine>): Promise<Engine> {
  if (!current || current === dead) {
    current = load();
    current.catch(() => {
      current = undefined;
    });
  }
  return current;
}

/** The engine compiled, for a worker to make an instance of. @throws LoadError */
export async function compiledEngine(): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compile(await bytes());
  } catch (cause) {
    throw new LoadError('network', cause);
  }
}

async function load(): Promise<Engine> {
  if (typeof WebAssembly !== 'object') throw new LoadError('old', 'no WebAssembly');
  try {
    const module = await glue(instances++);
    await module.default({ module_or_path: source() });
    return module;
  } catch (cause) {
    throw new LoadError(await faultOf(cause), cause);
  }
}

/** Whether `error` says that the instance has died and can only be replaced. */
export function isDead(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'crashed';
}

/** What finds the reason is a part too, and may be as much out of reach. */
async function faultOf(cause: unknown): Promise<LoadFault> {
  try {
    const { diagnosed } = await import('./diagnosis.ts');
    return await diagnosed(cause);
  } catch {
    return 'network';
  }
}
