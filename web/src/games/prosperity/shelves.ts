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

/** The two tracks with the numbers between them, and the edges of the shelves. */
const TRACKS_WIDE = 148;
/** Where the board is low, the price stands beside the tiles. */
export const PRICE_WIDE = 17;

/** How the tiles of a shelf stand: with their drawings, slim without them, or in two lines; always with their names. */
export type Stand = 'flat' | 'full' | 'slim' | 'low';
const FLAT = 190;
const FULL = 86;
const SLIM = 72;

const shelfOf = (board: number) => Math.max(0, board - TRACKS_WIDE) / 2;

export function standOf(count: number, board: number, beside: number): Stand {
  const shelf = shelfOf(board);
  if (count < 2) return shelf >= FLAT ? 'flat' : 'full';
  const each = (shelf - beside) / count;
  return each >= FULL ? 'full' : each >= SLIM ? 'slim' : 'low';
}

/** How many tiles stand side by side: half of them in low shelves, and fewer where they would be too slim for their names. */
export function acrossOf(count: number, stand: Stand, board: number, beside: number): number {
  if (stand !== 'low') return count;
  return Math.min(Math.ceil(count / 2), Math.max(1, Math.floor((shelfOf(board) - beside) / SLIM)));
}

/** How many lines the boxes of a level take. */
export const linesOf = (level: number): number => Math.ceil(boxesOf(level).length / 2);
