// The games' pages. A game joins by its folder: `entry.ts` says what is known before it is opened, and the code in `page.ts`
// is fetched when somebody looks at it. `cargo xtask tidy` holds the folders to the catalogue.

import type { Agreement } from './agreement';
import type { GamePage } from './game';

/** What is known of a game before somebody looks at it. */
export interface Entry {
  /** How long a game takes, in minutes. */
  minutes: number;
  /** Nothing is secret: around one screen no curtain is drawn. */
  open?: boolean;
  /** Where options depend on each other. */
  agreement?: Agreement;
}

export interface GameEntry extends Entry {
  id: string;
  load(): Promise<GamePage>;
}

const entries = import.meta.glob<Entry>('./*/entry.ts', { eager: true, import: 'entry' });
const pages = import.meta.glob<GamePage>('./*/page.ts', { import: 'page' });

/** The quickest first. */
export const GAMES: GameEntry[] = Object.entries(entries)
  .map(([path, entry]) => {
    const id = path.split('/')[1]!;
    return { id, ...entry, load: pages[`./${id}/page.ts`]! };
  })
  .sort((one, other) => one.minutes - other.minutes);

export const gameEntry = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id);
