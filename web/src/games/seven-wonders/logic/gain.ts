// What a card or a stage would bring, told before it is chosen.

import { cardData, type Effect, type Per } from '../cards';
import type { AgesView, City } from '../view';
import type { Seat } from '../../game';
import { effects, leftOf, rightOf, stagesOf } from './city';

export interface Gain {
  /** Points more than now, coins and conflicts left aside. */
  points: number;
  /** Coins at once. */
  coins: number;
  shields: number;
}

const SET = 7;

/** Squares and sets, with the symbols of choice where they bring most. */
export function science(symbols: readonly number[], any = 0): number {
  if (any > 0) {
    return Math.max(...symbols.map((_, index) => science(symbols.with(index, symbols[index]! + 1), any - 1)));
  }
  return symbols.reduce((total, count) => total + count * count, 0) + SET * Math.min(...symbols);
}

function count(cities: readonly City[], seat: Seat, per: Per): number {
  const near = [leftOf(seat, cities.length), rightOf(seat, cities.length)];
  const seats = { self: [seat], neighbors: near, 'all-three': [seat, ...near] }[per.of];
  const inCity = (city: City) =>
    (per.stages ? city.stages : 0) + city.built.filter((card) => per.colors?.includes(cardData(card).colour)).length;
  return seats.reduce((total, each) => total + inCity(cities[each]!), 0) * per.amount;
}

/** Points of buildings, stages and symbols. */
function points(cities: readonly City[], seat: Seat): number {
  const city = cities[seat]!;
  const complete = city.stages === stagesOf(city).length;
  const symbols = { compass: 0, gear: 0, tablet: 0, any: 0 };
  let total = 0;
  for (const effect of effects(city)) {
    if (effect.science) symbols[effect.science] += 1;
    total += effect.points ?? 0;
    if (complete) total += effect.points_if_complete ?? 0;
    if (effect.points_per) total += count(cities, seat, effect.points_per);
  }
  return total + science([symbols.compass, symbols.gear, symbols.tablet], symbols.any);
}

function compare(view: AgesView, seat: Seat, after: City, effect: Effect): Gain {
  const now = view.cities.map(({ city }) => city);
  const then = now.with(seat, after);
  const per = effect.coins_per;
  return {
    points: points(then, seat) - points(now, seat),
    coins: (effect.coins ?? 0) + (per ? count(then, seat, per) : 0),
    shields: effect.shields ?? 0,
  };
}

export function gainOfBuilding(view: AgesView, seat: Seat, card: string): Gain {
  const { city } = view.cities[seat]!;
  return compare(view, seat, { ...city, built: [...city.built, card] }, cardData(card).effect);
}

/** Of the next stage, if there is one. */
export function gainOfStage(view: AgesView, seat: Seat): Gain | null {
  const { city } = view.cities[seat]!;
  const stage = stagesOf(city)[city.stages];
  return stage ? compare(view, seat, { ...city, stages: city.stages + 1 }, stage.effect) : null;
}
