// What is given and taken in trade, added up from the prices that the table shows.

import { entries, isNone, sum } from '../cubes';
import { NOTE } from '../tables';
import type { Bundle, Cubes, MarketView, Offer, Proposal } from '../view';
import type { Order } from './pocket.svelte';

export const NOTHING: Bundle = { cubes: {}, money: 0, notes: 0 };

export const isNothing = ({ cubes, money, notes }: Bundle): boolean => isNone(cubes) && money === 0 && notes === 0;

const marketOf = (markets: readonly MarketView[], commodity: string) =>
  markets.find((market) => market.commodity === commodity)!;

/** At the advised values. */
export const cubesWorth = (markets: readonly MarketView[], cubes: Cubes): number =>
  sum(entries(cubes).map(([commodity, number]) => number * marketOf(markets, commodity).barter));

/** Who gets a note gets a debt, which costs its repayment. */
export const bundleWorth = (markets: readonly MarketView[], { cubes, money, notes }: Bundle): number =>
  cubesWorth(markets, cubes) + money - notes * NOTE.repayment;

/** The price of each single cube of an order, in the order of commodities. */
export const orderPrices = (markets: readonly MarketView[], order: Order): number[] =>
  order
    ? entries(order.cubes).flatMap(([commodity, number]) => marketOf(markets, commodity)[order.way].slice(0, number))
    : [];

/** The same barter as the other one would propose it. */
export const mirrored = ({ from, give, take }: Offer): Proposal => ({ to: from, give: take, take: give, promise: '' });
