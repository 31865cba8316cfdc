// Where the Trade phase stands.

import type { Seat } from '../../game';
import type { Trade, View } from '../view';

export function tradeOf(view: View): Trade | null {
  const { phase } = view.table;
  return typeof phase === 'object' && 'trade' in phase ? phase.trade : null;
}

/** Everybody else who is in the game. */
export const partnersOf = (view: View, seat: Seat): Seat[] =>
  view.table.nations.flatMap((nation, other) => (other === seat || nation.eliminated ? [] : [other]));
