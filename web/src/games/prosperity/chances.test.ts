import { expect, test } from 'vitest';
import { chances } from './chances';

test('symbols that come twice are twice as likely', () => {
  expect(chances(['prosperity', 'energy', 'prosperity', 'capital'])).toEqual([
    { symbol: 'prosperity', percent: 50 },
    { symbol: 'energy', percent: 25 },
    { symbol: 'capital', percent: 25 },
  ]);
});
