import { expect, test } from 'vitest';
import type { State } from '$lib/protocol/State';
import { Book, isWhole, joined, type Moment } from './book.svelte';

const at = (step: number, ...events: string[]): Moment => ({ step, events, actor: 0, by: 'person' });
const steps = (...events: string[]) =>
  events.map((event, index) => ({ seq: index, actor: 0, by: 'person' as const, events: [event] }));
const state = (step: number, viewer: number | null = 0) => ({ step, viewer }) as State;

test('the newest steps are the last ones of the state', () => {
  expect(joined([at(1, 'a')], steps('b', 'c'), 3)).toEqual([at(1, 'a'), at(2, 'b'), at(3, 'c')]);
});

test('what was taken back is gone', () => {
  const known = [at(1, 'a'), at(2, 'b'), at(3, 'c')];
  expect(joined(known, [], 1)).toEqual([at(1, 'a')]);
  expect(joined(known, steps('x'), 2)).toEqual([at(1, 'a'), at(2, 'x')]);
});

test('nothing new leaves the same list', () => {
  const known = [at(1, 'a')];
  expect(joined(known, [], 1)).toBe(known);
});

test('a list is whole if every step is there', () => {
  expect(isWhole([at(0), at(1), at(2)], 2)).toBe(true);
  expect(isWhole([at(2)], 2)).toBe(false);
});

test('the past is read once, and what came meanwhile stays', async () => {
  const asked: (number | null)[] = [];
  let answer = (_: Moment[] | null) => {};
  const book = new Book((eyes) => {
    asked.push(eyes);
    return new Promise((resolve) => (answer = resolve));
  });
  book.add(state(2), []);
  book.add(state(3), steps('c'));
  answer([at(0), at(1, 'a'), at(2, 'b')]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(book.moments).toEqual([at(0), at(1, 'a'), at(2, 'b'), at(3, 'c')]);
  expect(asked).toEqual([0]);
});

test('without a past the log says that it is torn', async () => {
  const book = new Book(async () => null);
  book.add(state(5), steps('e'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(book.moments).toEqual([at(5, 'e')]);
  expect(book.torn).toBe(true);
});

test('other eyes see their own pages only', async () => {
  const book = new Book(async (eyes) => [at(0), at(1, `seen by ${eyes}`)]);
  book.add(state(1, 0), []);
  await new Promise((resolve) => setTimeout(resolve));
  expect(book.moments.at(-1)).toEqual(at(1, 'seen by 0'));
  book.add(state(1, 2), []);
  expect(book.moments).toEqual([]);
  await new Promise((resolve) => setTimeout(resolve));
  expect(book.moments.at(-1)).toEqual(at(1, 'seen by 2'));
});
