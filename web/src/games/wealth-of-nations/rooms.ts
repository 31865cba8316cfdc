// Which room the table has for the moment: where is decided, and what can be looked at beside it.

import type { View } from './view';

export type Main = 'desk' | 'markets' | 'occupy' | 'produce' | 'repay' | 'final';
export type Room = 'main' | 'barter' | 'markets' | 'plan' | 'nations';
export type Shape = 'wide' | 'medium' | 'phone';

export function mainRoom(view: View): Main {
  const { phase } = view.table;
  if (phase === 'over') return 'final';
  if (typeof phase === 'string') return 'desk';
  if ('trade' in phase) return 'markets';
  if ('occupy' in phase) return 'occupy';
  if ('produce' in phase) return 'produce';
  if ('repay' in phase) return 'repay';
  return 'desk';
}

export const barters = (view: View): boolean => view.terms.barter;

/** Whoever is in the game plans. */
export const plans = (view: View): boolean => view.desk !== null && view.table.round > 0 && mainRoom(view) !== 'final';

export const shapeOf = (width: number): Shape => (width >= 1060 ? 'wide' : width >= 700 ? 'medium' : 'phone');

/** Rooms that stand behind tabs; the others have a place of their own. */
export function tabs(view: View, shape: Shape): Room[] {
  const main = mainRoom(view);
  const found: Room[] = ['main'];
  if (shape !== 'wide' && main === 'markets' && barters(view)) found.push('barter');
  if (main !== 'markets' && view.table.round > 0) found.push('markets');
  if (shape !== 'wide' && plans(view)) found.push('plan');
  if (shape === 'phone') found.push('nations');
  return found;
}
