// What is run, as it is ticked and as it is written.

import type { BlocView, Hex, Plan, Production } from '../view';

/** How one bloc is run. */
export interface Run {
  fed: readonly Hex[];
  ore: boolean;
  power: boolean;
}

export const IDLE: Run = { fed: [], ore: false, power: false };

export const isOn = ({ fed, ore, power }: Run): boolean => fed.length > 0 || ore || power;

/** Whatever takes food takes it for each tile. */
export const needsFood = ({ cost }: BlocView): boolean => (cost.food ?? 0) > 0;
export const needsEnergy = ({ cost }: BlocView): boolean => (cost.energy ?? 0) > 0;

/** All of a bloc, by food or by ore. */
export const wholeRun = (bloc: BlocView, ore: boolean): Run => ({
  fed: needsFood(bloc) && !ore ? bloc.hexes : [],
  ore: ore && bloc['ore-cost'] !== null,
  power: needsEnergy(bloc),
});

/** The runs that an action or a plan names. What it names of tiles that are not there any more is left out. */
export const runsOf = (blocs: readonly BlocView[], { feed, ore, power }: Production): Run[] =>
  blocs.map((bloc) => ({
    fed: needsFood(bloc) ? bloc.hexes.filter((hex) => feed.includes(hex)) : [],
    ore: bloc['ore-cost'] !== null && bloc.hexes.some((hex) => ore.includes(hex)),
    power: needsEnergy(bloc) && bloc.hexes.some((hex) => power.includes(hex)),
  }));

/** A plan of nothing but what is run: the rules tell what it takes and brings, whether it can be paid or not. */
export const planToRun = (run: Production): Plan => ({
  flags: 0,
  tiles: [0, 0, 0, 0, 0, 0, 0],
  forced: 0,
  moves: 0,
  automations: 0,
  units: 0,
  marches: 0,
  transports: 0,
  run,
});

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
