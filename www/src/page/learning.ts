/** What the page remembers of what its player has learnt. */
import { read, write } from './store.ts';

const LEARNT = 'tsoro.learnt';
const LESSONS = 'tsoro.lessons';

/** What the coach need not say any more. */
export function readLearnt(): string[] {
  return words(LEARNT);
}

export function writeLearnt(lessons: readonly string[]): void {
  write(LEARNT, lessons.join(' '));
}

/** The lessons that are done. */
export function readLessons(): string[] {
  return words(LESSONS);
}

export function writeLessons(done: readonly string[]): void {
  write(LESSONS, done.join(' '));
}

function words(key: string): string[] {
  return (read(key) ?? '').split(' ').filter(Boolean);
}
