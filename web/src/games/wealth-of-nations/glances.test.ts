import { expect, test } from 'vitest';
import { minus, plus } from './cubes';
import { finaleOf } from './end/final';
import { finale, views } from './fixtures/trade';
import { standingOf } from './nations/standing';
import { phaseStep } from './progress';

test('cubes are summed, and what is missing is told', () => {
  expect(plus({ food: 1 }, { food: 2, ore: 1 })).toEqual({ food: 3, ore: 1 });
  expect(minus({ food: 3, capital: 1 }, { food: 2, ore: 5 })).toEqual({ food: 1, capital: 1 });
});

test('the score of a finished game is its outcome', () => {
  for (const { seat, points } of finale.outcome.standings) expect(views.over.nations[seat]!.score.points).toBe(points);
});

test('the final sale is read from what happened', () => {
  const { sales } = finaleOf(finale.moments);
  expect(sales.length).toBeGreaterThan(0);
  for (const { price, cubes } of sales) {
    expect(price).toBeGreaterThan(0);
    expect(cubes).toHaveLength(views.over.table.nations.length);
  }
});

test('phases and standings are told', () => {
  expect(phaseStep(views.trade.table.phase)).toBe('trade');
  expect(phaseStep(views.occupy.table.phase)).toBe('produce');
  expect(phaseStep(views.over.table.phase)).toBe('end');
  const { phase } = views.trade.table;
  if (typeof phase !== 'object' || !('trade' in phase)) throw new Error('a Trade phase');
  const { active } = phase.trade;
  const other = (active + 1) % views.trade.table.nations.length;
  expect(standingOf({ ...views.trade, passed: [other] }, other, null, [active])).toBe('passed');
  expect(standingOf(views.trade, active, null, [active])).toBe('turn');
});
