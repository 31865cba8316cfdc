import { expect, test } from 'vitest';
import { seatOf, views } from '../fixtures/trade';
import { sum } from '../trade/prices';
import type { Plan } from '../view';
import { changed, deedsOf, linesOf, needsOf, NO_RUN, numberOf, orderFrom, provide } from './plan';
import { cheaperRun } from './runs';

const EMPTY: Plan = {
  flags: 0,
  tiles: [0, 0, 0, 0, 0, 0, 0],
  forced: 0,
  moves: 0,
  automations: 0,
  units: 0,
  marches: 0,
  transports: 0,
  run: NO_RUN,
};
const STOCKS = [9, 26, 24, 15, 15];

test('a plan takes what the view says', () => {
  for (const view of Object.values(views)) {
    if (!view.desk) continue;
    const { plan, cost, missing, spare, price } = view.desk.plan;
    const { cubes } = view.table.nations[seatOf(view)]!;
    expect(needsOf(linesOf(plan), cubes, view.table.stocks)).toEqual({ cost, missing, spare, price });
  }
});

test('deeds are counted', () => {
  const plan = changed(changed(changed(EMPTY, 'farm', 1), 'automation', 2), 'flag', -1);
  expect([numberOf(plan, 'farm'), numberOf(plan, 'automation'), numberOf(plan, 'flag')]).toEqual([1, 2, 0]);
  expect(linesOf(plan).map(({ deed, cubes }) => [deed, cubes])).toEqual([
    ['farm', { ore: 1, capital: 1 }],
    ['automation', { energy: 2, capital: 4 }],
  ]);
  expect(deedsOf(views.trade)).not.toContain('unit');
  expect(deedsOf(views.occupy)).toContain('march');
});

test('what is owned goes to the first lines, and prices of lines add up', () => {
  const plan = { ...changed(changed(EMPTY, 'farm', 1), 'factory', 1), run: { feed: [1, 2], ore: [], power: [1] } };
  const owned = { ore: 2, capital: 1, food: 1 };
  const lines = provide(linesOf(plan), owned, STOCKS);
  expect(lines.map(({ missing }) => missing)).toEqual([{}, { labor: 1, ore: 1 }, { food: 1, energy: 1 }]);
  expect(sum(lines.map(({ price }) => price))).toBe(needsOf(lines, owned, STOCKS).price);
});

test('an order brings what one action and the money allow', () => {
  const lines = provide(linesOf(changed(changed(EMPTY, 'farm', 1), 'factory', 1)), { capital: 1 }, STOCKS);
  // The farm lacks an ore; the factory lacks a labor and two ores, and two of them come along.
  expect(orderFrom(lines, STOCKS, 100, 3)).toEqual({ ore: 3 });
  expect(orderFrom(lines, STOCKS, 45, 3)).toEqual({ ore: 2 });
  expect(orderFrom(lines, STOCKS, 100, 1)).toEqual({ ore: 1 });
  expect(orderFrom(lines, STOCKS, 5, 3)).toEqual({});
});

test('an automated bloc is run the cheaper way', () => {
  const view = views.automated;
  const bloc = view.nations[seatOf(view)]!.blocs.find((each) => each.automated && each.hexes.length > 1)!;
  expect(cheaperRun(bloc, [39, 20, 20, 0, 20]).ore).toBe(false);
  expect(cheaperRun({ ...bloc, cost: { food: 4, energy: 1 } }, [0, 20, 20, 30, 20]).ore).toBe(true);
});
