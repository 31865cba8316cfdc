// Goods as they are drawn: by price at a neighbour's, and marked in a cost.

import { goodsOf, oneByOne, type ResourceKind } from '../cards';
import type { GoodsView, Prices, Buildable } from '../view';

/** A neighbour's goods for one price. */
export interface Offer {
  price: number;
  fixed: ResourceKind[];
  choices: ResourceKind[][];
}

/** What a neighbour sells, by the reader's price, the cheapest first. */
export function offers(wares: GoodsView, prices: Prices): Offer[] {
  const price = (kind: ResourceKind) => prices[goodsOf(kind)];
  const amounts = [...new Set(Object.values(prices))].sort((one, other) => one - other);
  return amounts
    .map((amount) => ({
      price: amount,
      fixed: oneByOne(wares.fixed).filter((kind) => price(kind) === amount),
      choices: wares.for_sale.filter(([first]) => first && price(first) === amount),
    }))
    .filter((offer) => offer.fixed.length + offer.choices.length > 0);
}

/** The own city gives it, it must be bought, or it is not to be had. */
export type Mark = 'own' | 'buy' | 'none';

/** A mark for each resource of a cost, paid the cheapest way; what the city gives itself stands first. */
export function marks(cost: readonly ResourceKind[], verdict: Buildable): Mark[] {
  const [bought, absent] = wanting(verdict);
  const take = (from: ResourceKind[], kind: ResourceKind): boolean => {
    const found = from.indexOf(kind);
    if (found >= 0) from.splice(found, 1);
    return found >= 0;
  };
  const mark = (kind: ResourceKind): Mark => (take(absent, kind) ? 'none' : take(bought, kind) ? 'buy' : 'own');
  return cost.toReversed().map(mark).toReversed();
}

/** What must be bought, and what nobody has. */
function wanting(verdict: Buildable): [ResourceKind[], ResourceKind[]] {
  if ('possible' in verdict) {
    const way = verdict.possible.ways[0];
    return [[...oneByOne(way?.left), ...oneByOne(way?.right)], []];
  }
  const { why, bought } = verdict.impossible;
  return [oneByOne(bought), oneByOne(why.code === 'unobtainable' ? why.missing : {})];
}
