// The drawings of the rules, their terms, and the ways to the rules from everything explained.

import { LANGUAGES, setLanguage, t, useMessages } from '$lib/i18n.svelte';
import glossary from '$locales/glossary.toml?raw';
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Drawing from '../pages/rules/Drawing.svelte';
import { captionOf, chapterId, drawingsOf } from './drawings';
import { GAMES } from './registry';
import { termName, termsOf, termText } from './terms';
import type { Guide } from '$lib/guide';

vi.setConfig({ testTimeout: 60_000 });
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const THEMES = ['light', 'dark'];
const guides = import.meta.glob<Guide>('./*/guide.ts', { import: 'guide', eager: true });
const lessons = Object.keys(import.meta.glob('../../../crates/*/lessons/*.json'));
const sources = import.meta.glob<string>('./*/**/*.svelte', { query: '?raw', import: 'default', eager: true });

/** What the glossary calls the terms of a game. */
const named = (game: string) =>
  glossary
    .split('[[term]]')
    .filter((term) => term.includes(`\ngame = "${game}"`))
    .map((term) => /\nname = "([^"]*)"/.exec(term)![1]!);

const games = await Promise.all(
  GAMES.map(async ({ id, load }) => ({
    id,
    page: await load(),
    drawings: await drawingsOf(id),
    terms: await termsOf(id),
    lessons: lessons.filter((path) => path.includes(`/${id}/`)).map((path) => /\d+-([^/]*)\.json$/.exec(path)![1]!),
  })),
);
await useMessages('drawings');

const complaint = vi.spyOn(console, 'error');
afterEach(async () => {
  cleanup();
  delete document.documentElement.dataset.theme;
  complaint.mockClear();
  await setLanguage('en');
});

describe.each(games)('$id', ({ id: game, page, drawings, terms, lessons }) => {
  test('every drawing is drawn in every language and theme', async () => {
    for (const language of LANGUAGES) {
      await setLanguage(language);
      for (const theme of THEMES) {
        document.documentElement.dataset.theme = theme;
        for (const drawing of drawings) {
          const { container } = render(Drawing, { game, drawing });
          const picture = container.querySelector('[role=img]')!;
          expect(picture.getAttribute('aria-label')).toBe(captionOf(game, drawing.id));
          expect(picture.querySelectorAll('svg, table, b').length).toBeGreaterThan(0);
          expect(container.textContent).not.toContain('undefined');
          expect(container.textContent).not.toContain('NaN');
          cleanup();
        }
      }
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  test('every drawing has a chapter of the rules and a lesson', () => {
    expect(new Set(drawings.map(({ id }) => id)).size).toBe(drawings.length);
    for (const { chapter, lesson } of drawings) {
      expect(page.rules).toContain(chapterId(game, chapter));
      if (lessons.length > 0) expect(lessons).toContain(lesson);
    }
    const order = drawings.map(({ chapter }) => page.rules.indexOf(chapterId(game, chapter)));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  test('every term of the glossary is explained, with its chapter and drawing', async () => {
    expect(terms.flatMap(({ glossary }) => glossary ?? []).toSorted()).toEqual(named(game).toSorted());
    for (const { chapter, drawing } of terms) {
      expect(page.rules).toContain(chapterId(game, chapter));
      if (drawing) expect(drawings.map(({ id }) => id)).toContain(drawing);
    }
    for (const language of LANGUAGES) {
      await setLanguage(language);
      const names = terms.map(({ id }) => termName(game, id));
      expect(new Set(names).size).toBe(names.length);
      for (const { id } of terms) expect(termText(game, id)).toMatch(/\.$/);
    }
    expect(complaint).not.toHaveBeenCalled();
  });

  test('whatever is explained on the table leads to a chapter', () => {
    const { chapters } = guides[`./${game}/guide.ts`]!;
    expect(chapters.at(-1)![0]).toBe('*');
    const own = Object.entries(sources)
      .filter(([path]) => path.startsWith(`./${game}/`) && !path.includes('/drawings/'))
      .map(([, text]) => text)
      .join('\n');
    for (const [selector, chapter] of chapters) {
      expect(page.rules).toContain(chapterId(game, chapter));
      expect(t(`${chapterId(game, chapter)}-title`)).not.toBe('');
      for (const [, name] of selector.matchAll(/\.([a-z-]+)/g))
        expect(own).toMatch(new RegExp(`class="[^"]*\\b${name}\\b`));
    }
  });
});
