import { LANGUAGES, setLanguage, useMessages, type Rich } from '$lib/i18n.svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Action } from '../view';
import { describe } from './describe';

for (const file of ['seven-wonders', 'seven-wonders-names']) await useMessages(file);
const missing = vi.spyOn(console, 'error');
afterEach(async () => {
  expect(missing).not.toHaveBeenCalled();
  await setLanguage('en');
});

const said = (text: Rich) => text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
const advice = (action: Action) => describe(action, { chairs: [] });
const ACTIONS: Action[] = [
  { 'take-wonder': { wonder: 'rhodos' } },
  { 'choose-side': { side: 'night' } },
  { play: { card: 'temple', how: { build: { left: 0, right: 0 } } } },
  { play: { card: 'temple', how: { build: { left: 2, right: 1 } } } },
  { play: { card: 'temple', how: { stage: { left: 0, right: 1 } } } },
  { play: { card: 'temple', how: 'sell' } },
  { pick: { card: 'temple' } },
];

test('every action has its advice, which points at the card', () => {
  expect(ACTIONS.map((action) => said(advice(action)))).toEqual([
    'Take Rhodos',
    'Play by night',
    'Build Temple',
    'Build Temple, paying 2 to the left and 1 to the right',
    'Build a stage with Temple, paying 1 to the right',
    'Sell Temple for 3 coins',
    'Build Temple from the discard pile',
  ]);
  expect(advice(ACTIONS[2]!).find((part) => typeof part !== 'string')).toMatchObject({ thing: 'card:temple' });
});

test.each(LANGUAGES)('nothing is missing in %s', async (language) => {
  await setLanguage(language);
  for (const action of ACTIONS) expect(said(advice(action))).toMatch(/\p{Lu}/u);
});
