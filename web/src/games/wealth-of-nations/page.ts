import { guideBy } from '$lib/guide';
import { t, useMessages } from '$lib/i18n.svelte';
import { placeSymbols } from '$lib/symbols';
import type { GamePage } from '../game';
import { guide } from './guide';
import Progress from './Progress.svelte';
import goods from './sprites/goods.svg?raw';
import Table from './Table.svelte';
import type { Action, Event, View } from './view';
import { announce, ended } from './words/announce';
import { category } from './words/category';
import { chapter } from './words/chapter';
import { prompt } from './words/prompt';
import { reasons } from './words/reasons';
import { refusal } from './words/refusal';
import { rules } from './words/rules';
import { describe } from './words/describe';
import { tell } from './words/tell';

const FILES = [
  'wealth-of-nations',
  'wealth-of-nations-board',
  'wealth-of-nations-trade',
  'wealth-of-nations-rules',
  'reasons',
  'reasons-wealth-of-nations',
  'drawings',
];
for (const file of FILES) await useMessages(file);
guideBy(guide);
placeSymbols('wealth-of-nations', goods);

export const page: GamePage<View, Action, Event> = {
  id: 'wealth-of-nations',
  Table,
  Progress,
  prompt,
  announce,
  ended,
  // What blocs make is decided in secret; everything else in turn.
  sealed: ({ table: { phase } }) => typeof phase === 'object' && 'produce' in phase,
  tell,
  describe,
  reasons,
  tied: (shared, args) =>
    shared < 2 ? t(`result-tied-wealth-of-nations-${shared + 1}`, args) : t('result-tied', args),
  chapter,
  category,
  refusal,
  shortcuts: () => [
    { keys: ['←', '↑', '→', '↓'], does: t('wealth-of-nations-keys-hexes') },
    { keys: ['Enter'], does: t('wealth-of-nations-keys-choose') },
    { keys: ['R'], does: t('wealth-of-nations-keys-turn') },
    { keys: ['+', '−', '0'], does: t('wealth-of-nations-keys-zoom') },
  ],
  rules,
  talks: true,
  lastLook: 7000,
};
