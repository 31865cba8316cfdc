// Which room the table has for the moment: where is decided, and what can be looked at beside it.

import { tradeOf } from './trade/moment';
import type { View } from './view';

export type Main = 'desk' | 'markets' | 'occupy' | 'produce' | 'repay' | 'final';
export type Room = 'main' | 'barter' | 'markets' | 'plan' | 'nations';
export type Shape = 'wide' | 'medium' | 'tall' | 'phone';

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
/** Whether offers lie on the table. */
export const offered = (view: View): boolean => (tradeOf(view)?.offers.length ?? 0) > 0;

/** Whoever is in the game plans. */
export const plans = (view: View): boolean => view.desk !== null && view.table.round > 0 && mainRoom(view) !== 'final';

/** The heights of what is decided, of an empty plan, of its sums and of each of its lines. */
const HEIGHTS = { markets: 480, other: 570, plan: 190, sums: 70, line: 36 };

/** Whether a plan of so many lines has room below what is decided; otherwise it stands behind a tab. */
export function plansBelow(view: View, shape: Shape, height: number, lines: number): boolean {
  const decided = mainRoom(view) === 'markets' ? HEIGHTS.markets : HEIGHTS.other;
  const plan = HEIGHTS.plan + (lines > 0 ? HEIGHTS.sums + lines * HEIGHTS.line : 0);
  return shape === 'wide' && height >= decided + plan;
}

/** Nothing is asked of whoever looks on: without buttons everything stands side by side in less width. */
export function shapeOf(width: number, height: number, watching: boolean): Shape {
  if (width >= (watching ? 820 : 1060)) return 'wide';
  if (width >= 700 && height > width) return 'tall';
  return width >= 880 ? 'medium' : 'phone';
}

/** Rooms that stand behind tabs; the others have a place of their own. */
export function tabs(view: View, shape: Shape, height: number, watching: boolean, lines = 0): Room[] {
  const main = mainRoom(view);
  const found: Room[] = [watching ? 'markets' : 'main'];
  if (shape !== 'wide' && main === 'markets' && barters(view) && (!watching || offered(view))) found.push('barter');
  if (!watching && main !== 'markets' && view.table.round > 0) found.push('markets');
  if (!plansBelow(view, shape, height, lines) && !watching && plans(view)) found.push('plan');
  if (shape === 'phone') found.push('nations');
  return found;
}
