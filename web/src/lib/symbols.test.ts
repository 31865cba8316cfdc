// Symbols are put into the page as text, and the content policy forbids style attributes that come that way.

import { expect, test } from 'vitest';

const SPRITES = import.meta.glob<string>(['../**/*.svg'], { query: '?raw', import: 'default', eager: true });

test('no symbol has a style attribute', () => {
  expect(Object.keys(SPRITES).length).toBeGreaterThan(3);
  const styled = Object.entries(SPRITES).filter(([, svg]) => svg.includes('style='));
  expect(styled.map(([path]) => path)).toEqual([]);
});
