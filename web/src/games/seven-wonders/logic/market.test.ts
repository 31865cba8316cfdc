import { describe, expect, test } from 'vitest';
import { cardData } from '../cards';
import { agesOf, type Moment } from '../fixtures';
import { possible } from './choice';
import { goods, leftOf, rightOf } from './city';
import { lacking, Market, offers, price, stageCost } from './market';

const PLAYED: Moment[] = ['threeFirstTurn', 'fiveSecondAge', 'sevenThirdAge', 'seventhCard'];

describe.each(PLAYED)('%s', (name) => {
  const ages = agesOf(name);
  const own = ages.own!;
  const market = new Market(ages, 0);

  test('every way to pay the rules offer can be told in goods', () => {
    for (const { card, build } of own.hand) {
      const ways = possible(build);
      if (!ways || ways.free) continue;
      for (const payment of ways.payments) expect(market.sources(cardData(card).cost, payment)).not.toBe(null);
    }
    for (const payment of possible(own.stage)?.payments ?? []) {
      expect(market.sources(stageCost(ages.cities[0]!.city), payment)).not.toBe(null);
    }
  });

  test('what nobody has is marked, as often as it is missing', () => {
    for (const { card, build } of own.hand) {
      if (!('impossible' in build) || build.impossible.code !== 'unobtainable') continue;
      const missing = Object.values(build.impossible.missing as Record<string, number>);
      const marks = lacking(market, cardData(card).cost, null, build.impossible);
      expect(marks.filter((mark) => mark === 'none')).toHaveLength(missing.reduce((sum, amount) => sum + amount, 0));
    }
  });
});

test('a sum nobody asks for has no sources', () => {
  const market = new Market(agesOf('fiveSecondAge'), 0);
  expect(market.sources(['wood'], { left: 9, right: 0 })).toBe(null);
});

test('goods are offered for the price the buyer pays on that side', () => {
  const ages = agesOf('sevenThirdAge');
  for (const [seat, { city }] of ages.cities.entries()) {
    for (const side of ['left', 'right'] as const) {
      const near = side === 'left' ? leftOf(seat, 7) : rightOf(seat, 7);
      const wares = goods(ages.cities[near]!);
      const sold = offers(city, wares, side);
      expect(sold.flatMap(({ fixed }) => fixed)).toHaveLength(wares.fixed.length);
      for (const offer of sold) {
        for (const kind of offer.fixed) expect(price(city, kind, side)).toBe(offer.price);
      }
    }
  }
});

test('a trading post looks one way, a marketplace both', () => {
  const board = { wonder: 'gizah', side: 'day' as const };
  const tokens = { victories: [0, 0, 0], defeats: 0 };
  const city = { board, stages: 0, coins: 3, tokens, built: ['west-trading-post', 'marketplace'] };
  expect(price(city, 'wood', 'left')).toBe(1);
  expect(price(city, 'wood', 'right')).toBe(2);
  expect(price(city, 'glass', 'right')).toBe(1);
});
