// Which bots somebody likes to play with: the last ones that were chosen here.

import { usualLevel } from './begin';
import type { BotLevel } from './protocol/BotLevel';
import type { GameInfo } from './protocol/GameInfo';

const STORED = 'emporion-bot-level';

export function lastLevel(game: GameInfo): BotLevel {
  const stored = localStorage.getItem(STORED) as BotLevel | null;
  return stored && game.bot_levels.includes(stored) ? stored : usualLevel(game);
}

export const keepLevel = (level: BotLevel) => localStorage.setItem(STORED, level);
