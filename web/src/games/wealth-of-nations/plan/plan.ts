// The planning board: what each part takes, what of it is there, and what the rest costs now.

import { countOf, covers, minus, plus, purchase, sum, type Stocks } from '../trade/prices';
import { COMMODITIES, COST, stackIndex, TILE, TILES } from '../tables';
import type { Commodity, Cubes, Plan, Production, TileKind, View } from '../view';

export type Deed = 'flag' | TileKind | 'force' | 'move' | 'automation' | 'unit' | 'march' | 'transport';

const COUNTED = {
  flag: 'flags',
  force: 'forced',
  move: 'moves',
  automation: 'automations',
  unit: 'units',
  march: 'marches',
  transport: 'transports',
} as const;

export const NO_RUN: Production = { feed: [], ore: [], power: [] };

export const isTile = (deed: Deed): deed is TileKind => (TILES as string[]).includes(deed);

export const costOf = (deed: Deed): Cubes => (isTile(deed) ? TILE[deed].cost : COST[deed]);

/** What can be planned at this table; a stack that is empty builds nothing. */
export function deedsOf(view: View): Deed[] {
  const tiles = TILES.filter((kind) => view.table.stacks[stackIndex(kind)]! > 0);
  const war: Deed[] = view.table.options['war-clouds'] ? ['unit', 'march', 'transport'] : [];
  return ['flag', ...tiles, 'force', 'move', 'automation', ...war];
}

export const ALL_DEEDS: Deed[] = ['flag', ...TILES, 'force', 'move', 'automation', 'unit', 'march', 'transport'];

export const numberOf = (plan: Plan, deed: Deed): number =>
  isTile(deed) ? plan.tiles[stackIndex(deed)]! : plan[COUNTED[deed]];

const MOST = 61;

/** The plan with one deed more or less. */
export function changed(plan: Plan, deed: Deed, by: number): Plan {
  const number = Math.max(0, Math.min(MOST, numberOf(plan, deed) + by));
  if (!isTile(deed)) return { ...plan, [COUNTED[deed]]: number };
  return { ...plan, tiles: plan.tiles.with(stackIndex(deed), number) as Plan['tiles'] };
}

export interface Line {
  deed: Deed | 'run';
  number: number;
  cubes: Cubes;
}

const times = (cubes: Cubes, number: number): Cubes =>
  Object.fromEntries(Object.entries(cubes).map(([commodity, each]) => [commodity, each * number]));

export const runCubes = ({ feed, ore, power }: Production): Cubes =>
  plus({}, { food: feed.length, energy: power.length, ore: ore.length });

/** Every part of a plan that takes something. */
export function linesOf(plan: Plan): Line[] {
  const deeds = ALL_DEEDS.map((deed) => ({ deed, number: numberOf(plan, deed) }))
    .filter(({ number }) => number > 0)
    .map(({ deed, number }) => ({ deed, number, cubes: times(costOf(deed), number) }));
  const run = runCubes(plan.run);
  return countOf(run) > 0 ? [...deeds, { deed: 'run', number: countOf(run), cubes: run }] : deeds;
}

export interface Provided extends Line {
  missing: Cubes;
  /** What the missing cubes cost now, after those of the lines above. */
  price: number;
}

/** What is owned goes to the first lines first. */
export function provide(lines: readonly Line[], owned: Cubes, stocks: Stocks): Provided[] {
  let left = owned;
  let bought: Cubes = {};
  return lines.map((line) => {
    const missing = minus(line.cubes, left);
    left = minus(left, line.cubes);
    const before = sum(purchase(stocks, bought));
    bought = plus(bought, missing);
    return { ...line, missing, price: sum(purchase(stocks, bought)) - before };
  });
}

export interface Needs {
  cost: Cubes;
  missing: Cubes;
  spare: Cubes;
  price: number;
}

export function needsOf(lines: readonly Line[], owned: Cubes, stocks: Stocks): Needs {
  const cost = lines.reduce<Cubes>((total, line) => plus(total, line.cubes), {});
  const missing = minus(cost, owned);
  return { cost, missing, spare: minus(owned, cost), price: sum(purchase(stocks, missing)) };
}

/**
 * The part of the missing cubes that one purchase can bring: lines that it completes come first, and of the rest
 * the dearest cubes that the money still pays for.
 */
export function orderFrom(lines: readonly Provided[], stocks: Stocks, money: number, most: number): Cubes {
  let order: Cubes = {};
  const fits = (cubes: Cubes) => countOf(cubes) <= most && sum(purchase(stocks, cubes)) <= money;
  for (const { missing } of lines) {
    const with_ = plus(order, missing);
    if (fits(with_)) order = with_;
  }
  const wanted = lines.reduce<Cubes>((total, { missing }) => plus(total, missing), {});
  for (const commodity of [...COMMODITIES].reverse())
    while (covers(wanted, plus(order, one(commodity))) && fits(plus(order, one(commodity))))
      order = plus(order, one(commodity));
  return order;
}

const one = (commodity: Commodity): Cubes => ({ [commodity]: 1 });
