// The printed components, from the tables the rules read.

import marketTable from '$tables/wealth-of-nations/data/markets.toml';
import packageTable from '$tables/wealth-of-nations/data/packages.toml';
import terrainTable from '$tables/wealth-of-nations/data/terrain.toml';
import tileTable from '$tables/wealth-of-nations/data/tiles.toml';
import type { Commodity, Cubes, Industry, Options, TerrainSetup, TileKind } from './view';

export const COMMODITIES: Commodity[] = ['food', 'energy', 'labor', 'ore', 'capital'];
export const INDUSTRIES: Industry[] = ['farm', 'generator', 'academy', 'mine', 'factory', 'bank'];
export const TILES: TileKind[] = [...INDUSTRIES, 'integrated-economy'];

/** Money for each dot of a bank. */
export const BANK_DOT = 30;
export const NOTE_REPAYMENT = 25;
export const MAX_NOTES = 20;
/** Military units of each nation. */
export const UNITS = 8;
/** Tiles that one action moves at the most. */
export const MOST_MOVED = 3;
/** What each thing costs; a tile has its own cost. */
export const COST = {
  flag: { labor: 1 },
  force: { capital: 1 },
  move: { capital: 1 },
  automation: { energy: 1, capital: 2 },
  unit: { labor: 1, energy: 1 },
  march: { food: 1 },
  transport: { ore: 1 },
} satisfies Record<string, Cubes>;

export interface TileData {
  kind: TileKind;
  center?: Industry;
  sides: Partial<Record<string, Industry>>;
  corners: Partial<Record<string, Industry>>;
  /** Rotations from 0 on that look different. */
  rotations: number;
  cost: Cubes;
  'first-edition': number;
  'second-edition': number;
}

export const TILE: Readonly<Record<TileKind, TileData>> = Object.fromEntries(
  (tileTable as { tile: TileData[] }).tile.map((tile) => [tile.kind, tile]),
) as Record<TileKind, TileData>;

export const stackIndex = (kind: TileKind): number => TILES.indexOf(kind);

/** What a dot of an industry yields; banks yield money. */
export const yields = (industry: Industry): Commodity | 'money' =>
  industry === 'bank' ? 'money' : COMMODITIES[INDUSTRIES.indexOf(industry)]!;

/** The industries of a tile: what it is named after, and the other section of the Integrated Economy. */
export const sectionsOf = (kind: TileKind): Industry[] =>
  kind === 'integrated-economy' ? ['generator', 'farm'] : [kind];

/** The section of a tile that is fed, if any: the one that can be automated. */
export const fedSection = (kind: TileKind): Industry | null =>
  kind === 'farm' ? null : kind === 'integrated-economy' ? 'generator' : kind;

export interface IndustryPackage {
  tiles: Partial<Record<TileKind, number>>;
  money: number;
}
export interface CommodityPackage {
  cubes: Cubes;
  money: number;
}
interface Packages {
  industry: IndustryPackage[];
  commodity: CommodityPackage[];
}
const PACKAGES = packageTable as {
  'first-edition': Packages;
  'second-edition': Packages;
  draft: { players: number; rounds: string[] }[];
};

/** The packages of an edition; package n is the n-th of its list. */
export const packagesOf = (edition: Options['edition']): Packages => PACKAGES[`${edition}-edition`];
export const draftRounds = (players: number): string[] =>
  PACKAGES.draft.find((draft) => draft.players === players)?.rounds ?? [];
/** Every single tile of an industry package. */
export const tilesOf = ({ tiles }: IndustryPackage): TileKind[] =>
  TILES.flatMap((kind) => Array.from({ length: tiles[kind] ?? 0 }, () => kind));

export interface MarketData {
  'market-empty-buy': number;
  'market-full-sell': number;
  start: number;
  /** By row, then by well. */
  sell: number[][];
  buy: number[][];
  barter: number[][];
}
export const MARKETS = marketTable as Record<Commodity, MarketData>;

const TERRAINS = (terrainTable as { setup: { name: TerrainSetup; hexes: [number, number][] }[] }).setup;
/** Axial coordinates of impassable hexes. */
export const terrainOf = (setup: TerrainSetup): [number, number][] =>
  TERRAINS.find((each) => each.name === setup)?.hexes ?? [];
