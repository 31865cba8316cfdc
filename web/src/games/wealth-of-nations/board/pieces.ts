// What stands on the board beside tiles: flags, automation tokens and military units.

import type { Seat } from '../../game';
import type { Hex, WealthOfNations } from '../view';
import type { Point } from './hex';

export interface FlagPiece {
  hex: Hex;
  seat: Seat;
  /** Alone on its hex it stands in the middle. */
  alone: boolean;
  /** It has built a unit in this phase. */
  turned: boolean;
}

export interface UnitGroup {
  key: string;
  hex: Hex;
  seat: Seat;
  count: number;
  at: Point;
  big: boolean;
}

export function ownersOf(table: WealthOfNations): Map<Hex, Seat> {
  return new Map(table.nations.flatMap((nation, seat) => nation.flags.map((hex) => [hex, seat] as const)));
}

export const flags = (table: WealthOfNations, tiled: ReadonlySet<Hex>): FlagPiece[] =>
  table.nations.flatMap((nation, seat) =>
    nation.flags.map((hex) => ({ hex, seat, alone: !tiled.has(hex), turned: nation.turned.includes(hex) })),
  );

export const tokens = (table: WealthOfNations): { hex: Hex; seat: Seat }[] =>
  table.nations.flatMap((nation, seat) => nation.tokens.map((hex) => ({ hex, seat })));

/** Where units stand in a hex, one place for each nation that has some there. */
const PLACES: Point[] = [
  { x: -18, y: 9 },
  { x: 18, y: 9 },
  { x: -18, y: -8 },
  { x: 18, y: -8 },
  { x: 0, y: 22 },
  { x: 0, y: 4 },
];
const OPEN: Point[] = [{ x: 0, y: 0 }];
const OPEN_TWO: Point[] = [
  { x: -14, y: 0 },
  { x: 14, y: 0 },
];

/** How many units of each nation stand where. */
export function units(table: WealthOfNations): UnitGroup[] {
  const groups = new Map<Hex, { seat: Seat; count: number }[]>();
  table.nations.forEach((nation, seat) => {
    for (const hex of nation.units) {
      const here = groups.get(hex) ?? [];
      const mine = here.find((group) => group.seat === seat);
      if (mine) mine.count++;
      else here.push({ seat, count: 1 });
      groups.set(hex, here);
    }
  });
  const claimed = ownersOf(table);
  return [...groups].flatMap(([hex, here]) => {
    const open = !claimed.has(hex) && here.length <= 2;
    const places = !open ? PLACES : here.length === 1 ? OPEN : OPEN_TWO;
    return here.map((group, index) => ({ key: `${group.seat}:${hex}`, hex, ...group, at: places[index]!, big: open }));
  });
}
