import { guideBy } from '$lib/guide';
import { t, useMessages } from '$lib/i18n.svelte';
import { placeSymbols } from '$lib/symbols';
import type { GamePage } from '../game';
import Aside from './Aside.svelte';
import { describe } from './describe';
import { guide } from './guide';
import Progress from './Progress.svelte';
import { reasons } from './reasons';
import { rules } from './rules';
import marks from './sprites/marks.svg?raw';
import tiles from './sprites/tiles.svg?raw';
import Table from './Table.svelte';
import { chapter, prompt, refusal, tell } from './tell';
import type { Action, Event, View } from './view';

for (const file of ['prosperity', 'prosperity-rules', 'reasons', 'reasons-prosperity', 'drawings'])
  await useMessages(file);
guideBy(guide);
placeSymbols('prosperity', marks + tiles);

const CATEGORIES: Record<string, { colour: string; icon: string }> = {
  prosperity: { colour: '#0c7c86', icon: 'ps-prosperity' },
  specials: { colour: '#8f5a1c', icon: 'ps-points' },
  money: { colour: '#5d4a86', icon: 'u-income' },
  research: { colour: '#2b5f9e', icon: 'ps-research' },
};

export const page: GamePage<View, Action, Event> = {
  id: 'prosperity',
  Table,
  Aside,
  Progress,
  prompt,
  announce: ({ last_turn }) => (last_turn ? t('prosperity-announce-last') : null),
  ended: (reason) => t(`prosperity-ended-${reason}`),
  tell,
  describe,
  reasons,
  tied: (shared, args) => t(shared === 0 ? 'result-tied-prosperity' : 'result-tied', args),
  chapter,
  category: (id) => ({
    name: t(`prosperity-category-${id}`),
    ...(CATEGORIES[id] ?? { colour: 'var(--ink-2)', icon: 'ps-points' }),
  }),
  refusal,
  shortcuts: () => [
    { keys: ['1', '2', '3', '4'], does: t('prosperity-keys-actions') },
    { keys: ['Enter'], does: t('prosperity-keys-confirm') },
  ],
  rules,
  lastLook: 7000,
};
