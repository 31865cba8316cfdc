import { describe, expect, test } from 'vitest';
import { agesOf } from '../fixtures';
import { covered, groups, leftOf, piles, rightOf } from './city';

describe('groups and piles', () => {
  const built = ['press-1', 'altar', 'ore-vein', 'stone-pit', 'tavern', 'stockade', 'workshop', 'spies-guild'];

  test('buildings are grouped by colour in the order of the table', () => {
    expect(groups(built).map(({ colour, cards }) => [colour, cards.length])).toEqual([
      ['brown', 2],
      ['grey', 1],
      ['blue', 1],
      ['yellow', 1],
      ['red', 1],
      ['green', 1],
      ['purple', 1],
    ]);
  });

  test('raw and made goods share a pile first, then the smallest neighbours', () => {
    expect(piles(built, 7)).toHaveLength(7);
    const six = piles(built, 6);
    expect(six).toHaveLength(6);
    expect(six[0]!.cards).toEqual(['ore-vein', 'stone-pit', 'press-1']);
    const four = piles(built, 4);
    expect(four).toHaveLength(4);
    expect(four.flatMap(({ cards }) => cards)).toHaveLength(built.length);
  });

  test('an empty city has no pile', () => expect(piles([], 5)).toEqual([]));
});

test('left is the next seat', () => {
  expect([leftOf(0, 5), leftOf(4, 5), rightOf(0, 5), rightOf(3, 5)]).toEqual([1, 0, 4, 2]);
});

test('every built stage has a card under it', () => {
  for (const name of ['fiveSecondAge', 'sevenThirdAge', 'over'] as const) {
    const ages = agesOf(name);
    ages.cities.forEach(({ city }, seat) => expect(covered(ages.plays, seat)).toHaveLength(city.stages));
  }
});
