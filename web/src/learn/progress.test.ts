import type { LessonOutline } from '$lib/protocol/LessonOutline';
import { describe, expect, it } from 'vitest';
import { lastTaken, nextOf } from './progress';

const lesson = (id: string, more: Partial<LessonOutline> = {}): LessonOutline => ({
  id,
  minutes: 2,
  rules: 'turn',
  steps: 4,
  done: false,
  step: null,
  at: null,
  ...more,
});
const done = (at: number) => ({ done: true, at });

describe('a path', () => {
  it('goes on with the first lesson that is not done', () => {
    const path = { game: 'ten', lessons: [lesson('a', done(1)), lesson('b'), lesson('c', done(3))] };
    expect(nextOf(path)?.id).toBe('b');
    expect(nextOf({ game: 'ten', lessons: [lesson('a', done(1))] })).toBeNull();
  });
});

describe('where somebody left off', () => {
  const of = (...lessons: LessonOutline[]) => lastTaken([{ game: 'ten', lessons }])?.lesson.id;

  it('is the last lesson that was not finished', () => {
    expect(of(lesson('a', done(1)), lesson('b', { step: 2, at: 5 }), lesson('c', { step: 1, at: 3 }))).toBe('b');
  });
  it('is the next lesson after one that was', () => {
    expect(of(lesson('a', done(9)), lesson('b'))).toBe('b');
    expect(of(lesson('a', { ...done(9), step: 1 }), lesson('b'))).toBe('a');
  });
  it('is nowhere before the first and after all', () => {
    expect(of(lesson('a'))).toBeUndefined();
    expect(of(lesson('a', done(9)))).toBeUndefined();
  });
});
