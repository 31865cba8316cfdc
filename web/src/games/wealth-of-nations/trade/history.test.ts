import { expect, test } from 'vitest';
import { finale, views } from '../fixtures/trade';
import { priceLine, stocksOver } from './history';

test('the past leads to the stocks there are', () => {
  const over = stocksOver(views.over.table.options, finale.moments);
  expect(over.at(-1)).toEqual(views.over.table.stocks);
  expect(over.length).toBeGreaterThan(5);
  const line = priceLine(over, 'food');
  expect(line.at(-1)).toBe(views.over.markets[0]!.barter);
});
