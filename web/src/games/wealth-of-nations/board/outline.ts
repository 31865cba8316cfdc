// The line around some hexes.

import type { Hex } from '../view';
import { across, cornerPoint, middle, SIDES, type Point } from './hex';

const fixed = (value: number) => Number(value.toFixed(2));
const told = ({ x, y }: Point) => `${fixed(x)} ${fixed(y)}`;
const keyOf = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;

/** The line around these hexes as a path; holes have a line of their own. */
export function outline(hexes: readonly Hex[]): string {
  const inside = new Set(hexes);
  const next = new Map<string, Point[]>();
  for (const hex of inside) {
    const { x, y } = middle(hex);
    for (const side of SIDES) {
      const beyond = across(hex, side);
      if (beyond !== null && inside.has(beyond)) continue;
      const [from, to] = [cornerPoint((side + 5) % 6), cornerPoint(side)].map((point) => ({
        x: x + point.x,
        y: y + point.y,
      }));
      next.set(keyOf(from!), [...(next.get(keyOf(from!)) ?? []), from!, to!]);
    }
  }
  let path = '';
  for (let start = next.keys().next(); !start.done; start = next.keys().next()) {
    const points: Point[] = [];
    let key = start.value;
    for (let edges = next.get(key); edges; edges = next.get(key)) {
      const [from, to, ...rest] = edges;
      points.push(from!);
      if (rest.length > 0) next.set(key, rest);
      else next.delete(key);
      key = keyOf(to!);
    }
    path += `M${points.map(told).join('L')}Z`;
  }
  return path;
}
