// Moving one to three tiles: all are lifted first, then set down one after the other.

import { blocAt } from '../board/blocs';
import { clashes, dotsAdded, tilesByHex, type Laid, type Tiles } from '../board/dots';
import type { Seat } from '../../game';
import { COST, fedSection, MOST_MOVED, TILE } from '../tables';
import type { Cubes, Hex, MovedTile, MovedToken, Rotation, View } from '../view';
import { sum } from './cubes';

/** A tile in the hand, or already set down again. */
export interface Lifted {
  from: Hex;
  to: Hex | null;
  rotation: Rotation;
}

/** In the order of their lifting; `set` is the order of setting down. */
export interface Moving {
  lifted: Lifted[];
  set: Hex[];
  /** The step before, to go back to. */
  before: Moving | null;
}

export const NO_MOVE: Moving = { lifted: [], set: [], before: null };

const kindAt = (view: View, hex: Hex) => view.table.map.find((laid) => laid.hex === hex)?.tile ?? null;
export const tilesOfSeat = (view: View, seat: Seat): Hex[] =>
  view.table.map.map(({ hex }) => hex).filter((hex) => view.table.nations[seat]!.flags.includes(hex));

/** Only what still lies there can be in the hand. */
export function stillMoving(view: View, seat: Seat, { lifted, set, before }: Moving): Moving {
  const own = new Set(tilesOfSeat(view, seat));
  const kept = lifted.filter(({ from }) => own.has(from));
  const free = new Set([...(view.desk?.destinations ?? []), ...kept.map(({ from }) => from)]);
  const checked = kept.map((tile) => (tile.to !== null && !free.has(tile.to) ? { ...tile, to: null } : tile));
  const down = set.filter((from) => checked.some((tile) => tile.from === from && tile.to !== null));
  return { lifted: checked, set: down, before };
}

/** The tile that is set down next: the one that was lifted last and is still in the hand. */
export const inHand = ({ lifted }: Moving): Lifted | null => lifted.findLast(({ to }) => to === null) ?? null;

/** Tiles in the order in which they are set down. */
export const setDown = ({ lifted, set }: Moving): Lifted[] =>
  set.map((from) => lifted.find((tile) => tile.from === from)!);

/** The map while the first tiles are set down, and the others still in the hand. */
function mapAfter(view: View, moving: Moving, until = moving.set.length): Map<Hex, Laid> {
  const tiles = tilesByHex(view.table.map);
  const kinds = new Map(moving.lifted.map(({ from }) => [from, kindAt(view, from)!]));
  moving.lifted.forEach(({ from }) => tiles.delete(from));
  for (const { from, to, rotation } of setDown(moving).slice(0, until))
    tiles.set(to!, { tile: kinds.get(from)!, hex: to!, rotation });
  return tiles;
}

/** Own tiles that can be lifted. */
export function liftable(view: View, seat: Seat, { lifted }: Moving): Set<Hex> {
  if (lifted.length >= MOST_MOVED) return new Set();
  const gone = new Set(lifted.map(({ from }) => from));
  return new Set(tilesOfSeat(view, seat).filter((hex) => !gone.has(hex)));
}

/** Where the tile in the hand can be set down. */
export function destinations(view: View, moving: Moving): Set<Hex> {
  if (!inHand(moving)) return new Set();
  const taken = new Set(moving.lifted.map(({ to }) => to));
  const free = [...(view.desk?.destinations ?? []), ...moving.lifted.map(({ from }) => from)];
  return new Set(free.filter((hex) => !taken.has(hex)));
}

export const lift = (view: View, moving: Moving, from: Hex): Moving => {
  const laid = view.table.map.find((tile) => tile.hex === from)!;
  return { ...moving, lifted: [...moving.lifted, { from, to: null, rotation: laid.rotation }], before: moving };
};

/** Set down in the rotation that clashes least and adds most; back where it was it lies as it was. */
export function putDown(view: View, seat: Seat, moving: Moving, to: Hex): Moving {
  const hand = inHand(moving);
  const tile = hand && kindAt(view, hand.from);
  if (!hand || !tile) return moving;
  const tiles = mapAfter(view, moving);
  const own = new Set([...view.table.nations[seat]!.flags, ...moving.lifted.flatMap(({ to: hex }) => hex ?? [])]);
  const worth = (rotation: Rotation) =>
    dotsAdded(tiles, (hex) => own.has(hex), view.table.options.synergy, { tile, hex: to, rotation }) -
    100 * Math.min(1, clashes(tiles, { tile, hex: to, rotation }).length);
  const rotations = Array.from({ length: TILE[tile].rotations }, (_, rotation) => rotation);
  const before = hand.rotation % TILE[tile].rotations;
  const rotation = rotations.reduce((most, each) => (worth(each) > worth(most) ? each : most), before);
  return {
    lifted: moving.lifted.map((each) => (each === hand ? { ...each, to, rotation } : each)),
    set: [...moving.set, hand.from],
    before: moving,
  };
}

/** Turns the tile that was set down here. */
export function turnAt(view: View, moving: Moving, to: Hex, steps: 1 | -1): Moving {
  const turn = (tile: Lifted) => {
    const { rotations } = TILE[kindAt(view, tile.from)!];
    return { ...tile, rotation: (((tile.rotation + steps) % rotations) + rotations) % rotations };
  };
  return { ...moving, lifted: moving.lifted.map((tile) => (tile.to === to ? turn(tile) : tile)) };
}

/** How it was before the last tile was lifted or set down. */
export const stepBack = ({ before }: Moving): Moving => before ?? NO_MOVE;

/** For each tile set down, in order: whether its dots clash at that moment. */
export function forced(view: View, moving: Moving): boolean[] {
  return setDown(moving).map(({ from, to, rotation }, index) => {
    const tile = kindAt(view, from)!;
    return clashes(mapAfter(view, moving, index), { tile, hex: to!, rotation }).length > 0;
  });
}

export const moveCost = (view: View, moving: Moving): Cubes =>
  sum(COST.move, ...forced(view, moving).map((force) => (force ? COST.force : {})));

/** Why a move cannot be confirmed yet. */
export function unfinished({ lifted }: Moving): 'none' | 'in-hand' | null {
  if (lifted.length === 0) return 'none';
  return lifted.some(({ to }) => to === null) ? 'in-hand' : null;
}

/** Own hexes after the move. */
function flagsAfter(view: View, seat: Seat, moving: Moving): Set<Hex> {
  const flags = new Set(view.table.nations[seat]!.flags);
  if (view.table.options['war-clouds']) return flags;
  moving.lifted.forEach(({ from }) => flags.delete(from));
  moving.lifted.forEach(({ to }) => to !== null && flags.add(to));
  return flags;
}

/** A token of a bloc that the move splits, and the parts that could keep it. */
export interface Split {
  token: Hex;
  parts: { /** A tile of the part by the hex where it lies now; the token's own stays. */ to: Hex; hexes: Hex[] }[];
}

/** Tokens that can go with either part. */
export function splits(view: View, seat: Seat, moving: Moving): Split[] {
  const nation = view.table.nations[seat]!;
  const [before, after] = [tilesByHex(view.table.map) as Tiles, mapAfter(view, moving) as Tiles];
  const flags = flagsAfter(view, seat, moving);
  const place = (hex: Hex) => moving.lifted.find(({ from }) => from === hex)?.to ?? hex;
  /** With War Clouds a token is lost with the tile it was on. */
  const kept = (hex: Hex) => !view.table.options['war-clouds'] || !moving.lifted.some(({ from }) => from === hex);
  return nation.tokens.filter(kept).flatMap((token) => {
    const industry = fedSection(before.get(token)!.tile);
    if (!industry) return [];
    const bloc = blocAt(before, new Set(nation.flags), industry, token);
    const left = new Set(bloc);
    const parts: Split['parts'] = [];
    for (const hex of [token, ...bloc]) {
      if (!left.has(hex)) continue;
      const now = new Set(blocAt(after, flags, industry, place(hex)));
      const members = bloc.filter((each) => now.has(place(each)));
      members.forEach((each) => left.delete(each));
      const to = members.includes(token) ? token : members.find((each) => kept(each) && !nation.tokens.includes(each));
      if (to !== undefined) parts.push({ to, hexes: members.map(place) });
    }
    return parts.length > 1 ? [{ token, parts }] : [];
  });
}

/** Tokens that the move loses. */
export const lostTokens = (view: View, seat: Seat, moving: Moving): Hex[] =>
  view.table.options['war-clouds']
    ? view.table.nations[seat]!.tokens.filter((hex) => moving.lifted.some(({ from }) => from === hex))
    : [];

/** Own flags that come back because a tile brings its own one. */
export function returnedFlags(view: View, seat: Seat, moving: Moving): Hex[] {
  if (view.table.options['war-clouds']) return [];
  const lifted = new Set(moving.lifted.map(({ from }) => from));
  return moving.lifted.flatMap(({ to }) =>
    to !== null && !lifted.has(to) && view.table.nations[seat]!.flags.includes(to) ? [to] : [],
  );
}

/** The tiles and tokens as the rules want them. */
export function moveAction(view: View, seat: Seat, moving: Moving, wanted: Readonly<Record<Hex, Hex>>) {
  const force = forced(view, moving);
  const tiles: MovedTile[] = setDown(moving).map(({ from, to, rotation }, index) => ({
    from,
    to: to!,
    rotation,
    force: force[index]!,
  }));
  const tokens: MovedToken[] = splits(view, seat, moving).flatMap(({ token, parts }) => {
    const to = wanted[token];
    return to !== undefined && to !== token && parts.some((part) => part.to === to) ? [{ from: token, to }] : [];
  });
  return { 'move-tiles': { tiles, tokens } };
}

/** The map once all is set down, for counting what changes. */
export const moved = (view: View, seat: Seat, moving: Moving) => ({
  tiles: mapAfter(view, moving),
  flags: flagsAfter(view, seat, moving),
});
