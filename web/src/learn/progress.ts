// How far somebody has come, as lists tell it.

import type { GameLessons } from '$lib/protocol/GameLessons';
import type { LessonOutline } from '$lib/protocol/LessonOutline';

/** The lesson to take now: the first that is not done, or none when all are. */
export const nextOf = ({ lessons }: GameLessons): LessonOutline | null => lessons.find(({ done }) => !done) ?? null;

export const doneOf = ({ lessons }: GameLessons): number => lessons.filter(({ done }) => done).length;

export const minutesOf = ({ lessons }: GameLessons): number => lessons.reduce((sum, { minutes }) => sum + minutes, 0);

/** Whether the person is in the midst of it. */
export const isBegun = ({ step }: LessonOutline): boolean => step !== null;

export interface Taken {
  game: string;
  lesson: LessonOutline;
}

/** The lesson that was left last; where it was done, the next one of its game that is not. */
export function lastTaken(lists: GameLessons[]): Taken | null {
  const all = lists.flatMap((list) => list.lessons.map((lesson) => ({ game: list.game, lesson, list })));
  const [last] = all.filter(({ lesson }) => lesson.at !== null).toSorted((a, b) => b.lesson.at! - a.lesson.at!);
  if (!last) return null;
  if (isBegun(last.lesson)) return { game: last.game, lesson: last.lesson };
  const next = nextOf(last.list);
  return next && { game: last.game, lesson: next };
}
