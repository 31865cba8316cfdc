import { beforeEach, expect, test } from 'vitest';
import { Pocket } from './pocket.svelte';

beforeEach(() => sessionStorage.clear());

test('an order is bought or sold, never both', () => {
  const pocket = new Pocket('a');
  expect(pocket.order).toBeNull();
  pocket.add('ore', 1);
  pocket.add('ore', 1);
  pocket.add('energy', 1);
  expect(pocket.order).toEqual({ way: 'buy', cubes: { energy: 1, ore: 2 } });
  pocket.clear();
  pocket.add('food', -1);
  expect(pocket.order).toEqual({ way: 'sell', cubes: { food: 1 } });
});

test('what was composed is kept for each partner, and over a reload', () => {
  const pocket = new Pocket('b');
  const draft = {
    give: { cubes: { ore: 1 }, money: 2, notes: 0 },
    take: { cubes: {}, money: 0, notes: 1 },
    promise: 'Next time',
  };
  pocket.write(1, draft);
  pocket.turnTo(2);
  pocket.write(2, { ...draft, promise: 'Another' });
  expect(pocket.draft(1)).toEqual(draft);
  const again = new Pocket('b');
  expect(again.partner).toBe(2);
  expect(again.draft(1)).toEqual(draft);
  expect(again.draft(2).promise).toBe('Another');
  again.forget(1);
  expect(again.draft(1).promise).toBe('');
});
