import type { GamePage } from '../game';
import Table from './Table.svelte';

export const page: GamePage = {
  id: 'seven-wonders',
  Table,
  Aside: Table,
  Progress: Table as GamePage['Progress'],
  prompt: () => '',
  tell: () => null,
  chapter: () => null,
  category: (id) => ({ name: id, colour: 'var(--ink)', icon: '' }),
  refusal: (illegal) => illegal.code,
  rules: [],
};
