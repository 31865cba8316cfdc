import { useMessages } from '$lib/i18n.svelte';
import rust from '$tables/prosperity/src/action.rs?raw';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Told } from '../game';
import { chairs, views } from './fixtures';
import Table from './Table.svelte';
import type { Action, View } from './view';

// Drawings are slow to read here and nothing is asked of them.
vi.mock('./sprites/tiles.svg?raw', () => ({ default: '' }));
vi.mock('./sprites/marks.svg?raw', () => ({ default: '' }));
vi.setConfig({ testTimeout: 60_000 });
vi.hoisted(() => {
  // What the browser has and the test's document lacks.
  window.matchMedia ??= () => ({ matches: true, addEventListener() {}, removeEventListener() {} }) as never;
});
await useMessages('prosperity');
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Element.prototype.getClientRects = () => [] as unknown as DOMRectList;
});
afterEach(cleanup);

/** Lays the table for the first seat, with what it does. */
function lay(view: View): { container: HTMLElement; done: Action[] } {
  const done: Action[] = [];
  const { container } = render(Table, {
    props: {
      view,
      seat: 0,
      chairs: chairs.slice(0, view.table.countries.length),
      awaited: [0],
      act: async (action: Action) => void done.push(action),
      undo: null,
      news: { seq: 1, events: [] },
      spotlight: null,
      outcome: null,
    },
  });
  return { container, done };
}

/** Lays the table, presses what is named, confirms, and says what was done. */
async function play(view: View, ...presses: string[]): Promise<Action> {
  const { container, done } = lay(view);
  for (const press of [...presses, '[data-confirm]']) {
    const control = container.querySelector<HTMLElement>(press);
    expect(control, press).not.toBeNull();
    await fireEvent.click(control!);
  }
  cleanup();
  expect(done).toHaveLength(1);
  return done[0]!;
}

const nameOf = (action: Action) => (typeof action === 'string' ? action : Object.keys(action)[0]!);

test('every action of the rules has a control', async () => {
  const variants = /pub enum Action \{([^]*?)\n\}/.exec(rust)![1]!.match(/^ {4}[A-Z]\w*/gm)!;
  const names = variants.map((variant) => variant.trim().toLowerCase());
  const actions = views.polluted;
  const tile = actions.offers.find((offer) => !offer.why_not && offer.places.length > 1)!;
  const special = actions.offers.find((offer) => !offer.why_not && offer.special)!;
  const done = [
    await play(views.settle, '[data-choice="0"]'),
    await play(views.advance, '[data-choice="1"]'),
    await play(actions, '[data-action="income"]'),
    await play(actions, '[data-action="cleanup"]'),
    await play(actions, '[data-action="research"]', '[data-choice="ecology"]'),
    await play(actions, `[data-tile="${tile.tile}"]`, `[data-place="${tile.places[1]!.space}"]`),
  ];
  expect(done.map(nameOf)).toEqual(names);
  expect(done[0]).toEqual({ settle: { paid: 0 } });
  expect(done[4]).toEqual({ research: { track: 'ecology' } });
  expect(done[5]).toEqual({ buy: { tile: tile.tile, space: tile.places[1]!.space } });
  expect(await play(actions, `[data-tile="${special.tile}"]`)).toEqual({ buy: { tile: special.tile, space: null } });
});

test('decisions come with something sensible chosen', async () => {
  expect(await play(views.settle)).toMatchObject({ settle: { paid: expect.any(Number) } });
  expect(await play(views.advance)).toMatchObject({ advance: { energy: expect.any(Number) } });
});

test('what is out of reach can be looked at, not bought', async () => {
  const view = views['first-action'];
  const far = view.offers.find((offer) => offer.why_not)!;
  const { container } = render(Table, {
    props: {
      view,
      seat: 0,
      chairs: chairs.slice(0, 3),
      awaited: [0],
      act: async () => undefined,
      undo: null,
      news: { seq: 1, events: [] },
      spotlight: null,
      outcome: null,
    },
  });
  await fireEvent.click(container.querySelector(`[data-tile="${far.tile}"]`)!);
  expect(container.querySelector<HTMLButtonElement>('[data-confirm]')!.disabled).toBe(true);
  expect(container.textContent).toContain('costs');
});

test('Enter on the tile that is chosen buys it', async () => {
  const view = views.polluted;
  const { tile } = view.offers.find((offer) => !offer.why_not)!;
  const { container, done } = lay(view);
  const shelved = container.querySelector(`[data-tile="${tile}"]`)!;
  await fireEvent.keyDown(shelved, { key: 'Enter' });
  expect(done).toEqual([]);
  await fireEvent.click(shelved);
  await fireEvent.keyDown(shelved, { key: 'Enter' });
  expect(done.map(nameOf)).toEqual(['buy']);
});

/** The table of seat 0, whose questions get this answer. */
function asking(view: View, answer: Partial<Told<View>>) {
  const asked: Action[][][] = [];
  const { container } = render(Table, {
    props: {
      view,
      seat: 0,
      chairs: chairs.slice(0, view.table.countries.length),
      awaited: [0],
      act: async () => undefined,
      ask: async (_place: object, lines: Action[][]) => {
        asked.push(lines);
        return [{ taken: 1, refused: null, view, changed: [], tally: null, unknown: false, ...answer }];
      },
      undo: null,
      news: { seq: 1, events: [] },
      spotlight: null,
      outcome: null,
    },
  });
  return { container, asked };
}

test('what a plan would change is asked of the rules', async () => {
  const view = views.polluted;
  const then = structuredClone(view);
  then.table.countries[0]!.money += 123;
  then.figures[0]!.points += 7;
  const { container, asked } = asking(view, { view: then });
  expect(asked).toHaveLength(0);
  await fireEvent.click(container.querySelector('[data-action="income"]')!);
  await vi.waitFor(() => expect(container.querySelector('.changes')?.textContent).toContain('Money'));
  expect(asked.at(-1)).toEqual([['income']]);
  expect(container.querySelector('.changes')!.textContent).toContain(String(then.table.countries[0]!.money));
  expect(container.querySelector('.changes')!.textContent).toContain(String(then.figures[0]!.points));
});

test('what the rules would refuse cannot be confirmed, and they say why', async () => {
  const refused = { message: 'no disc', reason: { code: 'no-disc' } };
  const { container } = asking(views.polluted, { taken: 0, refused });
  await fireEvent.click(container.querySelector('[data-action="cleanup"]')!);
  await vi.waitFor(() => expect(container.querySelector<HTMLButtonElement>('[data-confirm]')!.disabled).toBe(true));
  expect(container.querySelector('.because')!.textContent).not.toBe('');
});

test('nobody is asked while somebody else decides', async () => {
  const { container, asked } = asking(views.waiting, {});
  const { tile } = views.waiting.table.display.length ? { tile: views.waiting.table.display[0]! } : { tile: '' };
  await fireEvent.click(container.querySelector(`[data-tile="${tile}"]`)!);
  expect(asked).toHaveLength(0);
});
