/** What the page remembers of what its player has learnt. */
import { read, write } from './store.ts';
import { KEYS, wordsIn } from './stored.ts';

/** What the coach need not say any more. */
export function readLearnt(): string[] {
  return wordsIn(read(KEYS.learnt));
}

export function writeLearnt(lessons: readonly string[]): void {
  write(KEYS.learnt, lessons.join(' '));
}

/** The lessons that are done. */
export function readLessons(): string[] {
  return wordsIn(read(KEYS.lessons));
}

export function writeLessons(done: readonly string[]): void {
  write(KEYS.lessons, done.join(' '));
}
