// Building a tile: where, how turned, and what it adds, from what the rules have reckoned.

import { COST, TILE } from '../tables';
import type { Cubes, Desk, Fit, Hex, Rotation, TileKind } from '../view';
import { sum } from './cubes';

/** What a tile would do in a hex, by rotation. */
export const fitsAt = (desk: Desk, tile: TileKind, hex: Hex): Fit[] =>
  desk.sites.find((site) => site.hex === hex)?.tiles.find((each) => each.tile === tile)?.rotations ?? [];

/** Without a clash before all, then with the most dots. */
export const bestFit = (fits: readonly Fit[]): Fit | null =>
  fits.reduce<Fit | null>((best, fit) => {
    if (!best) return fit;
    const [clash, clashes] = [fit.conflicts > 0, best.conflicts > 0];
    if (clash !== clashes) return clash ? best : fit;
    return fit.dots > best.dots ? fit : best;
  }, null);

/** The fit of this rotation, or the best one. */
export const fitOf = (fits: readonly Fit[], rotation: Rotation | null): Fit | null =>
  fits.find((fit) => fit.rotation === rotation) ?? bestFit(fits);

/** The next rotation that looks different. */
export function nextRotation(fits: readonly Fit[], rotation: Rotation, steps: 1 | -1): Rotation {
  const index = fits.findIndex((fit) => fit.rotation === rotation);
  return fits[(index + steps + fits.length) % fits.length]?.rotation ?? rotation;
}

export const buildCost = (tile: TileKind, fit: Fit | null): Cubes =>
  sum(TILE[tile].cost, fit && fit.conflicts > 0 ? COST.force : {});
