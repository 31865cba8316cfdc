// Dots: what each tile has in its middle, on its sides and on its corners, and where on the board that is drawn.

import { TILE } from '../tables';
import type { Hex, Industry, Rotation, Spot as Told, Spots, TileKind } from '../view';
import { cornerPoint, middle, sidePoint, SIDES, SIZE, type Point } from './hex';

export interface Laid {
  tile: TileKind;
  hex: Hex;
  rotation: Rotation;
}
export type Tiles = ReadonlyMap<Hex, Laid>;
export const tilesByHex = (map: readonly Laid[]): Map<Hex, Laid> => new Map(map.map((laid) => [laid.hex, laid]));

export interface Dots {
  center: Industry | null;
  sides: (Industry | null)[];
  corners: (Industry | null)[];
}

/** A dot listed on side or corner k lies on k + rotation. */
export function dotsOf(tile: TileKind, rotation: Rotation): Dots {
  const data = TILE[tile];
  const turned = (printed: readonly (Industry | null)[]) =>
    SIDES.map((place) => printed[(place + 6 - rotation) % 6] ?? null);
  return { center: data.center, sides: turned(data.sides), corners: turned(data.corners) };
}

/** Turned ways that look the same are the same. */
export const turned = (tile: TileKind, rotation: Rotation, steps: number): Rotation => {
  const { rotations } = TILE[tile];
  return (((rotation + steps) % rotations) + rotations) % rotations;
};

/** The map as it would be: tiles in the hand lie nowhere, those about to be laid lie there. */
export const withGhosts = (tiles: Tiles, lifted: ReadonlySet<Hex>, ghosts: readonly Laid[]): Map<Hex, Laid> =>
  new Map([...[...tiles].filter(([hex]) => !lifted.has(hex)), ...ghosts.map((ghost) => [ghost.hex, ghost] as const)]);

/** A part of a dot: all of it, a half on a side or a third on a corner. */
export interface Part {
  hex: Hex;
  industry: Industry;
  /** From the middle of its hex; the dot's own middle. */
  place: 'center' | { side: number } | { corner: number };
}

/** A spot of the board where tiles have a dot. */
export interface Spot extends Point {
  key: string;
  parts: Part[];
  /** The industry of a full dot that counts for somebody. */
  full: Industry | null;
  /** Whether dots of different colours meet here. */
  clash: boolean;
}

const keyOf = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`;

/** Where a spot lies that the rules name: by a hex and a place on it, its middle, its sides, then its corners. */
export function pointOf([hex, place]: Told): Point {
  const { x, y } = middle(hex);
  const from = place === 0 ? { x: 0, y: 0 } : place <= 6 ? sidePoint(place - 1) : cornerPoint(place - 7);
  return { x: x + from.x, y: y + from.y };
}

/** Whether a spot lies on a tile in this hex. */
export function touches(spot: Told, hex: Hex): boolean {
  const [{ x, y }, at] = [pointOf(spot), middle(hex)];
  return Math.hypot(x - at.x, y - at.y) < SIZE + 1;
}

/** Where the rules see clashes that are not there yet. */
export function newClashes(before: Spots, after: Spots): Told[] {
  const known = new Set(before.clashes.map((spot) => keyOf(pointOf(spot))));
  return after.clashes.filter((spot) => !known.has(keyOf(pointOf(spot))));
}

/** Every spot with dots. What is full and what clashes the rules tell; a dot is full only with all of its parts. */
export function spots(tiles: Tiles, told: Spots): Spot[] {
  const found = new Map<string, { at: Point; parts: Part[]; whole: number }>();
  const add = (hex: Hex, from: Point, whole: number, part: Part) => {
    const { x, y } = middle(hex);
    const at = { x: x + from.x, y: y + from.y };
    const spot = found.get(keyOf(at)) ?? { at, parts: [], whole };
    spot.parts.push(part);
    found.set(keyOf(at), spot);
  };
  for (const { tile, hex, rotation } of tiles.values()) {
    const dots = dotsOf(tile, rotation);
    if (dots.center) add(hex, { x: 0, y: 0 }, 1, { hex, industry: dots.center, place: 'center' });
    dots.sides.forEach((industry, side) => {
      if (industry) add(hex, sidePoint(side), 2, { hex, industry, place: { side } });
    });
    dots.corners.forEach((industry, corner) => {
      if (industry) add(hex, cornerPoint(corner), 3, { hex, industry, place: { corner } });
    });
  }
  const [full, clash] = [told.full, told.clashes].map((list) => new Set(list.map((spot) => keyOf(pointOf(spot)))));
  return [...found.entries()].map(([key, { at, parts, whole }]) => ({
    ...at,
    key,
    parts,
    // What lies whole on one tile is whole wherever that lies.
    full: (whole === 1 || full!.has(key)) && parts.length === whole ? parts[0]!.industry : null,
    clash: clash!.has(key) && parts.length > 1,
  }));
}
