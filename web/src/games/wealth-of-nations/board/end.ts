// How near the end is: it comes when a nation has no flag left, the board is full or stacks are empty.

import type { Seat } from '../../game';
import type { WealthOfNations } from '../view';
import { playable } from './hex';

/** So many empty stacks of the six industries begin the last round. */
const EMPTY_STACKS = 5;

export function fewestFlags(table: WealthOfNations): { seat: Seat; left: number } {
  return table.nations
    .map((nation, seat) => ({ seat, left: nation['flags-left'] }))
    .reduce((least, each) => (each.left < least.left ? each : least));
}

export function openHexes(table: WealthOfNations): number {
  const claimed = table.nations.reduce((sum, nation) => sum + nation.flags.length, 0);
  return playable(table.options).size - claimed;
}

/** How many more stacks must be emptied. */
export function stacksToEmpty(table: WealthOfNations): number {
  const empty = table.stacks.slice(0, 6).filter((left) => left === 0).length;
  return Math.max(0, EMPTY_STACKS - empty);
}
