// The quick ways to a table.

import type { TablePlan } from './api';
import type { BotLevel } from './protocol/BotLevel';
import type { GameInfo } from './protocol/GameInfo';
import type { SeatPlan } from './protocol/SeatPlan';

const ME: SeatPlan = { kind: 'me' };
const OPEN: SeatPlan = { kind: 'open' };

const times = (count: number, seat: SeatPlan) => Array.from({ length: Math.max(0, count) }, () => seat);

/** One more than the fewest: a full table without long waits. */
export const usualSeats = (game: GameInfo) => Math.min(game.max_seats, game.min_seats + 1);

/** Bots worth beating that forgive a mistake: a third of the way from the weakest to the strongest. */
export const usualLevel = ({ bot_levels: levels }: GameInfo): BotLevel =>
  levels[Math.floor(levels.length / 3)] ?? 'random';

const bot = (level: BotLevel): SeatPlan => ({ kind: 'bot', level });

/** Against bots, at once. */
export const againstBots = (game: GameInfo, level: BotLevel): TablePlan => ({
  game: game.id,
  seats: [ME, ...times(usualSeats(game) - 1, bot(level))],
  start: true,
});

/** A table for those who get the link. */
export const withFriends = (game: GameInfo): TablePlan => ({
  game: game.id,
  seats: [ME, ...times(usualSeats(game) - 1, OPEN)],
  visibility: 'unlisted',
});

/** How many bots join some people around one screen, so that there are enough. */
export const botsBeside = (game: GameInfo, people: number) => Math.max(0, game.min_seats - people);

/** Several people around one screen. */
export const oneScreen = (game: GameInfo, people: number, level: BotLevel): TablePlan => ({
  game: game.id,
  seats: [...times(people, ME), ...times(botsBeside(game, people), bot(level))],
  start: true,
});
