// Taking an industry package: its tiles lie side by side in one group, and no colours clash.

import { clashes, dotsAdded, tilesByHex, type Laid, type Tiles } from '../board/dots';
import { around } from '../board/hex';
import { packagesOf, TILE, tilesOf } from '../tables';
import type { Draft, Hex, PlacedTile, Rotation, TileKind, View } from '../view';

/** The map with the tiles that are laid in this draft. */
export const withPlaced = (view: View, placed: readonly PlacedTile[]): Map<Hex, Laid> =>
  tilesByHex([...view.table.map, ...placed]);

/** Tiles of a package that are not laid yet. */
export function unplaced(view: View, number: number, placed: readonly PlacedTile[]): TileKind[] {
  const chosen = packagesOf(view.table.options.edition).industry[number - 1];
  const left = chosen ? tilesOf(chosen) : [];
  for (const { tile } of placed) {
    const index = left.indexOf(tile);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Whether a package is left to take. */
export const isLeft = (gone: number, number: number): boolean => ((gone >> (number - 1)) & 1) === 0;
export const draftOf = (view: View): Draft | null => {
  const { phase } = view.table;
  return typeof phase === 'object' && 'draft' in phase ? phase.draft : null;
};

function fits(view: View, tiles: Tiles, placed: readonly PlacedTile[], laid: Laid): boolean {
  const free = view.desk?.packages.find((fit) => fit.tile === laid.tile && fit.rotation === laid.rotation);
  if (!free?.hexes.includes(laid.hex) || placed.some(({ hex }) => hex === laid.hex)) return false;
  const beside = placed.length === 0 || around(laid.hex).some((hex) => placed.some((other) => other.hex === hex));
  return beside && clashes(tiles, laid).length === 0;
}

export interface Way {
  rotation: Rotation;
  /** Full dots that it would add. */
  dots: number;
}

/** The rotations in which a tile fits a hex, and what each would add. */
export function ways(view: View, placed: readonly PlacedTile[], tile: TileKind, hex: Hex): Way[] {
  const tiles = withPlaced(view, placed);
  const own = new Set(placed.map((each) => each.hex));
  return Array.from({ length: TILE[tile].rotations }, (_, rotation) => rotation)
    .filter((rotation) => fits(view, tiles, placed, { tile, hex, rotation }))
    .map((rotation) => ({
      rotation,
      dots: dotsAdded(tiles, (other) => own.has(other), view.table.options.synergy, { tile, hex, rotation }),
    }));
}

/** Where a tile of the package can be laid now, in any rotation. */
export function places(view: View, placed: readonly PlacedTile[], tile: TileKind): Set<Hex> {
  const free = new Set(view.desk?.packages.filter((fit) => fit.tile === tile).flatMap((fit) => fit.hexes) ?? []);
  return new Set([...free].filter((hex) => ways(view, placed, tile, hex).length > 0));
}

/** The rotation that adds the most dots. */
export const best = (found: readonly Way[]): Way | null =>
  found.reduce<Way | null>((most, way) => (most && most.dots >= way.dots ? most : way), null);

/** Turned on to the next rotation that fits. */
export function turn(view: View, placed: readonly PlacedTile[], index: number, steps: 1 | -1): PlacedTile[] {
  const tile = placed[index];
  if (!tile) return [...placed];
  const others = placed.filter((_, each) => each !== index);
  const tiles = withPlaced(view, others);
  const { rotations } = TILE[tile.tile];
  for (let turns = 1; turns < rotations; turns++) {
    const rotation = (((tile.rotation + steps * turns) % rotations) + rotations) % rotations;
    if (clashes(tiles, { ...tile, rotation }).length === 0) return placed.with(index, { ...tile, rotation });
  }
  return [...placed];
}

/** What the tiles of this draft still fit of, when others have laid theirs meanwhile. */
export function stillFits(view: View, placed: readonly PlacedTile[]): PlacedTile[] {
  const kept: PlacedTile[] = [];
  for (const tile of placed) {
    if (!fits(view, withPlaced(view, kept), kept, tile)) break;
    kept.push(tile);
  }
  return kept;
}
