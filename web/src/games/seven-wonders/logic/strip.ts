// How the buildings of a city stand in little room: strips of drawings for each colour, their number where there is none.

import { tokensOf, widthOf } from '../art/tokens';
import { cardData, type Colour } from '../cards';
import { groups, type Group } from './city';

const DRAWING = 20;
const CARD = 7;
const GROUP = 21;
const BETWEEN = 4;
/** A colour with its number alone. */
const COUNT = 42;

const drawn = ({ cards }: Group): number =>
  GROUP + cards.reduce((total, card) => total + widthOf(tokensOf(cardData(card).effect)) * DRAWING + CARD, 0);

/** How many lines things of these widths take, one after the other. */
export function linesOf(widths: readonly number[], width: number): number {
  let lines = 0;
  let left = 0;
  for (const each of widths) {
    if (lines === 0 || left < each) {
      lines += 1;
      left = width;
    }
    left -= each + BETWEEN;
  }
  return lines;
}

/** The colours that are counted, so that the others can be drawn in so many lines: the longest ones first. */
export function counted(built: readonly string[], width: number, lines: number): Set<Colour> {
  const all = groups(built).map((group) => ({ colour: group.colour, wide: drawn(group) }));
  const numbers = new Set<Colour>();
  const widths = () => all.map(({ colour, wide }) => (numbers.has(colour) ? COUNT : wide));
  const fits = () => widths().every((wide) => wide <= width) && linesOf(widths(), width) <= lines;
  for (const { colour } of all.toSorted((one, other) => other.wide - one.wide)) {
    if (fits()) break;
    numbers.add(colour);
  }
  return numbers;
}
