// Sums of cubes.

import { COMMODITIES } from './tables';
import type { Commodity, Cubes } from './view';

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** Each commodity of which there are some, with the number. */
export const entries = (cubes: Cubes): [Commodity, number][] =>
  COMMODITIES.flatMap((commodity) => {
    const number = cubes[commodity] ?? 0;
    return number > 0 ? [[commodity, number] as [Commodity, number]] : [];
  });

export const countOf = (cubes: Cubes): number => sum(entries(cubes).map(([, number]) => number));
export const isNone = (cubes: Cubes): boolean => countOf(cubes) === 0;

export const plus = (one: Cubes, other: Cubes): Cubes => combine(one, other, (a, b) => a + b);
/** What is left, never less than none. */
export const minus = (one: Cubes, other: Cubes): Cubes => combine(one, other, (a, b) => Math.max(0, a - b));

function combine(one: Cubes, other: Cubes, how: (a: number, b: number) => number): Cubes {
  const sums = COMMODITIES.map((commodity) => [commodity, how(one[commodity] ?? 0, other[commodity] ?? 0)] as const);
  return Object.fromEntries(sums.filter(([, number]) => number > 0));
}
