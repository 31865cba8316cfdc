// Full dots: what fed tiles yield. The same sums as the rules make, so that boxes can be ticked without asking.

import { TILE, TILES } from '../tables';
import type { Hex, Industry, Rotation, TileKind, WealthOfNations } from '../view';

const RADIUS = 4;
/** Steps across each side: east, then clockwise. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const AXIAL: (readonly [number, number])[] = [];
for (let r = -RADIUS; r <= RADIUS; r++)
  for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++) AXIAL.push([q, r]);

const ACROSS: (Hex | null)[][] = AXIAL.map(([q, r]) =>
  STEPS.map(([dq, dr]) => {
    const hex = AXIAL.findIndex(([otherQ, otherR]) => otherQ === q + dq && otherR === r + dr);
    return hex < 0 ? null : hex;
  }),
);

interface Dots {
  center: Industry | null;
  sides: (Industry | null)[];
  corners: (Industry | null)[];
}

function dotsOf(kind: TileKind, rotation: Rotation): Dots {
  const { center, sides, corners } = TILE[kind];
  const turned = (dots: Partial<Record<string, Industry>>) =>
    Array.from({ length: 6 }, (_, place) => dots[String((place - rotation + 6) % 6)] ?? null);
  return { center: center ?? null, sides: turned(sides), corners: turned(corners) };
}

const DOTS = Object.fromEntries(
  TILES.map((kind) => [kind, Array.from({ length: 6 }, (_, rotation) => dotsOf(kind, rotation))]),
) as Record<TileKind, Dots[]>;

/** Where dots lie, and whose tiles they lie on. */
export interface Ground {
  dots: ReadonlyMap<Hex, Dots>;
  own: ReadonlySet<Hex>;
  /** Whether a dot over tiles of several players counts for each of them. */
  synergy: boolean;
}

export function groundOf(table: WealthOfNations, seat: number): Ground {
  const dots = new Map(table.map.map(({ tile, hex, rotation }) => [hex, DOTS[tile][rotation]!]));
  return { dots, own: new Set(table.nations[seat]!.flags), synergy: table.options.synergy };
}

/** How many full dots some fed tiles of a bloc have: a dot counts if every tile that it lies on is fed. */
export function fullDots({ dots, own, synergy }: Ground, industry: Industry, fed: ReadonlySet<Hex>): number {
  let count = 0;
  for (const hex of fed) {
    const here = dots.get(hex);
    if (!here) continue;
    if (here.center === industry) count += 1;
    const counts = (other: Hex | null, there: Industry | null | undefined) =>
      other !== null && there === industry && (own.has(other) ? other > hex && fed.has(other) : synergy);
    for (let at = 0; at < 6; at++) {
      const [beyond, next] = [ACROSS[hex]![at]!, ACROSS[hex]![(at + 1) % 6]!];
      if (here.sides[at] === industry && counts(beyond, dots.get(beyond)?.sides[(at + 3) % 6])) count += 1;
      if (
        here.corners[at] === industry &&
        counts(beyond, dots.get(beyond)?.corners[(at + 2) % 6]) &&
        counts(next, dots.get(next)?.corners[(at + 4) % 6])
      )
        count += 1;
    }
  }
  return count;
}
