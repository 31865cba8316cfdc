// What to run if nobody says otherwise: whatever gains most at barter prices with the cubes at hand.

import { barterWorth, sum } from '../trade/prices';
import type { View } from '../view';
import { groundOf } from './dots';
import { dotsWorth, IDLE, occupiers, runCost, runDots, waysOf, type Run } from './production';

interface Best {
  worth: number;
  runs: Run[];
}

/** Bloc after bloc, the best for every number of cubes that may be left: few enough to look at all of them. */
export function sensibleRuns(view: View, seat: number): Run[] {
  const { stocks, nations } = view.table;
  const { blocs } = view.nations[seat]!;
  const ground = groundOf(view.table, seat);
  const { food = 0, energy = 0, ore = 0 } = nations[seat]!.cubes;
  const key = (left: readonly number[]) => left.join();
  let all = new Map<string, { left: number[]; best: Best }>();
  const start = [food, energy, ore];
  all.set(key(start), { left: start, best: { worth: 0, runs: [] } });
  for (const bloc of blocs) {
    const taken = sum(occupiers(view, bloc).map(({ units }) => units));
    const ways = waysOf(ground, bloc).map((run) => {
      const cost = runCost(run);
      const dots = Math.max(0, runDots(ground, bloc, run) - taken);
      return { run, cost, worth: dotsWorth(stocks, bloc.industry, dots) - barterWorth(stocks, cost) };
    });
    const worthwhile = ways.filter(({ run, worth }) => run === IDLE || worth > 0);
    const next: typeof all = new Map();
    for (const { left, best } of all.values())
      for (const { run, cost, worth } of worthwhile) {
        const rest = [left[0]! - (cost.food ?? 0), left[1]! - (cost.energy ?? 0), left[2]! - (cost.ore ?? 0)];
        if (Math.min(...rest) < 0) continue;
        const known = next.get(key(rest));
        if (known && known.best.worth >= best.worth + worth) continue;
        next.set(key(rest), { left: rest, best: { worth: best.worth + worth, runs: [...best.runs, run] } });
      }
    all = next;
  }
  let found: Best = { worth: -1, runs: [] };
  for (const { best } of all.values()) if (best.worth > found.worth) found = best;
  return found.runs;
}
