// The tiles for sale, sorted onto the shelves of the research board.

import { boxesOf, TILES } from './tables';
import type { TileId, Track } from './view';

export const LEVELS = [6, 5, 4, 3, 2, 1];

/** The tiles of a level, in the order of the tables; those drawn later stand further from the track. */
export const shelf = (display: TileId[], track: Track, level: number): TileId[] =>
  display.filter((id) => {
    const data = TILES.get(id);
    return data?.track === track && data.level === level;
  });

/** Shelves with more tiles than this show them without their names. */
export const ROOMY = 3;
/** And with more than this they stand in two lines. */
export const LINE = 5;

/** How high a level must be, in pixels: for its boxes, and for one or two lines of tiles. */
export function heightOf(level: number, crowd: number): number {
  const boxes = Math.ceil(boxesOf(level).length / 2) * 21 + 6;
  return crowd === 0 ? boxes : Math.max(boxes, crowd > LINE ? 156 : 80);
}
