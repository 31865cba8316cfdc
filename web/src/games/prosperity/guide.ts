// Where the rules of Prosperity speak of the things on its table.

import type { Guide } from '$lib/guide';
import { SYMBOLS } from './tables';

/** What shows one symbol leads to its scoring. */
const SIGNS = ':is(.balance, .done, .now, .coming, .outlook li, .country footer span)';

export const guide: Guide = {
  game: 'prosperity',
  within: '.prosperity',
  chapters: [
    ...SYMBOLS.map((symbol) => [`${SIGNS}:has(use[href="#ps-${symbol}"])`, symbol] as const),
    ['.pollution', 'pollution'],
    ['.boxes', 'research-board'],
    ['.sale', 'buying'],
    ['.spot', 'placing'],
    ['.actions', 'actions'],
    ['.decade, .outlook', 'turn'],
    ['.country footer', 'board'],
    ['*', 'turn'],
  ],
};
