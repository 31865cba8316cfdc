// The tiles for sale, sorted onto the shelves of the research board.

import { tables } from '$lib/protocol/prosperity/tables';
import { boxesOf, TILES } from './tables';
import type { TileId, Track } from './view';

/** From the top down. */
export const LEVELS = tables.levels.map(({ level }) => level).toReversed();

/** The tiles of a level, in the order of the tables; those drawn later stand further from the track. */
export const shelf = (display: TileId[], track: Track, level: number): TileId[] =>
  display.filter((id) => {
    const data = TILES.get(id);
    return data?.track === track && data.level === level;
  });

/** Tiles narrower than this show no names, and none is narrower than the second. */
const NAMED = 80;
const NARROWEST = 50;
/** The two tracks with the numbers between them. */
const TRACKS_WIDE = 160;

/** How many tiles a shelf takes with their names, and how many in one line, on a board of this width. */
export function roomFor(board: number): { named: number; line: number } {
  const shelf = Math.max(0, board - TRACKS_WIDE) / 2;
  return { named: Math.max(2, Math.floor(shelf / NAMED)), line: Math.max(5, Math.floor(shelf / NARROWEST)) };
}

/** How high a level must be, in pixels: for its boxes, and for one or two lines of tiles. */
export function heightOf(level: number, crowd: number, line: number): number {
  const boxes = Math.ceil(boxesOf(level).length / 2) * 19 + 4;
  return crowd === 0 ? boxes : Math.max(boxes, crowd > line ? 152 : 74);
}
