// Full dots: what fed tiles yield. The same sums as the rules make, so that boxes can be ticked without asking.

import { dotsOf, type Dots } from '../board/dots';
import { across, atCorner, opposite, SIDES } from '../board/hex';
import type { Hex, Industry, WealthOfNations } from '../view';

/** Where dots lie, and whose tiles they lie on. */
export interface Ground {
  dots: ReadonlyMap<Hex, Dots>;
  own: ReadonlySet<Hex>;
  /** Whether a dot over tiles of several players counts for each of them. */
  synergy: boolean;
}

export function groundOf(table: WealthOfNations, seat: number): Ground {
  const dots = new Map(table.map.map(({ tile, hex, rotation }) => [hex, dotsOf(tile, rotation)]));
  return { dots, own: new Set(table.nations[seat]!.flags), synergy: table.options.synergy };
}

/** How many full dots some fed tiles of a bloc have: a dot counts if every tile that it lies on is fed. */
export function fullDots({ dots, own, synergy }: Ground, industry: Industry, fed: ReadonlySet<Hex>): number {
  const there = (hex: Hex | null) => (hex === null ? undefined : dots.get(hex));
  let count = 0;
  for (const hex of fed) {
    const here = dots.get(hex);
    if (!here) continue;
    if (here.center === industry) count += 1;
    const counts = (other: Hex | null, dot: Industry | null | undefined) =>
      other !== null && dot === industry && (own.has(other) ? other > hex && fed.has(other) : synergy);
    for (const place of SIDES) {
      const beyond = across(hex, place);
      if (here.sides[place] === industry && counts(beyond, there(beyond)?.sides[opposite(place)])) count += 1;
      const meets = (other: { hex: Hex | null; corner: number }) =>
        counts(other.hex, there(other.hex)?.corners[other.corner]);
      if (here.corners[place] === industry && atCorner(hex, place).every(meets)) count += 1;
    }
  }
  return count;
}
