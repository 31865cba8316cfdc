import { expect, test } from 'vitest';
import { views } from './fixtures';
import { after, boxesToLevel, chances, scoring, splits, usefulSplit } from './outlook';
import { SYMBOLS } from './tables';

test('a scoring brings what the rules forecast', () => {
  for (const { table, forecast } of Object.values(views))
    table.countries.forEach((country, seat) =>
      SYMBOLS.forEach((symbol, index) => expect(scoring(country, symbol)).toEqual(forecast[seat]![index])),
    );
});

test('paid levels do not pollute', () => {
  const { owed, table } = views.settle;
  if (!owed || !('settle' in owed)) throw new Error('a deficit is owed here');
  const gain = scoring(table.countries[0]!, 'energy', owed.settle.most);
  expect(gain.money).toBe(-100 * owed.settle.most);
  expect(gain.discs).toBe(owed.settle.missing - owed.settle.most);
});

test('a change leads to another country', () => {
  const { offers, table } = views['first-action'];
  const country = table.countries[0]!;
  const change = offers.flatMap((offer) => offer.places)[0]!.change;
  const next = after(country, change);
  expect(next.money).toBe(country.money + change.money);
  for (const symbol of SYMBOLS) expect(next.symbols[symbol]).toBe(country.symbols[symbol] + change.symbols[symbol]);
});

test('symbols that come twice are twice as likely', () => {
  expect(chances(['prosperity', 'energy', 'prosperity', 'capital'])).toEqual([
    { symbol: 'prosperity', percent: 50 },
    { symbol: 'energy', percent: 25 },
    { symbol: 'capital', percent: 25 },
  ]);
});

test('the proposed split reaches most levels', () => {
  const country = { ...views['first-action'].table.countries[0]!, research: [1, 4] as [number, number] };
  expect(usefulSplit(country, 2)).toMatchObject({ energy: 1, ecology: 1 });
  expect(splits(country, 2)).toHaveLength(3);
});

test('steps beyond the top are not proposed', () => {
  const country = { ...views['first-action'].table.countries[0]!, research: [26, 20] as [number, number] };
  expect(usefulSplit(country, 3)).toMatchObject({ energy: 0, ecology: 3 });
  expect(boxesToLevel(country, 'energy')).toBe(Infinity);
});
