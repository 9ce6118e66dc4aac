/**
 * Thinks in slices, so that it can hear in between that it should stop: the same in a worker and, where there is none, on the page's thread.
 */
import type { Limits, Opponent, Report } from 'tsoro';

/** A position to find the best turn in: where `record` ends. */
export interface Task {
  readonly rules: string;
  readonly record: string;
  readonly limits: Limits;
  /** Megabytes to remember in. */
  readonly memory: number;
}

export type Answer =
  | { readonly id: number; readonly report: Report }
  | { readonly id: number; readonly error: { readonly message: string; readonly code: string | undefined } };

export interface Means {
  opponent(rules: string, memory: number): Opponent;
  tell(answer: Answer): void;
  /** Calls `work` once all else has had its turn. */
  soon(work: () => void): void;
  /** Milliseconds of a slice. */
  readonly slice: number;
}

/** So many milliseconds between two reports. */
const BETWEEN = 100;

export class SlicedSearch {
  private opponent: { readonly opponent: Opponent; readonly rules: string; readonly memory: number } | undefined;
  private current = 0;

  constructor(private readonly means: Means) {}

  /** In place of what was thought about before. */
  think(id: number, task: Task): void {
    this.current = id;
    this.attempt(id, () => {
      const opponent = this.opponentFor(task);
      opponent.begin(task.record, task.limits);
      this.means.soon(() => this.work(id, opponent, performance.now()));
    });
  }

  stop(): void {
    this.current = 0;
  }

  private work(id: number, opponent: Opponent, told: number): void {
    if (id !== this.current) return;
    this.attempt(id, () => {
      const report = opponent.step(this.means.slice);
      const now = performance.now();
      const due = report.done || now - told > BETWEEN;
      if (due) this.means.tell({ id, report });
      if (!report.done) this.means.soon(() => this.work(id, opponent, due ? now : told));
    });
  }

  private attempt(id: number, act: () => void): void {
    try {
      act();
    } catch (error) {
      const { message, code } = error as Error & { code?: string };
      this.current = 0;
      this.opponent?.opponent.free();
      this.opponent = undefined;
      this.means.tell({ id, error: { message, code } });
    }
  }

  private opponentFor({ rules, memory }: Task): Opponent {
    if (this.opponent?.rules !== rules || this.opponent.memory !== memory) {
      this.opponent?.opponent.free();
      this.opponent = undefined;
      this.opponent = { opponent: this.means.opponent(rules, memory), rules, memory };
    }
    return this.opponent.opponent;
  }
}
