import { useMessages } from '$lib/i18n.svelte';
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Component } from 'svelte';
import type { TableProps } from '../../game';
import Repay from '../end/Repay.svelte';
import Final from '../end/Final.svelte';
import { sum } from '../cubes';
import { answering } from '../fixtures/ask';
import { chairsOf, finale, seatOf, views } from '../fixtures/trade';
import Nations from '../nations/Nations.svelte';
import Planner from '../plan/Planner.svelte';
import Occupy from '../produce/Occupy.svelte';
import Produce from '../produce/Produce.svelte';
import type { Action, Event, View } from '../view';
import Composer from './Composer.svelte';
import Markets from './Markets.svelte';
import Offers from './Offers.svelte';
import { pocketOf } from './pocket.svelte';
import { orderPrices } from './worth';

vi.setConfig({ testTimeout: 30_000 });
for (const file of ['wealth-of-nations', 'wealth-of-nations-trade']) await useMessages(file);

type Room = Component<TableProps<View, Action, Event>>;
let done: Action[] = [];
beforeEach(() => {
  done = [];
  sessionStorage.clear();
  for (const seat of [0, 1, 2, 3, 4]) {
    const pocket = pocketOf(seat);
    pocket.clear();
    for (const partner of [0, 1, 2, 3, 4]) pocket.forget(partner);
  }
});
afterEach(cleanup);

const propsOf = (view: View, more: Partial<TableProps<View, Action, Event>> = {}): TableProps<View, Action, Event> => ({
  view,
  seat: seatOf(view),
  chairs: chairsOf(view),
  awaited: [seatOf(view)],
  act: async (action) => void done.push(action),
  ask: answering(view),
  undo: null,
  news: { seq: 1, events: [] },
  spotlight: null,
  outcome: null,
  ...more,
});
/** Whatever was asked has been answered. */
const answered = () => new Promise((resolve) => setTimeout(resolve));
function open(room: Room, view: View, more?: Partial<TableProps<View, Action, Event>>) {
  const { container, rerender } = render(room, { props: propsOf(view, more) });
  const press = async (...selectors: string[]) => {
    for (const selector of selectors) {
      const control = container.querySelector<HTMLButtonElement>(selector);
      expect(control, selector).not.toBeNull();
      expect(control!.disabled, selector).not.toBe(true);
      await fireEvent.click(control!);
      await answered();
    }
  };
  return { container, press, rerender };
}
const rich = (view: View): View => {
  const better = structuredClone(view);
  for (const nation of better.table.nations) {
    nation.cubes = { food: 6, energy: 5, labor: 4, ore: 4, capital: 4 };
    nation.money = 200;
    nation.notes = 2;
  }
  better.desk!.bank = { take: 18, repay: 2, interest: 2 };
  better.desk!.plan.missing = {};
  return better;
};

test('cubes of several markets are bought in one order, with the total before', async () => {
  const view = rich(views.trade);
  const { container, press } = open(Markets, view);
  await press('[data-buy="ore"]', '[data-buy="ore"]', '[data-buy="energy"]');
  expect(container.querySelector<HTMLButtonElement>('[data-buy="food"]')!.disabled).toBe(true);
  expect(container.querySelector<HTMLButtonElement>('[data-sell="food"]')!.disabled).toBe(true);
  const total = sum(orderPrices(view.markets, { way: 'buy', cubes: { ore: 2, energy: 1 } }));
  expect(container.querySelector('[data-action="buy"]')!.textContent).toContain(`$${total}`);
  await press('[data-sell="ore"]', '[data-action="buy"]');
  expect(done).toEqual([{ buy: { cubes: { ore: 1, energy: 1 } } }]);
  expect(container.querySelector('[data-action="buy"]')).toBeNull();
});

test('what the money does not pay for waits for a note', async () => {
  const view = rich(views.trade);
  view.table.nations[seatOf(view)]!.money = 1;
  const { container, press } = open(Markets, view);
  await press('[data-buy="capital"]');
  expect(container.querySelector<HTMLButtonElement>('[data-action="buy"]')!.disabled).toBe(true);
  await press('[data-notes="take"]', '[data-action="take-notes"]');
  expect(done).toEqual([{ 'take-notes': { notes: 1 } }]);
});

test('notes are repaid several at once, and a pass is one click', async () => {
  const { press } = open(Markets, rich(views.trade));
  await press(
    '[data-notes="repay"]',
    '[aria-label="One more note"]',
    '[data-action="repay-notes"]',
    '[data-action="pass"]',
  );
  expect(done).toEqual([{ 'repay-notes': { notes: 2 } }, 'pass']);
});

test('an offer is composed for each partner and not lost by anything', async () => {
  const view = rich(views.trade);
  const me = seatOf(view);
  const [one, other] = [0, 1, 2].filter((seat) => seat !== me);
  const { container, press, rerender } = open(Composer, view);
  await press(`[data-partner="${one}"]`, '[data-more="ore"][data-side="give"]', '[data-more="food"][data-side="take"]');
  await fireEvent.input(container.querySelector('input.input')!, { target: { value: 'For peace' } });
  await press(`[data-partner="${other}"]`, '[data-more="labor"][data-side="give"]', `[data-partner="${one}"]`);
  const later = structuredClone(view);
  later.table.phase = { develop: { active: me, passes: 0, step: 'action' } };
  later.desk!.partners = [];
  await rerender(propsOf(later));
  expect(container.querySelector<HTMLButtonElement>('[data-action="offer"]')!.disabled).toBe(true);
  await rerender(propsOf(view));
  await press('[data-action="offer"]');
  expect(done).toEqual([
    {
      offer: {
        to: one,
        give: { cubes: { ore: 1 }, money: 0, notes: 0 },
        take: { cubes: { food: 1 }, money: 0, notes: 0 },
        promise: 'For peace',
      },
    },
  ]);
});

test('a counter-offer starts from the offer the other way round', async () => {
  const view = views.asked;
  const phase = view.table.phase as Extract<View['table']['phase'], { trade: unknown }>;
  const offer = phase.trade.offers.find((each) => each.to === seatOf(view))!;
  const { press } = open(Offers, view);
  await press(`[data-counter="${offer.from}"]`);
  const pocket = pocketOf(seatOf(view));
  expect(pocket.partner).toBe(offer.from);
  expect(pocket.draft(offer.from)).toMatchObject({ give: offer.take, take: offer.give });
  expect(done).toEqual([]);
});

test('offers of others are read by everybody, and answered by nobody else', () => {
  const { container } = open(Offers, views.offering, { seat: null, act: null });
  expect(container.querySelectorAll('article').length).toBeGreaterThan(0);
  expect(container.querySelectorAll('button')).toHaveLength(0);
});

test('a plan answers at once, and its purchase becomes the order', async () => {
  const view = views.trade;
  const planned = structuredClone(view);
  planned.desk!.plan = {
    ...planned.desk!.plan,
    lines: [
      { item: { tile: 'farm' }, number: 1, cubes: { ore: 1, capital: 1 }, missing: { ore: 1, capital: 1 }, price: 40 },
      { item: 'flag-for-tile', number: 1, cubes: { labor: 1 }, missing: { labor: 1 }, price: 20 },
    ],
    missing: { labor: 1, ore: 1, capital: 1 },
    order: { ore: 1, capital: 1 },
    limits: [{ flags: { left: 0 } }],
  };
  const { container, press } = open(Planner, view, { ask: answering(planned) });
  await press('[data-plan="farm"]');
  expect(container.querySelector('[data-plan-line="flag-for-tile"]')!.textContent).toContain('Flag for a tile');
  expect(container.textContent).toContain('You have no flag left to place.');
  expect(container.textContent).not.toContain('You have everything');
  await press('[data-plan="order"]');
  expect(pocketOf(seatOf(view)).order).toEqual({ way: 'buy', cubes: { ore: 1, capital: 1 } });
  await press('[data-more="farm"]', '[data-plan="run-all"]');
  expect(container.querySelectorAll('[data-plan="run"][aria-pressed="true"]').length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(1));
  const last = done.at(-1) as Extract<Action, { plan: unknown }>;
  expect(last.plan.tiles[0]).toBeGreaterThan(1);
});

test('production starts with what pays and follows the boxes', async () => {
  const view = rich(views.automated);
  const seat = seatOf(view);
  const index = view.nations[seat]!.blocs.findIndex((bloc) => bloc.automated && bloc.hexes.length > 1);
  const bloc = view.nations[seat]!.blocs[index]!;
  const { container, press } = open(Produce, view);
  expect(container.querySelectorAll('input:checked').length).toBeGreaterThan(0);
  const ore = `[data-ore="${bloc.hexes[0]}"]`;
  if (container.querySelector(ore)!.getAttribute('aria-pressed') !== 'true') await press(ore);
  await press('[data-action="produce"]');
  expect((done[0] as Extract<Action, { produce: unknown }>).produce.ore).toContain(bloc.hexes[0]);
  await press(ore, '[data-action="produce"]');
  const fed = (done[1] as Extract<Action, { produce: unknown }>).produce;
  expect(fed.ore).not.toContain(bloc.hexes[0]);
  expect(bloc.hexes.every((hex) => fed.feed.includes(hex))).toBe(true);
});

test('too few cubes cannot be spent, and what is missing is told', async () => {
  const view = structuredClone(views.produce);
  view.desk!.plan.missing = { energy: 2 };
  const { container } = open(Produce, view);
  await answered();
  expect(container.querySelector<HTMLButtonElement>('[data-action="produce"]')!.disabled).toBe(true);
  expect(container.querySelector('footer')!.textContent).toContain('2 energy');
});

test('units occupy the dearer section, or none', async () => {
  const { container, press } = open(Occupy, views.occupy);
  await press('[data-action="occupy"]');
  for (const none of container.querySelectorAll<HTMLElement>('.switch button:last-child')) await fireEvent.click(none);
  await press('[data-action="occupy"]');
  expect((done[0] as Extract<Action, { occupy: unknown }>).occupy.units.length).toBeGreaterThan(0);
  expect(done[1]).toEqual({ occupy: { units: [] } });
});

test('after the final sale as many notes as pay off are proposed', async () => {
  const { press } = open(Repay, views.repay);
  await press('[data-less="notes"]', '[data-more="notes"]', '[data-action="repay-notes"]');
  expect(done).toHaveLength(1);
});

test('the end shows the sale and the score', async () => {
  const { container } = open(Final, views.over, { past: finale.moments, outcome: finale.outcome, act: null });
  await vi.waitFor(() => expect(container.querySelector('.total')).not.toBeNull(), { timeout: 8000 });
  const best = Math.max(...finale.outcome.standings.map((standing) => standing.points));
  expect(container.querySelector('.total')!.textContent).toContain(String(Math.abs(best)));
});

test('money that is only roughly known is shown as a range', () => {
  const { container } = open(Nations, views.rough);
  const ranges = [...container.querySelectorAll('.money')].map((each) => each.textContent);
  const hidden = views.rough.money.filter(({ least, most }) => least !== most).length;
  expect(ranges.filter((text) => /–|or more/.test(text ?? ''))).toHaveLength(hidden);
});
