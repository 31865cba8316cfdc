// Where the rules of 7 Wonders speak of the things on its table.

import type { Guide } from '$lib/guide';

export const guide: Guide = {
  game: 'seven-wonders',
  within: '.seven-wonders',
  chapters: [
    ['.war, .tokens', 'age-end'],
    ['.wonder, .stages', 'stages'],
    ['.setup', 'setup'],
    ['.goods', 'trade'],
    ['.pile', 'powers'],
    ['[data-hand], .hand', 'building'],
    ['.stacks, .chips', 'building'],
    ['table', 'scoring'],
    ['.from', 'turn'],
    ['.stats', 'trade'],
    ['*', 'turn'],
  ],
};
