// Symbols are put into the page as text: paints as attributes of their own need no leave of the content policy for styles.

import { expect, test } from 'vitest';

const SPRITES = import.meta.glob<string>(['../**/*.svg'], { query: '?raw', import: 'default', eager: true });

test('no symbol has a style attribute', () => {
  expect(Object.keys(SPRITES).length).toBeGreaterThan(3);
  const styled = Object.entries(SPRITES).filter(([, svg]) => svg.includes('style='));
  expect(styled.map(([path]) => path)).toEqual([]);
});
