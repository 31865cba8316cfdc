// How wide the buildings of a city are as strips of little drawings.

import { tokensOf, widthOf } from '../art/tokens';
import { cardData } from '../cards';
import { groups } from './city';

const DRAWING = 20;
const CARD = 7;
const GROUP = 25;

export const stripWidth = (built: readonly string[]): number =>
  groups(built).length * GROUP +
  built.reduce((total, card) => total + widthOf(tokensOf(cardData(card).effect)) * DRAWING + CARD, 0);
