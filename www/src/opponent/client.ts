/**
 * The computer's thinking, beside the page's own work. Start at `OpponentClient.think`. It goes on in a worker: a script from a Blob, which is
 * handed the compiled engine, so that it runs on foreign pages, in sandboxed frames and from a file too. Where the host forbids that, it goes on
 * in short slices on the page's thread.
 */
import type { Report } from 'tsoro';
import { compiledEngine, loadWhole, type WholeEngine } from '../engine/engine.ts';
import { LoadError } from '../engine/errors.ts';
import { workerAddress } from '../engine/trusted-types.ts';
import { type Answer, SlicedSearch, type Task } from './sliced-search.ts';
import type { Order, Word } from './worker.ts';

export type Question = Omit<Task, 'memory'>;

/** Where thinking goes on. */
interface Seat {
  think(id: number, task: Task): void;
  stop(): void;
  close(): void;
}

interface Asked {
  readonly id: number;
  readonly task: Task;
  progress(report: Report): void;
  answer(report: Report | undefined): void;
  refuse(error: Error): void;
}

/** A worker that is silent for this many seconds, though it should report ten times in each, is dead. */
const SILENCE = 5;
/** Milliseconds after which a worker that is not ready is given up. */
const PATIENCE = 10_000;
/** After this many worker crashes, the search runs on the page's thread. */
const DEATHS = 2;
/** At most this many idle clients keep a seat: thirty tables on a page of thirty boards would fill a phone's memory. */
const SEATS = 3;

/** Clients with a seat, least recently used first. */
const seated = new Set<OpponentClient>();

function clearSeats(): void {
  for (const opponent of seated) if (seated.size > SEATS && opponent.idle) opponent.close();
}

export class OpponentClient {
  private seat: Promise<Seat> | undefined;
  private asked: Asked | undefined;
  private lastId = 0;
  private deaths = 0;
  private silent = 0;
  private watch: ReturnType<typeof setInterval> | undefined;

  /** @param died told when the one that thought has died and another begins anew */
  constructor(
    private readonly memory: number,
    private readonly died: () => void,
  ) {}

  /**
   * What is best where the record ends; undefined if it was stopped, as by another question.
   * @throws the engine's errors
   */
  think(question: Question, progress: (report: Report) => void = () => {}): Promise<Report | undefined> {
    this.stop();
    const id = ++this.lastId;
    return new Promise((answer, refuse) => {
      this.asked = { id, task: { ...question, memory: this.memory }, progress, answer, refuse };
      void this.put(this.asked);
    });
  }

  /** Fetches the engine and starts a worker before anything is asked. If that fails, the first question reports it. */
  prepare(): void {
    if (this.seat) return;
    this.seat = this.take();
    seated.add(this);
    this.seat.catch(() => {
      this.seat = undefined;
    });
  }

  /** No answer comes any more to what was asked. */
  stop(): void {
    const { asked } = this;
    if (!asked) return;
    this.ended();
    asked.answer(undefined);
    this.seated((seat) => {
      if (!this.asked) seat.stop();
    });
  }

  /** Whether nobody waits for an answer. */
  get idle(): boolean {
    return this.asked === undefined;
  }

  /** Gives the seat back; another question takes another. */
  close(): void {
    this.stop();
    this.seated((seat) => seat.close());
    this.seat = undefined;
    seated.delete(this);
  }

  /** Where there is no seat, whoever asked has been told. */
  private seated(act: (seat: Seat) => void): void {
    this.seat?.then(act, () => {});
  }

  private async put(asked: Asked): Promise<void> {
    try {
      this.seat ??= this.take();
      seated.delete(this);
      seated.add(this);
      const seat = await this.seat;
      if (this.asked !== asked) return;
      seat.think(asked.id, asked.task);
      this.heed();
    } catch (error) {
      this.seat = undefined;
      if (this.asked === asked) this.ended();
      asked.refuse(error instanceof LoadError ? error.told() : (error as Error));
    }
  }

  private async take(): Promise<Seat> {
    if (this.deaths < DEATHS) {
      const seat = await workerSeat(
        (answer) => this.heard(answer),
        () => this.lost(),
      );
      if (seat) return seat;
    }
    return sliceSeat((answer) => this.heard(answer));
  }

  private heard(answer: Answer): void {
    const { asked } = this;
    this.silent = 0;
    if (asked?.id !== answer.id) return;
    if ('report' in answer) {
      asked.progress(answer.report);
      if (!answer.report.done) return;
      this.ended();
      asked.answer(answer.report);
    } else if (answer.error.code && answer.error.code !== 'crashed') {
      this.ended();
      asked.refuse(Object.assign(new Error(answer.error.message), { code: answer.error.code }));
    } else {
      this.lost();
    }
  }

  /** The one that thought is dead: another takes up the question, if there is one. */
  private lost(): void {
    const { asked } = this;
    clearInterval(this.watch);
    this.seated((seat) => seat.close());
    this.seat = undefined;
    this.deaths++;
    if (this.deaths > DEATHS && asked) {
      this.ended();
      asked.refuse(new Error('Thinking about it failed again and again.'));
    } else if (asked) {
      this.died();
      void this.put(asked);
    }
  }

  /** Seconds are counted by the timer, not by the clock: a page that was frozen was silent itself. */
  private heed(): void {
    clearInterval(this.watch);
    this.silent = 0;
    this.watch = setInterval(() => {
      if (++this.silent > SILENCE) this.lost();
    }, 1000);
  }

  private ended(): void {
    clearInterval(this.watch);
    this.asked = undefined;
    clearSeats();
  }
}

async function workerScript(): Promise<{ default: string }> {
  try {
    return await import('./worker.ts?script');
  } catch (cause) {
    throw new LoadError('network', cause);
  }
}

/** Undefined where no worker runs. @throws LoadError */
async function workerSeat(tell: (answer: Answer) => void, lost: () => void): Promise<Seat | undefined> {
  const [{ default: source }, module] = await Promise.all([workerScript(), compiledEngine()]);
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    const worker = new Worker(workerAddress(address));
    const order = (what: Order) => worker.postMessage(what);
    if (!(await isReady(worker, () => order({ type: 'begin', module })))) {
      worker.terminate();
      return undefined;
    }
    worker.onmessage = ({ data }: MessageEvent<Answer>) => tell(data);
    worker.onerror = lost;
    return {
      think: (id, task) => order({ type: 'think', id, task }),
      stop: () => order({ type: 'stop' }),
      close: () => {
        worker.onerror = null;
        worker.onmessage = null;
        worker.terminate();
      },
    };
  } catch {
    return undefined; // some browsers refuse a forbidden worker at once, others by an event
  } finally {
    URL.revokeObjectURL(address);
  }
}

function isReady(worker: Worker, begin: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), PATIENCE);
    const settle = (ready: boolean) => {
      clearTimeout(timer);
      resolve(ready);
    };
    worker.onmessage = ({ data }: MessageEvent<Word>) => settle(data === 'ready');
    worker.onerror = (event) => {
      event.preventDefault();
      settle(false);
    };
    begin();
  });
}

/** On the page's thread. */
async function sliceSeat(tell: (answer: Answer) => void): Promise<Seat> {
  const { Opponent } = await livingEngine();
  const search = new SlicedSearch({
    opponent: (rules, memory) => new Opponent(rules, { memory }),
    tell,
    soon: (work) => setTimeout(work),
    slice: 8,
  });
  return {
    think: (id, task) => search.think(id, task),
    stop: () => search.stop(),
    close: () => search.stop(),
  };
}

/** One that has died, as of thinking, is replaced. */
async function livingEngine(): Promise<WholeEngine> {
  const engine = loadWhole();
  try {
    (await engine).presets();
    return await engine;
  } catch {
    return loadWhole(engine);
  }
}
