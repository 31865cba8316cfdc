import { expect, test } from 'vitest';
import marks from './sprites/marks.svg?raw';
import sprite from './sprites/tiles.svg?raw';
import { boxesOf, decadeOf, levelOf, spacesOf, SYMBOLS, TILES, tilesBefore } from './tables';

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

test('every turn has its decade', () => {
  expect([1, 5, 6, 30, 31, 36].map(decadeOf)).toEqual([1970, 1970, 1980, 2020, 2030, 2030]);
  expect([1970, 1980, 2030].map(tilesBefore)).toEqual([0, 5, 30]);
});
