// Taking an industry package: its tiles are laid one after the other, each beside those that lie.

import { turned } from '../board/dots';
import { around } from '../board/hex';
import { sum } from '../cubes';
import type { Seat, Told } from '../../game';
import { packagesOf, TILE, tilesOf } from '../tables';
import type { Action, Draft, Event, Hex, PlacedTile, Rotation, TileKind, View } from '../view';

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

/** Who took a package, if what happened is known. */
export function takerOf(
  past: readonly { events: readonly Event[] }[],
  sort: 'industry' | 'commodity',
  number: number,
): Seat | null {
  for (const { events } of past)
    for (const event of events)
      if (event.event === `${sort}-taken` && 'package' in event && event.package === number) return event.seat;
  return null;
}

/** Where a tile can be laid on the board as it is, beside those of the package that are laid already. */
export function places(view: View, placed: readonly PlacedTile[], tile: TileKind): Set<Hex> {
  const free = view.desk?.packages.filter((fit) => fit.tile === tile).flatMap((fit) => fit.hexes) ?? [];
  const laid = new Set(placed.map(({ hex }) => hex));
  const beside = (hex: Hex) => laid.size === 0 || around(hex).some((other) => laid.has(other));
  return new Set(free.filter((hex) => !laid.has(hex) && beside(hex)));
}

/** Whether all of this still lies where it could be laid. */
export const stillFits = (view: View, placed: readonly PlacedTile[]): boolean =>
  placed.every(({ tile, hex, rotation }) =>
    view.desk?.packages.some((fit) => fit.tile === tile && fit.rotation === rotation && fit.hexes.includes(hex)),
  );

export const takeAction = (number: number, placed: readonly PlacedTile[]): Action => ({
  'take-industry': { package: number, tiles: placed.map(({ tile, hex, rotation }) => ({ tile, hex, rotation })) },
});

/** The tiles with one of them in each of its rotations. */
export const inEveryRotation = (number: number, placed: readonly PlacedTile[], index: number): Action[][] =>
  Array.from({ length: TILE[placed[index]!.tile].rotations }, (_, rotation) => [
    takeAction(number, placed.with(index, { ...placed[index]!, rotation })),
  ]);

/** For each rotation the full dots that the tiles would have, or nothing where they cannot lie so. */
export const dotsByRotation = (answers: readonly Told<View>[], seat: Seat): (number | null)[] =>
  answers.map(({ taken, refused, view }) => {
    const reason = refused?.reason as { code: string; dots?: number } | undefined;
    if (taken === 1) return sum(view.nations[seat]!.blocs.map(({ dots }) => dots));
    return reason?.code === 'unlaid' ? (reason.dots ?? 0) : null;
  });

/** The rotation with the most dots, or the next one that fits that way round; none if none fits. */
export function chosenRotation(
  tile: PlacedTile,
  dots: readonly (number | null)[],
  wanted: 'best' | 1 | -1,
): Rotation | null {
  if (wanted === 'best') {
    const most = Math.max(...dots.map((number) => number ?? -1));
    return most < 0 ? null : dots.indexOf(most);
  }
  for (let steps = 1; steps <= dots.length; steps++) {
    const rotation = turned(tile.tile, tile.rotation, wanted * steps);
    if (dots[rotation] !== null) return rotation;
  }
  return null;
}
