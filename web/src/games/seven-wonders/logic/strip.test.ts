import { expect, test } from 'vitest';
import { counted, linesOf } from './strip';

test('what does not fit beside the last one begins a line', () => {
  expect(linesOf([], 100)).toBe(0);
  expect(linesOf([40, 40], 100)).toBe(1);
  expect(linesOf([40, 60], 100)).toBe(2);
  expect(linesOf([60, 60, 30], 100)).toBe(2);
});

test('colours are drawn as long as there is room, and the longest is counted first', () => {
  const built = ['altar', 'theater', 'baths', 'barracks', 'apothecary'];
  expect(counted(built, 300, 2)).toEqual(new Set());
  expect(counted(built, 160, 1)).toEqual(new Set(['blue']));
  expect(counted(built, 130, 1)).toEqual(new Set(['blue', 'red', 'green']));
});
