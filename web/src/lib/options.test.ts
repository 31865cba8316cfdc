import { expect, test } from 'vitest';
import { completeOptions, optionHint, optionName, optionSpecs, unusualOptions } from './options';
import type { GameInfo } from './protocol/GameInfo';

const game: GameInfo = {
  id: 'prosperity',
  name: 'Prosperity',
  rules_version: 1,
  min_seats: 2,
  max_seats: 4,
  bot_levels: ['random'],
  options: [
    { key: 'boards', kind: { 'per-seat': ['silver', 'black'] } },
    { key: 'triangle', kind: { choice: ['all', 'symbols'] } },
    { key: 'quick', kind: 'toggle' },
  ],
};
const specs = optionSpecs(game);

test('every kind of option is understood', () => {
  expect(specs.map((spec) => spec.kind)).toEqual(['per-seat', 'choice', 'toggle']);
});

test('what is not said keeps its default, also for seats that came later', () => {
  expect(completeOptions(specs, { boards: ['black'] }, 3)).toEqual({
    boards: ['black', 'silver', 'silver'],
    triangle: 'all',
    quick: false,
  });
});

test('options have words', () => {
  expect(optionName('prosperity', 'triangle')).toBe('Too much pollution');
  expect(optionName('prosperity', 'triangle', 'all')).toBe('All points');
  expect(optionName('prosperity', 'nothing')).toBe('nothing');
  expect(optionHint('prosperity', 'nothing')).toBeUndefined();
});

test('a lobby tells only what is unusual', () => {
  expect(unusualOptions(game, { boards: ['silver', 'silver'], triangle: 'all', quick: false })).toEqual([]);
  expect(unusualOptions(game, { boards: ['black', 'silver'], triangle: 'all' })).toEqual([
    { name: 'Boards', value: 'Black, Silver' },
  ]);
});
