import { useMessages } from '$lib/i18n.svelte';
import { expect, test } from 'vitest';
import { agesOf } from '../fixtures';
import type { Buildable, Way } from '../view';
import { badge } from './badge';
import { canUse, firstUse, gainOf, playOf, possible, useOf, wayOf } from './choice';

await useMessages('seven-wonders');
await useMessages('seven-wonders-names');

const own = agesOf('sevenThirdAge').own!;
const way = (left: number, right: number, bank = 0): Way => ({
  payment: { left, right },
  coins: bank + left + right,
  left: {},
  right: {},
});

test('what a use brings is what the view says', () => {
  const { card, gain } = own.hand[0]!;
  expect(gainOf(own, card, 'build')).toBe(gain);
  expect(gainOf(own, card, 'stage')).toBe(own.stage_gain);
  expect(gainOf(own, card, 'sell')).toBe(null);
  const picking = agesOf('discardPick').own!;
  expect(gainOf(picking, picking.pickable[0]!.card, 'build')).toBe(picking.pickable[0]!.gain);
});

test('any card can be sold; what can be built is proposed first', () => {
  for (const { card, build } of own.hand) {
    expect(canUse(own, card, 'sell')).toBe(true);
    if ('possible' in build) expect(firstUse(own, card)).toBe('build');
    else expect(firstUse(own, card)).toBe('possible' in own.stage ? 'stage' : 'sell');
  }
});

test('a play is written as the rules read it', () => {
  const payment = { left: 2, right: 0 };
  expect(playOf('altar', 'build', payment)).toEqual({ card: 'altar', how: { build: payment } });
  expect(playOf('altar', 'stage', payment)).toEqual({ card: 'altar', how: { stage: payment } });
  expect(playOf('altar', 'sell', payment)).toEqual({ card: 'altar', how: 'sell' });
  expect([useOf('sell'), useOf({ build: payment }), useOf({ stage: payment })]).toEqual(['sell', 'build', 'stage']);
});

test('a sealed choice finds its way to pay again', () => {
  const card = 'school';
  const ways = [way(0, 2), way(2, 0)];
  const gain = { points: 1, coins: 0, shields: 0, fronts: null };
  const hand = [{ card, build: { possible: { free: null, bank: 0, ways } }, gain }];
  expect(wayOf({ ...own, hand }, { card, how: { build: { left: 2, right: 0 } } })).toBe(1);
});

test('what stands under a card says the price and to whom', () => {
  const names = { left: 'Tomás', right: 'Ingrid' };
  const pay = (left: number, right: number, bank = 0) => ({
    possible: { free: null, bank, ways: [way(left, right, bank)] },
  });
  expect(badge('aqueduct', pay(2, 0), names)).toMatchObject({ kind: 'pay', price: 2, text: 'to Tomás' });
  expect(badge('aqueduct', pay(0, 1), names)).toMatchObject({ kind: 'pay', price: 1, text: 'to Ingrid' });
  expect(badge('aqueduct', pay(2, 1), names)).toMatchObject({ kind: 'pay', price: 3, text: 'to both' });
  expect(badge('sawmill', pay(0, 0, 1), names)).toMatchObject({ kind: 'pay', price: 1, text: 'to the bank' });
  expect(badge('aqueduct', pay(0, 0), names)).toMatchObject({ kind: 'own', text: '0, own goods' });
  expect(badge('altar', pay(0, 0), names)).toMatchObject({ kind: 'own', text: 'Free' });
  const free = { possible: { free: { chain: 'baths' }, bank: 0, ways: [way(0, 0)] } };
  expect(badge('aqueduct', free, names)).toMatchObject({ kind: 'free', text: 'Free: Baths' });
  const why: Buildable = { impossible: { why: { code: 'unobtainable', missing: { glass: 1 } }, bought: {} } };
  expect(badge('temple', why, names)).toMatchObject({ kind: 'impossible', text: 'No glass' });
  expect(possible(why)).toBe(null);
});
