import { expect, test } from 'vitest';
import { cardData, wonderData } from '../cards';
import { denseWidthOf, tokensOf, widthOf, type Token } from './tokens';

const drawn = (token: Token) =>
  'id' in token
    ? token.id
    : 'amount' in token
      ? `${token.draw} ${token.amount}`
      : 'colour' in token
        ? token.colour
        : 'to' in token
          ? `to ${token.to}`
          : '/';
const row = (card: string) => tokensOf(cardData(card).effect).map(drawn).join(' ');

test('goods stand one by one, choices with strokes between them', () => {
  expect(row('sawmill')).toBe('r-wood r-wood');
  expect(row('forum')).toBe('r-glass / r-papyrus / r-loom');
  expect(row('scientists-guild')).toBe('s-compass / s-gear / s-tablet');
});

test('arrows say whose cities are meant', () => {
  expect(row('west-trading-post')).toBe('to left brown coin 1');
  expect(row('east-trading-post')).toBe('brown coin 1 to right');
  expect(row('marketplace')).toBe('to left grey coin 1 to right');
  expect(row('vineyard')).toBe('coin 1 to left brown to own to right');
  expect(row('spies-guild')).toBe('laurel 1 to left red to right');
  expect(row('ludus')).toBe('coin 3 laurel 1 red');
});

test('a stage that does several things shows them all', () => {
  const [first] = wonderData('rhodos', 'night').stages;
  expect(tokensOf(first!.effect).map(drawn).join(' ')).toBe('shield coin 3 laurel 3');
});

test('choices that lie over one another need less room, other rows the same', () => {
  const choice = tokensOf(cardData('caravansery').effect);
  const shields = tokensOf(cardData('arsenal').effect);
  expect(denseWidthOf(choice)).toBeLessThan(widthOf(choice) * 0.65);
  expect(denseWidthOf(shields)).toBe(widthOf(shields));
});
