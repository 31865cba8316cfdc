import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PrivateNote } from './note.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a note is saved when somebody stops writing', async () => {
  const write = vi.fn(async () => undefined);
  const note = new PrivateNote('t', '', write);
  note.change('a');
  note.change('ab');
  expect(note.saved).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(write.mock.calls).toEqual([['t', 'ab']]);
  expect(note.saved).toBe(true);
});

test('a note that could not be saved is kept and tried again, even after a reload', async () => {
  const write = vi.fn(async () => Promise.reject(new Error('offline')));
  new PrivateNote('t', 'old', write).change('new');
  await vi.advanceTimersByTimeAsync(1000);
  const again = vi.fn(async () => undefined);
  const note = new PrivateNote('t', 'old', again);
  expect(note.text).toBe('new');
  await vi.advanceTimersByTimeAsync(1);
  expect(again).toHaveBeenCalledWith('t', 'new');
});
