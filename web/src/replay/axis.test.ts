import { expect, test } from 'vitest';
import { apart, placed } from './axis';

test('of signs on each other the worst stays', () => {
  const at = (at: number, mark: 'slip' | 'mistake' | 'costly') => ({ at, seat: 0, mark });
  const all = [at(1, 'slip'), at(2, 'costly'), at(3, 'mistake'), at(9, 'slip')];
  expect(apart(all, (stop) => stop * 10, 15).map((entry) => entry.at)).toEqual([2, 9]);
  expect(apart(all, (stop) => stop * 10, 5)).toEqual(all);
});

test('labels do not lie on each other, and the chosen one always stands', () => {
  const labels = [0, 30, 34, 96].map((left) => ({ left, width: 10 }));
  expect(placed(labels, 0)).toEqual([0, 30, null, 90]);
  expect(placed(labels, 2)).toEqual([0, null, 34, 90]);
  expect(placed(labels, -1)).toEqual([0, 30, null, 90]);
});
