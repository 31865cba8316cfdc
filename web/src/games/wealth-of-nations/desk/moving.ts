// Moving one to three tiles: all are lifted first, then set down one after the other. What that does the rules tell.

import { turned } from '../board/dots';
import { minus, sum } from '../cubes';
import type { Seat, Told } from '../../game';
import { INDUSTRIES, MOST_MOVED, TILE } from '../tables';
import type { Action, Cubes, Hex, Industry, MovedToken, Rotation, View } from '../view';

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
  /** The hex where the last tile was set down, until its best rotation is found. */
  open: Hex | null;
  /** The step before, to go back to. */
  before: Moving | null;
}

export const NO_MOVE: Moving = { lifted: [], set: [], open: null, before: null };

const kindAt = (view: View, hex: Hex) => view.table.map.find((laid) => laid.hex === hex)?.tile ?? null;
export const tilesOfSeat = (view: View, seat: Seat): Hex[] =>
  view.table.map.map(({ hex }) => hex).filter((hex) => view.table.nations[seat]!.flags.includes(hex));

/** Only what still lies there can be in the hand. */
export function stillMoving(view: View, seat: Seat, moving: Moving): Moving {
  const own = new Set(tilesOfSeat(view, seat));
  const kept = moving.lifted.filter(({ from }) => own.has(from));
  const free = new Set([...(view.desk?.destinations ?? []), ...kept.map(({ from }) => from)]);
  const checked = kept.map((tile) => (tile.to !== null && !free.has(tile.to) ? { ...tile, to: null } : tile));
  const down = moving.set.filter((from) => checked.some((tile) => tile.from === from && tile.to !== null));
  return { ...moving, lifted: checked, set: down };
}

/** The tile that is set down next: the one that was lifted last and is still in the hand. */
export const inHand = ({ lifted }: Moving): Lifted | null => lifted.findLast(({ to }) => to === null) ?? null;

/** Tiles in the order in which they are set down. */
export const setDown = ({ lifted, set }: Moving): Lifted[] =>
  set.map((from) => lifted.find((tile) => tile.from === from)!);

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
  const { rotation } = view.table.map.find((tile) => tile.hex === from)!;
  return { ...moving, lifted: [...moving.lifted, { from, to: null, rotation }], open: null, before: moving };
};

/** Set down as it lay; back where it was it stays so, elsewhere its best rotation is looked for. */
export function putDown(moving: Moving, to: Hex): Moving {
  const hand = inHand(moving);
  if (!hand) return moving;
  const lifted = moving.lifted.map((each) => (each === hand ? { ...each, to } : each));
  return { lifted, set: [...moving.set, hand.from], open: to === hand.from ? null : to, before: moving };
}

/** The tile that was set down here lies like this. */
export const rotated = (moving: Moving, to: Hex, rotation: Rotation): Moving => ({
  ...moving,
  lifted: moving.lifted.map((tile) => (tile.to === to ? { ...tile, rotation } : tile)),
  open: null,
});

/** Turns the tile that was set down here. */
export function turnAt(view: View, moving: Moving, to: Hex, steps: 1 | -1): Moving {
  const tile = moving.lifted.find((each) => each.to === to);
  return tile ? rotated(moving, to, turned(kindAt(view, tile.from)!, tile.rotation, steps)) : moving;
}

/** How it was before the last tile was lifted or set down. */
export const stepBack = ({ before }: Moving): Moving => before ?? NO_MOVE;

/** Why a move cannot be confirmed yet. */
export function unfinished({ lifted }: Moving): 'none' | 'in-hand' | null {
  if (lifted.length === 0) return 'none';
  return lifted.some(({ to }) => to === null) ? 'in-hand' : null;
}

/** The tiles and tokens as the rules want them. Whoever confirms has seen what force costs, and consents. */
export const moveAction = (moving: Moving, tokens: readonly MovedToken[]): Action => ({
  'move-tiles': {
    tiles: setDown(moving).map(({ from, to, rotation }) => ({ from, to: to!, rotation, force: true })),
    tokens: [...tokens],
  },
});

/** The same move with the tile that was set down last in each of its rotations. */
export function inEveryRotation(view: View, moving: Moving): Action[][] {
  const last = setDown(moving).at(-1)!;
  const rotations = Array.from({ length: TILE[kindAt(view, last.from)!].rotations }, (_, rotation) => rotation);
  return rotations.map((rotation) => [moveAction(rotated(moving, last.to!, rotation), [])]);
}

const dotsOfSeat = ({ nations }: View, seat: Seat) => sum(nations[seat]!.blocs.map(({ dots }) => dots));

/** The rotation that costs least and makes most dots, as the rules answered for each; none where none can be paid. */
export function bestRotation(answers: readonly Told<View>[], seat: Seat): Rotation | null {
  const worth = ({ view }: Told<View>) =>
    100 * sum(Object.values(view.table.nations[seat]!.cubes)) + dotsOfSeat(view, seat);
  const legal = answers.flatMap((told, rotation) => (told.taken === 1 ? [{ rotation, worth: worth(told) }] : []));
  return (
    legal.reduce<(typeof legal)[number] | null>((most, each) => (most && most.worth >= each.worth ? most : each), null)
      ?.rotation ?? null
  );
}

/** Where tokens of blocs that are touched might go: the rules say which of them may. */
export function tokenWishes(view: View, seat: Seat, moving: Moving): MovedToken[] {
  const { tokens } = view.table.nations[seat]!;
  const touched = view.nations[seat]!.blocs.filter(
    ({ automated, hexes }) => automated && moving.lifted.some(({ from }) => hexes.includes(from)),
  );
  return touched.flatMap(({ hexes }) =>
    tokens
      .filter((token) => hexes.includes(token))
      .flatMap((from) => hexes.filter((hex) => !tokens.includes(hex)).map((to) => ({ from, to }))),
  );
}

/** A token of a bloc that the move splits, and the parts that could keep it. */
export interface Split {
  token: Hex;
  parts: { /** A tile of the part by the hex where it lies now; the token's own stays. */ to: Hex; hexes: Hex[] }[];
}

/** Tokens that can go with either part: `stays` is the move as it is, `wishes` those that were tried with the answers. */
export function splitsOf(
  seat: Seat,
  moving: Moving,
  stays: Told<View> | undefined,
  wishes: readonly { wish: MovedToken; told: Told<View> }[],
): Split[] {
  if (stays?.taken !== 1) return [];
  const place = (hex: Hex) => moving.lifted.find(({ from }) => from === hex)?.to ?? hex;
  const part = ({ view }: Told<View>, hex: Hex) =>
    view.nations[seat]!.blocs.find(({ automated, hexes }) => automated && hexes.includes(place(hex)))?.hexes ?? null;
  const found = new Map<Hex, Split>();
  for (const { wish, told } of wishes) {
    const [home, away] = [part(stays, wish.from), told.taken === 1 ? part(told, wish.to) : null];
    if (!home || !away) continue;
    const split = found.get(wish.from) ?? { token: wish.from, parts: [{ to: wish.from, hexes: home }] };
    if (!split.parts.some(({ hexes }) => hexes.includes(away[0]!))) split.parts.push({ to: wish.to, hexes: away });
    found.set(wish.from, split);
  }
  return [...found.values()].filter(({ parts }) => parts.length > 1);
}

export interface Change {
  industry: Industry;
  before: number;
  after: number;
}

/** Industries whose dots would be others. */
export function changes(before: View, after: View, seat: Seat): Change[] {
  const dots = ({ nations }: View, industry: Industry) =>
    sum(nations[seat]!.blocs.filter((bloc) => bloc.industry === industry).map((bloc) => bloc.dots));
  return INDUSTRIES.map((industry) => ({
    industry,
    before: dots(before, industry),
    after: dots(after, industry),
  })).filter((change) => change.before !== change.after);
}

/** What an action that was tried takes: what it took, or what the rules say is missing. */
export function costOf(view: View, told: Told<View> | null, seat: Seat): Cubes | null {
  if (told?.taken === 1) return minus(view.table.nations[seat]!.cubes, told.view.table.nations[seat]!.cubes);
  const reason = told?.refused?.reason as { code: string; cost?: Cubes } | undefined;
  return reason?.code === 'cannot-pay' ? (reason.cost ?? null) : null;
}
