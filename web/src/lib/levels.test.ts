import { beforeEach, expect, test } from 'vitest';
import { keepLevel, lastLevel } from './levels';
import type { GameInfo } from './protocol/GameInfo';

const game = { bot_levels: ['random', 'easy', 'normal', 'hard'] } as GameInfo;
beforeEach(() => localStorage.clear());

test('the bots chosen last are offered again, where there are such', () => {
  expect(lastLevel(game)).toBe('easy');
  keepLevel('hard');
  expect(lastLevel(game)).toBe('hard');
  expect(lastLevel({ ...game, bot_levels: ['random'] })).toBe('random');
});
