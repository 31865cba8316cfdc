import { LANGUAGES, setLanguage, useMessages } from '$lib/i18n.svelte';
import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Action } from './view';
import { awaitedOf, chairs, EVENTS, MOMENTS, viewOf, type Moment } from './fixtures';

// Whole tables are drawn here, which takes its time where the processor is shared.
vi.setConfig({ testTimeout: 60_000 });
// What jsdom does not have: media that match nothing, and sizes that never change.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
}));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
for (const file of ['frame', 'seven-wonders', 'seven-wonders-names']) await useMessages(file);
const { default: Table } = await import('./Table.svelte');
const { default: Aside } = await import('./Aside.svelte');
const { default: Progress } = await import('./Progress.svelte');

afterEach(async () => {
  cleanup();
  await setLanguage('en');
});

const given = (moment: Moment, seat: number | null, act: (action: Action) => Promise<void> = async () => undefined) => {
  const view = viewOf(moment);
  const seats = 'ages' in view.stage ? view.stage.ages.cities.length : view.stage.setup.wonders.length;
  return {
    view,
    seat,
    chairs: chairs(seats, seat),
    awaited: awaitedOf(moment),
    act: seat === null ? null : act,
    news: { seq: 1, events: [] },
    spotlight: null,
    outcome: null,
  };
};

test.each(LANGUAGES)('every moment is drawn with all its sentences in %s', async (language) => {
  await setLanguage(language);
  const missing = vi.spyOn(console, 'error');
  for (const moment of MOMENTS) {
    const props = given(moment, moment === 'over' ? null : 0);
    render(Table, props);
    render(Aside, props);
    render(Progress, { view: props.view, chairs: props.chairs });
    cleanup();
  }
  expect(missing).not.toHaveBeenCalled();
});

test('a card of the hand is taken up, used as proposed, and sent', async () => {
  const act = vi.fn(async () => undefined);
  render(Table, given('threeFirstTurn', 0, act));
  screen.getAllByRole('radio')[0]!.click();
  const button = await screen.findByRole('button', { name: /^Build/ });
  button.click();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(act.mock.calls[0]).toMatchObject([{ play: { how: { build: { left: 0, right: 0 } } } }]);
});

test('the war stands beside the hand while a card must be chosen, and over the city when nobody must', async () => {
  const news = { seq: 2, events: EVENTS.filter(({ event }) => event === 'conflict') };
  const { container } = render(Table, { ...given('sevenThirdAge', 0), news });
  expect(container.querySelector('.bottom > .conflicts')).toBeTruthy();
  expect(container.querySelector('.centre .conflicts')).toBeNull();
  cleanup();
  const watched = render(Table, { ...given('sevenThirdAge', null), news });
  expect(watched.container.querySelector('.centre > .conflicts')).toBeTruthy();
});

test('the forecasts stand on the table of somebody who plays with nothing beside it', () => {
  const props = given('threeFirstTurn', 0);
  const forecasts = (more: object) => {
    const { container } = render(Table, { ...props, ...more });
    const found = container.querySelectorAll('[data-coach="war"], [data-coach="scores"]').length;
    cleanup();
    return found;
  };
  expect(forecasts({})).toBe(0);
  expect(forecasts({ alone: true })).toBe(2);
  expect(forecasts({ alone: true, act: null })).toBe(0);
});

test('Halikarnassos builds a card of the discard pile', async () => {
  const act = vi.fn(async () => undefined);
  render(Table, given('discardPick', 0, act));
  const cards = screen.getAllByRole('radio');
  expect(cards.length).toBeGreaterThan(0);
  cards[0]!.click();
  (await screen.findByRole('button', { name: / for free$/ })).click();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  expect(act.mock.calls[0]).toMatchObject([{ pick: {} }]);
});

test('Babylon plays its seventh card', async () => {
  render(Table, given('seventhCard', 0));
  expect(screen.getByRole('heading', { name: 'Babylon: play your seventh card too' })).toBeTruthy();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('a wonder is taken, and a side chosen', async () => {
  const act = vi.fn(async () => undefined);
  render(Table, given('setupWonder', 0, act));
  screen.getByRole('button', { name: /^Take/ }).click();
  await vi.waitFor(() => expect(act).toHaveBeenCalledOnce());
  cleanup();
  render(Table, given('setupSide', 0, act));
  screen.getByRole('button', { name: 'Play by night' }).click();
  await vi.waitFor(() => expect(act).toHaveBeenLastCalledWith({ 'choose-side': { side: 'night' } }));
});
