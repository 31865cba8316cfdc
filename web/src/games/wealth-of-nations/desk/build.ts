// Building a tile: where, how turned, and what it adds, from what the rules have reckoned.

import type { Cubes, Desk, Fit, Hex, Rotation, SiteTile, TileKind } from '../view';

const siteTile = (desk: Desk, tile: TileKind, hex: Hex): SiteTile | undefined =>
  desk.sites.find((site) => site.hex === hex)?.tiles.find((each) => each.tile === tile);

/** What a tile would do in a hex, by rotation. */
export const fitsAt = (desk: Desk, tile: TileKind, hex: Hex): Fit[] => siteTile(desk, tile, hex)?.rotations ?? [];

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

export function buildCost(desk: Desk, tile: TileKind, hex: Hex, fit: Fit): Cubes {
  const here = siteTile(desk, tile, hex);
  return (fit.conflicts > 0 ? here?.forced : here?.cost) ?? {};
}
