/** The worker: thinks about what it is told to, and hears between two slices that it should stop. It is given the engine, and fetches nothing. */
import { initSync, Opponent } from 'tsoro';
import { type Answer, SlicedSearch, type Task } from './sliced-search.ts';

/** What a worker is told. */
export type Order =
  | { readonly type: 'begin'; readonly module: WebAssembly.Module }
  | { readonly type: 'think'; readonly id: number; readonly task: Task }
  | { readonly type: 'stop' };

/** What it says: `ready` once, then answers. */
export type Word = 'ready' | Answer;

const say = (word: Word) => (self as unknown as { postMessage(word: Word): void }).postMessage(word);

// A timer would wait four milliseconds each time.
const next = new MessageChannel();
let work = () => {};
next.port1.onmessage = () => work();

const search = new SlicedSearch({
  opponent: (rules, memory) => new Opponent(rules, { memory }),
  tell: say,
  soon: (then) => {
    work = then;
    next.port2.postMessage(undefined);
  },
  slice: 12,
});

self.onmessage = ({ data }: MessageEvent<Order>) => {
  switch (data.type) {
    case 'begin':
      initSync({ module: data.module });
      say('ready');
      break;
    case 'think':
      search.think(data.id, data.task);
      break;
    case 'stop':
      search.stop();
  }
};
