import { expect, test } from 'vitest';
import { setLanguage } from '$lib/i18n.svelte';
import type { OptionSpec } from '$lib/options';
import { objections } from './agreement';
import { agreement } from './wealth-of-nations/agreement';

const specs: OptionSpec[] = [
  { key: 'terrain', kind: 'choice', values: ['none', 'lake-country', 'five-empires'] },
  { key: 'war-clouds', kind: 'toggle', values: [] },
];
const said = (terrain: string, players: number) =>
  objections('wealth-of-nations', agreement, specs, { terrain, 'war-clouds': true }, players);

test('a value for other numbers of players is objected to, in words', async () => {
  await setLanguage('en');
  expect(said('lake-country', 4)).toEqual({ terrain: 'Lake country is for 2, 3 or 6 players.' });
  expect(said('five-empires', 4)).toEqual({ terrain: 'Five empires is for 5 players.' });
  expect(said('lake-country', 3)).toEqual({});
  expect(said('none', 4)).toEqual({});
  expect(objections('prosperity', undefined, specs, { terrain: 'lake-country' }, 4)).toEqual({});
});

test('options that change nothing are known', () => {
  expect(agreement.isIdle('five-players', { edition: 'second' }, 5)).toBe(false);
  expect(agreement.isIdle('five-players', { edition: 'first' }, 5)).toBe(true);
  expect(agreement.isIdle('five-players', {}, 4)).toBe(true);
  expect(agreement.isIdle('mine-leads-draft', { 'cash-only': true }, 4)).toBe(true);
  expect(agreement.isIdle('synergy', {}, 4)).toBe(false);
});
