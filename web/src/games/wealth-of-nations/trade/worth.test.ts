import { expect, test } from 'vitest';
import { views } from '../fixtures/trade';
import { tradeOf } from './moment';
import { bundleWorth, isNothing, mirrored, NOTHING, orderPrices } from './worth';

const { markets } = views.trade;
const market = (commodity: string) => markets.find((each) => each.commodity === commodity)!;

test('a bundle is worth its barter prices and money, less the notes in it', () => {
  expect(bundleWorth(markets, { cubes: { ore: 2 }, money: 3, notes: 0 })).toBe(2 * market('ore').barter + 3);
  expect(bundleWorth(markets, { cubes: {}, money: 30, notes: 1 })).toBe(5);
  expect(isNothing(NOTHING)).toBe(true);
});

test('an order costs one price after the other', () => {
  const [food, ore] = [market('food'), market('ore')];
  expect(orderPrices(markets, { way: 'buy', cubes: { ore: 2, food: 1 } })).toEqual([
    food.buy[0],
    ore.buy[0],
    ore.buy[1],
  ]);
  expect(orderPrices(markets, { way: 'sell', cubes: { ore: 3 } })).toEqual(ore.sell.slice(0, 3));
  expect(orderPrices(markets, null)).toEqual([]);
});

test('a counter-offer is the same barter from the other side', () => {
  const [offer] = tradeOf(views.asked)!.offers;
  expect(mirrored(offer!)).toMatchObject({ to: offer!.from, give: offer!.take, take: offer!.give });
});
