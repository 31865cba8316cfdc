import { expect, test } from 'vitest';
import { views } from '../fixtures/trade';
import { tradeOf } from './moment';
import { payout } from './notes';
import { balance, bundleWorth, has, isNothing, mirrored, NOTHING } from './worth';

const STOCKS = [9, 26, 24, 15, 15];

test('a bundle is worth its barter prices and money, less the notes in it', () => {
  expect(bundleWorth(STOCKS, { cubes: { ore: 2 }, money: 3, notes: 0 })).toBe(2 * 18 + 3);
  expect(bundleWorth(STOCKS, { cubes: {}, money: 30, notes: 1 })).toBe(5);
  expect(isNothing(NOTHING)).toBe(true);
});

test('what one side gains at barter prices, the other loses', () => {
  const [give, take] = [
    { cubes: { labor: 3 }, money: 0, notes: 0 },
    { cubes: { ore: 2 }, money: 0, notes: 0 },
  ];
  const [here, there] = [balance(STOCKS, give, take), balance(STOCKS, take, give)];
  expect(here.barter).toBe(2 * 18 - 3 * 13);
  expect(there.barter).toBe(-here.barter);
  // Both can save: a purchase costs more than a sale brings.
  expect(here.market).toBe(20 + 21 - (11 + 11 + 11));
  expect(there.market).toBe(15 + 16 + 16 - (15 + 15));
});

test('a counter-offer is the same barter from the other side', () => {
  const [offer] = tradeOf(views.asked)!.offers;
  expect(mirrored(offer!)).toMatchObject({ to: offer!.from, give: offer!.take, take: offer!.give });
});

test('notes pay less the more there are', () => {
  for (const view of Object.values(views))
    view.table.nations.forEach((nation, seat) => {
      const next = view.nations[seat]!['next-note'];
      if (next !== null) expect(payout(nation.notes, 1)).toBe(next);
    });
  expect(payout(2, 3)).toBe(18 + 17 + 16);
  expect(has({ cubes: { food: 1 }, money: 2, notes: 0 }, { cubes: { food: 1 }, money: 3, notes: 0 })).toBe(false);
});
