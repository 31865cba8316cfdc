import { expect, test } from 'vitest';
import { currentLanguage, rich, setLanguage, t } from './i18n.svelte';

test('a sentence comes in the language that was chosen', async () => {
  await setLanguage('fr');
  expect(currentLanguage()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(t('home-title')).toBe('À quoi jouons-nous ?');
  await setLanguage('en');
  expect(t('home-title')).toBe('What shall we play?');
});

test('things in a sentence can be pointed at', () => {
  const thing = { thing: 'seat:2', label: 'Kofi' };
  expect(rich('waiting-for', { who: thing })).toEqual(['Waiting for ', thing]);
});
