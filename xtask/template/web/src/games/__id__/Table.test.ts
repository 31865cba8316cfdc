import { setLanguage, useMessages } from '$lib/i18n.svelte';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { View } from './view';

await useMessages('__id__');
await setLanguage('en');
const { default: Table } = await import('./Table.svelte');

afterEach(cleanup);

const view: View = {
  viewer: { seat: 0 },
  table: { options: { 'large-heap': false }, phase: { taking: 0 }, heap: 5, taken: [9, 7], fresh: false },
  most: 3,
};
const chairs = ['Ada', 'Blaise'].map((name, seat) => ({ seat, name, you: seat === 0, bot: false }));
const props = { view, seat: 0, chairs, awaited: [0], news: { seq: 1, events: [] }, spotlight: null, outcome: null };

test('a button takes so many stones', async () => {
  const act = vi.fn(async () => undefined);
  render(Table, { ...props, act });
  expect(screen.getByRole('img', { name: '5 stones are left' })).toBeTruthy();
  screen.getByRole('button', { name: 'Take 2 stones' }).click();
  await vi.waitFor(() => expect(act).toHaveBeenCalledWith({ take: { stones: 2 } }));
});

test('who only watches has nothing to press', () => {
  render(Table, { ...props, view: { ...view, most: null }, seat: null, act: null });
  expect(screen.queryByRole('button')).toBeNull();
});
