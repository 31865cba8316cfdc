// The cards and wonders as the rules know them: read from the rules' own tables, nothing is written twice.

import age1 from '$tables/seven-wonders/data/age-1.toml';
import age2 from '$tables/seven-wonders/data/age-2.toml';
import age3 from '$tables/seven-wonders/data/age-3.toml';
import guilds from '$tables/seven-wonders/data/guilds.toml';
import wonders from '$tables/seven-wonders/data/wonders.toml';
import { CHAIN_SYMBOLS } from './art/chains';

export type ResourceKind = 'wood' | 'stone' | 'ore' | 'clay' | 'glass' | 'papyrus' | 'loom';
export type Colour = 'brown' | 'grey' | 'blue' | 'yellow' | 'red' | 'green' | 'purple';
export type Science = 'compass' | 'gear' | 'tablet' | 'any';
export type Side = 'day' | 'night';
export type Special = 'seventh-card' | 'discard-pick' | 'first-of-color-free' | 'first-card-free' | 'last-card-free';

export const RESOURCES: readonly ResourceKind[] = ['wood', 'stone', 'ore', 'clay', 'glass', 'papyrus', 'loom'];
export const COLOURS: readonly Colour[] = ['brown', 'grey', 'blue', 'yellow', 'red', 'green', 'purple'];

/** So many coins or points for each thing counted. */
export interface Per {
  amount: number;
  colors?: Colour[];
  stages?: boolean;
  of: 'self' | 'neighbors' | 'all-three';
}

/** What a card or a stage does, spelt as in the tables. */
export interface Effect {
  produces?: Partial<Record<ResourceKind, number>>;
  'produces-one-of'?: ResourceKind[];
  shields?: number;
  science?: Science;
  coins?: number;
  'coins-per'?: Per;
  points?: number;
  'points-per'?: Per;
  'points-if-complete'?: number;
  discount?: { goods: 'raw' | 'manufactured'; with: 'left' | 'right' | 'both' };
  special?: Special;
}

export interface CardData {
  id: string;
  age: 1 | 2 | 3;
  colour: Colour;
  /** Every resource it costs, one by one, in the order of the table. */
  cost: ResourceKind[];
  /** Coins for the bank. */
  coinCost: number;
  effect: Effect;
  /** Cards that make this one free; any of them is enough. */
  freeAfter: string[];
  /** Cards that this one makes free. */
  opens: string[];
  /** The symbol that makes this card free. */
  chainIn: string | null;
  /** The symbols of the cards that this one makes free, in the order of `opens`. */
  chainOut: string[];
}

export interface StageData {
  cost: ResourceKind[];
  effect: Effect;
}

export interface WonderData {
  id: string;
  side: Side;
  produces: ResourceKind;
  stages: StageData[];
}

type Amounts = Partial<Record<ResourceKind, number>>;

interface CardRow {
  id: string;
  color: Colour;
  cost?: Amounts;
  'coin-cost'?: number;
  'free-after'?: string[];
  opens?: string[];
  effect: Effect;
}

interface StageRow {
  cost: Amounts;
  effect: Effect;
}

type WonderRow = { id: string; produces: ResourceKind } & Record<Side, StageRow[]>;

/** Amounts as a list of single things. */
export function oneByOne(amounts: Amounts = {}): ResourceKind[] {
  return Object.entries(amounts).flatMap(([kind, amount]) => Array<ResourceKind>(amount).fill(kind as ResourceKind));
}

function card(row: CardRow, age: 1 | 2 | 3): CardData {
  const opens = row.opens ?? [];
  return {
    id: row.id,
    age,
    colour: row.color,
    cost: oneByOne(row.cost),
    coinCost: row['coin-cost'] ?? 0,
    effect: row.effect,
    freeAfter: row['free-after'] ?? [],
    opens,
    chainIn: row['free-after'] ? (CHAIN_SYMBOLS[row.id] ?? null) : null,
    chainOut: opens.flatMap((opened) => CHAIN_SYMBOLS[opened] ?? []),
  };
}

const rows = (table: unknown) => (table as { card: CardRow[] }).card;

const CARDS: readonly CardData[] = [
  ...rows(age1).map((row) => card(row, 1)),
  ...rows(age2).map((row) => card(row, 2)),
  ...rows(age3).map((row) => card(row, 3)),
  ...rows(guilds).map((row) => card(row, 3)),
];
const BY_ID = new Map(CARDS.map((data) => [data.id, data]));

const stage = (row: StageRow): StageData => ({ cost: oneByOne(row.cost), effect: row.effect });

const WONDERS = new Map(
  (wonders as { wonder: WonderRow[] }).wonder.flatMap((row) =>
    (['day', 'night'] as const).map((side): [string, WonderData] => [
      `${row.id} ${side}`,
      { id: row.id, side, produces: row.produces, stages: row[side].map(stage) },
    ]),
  ),
);

/** Every card of the tables: the Ages in order, then the guilds. */
export const allCards = () => CARDS;

export function cardData(id: string): CardData {
  const data = BY_ID.get(id);
  if (!data) throw new Error(`no card ${id} in the tables`);
  return data;
}

/** The names of the seven boards, in the order of the table. */
export const allWonders = () => [...new Set([...WONDERS.values()].map((data) => data.id))];

export function wonderData(id: string, side: Side): WonderData {
  const data = WONDERS.get(`${id} ${side}`);
  if (!data) throw new Error(`no wonder ${id} in the tables`);
  return data;
}
