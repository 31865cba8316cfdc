// The games' pages. A game joins with one line; its code is fetched when somebody looks at it.

import type { Agreement } from './agreement';
import type { GamePage } from './game';
import { agreement } from './wealth-of-nations/agreement';

export interface GameEntry {
  id: string;
  /** How long a game takes, in minutes. */
  minutes: number;
  /** Where options depend on each other. */
  agreement?: Agreement;
  load(): Promise<GamePage>;
}

export const GAMES: GameEntry[] = [
  {
    id: 'seven-wonders',
    minutes: 25,
    load: async () => (await import('./seven-wonders/page')).page as unknown as GamePage,
  },
  {
    id: 'prosperity',
    minutes: 45,
    load: async () => (await import('./prosperity/page')).page as unknown as GamePage,
  },
  {
    id: 'wealth-of-nations',
    minutes: 120,
    agreement,
    load: async () => (await import('./wealth-of-nations/page')).page as unknown as GamePage,
  },
];

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
