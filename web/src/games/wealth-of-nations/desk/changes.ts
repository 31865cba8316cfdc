// What a nation's full dots would be: how a move changes what is produced.

import { spots, tilesByHex, type Tiles } from '../board/dots';
import type { Seat } from '../../game';
import { INDUSTRIES } from '../tables';
import type { Hex, Industry, View } from '../view';

/** Full dots on these flags' tiles, by industry. */
export function fullDots(tiles: Tiles, flags: ReadonlySet<Hex>, synergy: boolean): Map<Industry, number> {
  const counted = new Map<Industry, number>();
  const found = spots(tiles, (hex) => (flags.has(hex) ? 0 : 1), synergy);
  for (const { full, parts } of found)
    if (full && parts.some(({ hex }) => flags.has(hex))) counted.set(full, (counted.get(full) ?? 0) + 1);
  return counted;
}

export interface Change {
  industry: Industry;
  before: number;
  after: number;
}

/** Industries whose dots would be others. */
export function changes(view: View, seat: Seat, after: { tiles: Tiles; flags: ReadonlySet<Hex> }): Change[] {
  const { synergy } = view.table.options;
  const now = fullDots(tilesByHex(view.table.map), new Set(view.table.nations[seat]!.flags), synergy);
  const then = fullDots(after.tiles, after.flags, synergy);
  return INDUSTRIES.map((industry) => ({
    industry,
    before: now.get(industry) ?? 0,
    after: then.get(industry) ?? 0,
  })).filter(({ before, after: later }) => before !== later);
}
