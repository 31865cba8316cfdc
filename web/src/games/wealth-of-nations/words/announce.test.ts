import { useMessages } from '$lib/i18n.svelte';
import { expect, test } from 'vitest';
import type { Chair } from '../../game';
import type { View } from '../view';
import { views } from '../fixtures';
import { announce } from './announce';

for (const file of ['wealth-of-nations', 'wealth-of-nations-trade']) await useMessages(file);

const chairs: Chair[] = ['Ada', 'Solon', 'Sappho'].map((name, seat) => ({ seat, name, you: false, bot: false }));
const ending = { due: null, flags: 5, seats: [1], hexes: 30, stacks: 3, tiles: 20, quiet: 0 };
const some = Object.values(views)[0] as View;
const told = (more: object, edition = 'second') =>
  announce(
    {
      ...some,
      table: { ...some.table, round: 4, options: { ...some.table.options, edition } },
      ending: { ...ending, ...more },
    } as View,
    { chairs },
  );

test('the end is announced when it is due, with the reason', () => {
  expect(told({})).toBe(null);
  expect(told({ due: 'flags' })).toMatch(/last round.*final sale.*placed every flag/);
  expect(told({ due: 'stacks' }, 'first')).toMatch(/one more Trade phase.*stacks/);
});

test('what is missing for it is announced before', () => {
  expect(told({ flags: 1 })).toMatch(/^Solon has one flag left/);
  expect(told({ flags: 1, seats: [0, 2] })).toMatch(/^Ada and Sappho have one flag left each/);
  expect(told({ hexes: 1 })).toMatch(/One hex/);
  expect(told({ stacks: 1, tiles: 1 })).toMatch(/One tile more/);
  expect(told({ stacks: 1, tiles: 4 })).toBe(null);
});
