// What stands in a city, in the order it is shown.

import { cardData, COLOURS, oneByOne, wonderData, type Colour, type Effect, type ResourceKind } from '../cards';
import type { AgesView, City, CityView, PlayView } from '../view';
import type { Seat } from '../../game';

export const leftOf = (seat: Seat, seats: number): Seat => (seat + 1) % seats;
export const rightOf = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** The buildings of one colour, oldest first. */
export interface Group {
  colour: Colour;
  cards: string[];
}

export function groups(built: readonly string[]): Group[] {
  return COLOURS.map((colour) => ({ colour, cards: built.filter((card) => cardData(card).colour === colour) })).filter(
    (group) => group.cards.length > 0,
  );
}

/** A pile of cards of one colour; where there is no room for all side by side, of two or more. */
export interface Pile {
  groups: Group[];
  cards: string[];
}

/** At most so many piles: raw and made goods go together first, then the smallest neighbours. */
export function piles(built: readonly string[], most: number): Pile[] {
  const found: Pile[] = groups(built).map((group) => ({ groups: [group], cards: [...group.cards] }));
  while (found.length > Math.max(1, most)) {
    const size = (index: number) => found[index]!.cards.length + found[index + 1]!.cards.length;
    const isGoods = found[0]!.groups.at(-1)!.colour === 'brown' && found[1]!.groups[0]!.colour === 'grey';
    let least = 0;
    for (let index = 1; !isGoods && index + 1 < found.length; index++) if (size(index) < size(least)) least = index;
    const [one, other] = found.splice(least, 2);
    found.splice(least, 0, {
      groups: [...one!.groups, ...other!.groups],
      cards: [...one!.cards, ...other!.cards],
    });
  }
  return found;
}

/** Everything that works in a city: its buildings and the stages built. */
export function effects(city: City): Effect[] {
  const stages = wonderData(city.board.wonder, city.board.side).stages.slice(0, city.stages);
  return [...city.built.map((card) => cardData(card).effect), ...stages.map((stage) => stage.effect)];
}

/** What a city gives every turn. */
export interface Goods {
  /** Without a choice; for sale too. */
  fixed: ResourceKind[];
  /** One of each of these; for sale too. */
  choices: ResourceKind[][];
  /** One of each of these, for the owner alone. */
  kept: ResourceKind[][];
}

export function goods({ city, produces }: CityView): Goods {
  const oneOf = (effect: Effect) => effect.produces_one_of ?? [];
  const isForSale = (card: string) => ['brown', 'grey'].includes(cardData(card).colour);
  const own = city.built.filter((card) => !isForSale(card)).map((card) => cardData(card).effect);
  const stages = wonderData(city.board.wonder, city.board.side).stages.slice(0, city.stages);
  return {
    fixed: oneByOne(produces),
    choices: city.built
      .filter(isForSale)
      .map((card) => oneOf(cardData(card).effect))
      .filter((set) => set.length > 0),
    kept: [...own, ...stages.map((stage) => stage.effect)].map(oneOf).filter((set) => set.length > 0),
  };
}

/** The Age of the card under each built stage, first stage first. */
export const covered = (plays: readonly PlayView[], seat: Seat): number[] =>
  plays.filter((play) => play.seat === seat && play.fate === 'buried').map((play) => play.age);

/** The stages of a board. */
export const stagesOf = (city: City) => wonderData(city.board.wonder, city.board.side).stages;

/** Whose hand a seat holds next, by the direction of the Age. */
export const passesLeft = (age: number) => age !== 2;

/** Who passed this hand on, unless it was just dealt. */
export function cameFrom(view: AgesView, seat: Seat): Seat | null {
  if (view.turn === 0) return null;
  return passesLeft(view.age) ? rightOf(seat, view.cities.length) : leftOf(seat, view.cities.length);
}

/** Who gets the rest of this hand. */
export const goesTo = (age: number, seat: Seat, seats: number): Seat =>
  passesLeft(age) ? leftOf(seat, seats) : rightOf(seat, seats);
