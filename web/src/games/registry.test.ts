import { expect, test } from 'vitest';
import { GAMES, gameEntry } from './registry';

test('every folder with an entry is a game with a page', () => {
  expect(GAMES.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['seven-wonders', 'prosperity', 'wealth-of-nations']),
  );
  for (const game of GAMES) expect(game.load, game.id).toBeTypeOf('function');
  expect(gameEntry('chess')).toBeUndefined();
});

test('the quickest game comes first', () => {
  const minutes = GAMES.map((game) => game.minutes);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
});
