import { describe, expect, it } from 'vitest';
import { same } from './same';

describe('two actions', () => {
  it('are the same whatever the order of their parts', () => {
    expect(same({ play: { card: 'altar', how: 'sell' } }, { play: { how: 'sell', card: 'altar' } })).toBe(true);
    expect(same({ hexes: [1, 2] }, { hexes: [1, 2], turn: undefined })).toBe(true);
  });

  it('are others where anything in them is', () => {
    expect(same({ hexes: [1, 2] }, { hexes: [2, 1] })).toBe(false);
    expect(same({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(same({ a: null }, {})).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same('pass', { pass: {} })).toBe(false);
  });
});
