// The terms of a game: the words of its glossary, each with its meaning and where the rules speak of it.

import { t, useMessages } from '$lib/i18n.svelte';

export interface Term {
  /** Names its sentences: `term-<game>-<id>` and `term-<game>-<id>-text`. */
  id: string;
  /** What the glossary calls it; nothing for what is explained but not in it. */
  glossary: string | null;
  /** The chapter of the rules, without the game's name. */
  chapter: string;
  /** The drawing that shows it, if one does. */
  drawing?: string;
}

const all = import.meta.glob<Term[]>('./*/terms.ts', { import: 'terms' });

export async function termsOf(game: string): Promise<Term[]> {
  await useMessages(`terms-${game}`);
  return (await all[`./${game}/terms.ts`]?.()) ?? [];
}

export const termName = (game: string, term: string): string => t(`term-${game}-${term}`);
export const termText = (game: string, term: string): string => t(`term-${game}-${term}-text`);
