// Blocs: tiles of one industry and one owner, linked by partial dots on the same spot; and the line around them.

import { sectionsOf } from '../tables';
import type { Hex, Industry } from '../view';
import { dotsOf, type Tiles } from './dots';
import { across, atCorner, cornerPoint, middle, opposite, SIDES, type Point } from './hex';

const dotsThere = (tiles: Tiles, hex: Hex | null) => {
  const laid = hex === null ? undefined : tiles.get(hex);
  return laid ? dotsOf(laid.tile, laid.rotation) : null;
};

/** Which of `among` share a spot with a partial dot of this hex. */
function links(tiles: Tiles, among: ReadonlySet<Hex>, industry: Industry, hex: Hex): Hex[] {
  const dots = dotsThere(tiles, hex);
  if (!dots) return [];
  const linked = new Set<Hex>();
  for (const place of SIDES) {
    const beyond = across(hex, place);
    if (dots.sides[place] === industry && dotsThere(tiles, beyond)?.sides[opposite(place)] === industry)
      linked.add(beyond!);
    if (dots.corners[place] !== industry) continue;
    for (const other of atCorner(hex, place))
      if (dotsThere(tiles, other.hex)?.corners[other.corner] === industry) linked.add(other.hex!);
  }
  return [...linked].filter((other) => among.has(other));
}

/** The bloc around a hex: all of `among`, tiles of one owner, that a chain of touching partial dots leads to. */
export function blocAt(tiles: Tiles, among: ReadonlySet<Hex>, industry: Industry, hex: Hex): Hex[] {
  const bloc = new Set([hex]);
  const edge = [hex];
  const here = new Set(
    [...among].filter((other) => tiles.has(other) && sectionsOf(tiles.get(other)!.tile).includes(industry)),
  );
  for (let next = edge.pop(); next !== undefined; next = edge.pop())
    for (const other of links(tiles, here, industry, next))
      if (!bloc.has(other)) {
        bloc.add(other);
        edge.push(other);
      }
  return [...bloc].sort((a, b) => a - b);
}

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
