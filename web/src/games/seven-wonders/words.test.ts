import { setLanguage, useMessages } from '$lib/i18n.svelte';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardWords, resourcesInWords, shortCardName, stageWords } from './words';

beforeAll(() => useMessages('seven-wonders-names'));
afterAll(() => setLanguage('en'));

test('a card tells its kind, effect, cost and chains', () => {
  expect(cardWords('forum')).toEqual({
    title: 'Forum',
    text:
      'Yellow card: commercial building. Produces one of these every turn: glass, papyrus, or cloth. Costs 2 clay. ' +
      'Free if you have East Trading Post or West Trading Post. Lets you build Haven for free later.',
  });
  expect(cardWords('tavern').text).toBe('Yellow card: commercial building. Take 5 coins now. Costs nothing.');
});

test('amounts follow the language', async () => {
  expect(resourcesInWords(['stone', 'glass', 'stone'])).toBe('2 stone and 1 glass');
  await setLanguage('fr');
  expect(resourcesInWords(['stone', 'glass', 'stone'])).toBe('2 pierres et 1 verre');
  await setLanguage('it');
  expect(resourcesInWords(['stone', 'glass', 'stone'])).toBe('2 pietre e 1 vetro');
  await setLanguage('en');
});

test('guilds have a short name, other cards their own', () => {
  expect(shortCardName('spies-guild')).toBe('Spies');
  expect(shortCardName('temple')).toBe('Temple');
});

test('a stage tells what it does and costs', () => {
  expect(stageWords('halikarnassos', 'night', 0)).toEqual({
    title: 'Stage 1 of Halikarnassos',
    text:
      'At the end of this turn, look through the discard pile and build one card from it for free. ' +
      '2 points at the end. Costs 2 clay.',
  });
});
