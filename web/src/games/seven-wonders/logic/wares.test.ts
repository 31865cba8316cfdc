import { expect, test } from 'vitest';
import { agesOf } from '../fixtures';
import type { Resources, Buildable } from '../view';
import { marks, offers } from './wares';

test('goods are offered by the price the view names', () => {
  const wares = { fixed: { wood: 2, glass: 1 }, for_sale: [['ore' as const, 'clay' as const]], kept: [] };
  expect(offers(wares, { raw: 1, manufactured: 2 })).toEqual([
    { price: 1, fixed: ['wood', 'wood'], choices: [['ore', 'clay']] },
    { price: 2, fixed: ['glass'], choices: [] },
  ]);
  expect(offers(wares, { raw: 2, manufactured: 2 })).toHaveLength(1);
  expect(offers({ fixed: {}, for_sale: [], kept: [] }, { raw: 2, manufactured: 2 })).toEqual([]);
});

test('what is bought is marked, what nobody has too, and the own goods stand first', () => {
  const paid = (left: Resources, right: Resources): Buildable => ({
    possible: { free: null, bank: 0, ways: [{ payment: { left: 2, right: 2 }, coins: 4, left, right }] },
  });
  expect(marks(['clay', 'clay', 'loom'], paid({}, {}))).toEqual(['own', 'own', 'own']);
  expect(marks(['clay', 'clay', 'loom'], paid({ clay: 1 }, { loom: 1 }))).toEqual(['own', 'buy', 'buy']);
  const absent: Buildable = { impossible: { why: { code: 'unobtainable', missing: { wood: 1 } }, bought: { clay: 1 } } };
  expect(marks(['wood', 'clay', 'clay'], absent)).toEqual(['none', 'own', 'buy']);
});

test('every neighbour offers all that the view says is for sale', () => {
  const { goods, own } = agesOf('sevenThirdAge');
  const sold = offers(goods[1]!, own!.left);
  expect(sold.flatMap(({ choices }) => choices)).toHaveLength(goods[1]!.for_sale.length);
});
