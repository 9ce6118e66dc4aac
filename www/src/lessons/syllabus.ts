/**
 * The eight lessons: what is set out, and when a turn has done what was asked. Pure: the words are in `en-lessons.ftl`, the rules in the
 * engine. `tests/js/lessons.test.ts` plays every turn of theirs.
 */
import type { Event } from 'tsoro';

export type Verdict = 'done' | 'missed';

export interface Lesson {
  /** Its words begin with `lesson-` and this. */
  readonly id: string;
  readonly rules: string;
  readonly position: string;
  /** Who plays North: without a computer the lesson is over with South's turn. */
  readonly north: 'human' | 'computer:1';
  /** What a whole turn has come to, from its events; undefined while the task goes on. */
  verdict(events: readonly Event[]): Verdict | undefined;
}

/** Without heads and bonus, until they are what the lesson is about. */
const PLAIN = 'tsoro width=4 heads=0 bonus=0';

export const LESSONS: readonly Lesson[] = [
  lesson('lap', PLAIN, '1,2,0,1/0x4/0x3,3/3,0x3 s', () => true),
  lesson('ring', PLAIN, '1,2,0,1/0x4/2,0x3/2,0x2,3 s', turnsACorner),
  lesson('relay', PLAIN, '2,0,1,0/0x4/0x4/2,0,1,2 s', (events) => count(events, 'lap') > 1),
  lesson('capture', PLAIN, '1,2,0,1/1,3,1,0/0x4/2,0x2,3 s', captures),
  lesson('bonus', 'tsoro width=4 heads=0', '2,0,1,2/0,3,2,0/1,0x3/0,4,0x2 s', (events) => count(events, 'take') === 2),
  lesson('head', 'tsoro width=4 bonus=0', '0,2,0,2/1,0x2,3/0x4/2,0,1,0 s', captures),
  lesson('singles', PLAIN, '0,1,0,2/2,3,0,1/0,1,0x2/1x2,0,1 s', captures),
  {
    id: 'end',
    rules: 'tsoro width=4',
    position: '0x2,2,0/0,1,2x2/0x2,1,2/2,3,1,0 s',
    north: 'computer:1',
    verdict: (events) => {
      const over = events.find((event) => event.type === 'over');
      return over && (over.result === '1-0' ? 'done' : 'missed');
    },
  },
];

function lesson(id: string, rules: string, position: string, does: (events: readonly Event[]) => boolean): Lesson {
  return { id, rules, position, north: 'human', verdict: (events) => (does(events) ? 'done' : 'missed') };
}

function count(events: readonly Event[], type: Event['type']): number {
  return events.filter((event) => event.type === type).length;
}

function captures(events: readonly Event[]): boolean {
  return count(events, 'capture') > 0;
}

/** From one row into the other: a pit's name ends in its row. */
function turnsACorner(events: readonly Event[]): boolean {
  return events.some((event) => event.type === 'lap' && event.path.some((pit) => pit.at(-1) !== event.from.at(-1)));
}
