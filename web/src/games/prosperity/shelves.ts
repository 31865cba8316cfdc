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
/** Where the board is low, so slim that every name still breaks into three lines. */
const SLIMMEST = 68;

/** Both shelves of a level, side by side. */
export const shelvesWide = (board: number) => Math.max(0, board - TRACKS_WIDE);

export function standOf(count: number, shelf: number, beside: number): Stand {
  if (count < 2) return shelf >= FLAT ? 'flat' : 'full';
  const each = (shelf - beside) / count;
  return each >= FULL ? 'full' : each >= slimmest(beside) ? 'slim' : 'low';
}
const slimmest = (beside: number) => (beside > 0 ? SLIMMEST : SLIM);

/** How many tiles stand side by side: half of them in low shelves, and fewer where they would be too slim for their names. */
export function acrossOf(count: number, stand: Stand, shelf: number, beside: number): number {
  if (stand !== 'low') return count;
  return Math.min(Math.ceil(count / 2), Math.max(1, Math.floor((shelf - beside) / slimmest(beside))));
}

const SHARES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75];
/** About how high a line of tiles is: wide ones have shorter names and their numbers beside the symbols. */
const LINE = { wide: 42, slim: 62 };
const WIDE = 104;

function heightOf(count: number, shelf: number, beside: number): number {
  if (count === 0) return 0;
  const across = acrossOf(count, standOf(count, shelf, beside), shelf, beside);
  return Math.ceil(count / across) * ((shelf - beside) / across >= WIDE ? LINE.wide : LINE.slim);
}

/** The share of the first shelf in the width of both at which the levels are lowest; half, if it is all the same. */
export function shareOf(counts: readonly (readonly [number, number])[], both: number, beside: number): number {
  const height = (share: number) =>
    counts.reduce(
      (sum, [one, other]) =>
        sum + Math.max(heightOf(one, both * share, beside), heightOf(other, both * (1 - share), beside)),
      0,
    );
  return SHARES.reduce((best, share) => (height(share) < height(best) ? share : best));
}

/** How many lines the boxes of a level take. */
export const linesOf = (level: number): number => Math.ceil(boxesOf(level).length / 2);
