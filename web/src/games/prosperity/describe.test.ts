import { LANGUAGES, setLanguage, useMessages, type Rich } from '$lib/i18n.svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { describe } from './describe';
import type { Action } from './view';

await useMessages('prosperity');
const missing = vi.spyOn(console, 'error');
afterEach(async () => {
  expect(missing).not.toHaveBeenCalled();
  await setLanguage('en');
});

const said = (text: Rich) => text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
const ACTIONS: Action[] = [
  'income',
  'cleanup',
  { settle: { paid: 0 } },
  { settle: { paid: 2 } },
  { advance: { energy: 2, ecology: 1 } },
  { research: { track: 'ecology' } },
];

test('every action has its advice', () => {
  expect(ACTIONS.map((action) => said(describe(action, { chairs: [] })))).toEqual([
    'Take 100 €',
    'Remove a disc',
    'Pay nothing: take the discs',
    'Pay 200 €',
    'Go up 2 on energy and 1 on ecology',
    'Research Ecology',
  ]);
});

test.each(LANGUAGES)('nothing is missing in %s', async (language) => {
  await setLanguage(language);
  for (const action of ACTIONS) expect(said(describe(action, { chairs: [] }))).toMatch(/\p{Lu}/u);
});
