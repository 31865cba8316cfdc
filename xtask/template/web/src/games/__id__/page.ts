import { t, useMessages } from '$lib/i18n.svelte';
import type { GamePage } from '../game';
import Aside from './Aside.svelte';
import Progress from './Progress.svelte';
import { rules } from './rules';
import Table from './Table.svelte';
import type { Action, Event, View } from './view';
import { chapter, describe, prompt, refusal, tell } from './words';

for (const file of ['__id__', '__id__-rules']) await useMessages(file);

export const page: GamePage<View, Action, Event> = {
  id: '__id__',
  Table,
  Aside,
  Progress,
  prompt,
  tell,
  describe,
  chapter,
  category: (id) => ({ name: t(`__id__-category-${id}`), colour: 'var(--accent)', icon: 'u-pile' }),
  refusal,
  shortcuts: () => [{ keys: ['1', '2', '3'], does: t('__id__-keys') }],
  rules,
};
