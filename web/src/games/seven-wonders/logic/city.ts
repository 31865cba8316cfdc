// What stands in a city, in the order it is shown.

import { cardData, COLOURS, wonderData, type Colour } from '../cards';
import type { City, PlayView } from '../view';
import type { Seat } from '../../game';

/** Seats are numbered clockwise: the next one is the left neighbour. */
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

/** The Age of the card under each built stage, first stage first. */
export const covered = (plays: readonly PlayView[], seat: Seat): number[] =>
  plays.filter((play) => play.seat === seat && play.fate === 'buried').map((play) => play.age);

/** The stages of a board. */
export const stagesOf = (city: City) => wonderData(city.board.wonder, city.board.side).stages;
