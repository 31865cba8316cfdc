// Dots: what each tile has in its middle, on its sides and on its corners, and which of them are full.

import type { Seat } from '../../game';
import { TILE } from '../tables';
import type { Hex, Industry, Rotation, TileKind } from '../view';
import { across, atCorner, cornerPoint, middle, opposite, sidePoint, SIDES, type Point } from './hex';

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
  const turned = (printed: readonly (Industry | null)[]) => SIDES.map((place) => printed[(place + 6 - rotation) % 6]!);
  return { center: data.center, sides: turned(data.sides), corners: turned(data.corners) };
}

/** Turned ways that look the same are the same. */
export const turned = (tile: TileKind, rotation: Rotation, steps: number): Rotation => {
  const { rotations } = TILE[tile];
  return (((rotation + steps) % rotations) + rotations) % rotations;
};

/** Where dots of one tile would touch dots of another colour. */
export function clashes(tiles: Tiles, { tile, hex, rotation }: Laid): Point[] {
  const own = dotsOf(tile, rotation);
  const there = (other: Hex | null) => {
    const laid = other === null ? undefined : tiles.get(other);
    return laid && dotsOf(laid.tile, laid.rotation);
  };
  const differs = (mine: Industry | null, theirs: Industry | null | undefined) => mine && theirs && mine !== theirs;
  const { x, y } = middle(hex);
  const found: Point[] = [];
  const add = (point: Point) => found.push({ x: x + point.x, y: y + point.y });
  for (const place of SIDES) {
    if (differs(own.sides[place]!, there(across(hex, place))?.sides[opposite(place)])) add(sidePoint(place));
    const others = atCorner(hex, place);
    if (others.some((other) => differs(own.corners[place]!, there(other.hex)?.corners[other.corner])))
      add(cornerPoint(place));
  }
  return found;
}

/** The map as it would be: tiles in the hand lie nowhere, those about to be laid lie there. */
export const withGhosts = (tiles: Tiles, lifted: ReadonlySet<Hex>, ghosts: readonly Laid[]): Map<Hex, Laid> =>
  new Map([...[...tiles].filter(([hex]) => !lifted.has(hex)), ...ghosts.map((ghost) => [ghost.hex, ghost] as const)]);

/** Where tiles that are laid one after the other would clash; those in the hand lie nowhere. */
export function ghostClashes(tiles: Tiles, lifted: ReadonlySet<Hex>, ghosts: readonly Laid[]): Point[] {
  const laid = withGhosts(tiles, lifted, []);
  return ghosts.flatMap((ghost) => {
    const found = clashes(laid, ghost);
    laid.set(ghost.hex, ghost);
    return found;
  });
}

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

/** Every spot with dots. A dot over tiles of several owners is full only with synergy. */
export function spots(tiles: Tiles, ownerOf: (hex: Hex) => Seat | null, synergy: boolean): Spot[] {
  const found = new Map<string, { at: Point; parts: Part[]; needs: number }>();
  const add = (hex: Hex, from: Point, needs: number, part: Part) => {
    const { x, y } = middle(hex);
    const at = { x: x + from.x, y: y + from.y };
    const spot = found.get(keyOf(at)) ?? { at, parts: [], needs };
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
  return [...found.entries()].map(([key, { at, parts, needs }]) => {
    const first = parts[0]!;
    const same = parts.every((part) => part.industry === first.industry);
    const oneOwner = parts.every((part) => ownerOf(part.hex) === ownerOf(first.hex));
    const full = same && parts.length === needs && (oneOwner || synergy) ? first.industry : null;
    return { ...at, key, parts, full, clash: !same };
  });
}

/** The full dots that a tile would add; `counts` says whose tiles count beside it. Only its own spots can become full. */
export function dotsAdded(
  tiles: Tiles,
  counts: (hex: Hex) => boolean,
  synergy: boolean,
  { tile, hex, rotation }: Laid,
): number {
  const own = dotsOf(tile, rotation);
  const there = (other: Hex | null) => {
    const laid = other === null || !(synergy || counts(other)) ? undefined : tiles.get(other);
    return laid && dotsOf(laid.tile, laid.rotation);
  };
  let added = own.center ? 1 : 0;
  for (const place of SIDES) {
    const [side, corner] = [own.sides[place], own.corners[place]];
    if (side && there(across(hex, place))?.sides[opposite(place)] === side) added++;
    if (corner && atCorner(hex, place).every((other) => there(other.hex)?.corners[other.corner] === corner)) added++;
  }
  return added;
}
