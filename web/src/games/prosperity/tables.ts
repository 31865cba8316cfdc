// The printed components and the numbers of the rulebook, as the rules write them for the page.

import { tables } from '$lib/protocol/prosperity/tables';
import type { SpaceFacts, TileFacts } from '$lib/protocol/prosperity';
import type { Country, Side, SpaceId, SymbolName, TileId, Track } from './view';

export type { SpaceFacts as SpaceData, TileFacts as TileData };

export const SYMBOLS: SymbolName[] = tables.symbols;
export const TRACKS: Track[] = tables.tracks;
export const DECADES = tables.decades.map(({ decade }) => decade);
export const TURNS = tables.turns;
export const ACTIONS_A_TURN = tables.actions_a_turn;
/** What a missing level of energy costs. */
export const DEFICIT = tables.money.deficit;
/** What a tile costs below the own level: the least there is. */
export const CHEAPEST = tables.money.below;
/** With so many discs one lies on the triangle. */
export const TRIANGLE = tables.triangle;
export const GLOBES = tables.globes;

export const TILES: ReadonlyMap<TileId, TileFacts> = new Map(tables.tiles.map((facts) => [facts.id, facts]));

export function tile(id: TileId): TileFacts {
  const found = TILES.get(id);
  if (!found) throw new Error(`there is no tile ${id}`);
  return found;
}

export const spacesOf = (side: Side): SpaceFacts[] => tables[side];
export const spaceIndex = (id: SpaceId): number => tables.silver.findIndex((space) => space.id === id);

/** The boxes of a level, by their numbers on the track. */
export const boxesOf = (level: number): number[] => tables.levels[level - 1]?.boxes ?? [];

/** The level of a box. */
export const levelOf = (box: number): number => tables.levels.find(({ boxes }) => boxes.includes(box))!.level;

export const markerOf = (country: Country, track: Track): number => country.research[TRACKS.indexOf(track)]!;

/** The decades in their order, one for each turn. */
const TURN_DECADES = tables.decades.flatMap(({ decade, tiles }) => Array<number>(tiles).fill(decade));
export const decadeOf = (turn: number): number => TURN_DECADES[Math.min(turn, TURNS) - 1]!;
export const tilesIn = (decade: number): number => tables.decades.find((each) => each.decade === decade)!.tiles;
export const tilesBefore = (decade: number): number => TURN_DECADES.indexOf(decade);
