import { expect, test } from 'vitest';
import { acrossOf, PRICE_WIDE, standOf } from './shelves';

/** The board of a screen 1440 pixels wide, and of one of 1024. */
const WIDE = 684;
const NARROW = 668;

test('tiles stand by the width there is for each of them', () => {
  expect(standOf(1, WIDE, 0)).toBe('flat');
  expect(standOf(1, 400, 0)).toBe('full');
  expect(standOf(3, WIDE, 0)).toBe('full');
  expect(standOf(3, 600, 0)).toBe('slim');
  expect(standOf(4, WIDE, 0)).toBe('low');
  expect(standOf(5, WIDE, 0)).toBe('low');
});

test('a price beside the tiles takes its room from them', () => {
  expect(standOf(3, NARROW, 0)).toBe('full');
  expect(standOf(3, NARROW, PRICE_WIDE)).toBe('slim');
});

test('low shelves have two lines, and more where tiles would be too slim', () => {
  expect(acrossOf(5, 'low', WIDE, PRICE_WIDE)).toBe(3);
  expect(acrossOf(6, 'low', 540, PRICE_WIDE)).toBe(2);
  expect(acrossOf(3, 'full', WIDE, 0)).toBe(3);
});
