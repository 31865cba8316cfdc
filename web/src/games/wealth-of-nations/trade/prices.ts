// What cubes cost and bring at the markets, one after the other.

import { COMMODITIES, MARKETS } from '../tables';
import type { Commodity, Cubes } from '../view';

/** Cubes in the wells of each market, in the order of commodities. */
export type Stocks = readonly number[];

const FLAT = Object.fromEntries(
  COMMODITIES.map((commodity) => {
    const wells = MARKETS[commodity].wells.flat();
    return [
      commodity,
      {
        buy: wells.map(({ buy }) => buy),
        sell: wells.map(({ sell }) => sell),
        barter: wells.map(({ barter }) => barter),
      },
    ];
  }),
) as Record<Commodity, { buy: number[]; sell: number[]; barter: number[] }>;

export const wellsOf = (commodity: Commodity): number => FLAT[commodity].buy.length;

/** What the next cube costs: that of the last full well, or one of the supply. */
export const buyPrice = (commodity: Commodity, stock: number): number =>
  stock <= 0 ? MARKETS[commodity].empty_buy : FLAT[commodity].buy[stock - 1]!;

/** What the next cube brings: it goes into the first empty well, or back to the supply. */
export const sellPrice = (commodity: Commodity, stock: number): number =>
  FLAT[commodity].sell[stock] ?? MARKETS[commodity].full_sell;

/** The advised value in a barter; at an empty market the mean of the two next prices. */
export const barterPrice = (commodity: Commodity, stock: number): number =>
  stock <= 0 ? (buyPrice(commodity, 0) + sellPrice(commodity, 0)) / 2 : FLAT[commodity].barter[stock - 1]!;

export const buyPrices = (commodity: Commodity, stock: number, number: number): number[] =>
  Array.from({ length: number }, (_, taken) => buyPrice(commodity, stock - taken));

export const sellPrices = (commodity: Commodity, stock: number, number: number): number[] =>
  Array.from({ length: number }, (_, put) => sellPrice(commodity, stock + put));

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Each commodity of which there are some, with the number. */
export const entries = (cubes: Cubes): [Commodity, number][] =>
  COMMODITIES.flatMap((commodity) => {
    const number = cubes[commodity] ?? 0;
    return number > 0 ? [[commodity, number] as [Commodity, number]] : [];
  });

export const countOf = (cubes: Cubes): number => sum(entries(cubes).map(([, number]) => number));

const stockOf = (stocks: Stocks, commodity: Commodity) => stocks[COMMODITIES.indexOf(commodity)] ?? 0;

/** The price of each single cube of a purchase, in the order of commodities. */
export const purchase = (stocks: Stocks, cubes: Cubes): number[] =>
  entries(cubes).flatMap(([commodity, number]) => buyPrices(commodity, stockOf(stocks, commodity), number));

/** What each single cube of a sale brings. */
export const sale = (stocks: Stocks, cubes: Cubes): number[] =>
  entries(cubes).flatMap(([commodity, number]) => sellPrices(commodity, stockOf(stocks, commodity), number));

export const plus = (one: Cubes, other: Cubes): Cubes => combine(one, other, (a, b) => a + b);
/** What is left, never less than none. */
export const minus = (one: Cubes, other: Cubes): Cubes => combine(one, other, (a, b) => Math.max(0, a - b));
export const covers = (one: Cubes, other: Cubes): boolean => countOf(minus(other, one)) === 0;

function combine(one: Cubes, other: Cubes, how: (a: number, b: number) => number): Cubes {
  const sums = COMMODITIES.map((commodity) => [commodity, how(one[commodity] ?? 0, other[commodity] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, number]) => number > 0));
}

/** At barter prices. */
export const barterWorth = (stocks: Stocks, cubes: Cubes): number =>
  sum(entries(cubes).map(([commodity, number]) => number * barterPrice(commodity, stockOf(stocks, commodity))));
