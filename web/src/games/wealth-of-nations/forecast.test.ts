import { expect, test } from 'vitest';
import { finaleOf } from './end/final';
import { finale, views } from './fixtures/trade';
import { closingPrice, forecast, remaining, repaid } from './forecast';
import { passedInARow, standingOf } from './nations/standing';
import { phaseStep } from './progress';

test('the forecast of a finished game is its score', () => {
  const rows = forecast(views.over);
  for (const { seat, points } of finale.outcome.standings) expect(rows[seat]!.points).toBe(points);
});

test('notes are repaid where it pays', () => {
  expect(repaid(50, 3)).toBe(2);
  expect(repaid(24, 3)).toBe(0);
  expect(repaid(0, 0)).toBe(0);
});

test('a sale of all cubes is reckoned as the rules do', () => {
  const { table } = views.trade;
  const none = { ...table, nations: table.nations.map((nation) => ({ ...nation, cubes: {} })) };
  expect(closingPrice(none, 'food')).toBe(views.trade.markets[0]!.sell[0]);
});

test('the final sale is read from what happened', () => {
  const { sales } = finaleOf(finale.moments);
  expect(sales.length).toBeGreaterThan(0);
  for (const { price, cubes } of sales) {
    expect(price).toBeGreaterThan(0);
    expect(cubes).toHaveLength(views.over.table.nations.length);
  }
});

test('it is known how far the end is', () => {
  const left = remaining(views.trade.table, 0);
  expect(left.flags).toBe(Math.min(...views.trade.table.nations.map((nation) => nation['flags-left'])));
  expect(left.hexes).toBeLessThan(60);
  expect(left.stacks).toBeLessThanOrEqual(5);
  expect(left.quiet).toBeNull();
  const asleep = { ...views.trade.table, quiet: 8 };
  expect(remaining(asleep, 0).quiet).toBe(7);
  expect(remaining({ ...asleep, options: { ...asleep.options, sleeping: 'goes-on' } }, 0).quiet).toBeNull();
});

test('phases and passes are told', () => {
  expect(phaseStep(views.trade.table.phase)).toBe('trade');
  expect(phaseStep(views.occupy.table.phase)).toBe('produce');
  expect(phaseStep(views.over.table.phase)).toBe('end');
  const { phase } = views.trade.table;
  if (typeof phase !== 'object' || !('trade' in phase)) throw new Error('a Trade phase');
  const passed = structuredClone(views.trade);
  (passed.table.phase as typeof phase).trade.passes = 1;
  const before = (phase.trade.active + passed.table.nations.length - 1) % passed.table.nations.length;
  expect([...passedInARow(passed)]).toEqual([before]);
  expect(standingOf(passed, before, null, [phase.trade.active])).toBe('passed');
  expect(standingOf(passed, phase.trade.active, null, [phase.trade.active])).toBe('turn');
});
