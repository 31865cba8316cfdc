import { expect, test } from 'vitest';
import { agesOf } from '../fixtures';
import type { AgesView } from '../view';
import { gainOfBuilding, gainOfStage, science } from './gain';
import { fronts, outcome, sum } from './war';

const bare: AgesView['cities'][number] = {
  city: {
    board: { wonder: 'gizah', side: 'day' },
    stages: 0,
    coins: 3,
    tokens: { victories: [0, 0, 0], defeats: 0 },
    built: [],
  },
  shields: 0,
  symbols: [0, 0, 0],
  any_symbols: 0,
  produces: { stone: 1 },
  score: { wonder: 0, treasury: 1, military: 0, civil: 0, commerce: 0, science: 0, guilds: 0 },
};
function table(...built: string[][]): AgesView {
  return {
    ...agesOf('threeFirstTurn'),
    cities: built.map((cards) => ({ ...bare, city: { ...bare.city, built: cards } })),
  };
}

test('science is squares and sets, with symbols of choice where they bring most', () => {
  expect(science([3, 0, 0])).toBe(9);
  expect(science([1, 1, 1])).toBe(10);
  expect(science([1, 1, 0], 1)).toBe(10);
  expect(science([4, 1, 1], 1)).toBe(34);
});

test('the score of science is the score the rules count', () => {
  for (const name of ['sevenThirdAge', 'over'] as const) {
    for (const { symbols, any_symbols, score } of agesOf(name).cities)
      expect(science(symbols, any_symbols)).toBe(score.science);
  }
});

test('a building brings its points, and those it adds to others', () => {
  expect(gainOfBuilding(table([], [], []), 0, 'altar')).toEqual({ points: 3, coins: 0, shields: 0 });
  expect(gainOfBuilding(table(['workshop'], [], []), 0, 'laboratory').points).toBe(3);
  expect(gainOfBuilding(table(['haven'], [], []), 0, 'stone-pit').points).toBe(1);
  expect(gainOfBuilding(table(['mine'], ['mine'], []), 0, 'vineyard').coins).toBe(2);
  expect(gainOfBuilding(table([], ['altar'], ['altar', 'baths']), 0, 'magistrates-guild').points).toBe(3);
  expect(gainOfBuilding(table(['mine'], [], []), 0, 'shipowners-guild').points).toBe(2);
  expect(gainOfBuilding(table([], [], []), 0, 'walls').shields).toBe(2);
});

test('a stage brings what is written on it, and nothing when all are built', () => {
  const view = table([], [], []);
  expect(gainOfStage(view, 0)).toEqual({ points: 3, coins: 0, shields: 0 });
  view.cities[0] = { ...bare, city: { ...bare.city, stages: 3 } };
  expect(gainOfStage(view, 0)).toBe(null);
});

test('a war is won, lost or equal by the shields', () => {
  expect([outcome(1, 1, 0), outcome(2, 1, 0), outcome(3, 1, 0)]).toEqual([1, 3, 5]);
  expect([outcome(3, 0, 1), outcome(3, 2, 2)]).toEqual([-1, 0]);
});

test('the forecast counts the shields of the chosen card', () => {
  const view = { ...table([], [], []), age: 2 };
  view.cities[1] = { ...bare, shields: 1 };
  view.cities[2] = { ...bare, shields: 2 };
  expect(sum(fronts(view, 0))).toBe(-2);
  expect(fronts(view, 0, 2).map(({ points }) => points)).toEqual([3, 0]);
});
