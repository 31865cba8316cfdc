import { expect, test } from 'vitest';
import { views } from '../fixtures/trade';
import { COMMODITIES } from '../tables';
import {
  barterPrice,
  barterWorth,
  buyPrices,
  countOf,
  covers,
  minus,
  plus,
  purchase,
  sale,
  sellPrices,
  sum,
  wellsOf,
} from './prices';

test('prices are those of the view', () => {
  for (const view of Object.values(views))
    for (const { commodity, stock, wells, buy, sell, barter } of view.markets) {
      expect(wellsOf(commodity)).toBe(wells);
      expect(buyPrices(commodity, stock, 3)).toEqual(buy);
      expect(sellPrices(commodity, stock, 3)).toEqual(sell);
      expect(barterPrice(commodity, stock)).toBe(barter);
    }
});

test('an empty market sells from the supply, a full one pays little', () => {
  expect(buyPrices('food', 1, 3)).toEqual([13, 13, 13]);
  expect(sellPrices('food', 39, 3)).toEqual([1, 1, 1]);
  expect(barterPrice('food', 0)).toBe(11.5);
});

test('markets do not touch each other', () => {
  const stocks = [9, 26, 24, 15, 15];
  expect(purchase(stocks, { ore: 2, energy: 1 })).toEqual([10, 20, 21]);
  expect(sum(sale(stocks, { labor: 2, food: 1 }))).toBe(11 + 11 + 7);
  expect(barterWorth(stocks, { food: 2 })).toBe(17);
});

test('cubes are added and taken away', () => {
  expect(plus({ food: 1 }, { food: 2, ore: 1 })).toEqual({ food: 3, ore: 1 });
  expect(minus({ food: 1, ore: 2 }, { food: 4, ore: 1 })).toEqual({ ore: 1 });
  expect(covers({ food: 2 }, { food: 2 })).toBe(true);
  expect(covers({ food: 2 }, { food: 2, labor: 1 })).toBe(false);
  expect(countOf(Object.fromEntries(COMMODITIES.map((commodity) => [commodity, 2])))).toBe(10);
});
