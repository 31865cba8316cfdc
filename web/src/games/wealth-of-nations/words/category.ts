import { t } from '$lib/i18n.svelte';

const LOOKS: Record<string, { colour: string; icon: string }> = {
  tiles: { colour: '#1f6f6b', icon: 'wn-tile' },
  money: { colour: '#7a4fa3', icon: 'wn-coin' },
  notes: { colour: '#b3362c', icon: 'wn-note' },
};

/** A row of the score sheet. */
export const category = (id: string) => ({
  name: t(`wealth-of-nations-category-${id}`),
  ...(LOOKS[id] ?? { colour: 'var(--ink-2)', icon: 'u-crown' }),
});
