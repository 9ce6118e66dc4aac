/**
 * A quiet coach for whoever plays the computer for the first time: one sentence at a time about what can be done now, each until it is
 * understood. It comes while the first stones move; how to begin the board explains itself.
 */
import type { Action, Event, PitStones, Preview, State } from 'tsoro';
import words from '../../../locales/en-coach.ftl';
import { accountOf } from '../../element/words.ts';
import { addWords, text } from '../../i18n/text.ts';
import { readLearnt, readLessons, writeLearnt } from './learning.ts';

addWords(words);

/** What the coach asks of the board. */
export interface Coached {
  foresee(action: Action): Preview | undefined;
  events(ply: number): Event[];
}

/** What the words depend on, besides the game. */
export interface Surroundings {
  /** There is a finger rather than a pointer, so that nothing can rest on a pit. */
  readonly touch: boolean;
  /** The panel stands beside the board. */
  readonly wide: boolean;
}

type Lesson = 'loss' | 'goal' | 'foresee' | 'capture' | 'hint' | 'lessons' | 'head';

/** What can be said to whoever decides, the weightiest first: what has just been lost asks for its reason at once. */
const LESSONS: Readonly<Record<string, readonly Lesson[]>> = {
  start: ['loss', 'goal', 'foresee', 'capture', 'hint', 'lessons'],
  head: ['head'],
};

export class Coach {
  private learnt = new Set(readLearnt());
  /** In the turn under way. */
  private said: { readonly ply: number; readonly lessons: Set<Lesson> } = { ply: 0, lessons: new Set() };

  /** What to say to the person who decides; nothing where all is understood. */
  advise(board: Coached, state: State, place: Surroundings): string {
    this.follow(board, state.ply);
    for (const lesson of LESSONS[state.phase] ?? []) {
      const words = this.learnt.has(lesson) ? '' : this.words(lesson, board, state, place);
      if (!words) continue;
      this.said.lessons.add(lesson);
      return words;
    }
    return '';
  }

  /** A capture is understood once it is made; the rest, once it has been said for a whole turn. */
  private follow(board: Coached, ply: number): void {
    const { said } = this;
    if (ply === said.ply) return;
    this.said = { ply, lessons: new Set() };
    if (ply < said.ply || said.lessons.size === 0) return;
    const captured = board.events(said.ply + 1).some(({ type }) => type === 'capture');
    for (const lesson of said.lessons) if (lesson !== 'capture' || captured) this.learnt.add(lesson);
    writeLearnt([...this.learnt]);
  }

  private words(lesson: Lesson, board: Coached, { ply, legal }: State, { touch, wide }: Surroundings): string {
    switch (lesson) {
      case 'loss':
        return lossWords(board.events(ply));
      case 'capture':
        return captureWords(board, legal);
      case 'lessons':
        return readLessons().length > 0 ? '' : text('coach-lessons', { panel: wide ? 'beside' : 'menu' });
      default:
        return text(`coach-${lesson}`, { touch: touch ? 'yes' : 'no' });
    }
  }
}

/** Why stones are gone; empty if the opponent's turn took none. */
function lossWords(turn: readonly Event[]): string {
  const { captured, bonus } = accountOf(turn);
  return captured === 0 ? '' : text('coach-loss', { stones: captured + bonus, bonus });
}

/** A capture that can be made now; empty if there is none. */
function captureWords(board: Coached, legal: readonly string[]): string {
  for (const pit of legal) {
    const stones = sum(board.foresee({ type: 'start', pit })?.capture ?? []);
    if (stones > 0) return text('coach-capture', { pit, stones });
  }
  return '';
}

function sum(pits: readonly PitStones[]): number {
  return pits.reduce((total, { stones }) => total + stones, 0);
}
