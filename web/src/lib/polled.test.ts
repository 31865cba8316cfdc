import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Polled } from './polled.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

test('what is asked for is asked for again, until nobody looks', async () => {
  let count = 0;
  const polled = new Polled(async () => ++count, 10);
  const stop = polled.start();
  await settle();
  expect(polled.value).toBe(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(polled.value).toBe(2);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(count).toBe(2);
});

test('a server that is away is asked more rarely, and the last value stays', async () => {
  let count = 0;
  const polled = new Polled(async () => {
    count++;
    if (count > 1) throw new Error('away');
    return 'there';
  }, 10);
  const stop = polled.start();
  await settle();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(polled.error).toBeInstanceOf(Error);
  expect(polled.value).toBe('there');
  await vi.advanceTimersByTimeAsync(19_000);
  expect(count).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(count).toBe(3);
  stop();
});
