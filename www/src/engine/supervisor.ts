/** Keeps a living engine at hand: loads it, replaces an instance that has died, and remembers what keeps it from loading. */

import { type Engine, loadEngine } from './engine.ts';
import { LoadError, type LoadFault } from './errors.ts';

/** Two deaths of the engine within this many milliseconds mean that the game itself kills it. */
const TOO_SOON = 4000;

export interface Kept {
  /** Another instance takes over. */
  revive(engine: Engine): void;
  /** There is no engine, and `fault` says why. */
  failed(error: Error): void;
}

export class EngineSupervisor {
  /** What keeps the engine from working, until a game is opened again. */
  fault: LoadFault | undefined;
  private engine: Promise<Engine> | undefined;
  private diedAt = Number.NEGATIVE_INFINITY;
  /** The instance is dead, and another is on its way. */
  private reviving = false;

  constructor(private readonly kept: Kept) {}

  /** After a fault, another instance than the one at fault. @throws `load-…` */
  async get(): Promise<Engine> {
    if (!this.engine || this.fault) this.engine = loadEngine(this.engine);
    try {
      return await this.engine;
    } catch (cause) {
      throw this.faulty(cause);
    }
  }

  /** A game was opened: whatever was wrong is over. */
  well(): void {
    if (this.fault) this.diedAt = Number.NEGATIVE_INFINITY;
    this.fault = undefined;
  }

  /** The instance has died: another takes over, unless that was tried just now. */
  died(cause: unknown): void {
    if (this.reviving) return;
    const hopeless = performance.now() - this.diedAt < TOO_SOON;
    this.diedAt = performance.now();
    if (hopeless) {
      this.kept.failed(this.faulty(cause));
      return;
    }
    this.reviving = true;
    this.revive().catch((error) => this.kept.failed(this.faulty(error)));
  }

  private async revive(): Promise<void> {
    try {
      this.engine = loadEngine(this.engine);
      this.kept.revive(await this.engine);
      this.fault = undefined;
    } finally {
      this.reviving = false;
    }
  }

  private faulty(cause: unknown): Error {
    const error = cause instanceof LoadError ? cause : new LoadError('broken', cause);
    this.fault = error.code;
    return error.told();
  }
}
