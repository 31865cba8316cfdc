// War Clouds: where units go and what they do there.

import { around, playable } from '../board/hex';
import { ownersOf } from '../board/pieces';
import type { Seat } from '../../game';
import type { Develop, Hex, Operation, View } from '../view';

export const developOf = (view: View): Develop | null => {
  const { phase } = view.table;
  return typeof phase === 'object' && 'develop' in phase ? phase.develop : null;
};

/** Where a unit of this seat can go: a hex farther, or nowhere. */
export function reach(view: View, from: Hex): Set<Hex> {
  const open = playable(view.table.options);
  return new Set([from, ...around(from)].filter((hex) => open.has(hex)));
}

/** Whose units other than the seat's own stand there, clockwise from the seat. */
export function enemies(view: View, seat: Seat, hex: Hex): Seat[] {
  const { nations } = view.table;
  return nations
    .map((_, step) => (seat + step) % nations.length)
    .filter((other) => other !== seat && nations[other]!.units.includes(hex));
}

export type Deed = 'battle' | 'conquest' | 'colonize' | 'nothing';
export interface Choice {
  operation: Operation;
  deed: Deed;
  /** Against whom, or whose flag it is. */
  against: Seat | null;
  /** Why it cannot be done. */
  why: 'fight-first' | 'no-flag-left' | null;
}

/** What a unit can do in this hex. */
export function operations(view: View, seat: Seat, hex: Hex): Choice[] {
  const owner = ownersOf(view.table).get(hex);
  const tiled = view.table.map.some((laid) => laid.hex === hex);
  const fought = enemies(view, seat, hex);
  const noFlag = view.table.nations[seat]!['flags-left'] === 0 ? ('no-flag-left' as const) : null;
  const why = fought.length > 0 ? ('fight-first' as const) : noFlag;
  const found: Choice[] = fought.map((against) => ({
    operation: { battle: { against } },
    deed: 'battle',
    against,
    why: null,
  }));
  if (owner !== undefined && owner !== seat && !tiled)
    found.push({ operation: 'conquest', deed: 'conquest', against: owner, why });
  if (owner === undefined) found.push({ operation: 'colonize', deed: 'colonize', against: null, why });
  return [...found, { operation: 'nothing', deed: 'nothing', against: null, why: null }];
}

/** Whether a unit that is transported there can become a flag. */
export const canSettle = (view: View, seat: Seat, hex: Hex): boolean =>
  !ownersOf(view.table).has(hex) && view.table.nations[seat]!['flags-left'] > 0;
