// Sums of cubes.

import { COMMODITIES } from '../tables';
import type { Cubes } from '../view';

export function sum(...all: Cubes[]): Cubes {
  const total: Cubes = {};
  for (const cubes of all)
    for (const commodity of COMMODITIES) {
      const number = cubes[commodity] ?? 0;
      if (number > 0) total[commodity] = (total[commodity] ?? 0) + number;
    }
  return total;
}

export const times = (cubes: Cubes, number: number): Cubes => sum(...Array.from({ length: number }, () => cubes));

/** What is missing of a cost. */
export function missing(have: Cubes, cost: Cubes): Cubes {
  const short: Cubes = {};
  for (const commodity of COMMODITIES) {
    const number = (cost[commodity] ?? 0) - (have[commodity] ?? 0);
    if (number > 0) short[commodity] = number;
  }
  return short;
}

export const isNone = (cubes: Cubes): boolean => COMMODITIES.every((commodity) => !cubes[commodity]);
