// How full the markets were: every trade with them changes their stocks, and with these the prices.

import { sum } from '../cubes';
import { COMMODITIES, MARKETS } from '../tables';
import type { Commodity, Cubes, Event, Options } from '../view';

/** Cubes in the wells of each market, in the order of commodities. */
type Stocks = readonly number[];

const wellsOf = (commodity: Commodity) => MARKETS[commodity].wells.flat();

/** The advised value; at an empty market the mean of the two next prices. */
function barterPrice(commodity: Commodity, stock: number): number {
  const wells = wellsOf(commodity);
  return wells[stock - 1]?.barter ?? (MARKETS[commodity].empty_buy + wells[0]!.sell) / 2;
}

/** The wells of the top two rows, which the start with money alone fills. */
const topRows = (commodity: Commodity) =>
  MARKETS[commodity].wells.slice(0, 2).reduce((wells, row) => wells + row.length, 0);

export const startingStocks = (options: Options): number[] =>
  COMMODITIES.map((commodity) => (options['cash-only'] ? topRows(commodity) : MARKETS[commodity].start));

function moved(stocks: number[], cubes: Cubes, way: 1 | -1): number[] {
  return COMMODITIES.map((commodity, index) => {
    const stock = stocks[index]! + way * (cubes[commodity] ?? 0);
    return Math.max(0, Math.min(wellsOf(commodity).length, stock));
  });
}

/** The stocks after an event. */
export function after(stocks: number[], event: Event): number[] {
  switch (event.event) {
    case 'bought':
      return moved(stocks, event.cubes, -1);
    case 'sold':
      return moved(stocks, event.cubes, 1);
    case 'sold-out':
      return moved(stocks, { [event.commodity]: Math.floor(sum(event.cubes) / 2) }, 1);
    default:
      return stocks;
  }
}

/** All stocks there were, the oldest first; what changed nothing adds nothing. */
export function stocksOver(options: Options, past: readonly { events: readonly Event[] }[]): number[][] {
  const all = [startingStocks(options)];
  for (const { events } of past)
    for (const event of events) {
      const last = all.at(-1)!;
      const next = after(last, event);
      if (next !== last) all.push(next);
    }
  return all;
}

/** The barter price of a commodity over time. */
export const priceLine = (over: readonly Stocks[], commodity: Commodity): number[] => {
  const index = COMMODITIES.indexOf(commodity);
  return over.map((stocks) => barterPrice(commodity, stocks[index]!));
};
