import { expect, test } from 'vitest';
import { bands, linePath, scaleFor, spread, stackedExtent, xOf, yOf } from './scale';

test('a scale has round numbers and holds every value', () => {
  expect(scaleFor([3, 53])).toEqual({ low: 0, high: 60, ticks: [0, 20, 40, 60] });
  expect(scaleFor([-4, 10])).toEqual({ low: -5, high: 10, ticks: [-5, 0, 5, 10] });
  expect(scaleFor([])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
});

test('values are placed from the top and from the left', () => {
  const scale = { low: 0, high: 50, ticks: [] };
  expect([yOf(0, scale), yOf(50, scale)]).toEqual([100, 0]);
  expect([xOf(0, 3), xOf(1, 3), xOf(0, 1)]).toEqual([0, 50, 0]);
  expect(linePath([0, 50], scale)).toBe('M0.00 100.00L100.00 0.00');
});

test('what is not known is not drawn', () => {
  const scale = { low: 0, high: 50, ticks: [] };
  expect(linePath([50, NaN, 0, NaN], scale)).toBe('M0.00 0.00M66.67 100.00');
  expect(scaleFor([NaN, 7])).toEqual(scaleFor([7]));
});

test('bands lie on each other, and what is negative hangs below', () => {
  const scale = { low: -10, high: 10, ticks: [] };
  expect(bands([[5], [-5], [5]], scale)).toEqual([
    'M0.00 25.00L0.00 50.00Z',
    'M0.00 75.00L0.00 50.00Z',
    'M0.00 0.00L0.00 25.00Z',
  ]);
  expect(stackedExtent([[5], [-5], [5]])).toEqual([10, -5]);
});

test('labels are moved apart and keep their order', () => {
  expect(spread([50, 50, 10], 10)).toEqual([50, 60, 10]);
  expect(spread([99, 98], 10)).toEqual([100, 90]);
});
