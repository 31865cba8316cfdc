import { expect, test } from 'vitest';
import { beside } from './beside';

const room = { width: 400, height: 300 };
const sheet = { width: 100, height: 60 };

test('a sheet stands centred below', () => {
  expect(beside({ left: 150, top: 50, width: 20, height: 20 }, sheet, room)).toEqual({ left: 110, top: 78 });
});

test('a sheet stands above where there is no room below', () => {
  expect(beside({ left: 150, top: 250, width: 20, height: 20 }, sheet, room)).toEqual({ left: 110, top: 182 });
});

test('a sheet never leaves the window', () => {
  expect(beside({ left: 0, top: 50, width: 10, height: 10 }, sheet, room).left).toBe(8);
  expect(beside({ left: 390, top: 50, width: 10, height: 10 }, sheet, room).left).toBe(292);
  expect(beside({ left: 0, top: 0, width: 400, height: 300 }, sheet, room)).toEqual({ left: 150, top: 232 });
});
