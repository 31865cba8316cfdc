import { guideBy } from '$lib/guide';
import { t, useMessages } from '$lib/i18n.svelte';
import { placeSymbols } from '$lib/symbols';
import type { GamePage } from '../game';
import Aside from './Aside.svelte';
import { guide } from './guide';
import Progress from './Progress.svelte';
import { RULES } from './rules';
import symbols from './sprites/symbols.svg?raw';
import Table from './Table.svelte';
import { category } from './tell/category';
import { describe } from './tell/describe';
import { prompt } from './tell/prompt';
import { reasons } from './tell/reasons';
import { refusal } from './tell/refusal';
import { chapter, place, tell } from './tell/tell';
import type { Action, Event, View } from './view';

const FILES = [
  'seven-wonders',
  'seven-wonders-names',
  'seven-wonders-rules',
  'reasons',
  'reasons-seven-wonders',
  'drawings',
];
for (const file of FILES) await useMessages(file);
guideBy(guide);
placeSymbols('seven-wonders', symbols);

export const page: GamePage<View, Action, Event> = {
  id: 'seven-wonders',
  Table,
  Aside,
  Progress,
  prompt,
  announce: ({ stage }) => ('ages' in stage && stage.ages.last_turn ? t('sw-announce-last') : null),
  ended: (reason) => t(`sw-ended-${reason}`),
  sealed: () => true,
  tell,
  describe,
  reasons,
  tied: (shared, args) => t(shared === 0 ? 'result-tied-seven-wonders' : 'result-tied', args),
  chapter,
  place,
  category,
  refusal,
  shortcuts: () => [
    { keys: ['←', '→'], does: t('sw-keys-move') },
    { keys: ['Enter'], does: t('sw-keys-choose') },
    { keys: ['B'], does: t('sw-keys-build') },
    { keys: ['G'], does: t('sw-keys-stage') },
    { keys: ['S'], does: t('sw-keys-sell') },
    { keys: ['Esc'], does: t('sw-keys-forget') },
  ],
  rules: RULES,
};
