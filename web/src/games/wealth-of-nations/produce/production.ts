// What is run, what it takes and what it brings.

import { barterPrice, barterWorth, minus, plus, sum, type Stocks } from '../trade/prices';
import { BANK_DOT, COMMODITIES, yields } from '../tables';
import type { BlocView, Cubes, Gain, Hex, Industry, OccupyingUnit, Production, View } from '../view';
import { fullDots, groundOf, type Ground } from './dots';

export const needsFood = (industry: Industry): boolean => industry !== 'farm';
export const needsEnergy = (industry: Industry): boolean => industry !== 'generator';

/** How one bloc is run. */
export interface Run {
  fed: ReadonlySet<Hex>;
  ore: boolean;
  power: boolean;
}

export const IDLE: Run = { fed: new Set(), ore: false, power: false };

/** What a bloc takes. */
export const runCost = ({ fed, ore, power }: Run): Cubes => ({
  ...(fed.size > 0 && { food: fed.size }),
  ...(power && { energy: 1 }),
  ...(ore && { ore: 1 }),
});

/** The full dots that a bloc yields if it is run like this. */
export function runDots(ground: Ground, bloc: BlocView, run: Run): number {
  const fed = !needsFood(bloc.industry) || run.ore ? new Set(bloc.hexes) : run.fed;
  if (needsEnergy(bloc.industry) && !run.power) return 0;
  return fullDots(ground, bloc.industry, fed);
}

/** What so many dots are worth at barter prices. */
export function dotsWorth(stocks: Stocks, industry: Industry, dots: number): number {
  const what = yields(industry);
  return what === 'money' ? BANK_DOT * dots : barterPrice(what, stocks[COMMODITIES.indexOf(what)]!) * dots;
}

export function gainOf(industry: Industry, dots: number): Gain {
  const what = yields(industry);
  if (dots === 0) return { cubes: {}, money: 0 };
  return what === 'money' ? { cubes: {}, money: BANK_DOT * dots } : { cubes: { [what]: dots }, money: 0 };
}

export const bothGains = (one: Gain, other: Gain): Gain => ({
  cubes: plus(one.cubes, other.cubes),
  money: one.money + other.money,
});

/** How many units of others stand to take a dot each of this bloc. */
export function occupiers(view: View, bloc: BlocView): { seat: number; units: number }[] {
  const { phase } = view.table;
  if (typeof phase === 'string' || !('produce' in phase)) return [];
  return phase.produce.occupations
    .map((slots, seat) => ({
      seat,
      units: view.table.nations[seat]!.units.filter(
        (hex, place) => slots[place] === bloc.industry && bloc.hexes.includes(hex),
      ).length,
    }))
    .filter(({ units }) => units > 0);
}

export interface Sums {
  cost: Cubes;
  missing: Cubes;
  gain: Gain;
  /** What is gained at barter prices when what it took is counted. */
  net: number;
}

/** Everything that is run together. */
export function sums(view: View, seat: number, runs: readonly Run[]): Sums {
  const { stocks, nations } = view.table;
  const ground = groundOf(view.table, seat);
  let cost: Cubes = {};
  let gain: Gain = { cubes: {}, money: 0 };
  view.nations[seat]!.blocs.forEach((bloc, index) => {
    const run = runs[index] ?? IDLE;
    const taken = sum(occupiers(view, bloc).map(({ units }) => units));
    cost = plus(cost, runCost(run));
    gain = bothGains(gain, gainOf(bloc.industry, Math.max(0, runDots(ground, bloc, run) - taken)));
  });
  const net = barterWorth(stocks, gain.cubes) + gain.money - barterWorth(stocks, cost);
  return { cost, missing: minus(cost, nations[seat]!.cubes), gain, net };
}

/** The action for these runs: each bloc is named by its first tile. */
export function productionOf(blocs: readonly BlocView[], runs: readonly Run[]): Production {
  const firsts = (which: (run: Run) => boolean) =>
    blocs.flatMap((bloc, index) => (which(runs[index] ?? IDLE) ? [bloc.hexes[0]!] : []));
  const ascending = (hexes: Hex[]) => hexes.sort((one, other) => one - other);
  return {
    feed: ascending(runs.flatMap((run) => [...run.fed])),
    ore: ascending(firsts((run) => run.ore)),
    power: ascending(firsts((run) => run.power)),
  };
}

/** The runs that an action or a plan names. What it names of tiles that are not there any more is left out. */
export function runsOf(blocs: readonly BlocView[], { feed, ore, power }: Production): Run[] {
  return blocs.map((bloc) => ({
    fed: new Set(needsFood(bloc.industry) ? bloc.hexes.filter((hex) => feed.includes(hex)) : []),
    ore: bloc.automated && bloc.hexes.some((hex) => ore.includes(hex)),
    power: needsEnergy(bloc.industry) && bloc.hexes.some((hex) => power.includes(hex)),
  }));
}

/** All of a bloc, by food or by ore. */
export const wholeRun = (bloc: BlocView, ore: boolean): Run => ({
  fed: new Set(needsFood(bloc.industry) && !ore ? bloc.hexes : []),
  ore: ore && bloc.automated && needsFood(bloc.industry),
  power: needsEnergy(bloc.industry),
});

/** Every sensible way to run a bloc: not at all, with ore, or with food for some tiles, the most useful ones. */
export function waysOf(ground: Ground, bloc: BlocView): Run[] {
  const ways: Run[] = [IDLE];
  if (bloc.automated && needsFood(bloc.industry)) ways.push(wholeRun(bloc, true));
  let run = wholeRun(bloc, false);
  ways.push(run);
  while (run.fed.size > 1) {
    const { fed } = run;
    const dots = (rest: ReadonlySet<Hex>) => fullDots(ground, bloc.industry, rest);
    const fewer = [...fed].map((hex) => new Set([...fed].filter((other) => other !== hex)));
    run = { ...run, fed: fewer.reduce((one, other) => (dots(other) > dots(one) ? other : one)) };
    ways.push(run);
  }
  return ways;
}

/** Units that stand on a tile of somebody else who is still there; one entry a unit. */
export function occupying(view: View, seat: number): { hex: Hex; owner: number; industries: Industry[] }[] {
  const { nations, map } = view.table;
  return nations[seat]!.units.flatMap((hex) => {
    const owner = nations.findIndex((nation) => nation.flags.includes(hex));
    const tile = map.find((each) => each.hex === hex);
    if (!tile || owner < 0 || owner === seat || nations[owner]!.eliminated) return [];
    const industries: Industry[] = tile.tile === 'integrated-economy' ? ['generator', 'farm'] : [tile.tile];
    return [{ hex, owner, industries }];
  });
}

/** What is dearer is taken. */
export const bestOccupation = (view: View, industries: readonly Industry[]): Industry =>
  industries.reduce((one, other) =>
    dotsWorth(view.table.stocks, other, 1) > dotsWorth(view.table.stocks, one, 1) ? other : one,
  );

export const occupation = (units: readonly { hex: Hex }[], chosen: readonly (Industry | null)[]): OccupyingUnit[] =>
  units.flatMap(({ hex }, index) => {
    const industry = chosen[index];
    return industry ? [{ hex, industry }] : [];
  });
