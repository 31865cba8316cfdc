// Where the rules of Wealth of Nations speak of the things on its table.

import type { Guide } from '$lib/guide';

export const guide: Guide = {
  game: 'wealth-of-nations',
  within: '.won',
  chapters: [
    ['.wells, .barter', 'markets'],
    ['.bank', 'notes'],
    ['.partners, .balance, .offer', 'barter'],
    ['.end', 'end'],
    ['.legend', 'dots'],
    ['.stacks', 'build'],
    ['.points, .sum', 'score'],
    ['.first', 'setup'],
    ['.bloc', 'produce'],
    ['.board', 'dots'],
    ['*', 'round'],
  ],
};
