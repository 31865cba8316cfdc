// Where the resources of a cost come from: the own city, a neighbour, or nobody.
//
// The rules say which sums can be paid; here they are told in goods, so that a person sees what is bought where.

import { cardData, oneByOne, type ResourceKind } from '../cards';
import type { AgesView, City, Illegal, Payment, Resources } from '../view';
import type { Seat } from '../../game';
import { effects, goods, leftOf, rightOf, stagesOf, type Goods } from './city';

export type Source = 'own' | 'left' | 'right' | 'none';
/** The same from the card's point of view. */
export type Lack = 'own' | 'buy' | 'none';

const RAW: readonly ResourceKind[] = ['wood', 'stone', 'ore', 'clay'];

export function price(buyer: City, kind: ResourceKind, side: 'left' | 'right'): number {
  const wanted = RAW.includes(kind) ? 'raw' : 'manufactured';
  const reduced = effects(buyer).some(
    ({ discount }) => discount?.goods === wanted && (discount.with === 'both' || discount.with === side),
  );
  return reduced ? 1 : 2;
}

/** A neighbour's goods for one price. */
export interface Offer {
  price: number;
  fixed: ResourceKind[];
  choices: ResourceKind[][];
}

/** What a neighbour sells, by the buyer's price. */
export function offers(buyer: City, wares: Goods, side: 'left' | 'right'): Offer[] {
  return [1, 2]
    .map((amount) => ({
      price: amount,
      fixed: wares.fixed.filter((kind) => price(buyer, kind, side) === amount),
      choices: wares.choices.filter(([first]) => first && price(buyer, first, side) === amount),
    }))
    .filter((offer) => offer.fixed.length + offer.choices.length > 0);
}

interface Stall {
  fixed: ResourceKind[];
  choices: ResourceKind[][];
}

/** Takes a thing from a stall: what is fixed first, since a choice is worth more. */
function take(stall: Stall, kind: ResourceKind): Stall[] {
  const fixed = stall.fixed.indexOf(kind);
  if (fixed >= 0) return [{ ...stall, fixed: stall.fixed.toSpliced(fixed, 1) }];
  const seen = new Set<string>();
  return stall.choices.flatMap((set, index) => {
    const name = set.join();
    if (!set.includes(kind) || seen.has(name)) return [];
    seen.add(name);
    return [{ ...stall, choices: stall.choices.toSpliced(index, 1) }];
  });
}

export class Market {
  private readonly buyer: City;
  private readonly stalls: Record<'own' | 'left' | 'right', Stall>;

  constructor(view: AgesView, seat: Seat) {
    const seats = view.cities.length;
    const own = goods(view.cities[seat]!);
    this.buyer = view.cities[seat]!.city;
    this.stalls = {
      own: { fixed: own.fixed, choices: [...own.choices, ...own.kept] },
      left: goods(view.cities[leftOf(seat, seats)]!),
      right: goods(view.cities[rightOf(seat, seats)]!),
    };
  }

  /** Where each resource comes from if exactly this is paid to the neighbours. */
  sources(cost: readonly ResourceKind[], payment: Payment): Source[] | null {
    const search = (index: number, stalls: typeof this.stalls, left: number, right: number): Source[] | null => {
      const kind = cost[index];
      if (kind === undefined) return left === 0 && right === 0 ? [] : null;
      for (const from of ['own', 'left', 'right'] as const) {
        const coins = from === 'own' ? 0 : price(this.buyer, kind, from);
        const rest = { left: from === 'left' ? left - coins : left, right: from === 'right' ? right - coins : right };
        if (rest.left < 0 || rest.right < 0) continue;
        for (const stall of take(stalls[from], kind)) {
          const found = search(index + 1, { ...stalls, [from]: stall }, rest.left, rest.right);
          if (found) return [from, ...found];
        }
      }
      return null;
    };
    return search(0, this.stalls, payment.left, payment.right);
  }

  /** What the own city gives of a cost; the rest would have to be bought, or is not to be had. */
  lacks(cost: readonly ResourceKind[], missing: Resources = {}): Lack[] {
    const absent = oneByOne(missing);
    let own = this.stalls.own;
    // What nobody has is marked from the end, so that the own goods stand first.
    const lacks = Array<Lack>(cost.length).fill('buy');
    for (let index = cost.length - 1; index >= 0; index--) {
      const found = absent.indexOf(cost[index]!);
      if (found < 0) continue;
      absent.splice(found, 1);
      lacks[index] = 'none';
    }
    cost.forEach((kind, index) => {
      const [rest] = lacks[index] === 'none' ? [] : take(own, kind);
      if (!rest) return;
      own = rest;
      lacks[index] = 'own';
    });
    return lacks;
  }
}

/** The marks of a card's cost. */
export function lacking(
  market: Market,
  cost: readonly ResourceKind[],
  payment: Payment | null,
  why: Illegal | null,
): Lack[] {
  const found = payment && market.sources(cost, payment);
  if (found) return found.map((from) => (from === 'left' || from === 'right' ? 'buy' : from));
  return market.lacks(cost, (why?.missing as Resources | undefined) ?? {});
}

export const buildingCost = (card: string) => cardData(card).cost;
export const stageCost = (city: City) => stagesOf(city)[city.stages]?.cost ?? [];
