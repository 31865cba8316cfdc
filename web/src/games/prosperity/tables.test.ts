import { expect, test } from 'vitest';
import { views } from './fixtures';
import marks from './sprites/marks.svg?raw';
import sprite from './sprites/tiles.svg?raw';
import { boxesOf, globes, levelOf, markerOf, priceAt, spacesOf, SYMBOLS, TILES, tile } from './tables';

test('there are sixty tiles, and each has a drawing of its own', () => {
  expect(TILES.size).toBe(60);
  const drawings = [...TILES.keys()].map((id) => sprite.match(new RegExp(`<symbol id="pt-${id}"[^]*?</symbol>`))?.[0]);
  expect(drawings).not.toContain(undefined);
  const bodies = drawings.map((drawing) => drawing!.replace(/id="[^"]*"/, ''));
  expect(new Set(bodies).size).toBe(60);
});

test('prints, symbols and markers are drawn', () => {
  for (const space of spacesOf('black')) if (space.print) expect(sprite).toContain(`id="pt-print-${space.id}"`);
  for (const symbol of SYMBOLS) expect(marks).toContain(`id="ps-${symbol}"`);
  for (const seat of [1, 2, 3, 4]) expect(marks).toContain(`id="pc-${seat}"`);
});

test('boxes belong to six levels', () => {
  expect([1, 2, 3, 4, 5, 6].map((level) => boxesOf(level)[0])).toEqual([0, 2, 5, 9, 14, 20]);
  for (const level of [1, 2, 3, 4, 5, 6]) for (const box of boxesOf(level)) expect(levelOf(box)).toBe(level);
});

test('globes are in sight where no disc lies', () => {
  expect([0, 1, 5, 6, 10, 11, 40].map(globes)).toEqual([3, 2, 2, 1, 1, 0, 0]);
});

test('prices are those of the rules', () => {
  for (const name of ['first-action', 'polluted'] as const) {
    const { offers, table } = views[name];
    const country = table.countries[0]!;
    expect(offers.length).toBeGreaterThan(20);
    for (const offer of offers) {
      const data = tile(offer.tile);
      expect(priceAt(data.level, levelOf(markerOf(country, data.track)))).toBe(offer.price);
    }
  }
});
