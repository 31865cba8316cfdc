// The drawings of the rules: the game's own components in positions that the rules have made. They are fetched when a page of
// rules or a lesson is opened.

import { t, useMessages } from '$lib/i18n.svelte';
import type { Component } from 'svelte';
import './drawings.css';

export interface Drawing {
  id: string;
  /** The chapter of the rules that it belongs to, without the game's name. */
  chapter: string;
  /** The lesson that shows it. */
  lesson: string;
  /** Takes nothing, and fits any width from 280 pixels on. */
  Picture: Component;
}

const all = import.meta.glob<Drawing[]>('./*/drawings/index.ts', { import: 'drawings' });

/** All drawings of a game, in the order of its rules. The game's page must be loaded. */
export async function drawingsOf(game: string): Promise<Drawing[]> {
  await useMessages(`drawings-${game}`);
  return (await all[`./${game}/drawings/index.ts`]?.()) ?? [];
}

/** What a drawing shows, in one sentence. */
export const captionOf = (game: string, drawing: string): string => t(`drawing-${game}-${drawing}`);

/** The chapter of the rules as its sentences and its section are called. */
export const chapterId = (game: string, chapter: string): string => `rules-${game}-${chapter}`;
