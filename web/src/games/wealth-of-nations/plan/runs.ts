// How a bloc is planned to run.

import { needsFood, wholeRun, type Run } from '../produce/production';
import { purchase, sum, type Stocks } from '../trade/prices';
import type { BlocView } from '../view';

/** All of it the cheaper way at the next prices: food for each tile, or one ore where it is automated. */
export function cheaperRun(bloc: BlocView, stocks: Stocks): Run {
  const price = (cubes: BlocView['cost']) => sum(purchase(stocks, cubes));
  const ore = needsFood(bloc.industry) ? bloc['ore-cost'] : null;
  return wholeRun(bloc, ore !== null && price(ore) < price(bloc.cost));
}
