// The printed components, from the tables the rules read.

import boards from '$tables/prosperity/data/boards.toml';
import decades from '$tables/prosperity/data/decades.toml';
import start from '$tables/prosperity/data/start.toml';
import type { Country, Kind, Side, SpaceId, SymbolName, Symbols, TileId, Track } from './view';

export interface TileData {
  id: TileId;
  decade?: number;
  scores?: SymbolName;
  track: Track;
  level: number;
  kind: Kind;
  symbols: Symbols;
  effect?: { points?: number; 'remove-discs'?: number };
}

export interface SpaceData {
  id: SpaceId;
  row: number;
  column: number;
  kind: Kind;
  'closed-by'?: SpaceId;
  print?: { symbols: Partial<Symbols> };
}

export const SYMBOLS: SymbolName[] = ['energy', 'ecology', 'capital', 'research', 'prosperity'];
export const TRACKS: Track[] = ['energy', 'ecology'];
export const DECADES = [1970, 1980, 1990, 2000, 2010, 2020, 2030];
export const TURNS = 36;
export const ACTIONS_A_TURN = 2;
export const LAST_BOX = 26;
/** With so many discs one lies on the triangle. */
export const TRIANGLE = 16;
export const GLOBES = [1, 6, 11];
const BOXES = [2, 3, 4, 5, 6, 7];

type Row<T> = Omit<T, 'symbols'> & { symbols?: Partial<Symbols> };

export const symbolsOf = (some: Partial<Symbols> = {}): Symbols => ({
  energy: 0,
  ecology: 0,
  capital: 0,
  research: 0,
  prosperity: 0,
  ...some,
});

const rows = [start, decades].flatMap((file) => (file as { tile: Row<TileData>[] }).tile);
export const TILES: ReadonlyMap<TileId, TileData> = new Map(
  rows.map((row) => [row.id, { ...row, symbols: symbolsOf(row.symbols) }]),
);

export function tile(id: TileId): TileData {
  const found = TILES.get(id);
  if (!found) throw new Error(`there is no tile ${id}`);
  return found;
}

const BOARDS = boards as Record<Side, SpaceData[]>;
export const spacesOf = (side: Side): SpaceData[] => BOARDS[side];
export const spaceIndex = (id: SpaceId): number => BOARDS.silver.findIndex((space) => space.id === id);

/** The boxes of a level, by their numbers on the track. */
export function boxesOf(level: number): number[] {
  const first = BOXES.slice(0, level - 1).reduce((sum, boxes) => sum + boxes, 0);
  return Array.from({ length: BOXES[level - 1] ?? 0 }, (_, index) => first + index);
}

/** The level of a box. */
export function levelOf(box: number): number {
  let first = 0;
  for (const [index, boxes] of BOXES.entries()) {
    first += boxes;
    if (box < first) return index + 1;
  }
  return BOXES.length;
}

export const markerOf = (country: Country, track: Track): number => country.research[TRACKS.indexOf(track)]!;

/** What a tile costs who stands on this level of its track. */
export const priceAt = (tileLevel: number, level: number): number =>
  tileLevel < level ? 50 : 100 * (1 + tileLevel - level);

/** Globes that so many discs leave in sight. */
export const globes = (discs: number): number => GLOBES.filter((space) => discs < space).length;

export const total = ({ points }: Country): number => points.symbols + points.specials + points.money + points.research;

/** Whether a space is closed, and by which one. */
export function closedBy(country: Country, space: SpaceData): SpaceId | null {
  const by = space['closed-by'];
  return by !== undefined && country.tiles[spaceIndex(by)] === null ? by : null;
}

export const decadeOf = (turn: number): number => DECADES[Math.min(Math.floor((turn - 1) / 5), 6)]!;
export const tilesIn = (decade: number): number => (decade === 2030 ? 6 : 5);
