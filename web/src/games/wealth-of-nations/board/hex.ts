// The 61 hexes: where each lies, and who lies beyond its sides.
// They are numbered row by row from the north-west; q grows to the east and r to the south-east.

import { terrainOf } from '../tables';
import type { Hex, Options } from '../view';

export { CENTRE, HEXES } from '../tables';
const RADIUS = 4;
/** From the middle of a hex to its corners. */
export const SIZE = 40;
/** Steps across each side: 0 is the east side, the others follow clockwise. */
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;
export const SIDES = [0, 1, 2, 3, 4, 5] as const;

export interface Point {
  x: number;
  y: number;
}

const AXIAL: [number, number][] = [];
for (let r = -RADIUS; r <= RADIUS; r++)
  for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++) AXIAL.push([q, r]);
const INDEX = new Map(AXIAL.map(([q, r], hex) => [`${q},${r}`, hex]));

export const ALL: Hex[] = AXIAL.map((_, hex) => hex);
export const at = (q: number, r: number): Hex | null => INDEX.get(`${q},${r}`) ?? null;
export const axial = (hex: Hex): [number, number] => AXIAL[hex]!;

/** The middle of a hex; the middle of the board is the origin. */
export function middle(hex: Hex): Point {
  const [q, r] = axial(hex);
  return { x: SIZE * Math.sqrt(3) * (q + r / 2), y: SIZE * 1.5 * r };
}

const towards = (degrees: number, far: number): Point => ({
  x: far * Math.cos((degrees * Math.PI) / 180),
  y: far * Math.sin((degrees * Math.PI) / 180),
});
/** The middle of a side, seen from the middle of the hex. */
export const sidePoint = (side: number): Point => towards(60 * side, (SIZE * Math.sqrt(3)) / 2);
/** Corner k lies between side k and side k + 1. */
export const cornerPoint = (corner: number): Point => towards(30 + 60 * corner, SIZE);

const ACROSS = AXIAL.map(([q, r]) => STEPS.map(([dq, dr]) => at(q + dq, r + dr)));
/** The hex across a side. */
export const across = (hex: Hex, side: number): Hex | null => ACROSS[hex]![side]!;
export const around = (hex: Hex): Hex[] =>
  SIDES.map((side) => across(hex, side)).filter((other): other is Hex => other !== null);

/** Terrain of these options; nobody enters it. */
export const terrain = (options: Options): Hex[] => terrainOf(options.terrain);

/** Row and column from 1 on, as people count them. */
export function place(hex: Hex): { row: number; column: number } {
  const [q, r] = axial(hex);
  return { row: r + RADIUS + 1, column: q - Math.max(-RADIUS, -RADIUS - r) + 1 };
}

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** Where an arrow key leads: along the row, or to the nearest hex of the row above or below. */
export function step(hex: Hex, arrow: Arrow): Hex {
  if (arrow === 'ArrowLeft') return across(hex, 3) ?? hex;
  if (arrow === 'ArrowRight') return across(hex, 0) ?? hex;
  const { x } = middle(hex);
  const row = axial(hex)[1] + (arrow === 'ArrowUp' ? -1 : 1);
  const beyond = ALL.filter((other) => axial(other)[1] === row);
  const far = (other: Hex) => Math.abs(middle(other).x - x);
  return (
    beyond.reduce<Hex | null>((best, other) => (best === null || far(other) < far(best) ? other : best), null) ?? hex
  );
}
