import { expect, test } from 'vitest';
import { againstBots, botsBeside, oneScreen, withFriends } from './begin';
import { beginsAtOnce, changesOf, draftOf, firstDraft, planOf, withSeats } from './draft';
import type { TableInfo } from './protocol/TableInfo';
import type { GameInfo } from './protocol/GameInfo';

const game: GameInfo = {
  id: 'seven-wonders',
  name: '7 Wonders',
  rules_version: 1,
  min_seats: 3,
  max_seats: 7,
  bot_levels: ['random'],
  options: [{ key: 'sides', kind: { choice: ['chosen', 'day'] } }],
};

test('a first draft has one person and open seats, and waits for others', () => {
  const draft = firstDraft(game);
  expect(draft.seats.map((seat) => seat.kind)).toEqual(['me', 'open', 'open', 'open']);
  expect(planOf(game, draft)).toMatchObject({ start: false, options: { sides: 'chosen' } });
});

test('a title is said only if there is one', () => {
  expect(planOf(game, firstDraft(game))).not.toHaveProperty('title');
  expect(planOf(game, { ...firstDraft(game), title: ' Lunch ' }).title).toBe('Lunch');
});

test('a table without open seats begins at once', () => {
  const draft = { ...firstDraft(game), seats: withSeats([{ kind: 'me' }], 1) };
  expect(beginsAtOnce(draft)).toBe(true);
});

test('seats come open and go from the end', () => {
  expect(withSeats([{ kind: 'me' }, { kind: 'bot', level: 'random' }], 1)).toEqual([{ kind: 'me' }]);
  expect(withSeats([{ kind: 'me' }], 2)).toEqual([{ kind: 'me' }, { kind: 'open' }]);
});

test('the quick ways to a table', () => {
  expect(againstBots(game, 'hard')).toMatchObject({ start: true, seats: { length: 4 } });
  expect(againstBots(game, 'hard').seats[1]).toEqual({ kind: 'bot', level: 'hard' });
  expect(withFriends(game)).toMatchObject({ visibility: 'unlisted' });
  expect(withFriends(game).start).toBeUndefined();
});

test('bots join people around one screen if they are too few', () => {
  expect(botsBeside(game, 2)).toBe(1);
  expect(oneScreen(game, 2, 'easy').seats.map((seat) => seat.kind)).toEqual(['me', 'me', 'bot']);
  expect(oneScreen(game, 5, 'easy').seats).toHaveLength(5);
});

test('only what is other than at the table is changed', () => {
  const table = {
    title: null,
    options: { sides: 'chosen' },
    seats: [{}, {}, {}],
    visibility: 'unlisted',
    spectators: true,
    shuffle: false,
    hints: false,
    clock: { kind: 'none' },
    timeout: 'bot-sits-in',
  } as unknown as TableInfo;
  expect(changesOf(game, table, draftOf(table))).toEqual({});
  const draft = { ...draftOf(table), title: ' Lunch ', options: { sides: 'day' }, shuffle: true };
  expect(changesOf(game, table, draft)).toEqual({ title: 'Lunch', options: { sides: 'day' }, shuffle: true });
});
