// What the person is about to do. The table and the forecasts beside it look at the same thing.

import type { Seat } from '../game';
import type { Use } from './logic/choice';

interface Draft {
  /** The card taken from the hand, or from the discard pile. */
  card: string | null;
  use: Use;
  /** Which of the ways to pay. */
  way: number;
  /** The city that is looked at, nobody's for the own one; or all that sit farther away, or the forecasts. */
  shown: Seat | 'others' | 'figures' | null;
}

export const draft = $state<Draft>({ card: null, use: 'build', way: 0, shown: null });

export function forget(): void {
  draft.card = null;
  draft.use = 'build';
  draft.way = 0;
}
