// What is looked at: hovered in a panel it is lit on the board, and the other way round.

import type { Seat } from '../game';
import type { Commodity, Hex, Industry } from './view';

export interface Bloc {
  seat: Seat;
  industry: Industry;
  hexes: readonly Hex[];
}

interface Looking {
  /** Whose pieces. */
  seat: Seat | null;
  bloc: Bloc | null;
  /** The hex of the map that is pointed at. */
  hex: Hex | null;
  /** Single places, such as where something would go. */
  hexes: readonly Hex[];
  commodity: Commodity | null;
}

const NOTHING: Looking = { seat: null, bloc: null, hex: null, hexes: [], commodity: null };

export const looking = $state<Looking>({ ...NOTHING });

/** Looks at this and at nothing else. */
export function lookAt(what: Partial<Looking>): void {
  Object.assign(looking, NOTHING, what);
}

export function lookAway(): void {
  Object.assign(looking, NOTHING);
}
