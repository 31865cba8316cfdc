import { expect, test } from 'vitest';
import { currentLanguage, LANGUAGES, rich, setLanguage, t, useMessages } from './i18n.svelte';

test('a sentence comes in the language that was chosen', async () => {
  await setLanguage('fr');
  expect(currentLanguage()).toBe('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(t('home-title')).toBe('À quoi jouons-nous\u00a0?');
  await setLanguage('en');
  expect(t('home-title')).toBe('What shall we play?');
});

test('in French a sign that stands apart stays with its word', async () => {
  await setLanguage('fr');
  expect(t('rules-link', { title: 'Un tour' })).toBe('Lien vers «\u00a0Un tour\u00a0»');
  expect(t('hint-chance', { percent: 72 })).toBe('72\u00a0% de chances de gagner');
  await setLanguage('en');
  expect(t('hint-chance', { percent: 72 })).toBe('72% chance of winning');
});

test('a number chooses its word, and in French none is singular', async () => {
  const said = async (language: 'en' | 'fr' | 'it', points: number) => {
    await setLanguage(language);
    return t('frame-result-points', { points });
  };
  expect([await said('en', 0), await said('en', 1)]).toEqual(['with 0 points', 'with one point']);
  expect([await said('fr', 0), await said('fr', 2)]).toEqual(['avec 0 point', 'avec 2 points']);
  expect([await said('it', 0), await said('it', 1)]).toEqual(['con 0 punti', 'con un punto']);
  await setLanguage('en');
});

test('things in a sentence can be pointed at', () => {
  const thing = { thing: 'seat:2', label: 'Kofi' };
  expect(rich('frame-curtain-pass', { name: thing })).toEqual(['Pass the screen to ', thing]);
});

test('files that are asked for at the same time are all there afterwards', async () => {
  await Promise.all([useMessages('nothing'), setLanguage('it'), useMessages('nothing-else')]);
  expect(currentLanguage()).toBe('it');
  expect(t('nav-play')).toBe('Gioca');
  await setLanguage('en');
});

test('every language has the same sentences', () => {
  const files = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });
  const keys = (path: string) =>
    [...(files[path] ?? '').matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!).sort();
  for (const path of Object.keys(files))
    for (const language of LANGUAGES) {
      const other = path.replace(/locales\/\w+\//, `locales/${language}/`);
      expect(keys(other), `${other} against ${path}`).toEqual(keys(path));
    }
});
