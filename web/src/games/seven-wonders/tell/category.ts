// The categories of the score sheet, in the order of the score pad.

import { t } from '$lib/i18n.svelte';
import type { Score } from '../view';

export const CATEGORIES: readonly (keyof Score)[] = [
  'military',
  'treasury',
  'wonder',
  'civil',
  'commerce',
  'guilds',
  'science',
];

const LOOKS: Record<keyof Score, { colour: string; icon: string }> = {
  military: { colour: 'var(--red)', icon: 'shield' },
  treasury: { colour: '#b98434', icon: 'coin-ship' },
  wonder: { colour: 'var(--your-turn)', icon: 'u-pyramid' },
  civil: { colour: 'var(--blue)', icon: 'k-blue' },
  commerce: { colour: 'var(--yellow)', icon: 'k-yellow' },
  guilds: { colour: 'var(--purple)', icon: 'k-purple' },
  science: { colour: 'var(--green)', icon: 'k-green' },
};

export function category(id: string): { name: string; colour: string; icon: string } {
  return {
    name: t(`sw-category-${id}`),
    ...(LOOKS[id as keyof Score] ?? { colour: 'var(--ink)', icon: 'laurel-bare' }),
  };
}

export const total = (score: Score): number => CATEGORIES.reduce((sum, each) => sum + score[each], 0);
