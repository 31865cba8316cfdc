import { expect, test } from 'vitest';
import { finalColumns } from './final';
import { events, views } from './fixtures';
import { caughtUp, fitting, follow, noCourse, remembered } from './turn';
import { useMessages } from '$lib/i18n.svelte';

await useMessages('prosperity');

test('a turn is followed from its tile to its second action', () => {
  const start = events.findIndex((event) => event.event === 'drawn');
  const end = events.findIndex((event) => event.event === 'turn-ended');
  const course = follow(noCourse(), events.slice(start, end));
  expect(course.tile).not.toBeNull();
  expect(course.gains.size).toBe(3);
  expect(course.deeds).toHaveLength(2);
});

test('who comes in the middle of a turn reads the past', () => {
  const start = events.findIndex((event) => event.event === 'drawn');
  const past = [{ events: events.slice(0, start + 1) }, { events: events.slice(start + 1, start + 3) }];
  const drawn = events[start]!;
  expect(caughtUp(noCourse(), past).tile).toBe(drawn.event === 'drawn' && drawn.tile);
  const told = { ...noCourse(), seat: 1 };
  expect(caughtUp(told, past)).toBe(told);
  expect(caughtUp(noCourse()).tile).toBeNull();
});

test('what was taken back is forgotten', () => {
  const view = views['first-action'];
  const course = { ...noCourse(), seat: view.table.active, deeds: [{ kind: 'income', money: 100 } as const] };
  expect(fitting(course, view).deeds).toHaveLength(0);
});

test('the same news are told once', () => {
  const news = events.slice(0, 5);
  const course = remembered(noCourse(), news);
  expect(remembered(course, news)).toBe(course);
});

test('the final scoring has nine steps for everybody', () => {
  const course = follow(noCourse(), events);
  const kinds = course.final.map((step) => (step.kind === 'scoring' ? step.symbol : step.kind));
  expect(kinds).toEqual([
    ...['energy', 'energy', 'ecology', 'ecology', 'capital', 'money', 'ranks', 'ranks'],
    'prosperity',
  ]);
  for (const column of finalColumns(course.final, views.over)) expect(column.cells.size).toBe(3);
});

test('who comes later sees the sources of points and the ranks', () => {
  expect(finalColumns([], views.over)).toHaveLength(6);
});
