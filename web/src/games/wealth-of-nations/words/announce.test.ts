import { useMessages } from '$lib/i18n.svelte';
import { expect, test } from 'vitest';
import type { Chair } from '../../game';
import type { View } from '../view';
import { views } from '../fixtures';
import { announce, ended } from './announce';

for (const file of ['wealth-of-nations', 'wealth-of-nations-trade']) await useMessages(file);

const chairs: Chair[] = ['Ada', 'Solon', 'Sappho'].map((name, seat) => ({ seat, name, you: false, bot: false }));
const ending = { due: null, flags: 5, seats: [1], hexes: 30, stacks: 3, tiles: 20, quiet: 0 };
const some = Object.values(views)[0] as View;
const told = (more: object, edition = 'second', seen = chairs) =>
  announce(
    {
      ...some,
      table: { ...some.table, round: 4, options: { ...some.table.options, edition } },
      ending: { ...ending, ...more },
    } as View,
    { chairs: seen },
  );

test('the end is announced when it is due, with the reason', () => {
  expect(told({})).toBe(null);
  expect(told({ due: 'flags' })).toMatch(/last round.*final sale.*placed every flag/);
  expect(told({ due: 'stacks' }, 'first')).toMatch(/one more Trade phase.*stacks/);
});

test('what is missing for it is announced before', () => {
  expect(told({ flags: 1 })).toMatch(/^Solon has one flag left/);
  expect(told({ flags: 1, seats: [0, 2] })).toMatch(/^Ada and Sappho have one flag left each/);
  const [ada, ...others] = chairs;
  const mine = [{ ...ada!, you: true }, ...others];
  expect(told({ flags: 1, seats: [0] }, 'second', mine)).toMatch(/^You have one flag left/);
  expect(told({ flags: 1, seats: [2, 0] }, 'second', mine)).toMatch(/^You and Sappho have one flag left each/);
  expect(told({ hexes: 1 })).toMatch(/One hex/);
  expect(told({ stacks: 1, tiles: 1 })).toMatch(/One tile more/);
  expect(told({ stacks: 1, tiles: 4 })).toBe(null);
});

test('what ended the game names whoever did, with the rule', () => {
  const nations = some.table.nations.map((nation, seat) => ({ ...nation, 'flags-left': seat === 1 ? 0 : 3 }));
  const over = { ...some, table: { ...some.table, nations } } as View;
  expect(ended('flags', over, { chairs })).toBe('Solon had placed every flag (rulebook, p.\u00a014).');
  const mine = chairs.map((chair) => ({ ...chair, you: chair.seat === 1 }));
  expect(ended('flags', over, { chairs: mine })).toMatch(/^You had placed every flag/);
  expect(ended('board', over, { chairs })).toMatch(/^Every hex/);
});
