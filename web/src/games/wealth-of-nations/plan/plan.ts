// The planning board: what can be marked on it.

import { stackIndex, TILES } from '../tables';
import type { Plan, PlanItem, Production, TileKind, View } from '../view';

export type Deed = 'flag' | TileKind | 'force' | 'move' | 'automation' | 'unit' | 'march' | 'transport';

const COUNTED = {
  flag: 'flags',
  force: 'forced',
  move: 'moves',
  automation: 'automations',
  unit: 'units',
  march: 'marches',
  transport: 'transports',
} as const;

export const NO_RUN: Production = { feed: [], ore: [], power: [] };

export const isTile = (deed: string): deed is TileKind => (TILES as string[]).includes(deed);

/** What can be planned at this table; a stack that is empty builds nothing. */
export function deedsOf(view: View): Deed[] {
  const tiles = TILES.filter((kind) => view.table.stacks[stackIndex(kind)]! > 0);
  const war: Deed[] = view.table.options['war-clouds'] ? ['unit', 'march', 'transport'] : [];
  return ['flag', ...tiles, 'force', 'move', 'automation', ...war];
}

export const numberOf = (plan: Plan, deed: Deed): number =>
  isTile(deed) ? plan.tiles[stackIndex(deed)]! : plan[COUNTED[deed]];

/** No mark counts higher. */
const MOST = 61;

/** The plan with one deed more or less. */
export function changed(plan: Plan, deed: Deed, by: number): Plan {
  const number = Math.max(0, Math.min(MOST, numberOf(plan, deed) + by));
  if (!isTile(deed)) return { ...plan, [COUNTED[deed]]: number };
  return { ...plan, tiles: plan.tiles.with(stackIndex(deed), number) as Plan['tiles'] };
}

/** Nothing of it any more. */
export const cleared = (plan: Plan): Plan => ({
  ...(['flag', 'force', 'move', 'automation', 'unit', 'march', 'transport', ...TILES] as Deed[]).reduce(
    (next, deed) => changed(next, deed, -numberOf(next, deed)),
    plan,
  ),
  run: NO_RUN,
});

/** What a line of the plan is called. */
export const itemName = (item: PlanItem): Deed | 'flag-for-tile' | 'run' | 'run-new' =>
  typeof item === 'string' ? item : item.tile;

/** The mark that a line stands for; what only follows from other marks has none. */
export function deedOf(item: PlanItem): Deed | null {
  const name = itemName(item);
  return name === 'run' || name === 'run-new' || name === 'flag-for-tile' ? null : name;
}
