import { expect, test } from 'vitest';
import { markAt, marksOf, sampled, stopAt, stopsOf } from './stops';

const stops = [0, 3, 6, 9];

test('a replay stops where something is told, at the start and at the end', () => {
  const told = [false, false, true, false, true, false].map((said) => ({ said }));
  expect(stopsOf(told)).toEqual([0, 2, 4, 5]);
});

test('a step between two stops is shown at the one before', () => {
  expect([0, 2, 3, 8, 9, 99, -1].map((step) => stopAt(stops, step))).toEqual([0, 0, 1, 2, 3, 3, 0]);
});

test('marks stand at stops, the larger one where two meet', () => {
  const marks = [
    { at: 3, name: 'turn 2', major: false },
    { at: 4, name: 'Age II', major: true },
    { at: 9, name: 'turn 2', major: false },
  ];
  expect(marksOf(marks, stops)).toEqual([
    { at: 1, name: 'Age II', major: true },
    { at: 3, name: 'turn 2', major: false },
  ]);
  expect(markAt(marksOf(marks, stops), 2)?.name).toBe('Age II');
  expect(markAt(marksOf(marks, stops), 0)).toBeNull();
});

test('values are taken at the stops', () => {
  expect(sampled([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], stops)).toEqual([0, 3, 6, 9]);
});
