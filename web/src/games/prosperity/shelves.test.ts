import { expect, test } from 'vitest';
import { acrossOf, PRICE_WIDE, shareOf, shelvesWide, standOf } from './shelves';

/** One shelf on the board of a screen 1440 pixels wide, and of one of 1024. */
const WIDE = shelvesWide(684) / 2;
const NARROW = shelvesWide(668) / 2;

test('tiles stand by the width there is for each of them', () => {
  expect(standOf(1, WIDE, 0)).toBe('flat');
  expect(standOf(1, 126, 0)).toBe('full');
  expect(standOf(3, WIDE, 0)).toBe('full');
  expect(standOf(3, 226, 0)).toBe('slim');
  expect(standOf(4, WIDE, 0)).toBe('low');
  expect(standOf(5, WIDE, 0)).toBe('low');
});

test('a price beside the tiles takes its room from them', () => {
  expect(standOf(3, NARROW, 0)).toBe('full');
  expect(standOf(3, NARROW, PRICE_WIDE)).toBe('slim');
});

test('low shelves have two lines, and more where tiles would be too slim', () => {
  expect(acrossOf(5, 'low', WIDE, PRICE_WIDE)).toBe(3);
  expect(acrossOf(6, 'low', 180, PRICE_WIDE)).toBe(2);
  expect(acrossOf(3, 'full', WIDE, 0)).toBe(3);
});

test('the side with more tiles is wider where that saves a line', () => {
  expect(shareOf([[3, 3]], 2 * WIDE, PRICE_WIDE)).toBe(0.5);
  expect(
    shareOf(
      [
        [1, 5],
        [2, 4],
      ],
      2 * WIDE,
      PRICE_WIDE,
    ),
  ).toBeLessThan(0.5);
  expect(shareOf([[5, 5]], 2 * WIDE, PRICE_WIDE)).toBe(0.5);
});
