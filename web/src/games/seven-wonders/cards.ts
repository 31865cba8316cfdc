// The cards and wonders as the rules know them: made from the rules' own tables, nothing is written twice.

import { tables } from '$lib/protocol/seven-wonders/tables';
import type { CardFacts, Color, Effect, Goods, Per, Resource, Side, StageFacts } from '$lib/protocol/seven-wonders';
import { CHAIN_SYMBOLS } from './art/chains';

export type { Effect, Per, Side };
export type Colour = Color;
export type ResourceKind = Resource;

export const RESOURCES: readonly ResourceKind[] = tables.resources.map(({ resource }) => resource);
export const COLOURS: readonly Colour[] = tables.colors;
/** Raw materials or manufactured goods. */
const GOODS = new Map(tables.resources.map(({ resource, goods }) => [resource, goods]));
export const goodsOf = (kind: ResourceKind): Goods => GOODS.get(kind)!;

/** What a sold card brings. */
export const SALE = tables.sale;
/** What a resource costs at the cheapest. */
export const DISCOUNT_PRICE = tables.discount_price;
/** Turns of an Age. */
export const TURNS = tables.turns;
/** What a lost conflict is worth. */
export const DEFEAT = tables.defeat;

/** What is printed for an Age: what a won conflict is worth, and which way the hands go. */
export const ageFacts = (age: number) => tables.ages[age - 1]!;

export interface CardData {
  id: string;
  age: 1 | 2 | 3;
  colour: Colour;
  /** Every resource it costs, one by one. */
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

export interface WonderData {
  id: string;
  side: Side;
  produces: ResourceKind;
  stages: StageFacts[];
}

/** Amounts as a list of single things, in the order of the resources. */
export const oneByOne = (amounts: { [kind in Resource]?: number } = {}): ResourceKind[] =>
  RESOURCES.flatMap((kind) => Array<ResourceKind>(amounts[kind] ?? 0).fill(kind));

const card = ({ id, age, color, cost, coins, effect, free_after: freeAfter, opens }: CardFacts): CardData => ({
  id,
  age,
  colour: color,
  cost,
  coinCost: coins,
  effect,
  freeAfter,
  opens,
  chainIn: freeAfter.length > 0 ? (CHAIN_SYMBOLS[id] ?? null) : null,
  chainOut: opens.flatMap((opened) => CHAIN_SYMBOLS[opened] ?? []),
});

const CARDS: readonly CardData[] = tables.cards.map(card);
const BY_ID = new Map(CARDS.map((data) => [data.id, data]));

const WONDERS = new Map(
  tables.wonders.flatMap(({ id, produces, day, night }): [string, WonderData][] => [
    [`${id} day`, { id, side: 'day', produces, stages: day }],
    [`${id} night`, { id, side: 'night', produces, stages: night }],
  ]),
);

/** Every card of the tables: the Ages in order, then the guilds. */
export const allCards = () => CARDS;

export function cardData(id: string): CardData {
  const data = BY_ID.get(id);
  if (!data) throw new Error(`no card ${id} in the tables`);
  return data;
}

/** The names of the seven boards, in the order of the table. */
export const allWonders = () => tables.wonders.map(({ id }) => id);

export function wonderData(id: string, side: Side): WonderData {
  const data = WONDERS.get(`${id} ${side}`);
  if (!data) throw new Error(`no wonder ${id} in the tables`);
  return data;
}
