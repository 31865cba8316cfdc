import { expect, test } from 'vitest';
import { ago, left, pace } from './times';

test('how long ago', () => {
  const now = 1_000_000_000_000;
  expect(ago(now - 5_000, now)).toBe('just now');
  expect(ago(now + 5_000, now)).toBe('just now');
  expect(ago(now - 5 * 60_000, now)).toBe('5 min. ago');
  expect(ago(now - 3 * 3_600_000, now)).toBe('3 hr. ago');
  expect(ago(now - 26 * 3_600_000, now)).toBe('yesterday');
});

test('how much is left', () => {
  expect(left(102_000, 0)).toBe('1:42');
  expect(left(0, 5_000)).toBe('0:00');
  expect(left(5.5 * 3_600_000, 0)).toBe('5 h');
  expect(left(50 * 3_600_000, 0)).toBe('2 d');
});

test('how fast a table plays', () => {
  expect(pace({ kind: 'none' })).toBe('No clock');
  expect(pace({ kind: 'days', days: 1 })).toBe('A day a move');
  expect(pace({ kind: 'days', days: 3 })).toBe('3 days a move');
  expect(pace({ kind: 'live', initial: 1200, increment: 0, delay: 0 })).toBe('Live, 20 min');
  expect(pace({ kind: 'live', initial: 600, increment: 10, delay: 0 })).toBe('Live, 10 min + 10 s');
  expect(pace({ kind: 'live', initial: 30, increment: 0, delay: 0 })).toBe('Live, 30 s');
  expect(pace({ kind: 'live', initial: 90, increment: 0, delay: 0 })).toBe('Live, 1 min 30 s');
});
