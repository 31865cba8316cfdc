// Where the Trade phase stands.

import type { Seat } from '../../game';
import type { Trade, View } from '../view';

export function tradeOf(view: View): Trade | null {
  const { phase } = view.table;
  return typeof phase === 'object' && 'trade' in phase ? phase.trade : null;
}

/** Cubes that one action buys or sells at the most. */
export const cubesATrade = (view: View): number => (view.table.options.edition === 'second' ? 3 : 1);

/** Two at a table for two do not barter. */
export const hasBarter = (view: View): boolean => view.table.nations.length > 2;

/** Whom a seat could ever barter with. */
export const partnersOf = (view: View, seat: Seat): Seat[] =>
  view.table.nations.flatMap((nation, other) => (other === seat || nation.eliminated ? [] : [other]));

/** Offers are between the active player and another one. */
export const canOffer = (trade: Trade | null, seat: Seat, partner: Seat): boolean =>
  trade !== null && (trade.active === seat || trade.active === partner);
