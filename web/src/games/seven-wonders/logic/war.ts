// What the conflicts at the end of the Age would bring as things stand.

import type { Seat } from '../../game';
import type { AgesView } from '../view';
import { leftOf, rightOf } from './city';

export interface Front {
  against: Seat;
  side: 'left' | 'right';
  shields: number;
  theirs: number;
  points: number;
}

const VICTORY = [1, 3, 5];

export function outcome(age: number, shields: number, theirs: number): number {
  if (shields === theirs) return 0;
  return shields > theirs ? VICTORY[age - 1]! : -1;
}

/** Both conflicts of a seat, with so many shields more than it has. */
export function fronts(view: AgesView, seat: Seat, more = 0): Front[] {
  const seats = view.cities.length;
  const shields = view.cities[seat]!.shields + more;
  return (['left', 'right'] as const).map((side) => {
    const against = side === 'left' ? leftOf(seat, seats) : rightOf(seat, seats);
    const theirs = view.cities[against]!.shields;
    return { against, side, shields, theirs, points: outcome(view.age, shields, theirs) };
  });
}

export const sum = (all: readonly Front[]) => all.reduce((total, front) => total + front.points, 0);
