// The printed components and the numbers of the rulebook, as the rules write them for the page.

import { tables } from '$lib/protocol/wealth-of-nations/tables';
import type {
  EditionFacts,
  IndustryFacts,
  IndustryPackage,
  MarketFacts,
  TileFacts,
} from '$lib/protocol/wealth-of-nations';
import type { Commodity, Hex, Industry, Options, TerrainSetup, TileKind } from './view';

export type { IndustryPackage };

export const HEXES = tables.hexes;
/** Nothing is ever placed there. */
export const CENTRE: Hex = tables.centre;
export const COMMODITIES: Commodity[] = tables.commodities;
export const INDUSTRIES: Industry[] = tables.industries.map(({ industry }) => industry);
export const TILES: TileKind[] = tables.tiles.map(({ kind }) => kind);

/** Money for each dot of a bank. */
export const BANK_DOT = tables.bank_dot;
/** Promissory notes: what they pay, cost and take away. */
export const NOTE = { ...tables.note, points: tables.points.note };
/** The most of anything that an offer names, and the letters of its promise. */
export const PROPOSAL_AMOUNT = tables.proposal.amount;
export const PROMISE_LETTERS = tables.proposal.promise_letters;
/** Tiles that one action moves at the most. */
export const MOST_MOVED = tables.most_moved;
/** What each thing costs; a tile has its own cost. */
export const COST = tables.costs;

const byName = <Name extends string, Facts>(
  all: Facts[],
  name: (facts: Facts) => Name,
): Readonly<Record<Name, Facts>> => Object.fromEntries(all.map((facts) => [name(facts), facts])) as Record<Name, Facts>;

export const TILE: Readonly<Record<TileKind, TileFacts>> = byName(tables.tiles, ({ kind }) => kind);
const INDUSTRY: Readonly<Record<Industry, IndustryFacts>> = byName(tables.industries, ({ industry }) => industry);

export const stackIndex = (kind: TileKind): number => TILES.indexOf(kind);

/** What a dot of an industry yields; banks yield money. */
export const yields = (industry: Industry): Commodity | 'money' => INDUSTRY[industry].yields ?? 'money';

/** The industries of a tile: what it is named after, and the other section of the Integrated Economy. */
export const sectionsOf = (kind: TileKind): Industry[] => TILE[kind].sections;

/** The packages of an edition; package n is the n-th of its list. */
export const packagesOf = (edition: Options['edition']): EditionFacts => tables[`${edition}_edition`];
/** Every single tile of an industry package. */
export const tilesOf = ({ tiles }: IndustryPackage): TileKind[] => [...tiles];

export const MARKETS: Readonly<Record<Commodity, MarketFacts>> = byName(tables.markets, ({ commodity }) => commodity);

/** Impassable hexes. */
export const terrainOf = (setup: TerrainSetup): Hex[] =>
  tables.terrains.find((each) => each.name === setup)?.hexes ?? [];
/** For how many players a set-up is meant. */
export const terrainPlayers = (setup: unknown): number[] | null =>
  tables.terrains.find((each) => each.name === setup)?.players ?? null;
