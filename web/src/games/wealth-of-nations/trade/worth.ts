// What the two sides of a barter are worth.

import { NOTE_REPAYMENT } from '../tables';
import type { Bundle, Offer, Proposal } from '../view';
import { barterWorth, countOf, entries, purchase, sale, sum, type Stocks } from './prices';

export const NOTHING: Bundle = { cubes: {}, money: 0, notes: 0 };

export const isNothing = ({ cubes, money, notes }: Bundle): boolean =>
  countOf(cubes) === 0 && money === 0 && notes === 0;

/** At barter prices; who gets a note gets a debt, which costs its repayment. */
export const bundleWorth = (stocks: Stocks, { cubes, money, notes }: Bundle): number =>
  barterWorth(stocks, cubes) + money - notes * NOTE_REPAYMENT;

export interface Balance {
  /** What one gains at barter prices; the other side loses it. */
  barter: number;
  /** What one saves against buying at the markets what one gets and selling there what one gives. */
  market: number;
}

/** For who gives the one bundle and gets the other. */
export function balance(stocks: Stocks, gives: Bundle, gets: Bundle): Balance {
  const rest = (bundle: Bundle) => bundle.money - bundle.notes * NOTE_REPAYMENT;
  const market = sum(purchase(stocks, gets.cubes)) + rest(gets) - (sum(sale(stocks, gives.cubes)) + rest(gives));
  return { barter: bundleWorth(stocks, gets) - bundleWorth(stocks, gives), market };
}

/** The same barter as the other one would propose it. */
export const mirrored = ({ from, give, take }: Offer): Proposal => ({ to: from, give: take, take: give, promise: '' });

/** Whether somebody has all of a bundle to give. */
export const has = (owner: Bundle, bundle: Bundle): boolean =>
  entries(bundle.cubes).every(([commodity, number]) => (owner.cubes[commodity] ?? 0) >= number) &&
  owner.money >= bundle.money &&
  owner.notes >= bundle.notes;
