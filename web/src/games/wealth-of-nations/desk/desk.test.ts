import { describe, expect, test } from 'vitest';
import { clashes, tilesByHex } from '../board/dots';
import { around, isContiguous, playable } from '../board/hex';
import { rich, seatOf, views } from '../fixtures';
import type { Hex, PlacedTile, View } from '../view';
import { automatable } from './automation';
import { bestFit, buildCost, fitOf, fitsAt, nextRotation } from './build';
import { changes } from './changes';
import { isNone, missing, sum } from './cubes';
import { best, isLeft, places, stillFits, turn, unplaced, ways, withPlaced } from './draft';
import { canSettle, enemies, operations, reach } from './marching';
import {
  destinations,
  forced,
  inHand,
  lift,
  liftable,
  lostTokens,
  moveAction,
  moveCost,
  moved,
  NO_MOVE,
  putDown,
  returnedFlags,
  setDown,
  splits,
  stepBack,
  stillMoving,
  tilesOfSeat,
  turnAt,
  unfinished,
} from './moving';

test('cubes are summed, and what is missing is told', () => {
  expect(sum({ food: 1 }, { food: 2, ore: 1 })).toEqual({ food: 3, ore: 1 });
  expect(missing({ food: 2 }, { food: 3, capital: 1 })).toEqual({ food: 1, capital: 1 });
  expect(isNone(missing({ food: 3 }, { food: 3 }))).toBe(true);
});

describe('a package', () => {
  const view = views.draft;
  const free = [1, 2, 3, 4, 5, 6].filter((number) => isLeft((view.table.phase as never)['draft']['industry'], number));

  test('is laid in one group without a clash, whatever is chosen', () => {
    for (const number of free) {
      let placed: PlacedTile[] = [];
      for (let rest = unplaced(view, number, placed); rest.length > 0; rest = unplaced(view, number, placed)) {
        const hex = [...places(view, placed, rest[0]!)].at(-1)!;
        const way = best(ways(view, placed, rest[0]!, hex))!;
        expect(clashes(withPlaced(view, placed), { tile: rest[0]!, hex, rotation: way.rotation })).toEqual([]);
        placed = [...placed, { tile: rest[0]!, hex, rotation: way.rotation }];
      }
      expect(isContiguous(placed.map(({ hex }) => hex))).toBe(true);
      expect(stillFits(view, placed)).toEqual(placed);
    }
  });

  test('lights only hexes beside what lies already', () => {
    const tile = unplaced(view, free[0]!, [])[0]!;
    const hex = [...places(view, [], tile)][0]!;
    const placed = [{ tile, hex, rotation: best(ways(view, [], tile, hex))!.rotation }];
    for (const next of places(view, placed, tile)) expect(around(hex)).toContain(next);
    expect(places(view, placed, tile).has(hex)).toBe(false);
  });

  test('is turned only to where it fits', () => {
    const tile = unplaced(view, free[0]!, [])[0]!;
    const hex = [...places(view, [], tile)][0]!;
    const placed = [{ tile, hex, rotation: best(ways(view, [], tile, hex))!.rotation }];
    const [next] = turn(view, placed, 0, 1);
    expect(clashes(withPlaced(view, []), next!)).toEqual([]);
  });
});

describe('building', () => {
  const desk = views.produce.desk!;
  const { hex, tiles } = desk.sites[0]!;

  test('begins with the best rotation, and turns through all', () => {
    for (const { tile, rotations } of tiles) {
      const fits = fitsAt(desk, tile, hex);
      const fit = bestFit(fits)!;
      const free = rotations.filter((each) => each.conflicts === 0);
      if (free.length > 0) expect(fit.conflicts).toBe(0);
      expect(fitOf(fits, null)).toBe(fit);
      const seen = new Set<number>();
      for (let at = 0; !seen.has(at); at = nextRotation(fits, at, 1)) seen.add(at);
      expect(seen.size).toBe(rotations.length);
    }
  });

  test('by force costs a capital more', () => {
    const fit = tiles[0]!.rotations[0]!;
    expect(buildCost('factory', { ...fit, conflicts: 0 })).toEqual({ labor: 1, ore: 2 });
    expect(buildCost('factory', { ...fit, conflicts: 3 })).toEqual({ labor: 1, ore: 2, capital: 1 });
  });
});

/** Three generators in a row with a token on the first, and an open flag. */
function row(war = false): View {
  const view = structuredClone(rich(views.develop));
  const seat = seatOf(view);
  view.table.options['war-clouds'] = war;
  // Rows E: hexes 26 to 34. The sides of a generator turned by 0 and 1 meet east and west.
  view.table.map = [
    { tile: 'mine', hex: 26, rotation: 0 },
    { tile: 'mine', hex: 27, rotation: 0 },
    { tile: 'mine', hex: 28, rotation: 0 },
  ];
  view.table.nations.forEach((nation, each) => {
    nation.flags = each === seat ? [26, 27, 28, 18] : [];
    nation.tokens = each === seat ? [26] : [];
  });
  const own = new Set([26, 27, 28, 18]);
  view.desk!.destinations = war ? [18] : [18, ...[...playable(view.table.options)].filter((hex) => !own.has(hex))];
  return view;
}

describe('a move', () => {
  const view = row();
  const seat = seatOf(view);
  const liftAll = (...hexes: Hex[]) => hexes.reduce((moving, hex) => lift(view, moving, hex), NO_MOVE);

  test('lifts up to three own tiles, and sets them down in order', () => {
    let moving = liftAll(26, 27);
    expect([...liftable(view, seat, moving)]).toEqual([28]);
    expect(inHand(moving)!.from).toBe(27);
    expect(unfinished(moving)).toBe('in-hand');
    expect(destinations(view, moving).has(26)).toBe(true);
    expect(destinations(view, moving).has(28)).toBe(false);
    moving = putDown(view, seat, moving, 26);
    expect(destinations(view, moving).has(26)).toBe(false);
    moving = putDown(view, seat, moving, 18);
    expect(setDown(moving).map(({ from, to }) => [from, to])).toEqual([
      [27, 26],
      [26, 18],
    ]);
    expect(unfinished(moving)).toBeNull();
    expect(returnedFlags(view, seat, moving)).toEqual([18]);
    expect(moveAction(view, seat, moving, {})['move-tiles'].tiles).toHaveLength(2);
  });

  test('takes back step by step', () => {
    let moving = putDown(view, seat, liftAll(26), 18);
    moving = lift(view, moving, 27);
    moving = stepBack(moving);
    expect(moving.lifted.map(({ from }) => from)).toEqual([26]);
    moving = stepBack(moving);
    expect(inHand(moving)!.from).toBe(26);
    expect(stepBack(moving)).toEqual(NO_MOVE);
    // Also where another tile is still in the hand: what was set down last comes up first.
    const two = putDown(view, seat, liftAll(26, 27), 26);
    expect(stepBack(two).lifted.map(({ to }) => to)).toEqual([null, null]);
  });

  test('turns what lies again, and tells the price of force', () => {
    let moving = putDown(view, seat, liftAll(27), 27);
    expect(forced(view, moving)).toEqual([false]);
    expect(moveCost(view, moving)).toEqual({ capital: 1 });
    moving = turnAt(view, moving, 27, 1);
    expect(moving.lifted[0]!.rotation).toBe(1);
    const clashing = row();
    clashing.table.map.push({ tile: 'bank', hex: 29, rotation: 2 });
    const there = putDown(clashing, seat, lift(clashing, NO_MOVE, 28), 28);
    const sides = [0, 1, 2].map((turns) => {
      let turned = there;
      for (let each = 0; each < turns; each++) turned = turnAt(clashing, turned, 28, 1);
      return forced(clashing, turned)[0];
    });
    expect(sides).toContain(true);
    const bad = [0, 1, 2].find((turns) => sides[turns])!;
    let forcedMove = there;
    for (let each = 0; each < bad; each++) forcedMove = turnAt(clashing, forcedMove, 28, 1);
    expect(moveCost(clashing, forcedMove)).toEqual({ capital: 2 });
    expect(moveAction(clashing, seat, forcedMove, {})['move-tiles'].tiles[0]!.force).toBe(true);
  });

  test('asks which part keeps the token of a bloc that it splits', () => {
    const moving = putDown(view, seat, liftAll(27), 18);
    const [split] = splits(view, seat, moving);
    expect(split!.token).toBe(26);
    expect(split!.parts.map(({ to }) => to)).toEqual([26, 27, 28]);
    expect(moveAction(view, seat, moving, { 26: 28 })['move-tiles'].tokens).toEqual([{ from: 26, to: 28 }]);
    expect(moveAction(view, seat, moving, { 26: 26 })['move-tiles'].tokens).toEqual([]);
    expect(splits(view, seat, putDown(view, seat, liftAll(28), 28))).toEqual([]);
  });

  test('loses the token of a moved tile in War Clouds, and keeps flags', () => {
    const war = row(true);
    const moving = putDown(war, seat, lift(war, NO_MOVE, 26), 18);
    expect(lostTokens(war, seat, moving)).toEqual([26]);
    expect(splits(war, seat, moving)).toEqual([]);
    expect(returnedFlags(war, seat, moving)).toEqual([]);
    expect([...moved(war, seat, moving).flags].sort()).toEqual([18, 26, 27, 28]);
  });

  test('tells what it changes', () => {
    const moving = putDown(view, seat, liftAll(28), 18);
    expect(changes(view, seat, moved(view, seat, moving))).toEqual([{ industry: 'mine', before: 5, after: 4 }]);
  });

  test('outlives what others do', () => {
    const moving = putDown(view, seat, liftAll(26, 27), 18);
    const later = row();
    later.desk!.destinations = later.desk!.destinations.filter((hex) => hex !== 18);
    const kept = stillMoving(later, seat, moving);
    expect(kept.lifted.map(({ from, to }) => [from, to])).toEqual([
      [26, null],
      [27, null],
    ]);
    expect(kept.set).toEqual([]);
    expect(stillMoving(view, seat, moving)).toEqual(moving);
  });
});

describe('automation', () => {
  test('may lie on any tile of a bloc that has none', () => {
    const view = views.develop;
    const seat = seatOf(view);
    for (const hex of automatable(view, seat, view.desk!)) expect(tilesOfSeat(view, seat)).toContain(hex);
  });
});

describe('units', () => {
  const view = views.operation;
  const seat = seatOf(view);

  test('go one hex far, never into terrain', () => {
    const open = playable(view.table.options);
    for (const from of view.table.nations[seat]!.units) {
      const goals = reach(view, from);
      expect(goals.has(from)).toBe(true);
      for (const hex of goals) expect(open.has(hex)).toBe(true);
    }
  });

  test('fight, conquer or settle where that is possible', () => {
    const war = structuredClone(view);
    const [other] = war.table.nations.map((_, each) => each).filter((each) => each !== seat);
    const owner = war.table.nations[other!]!;
    const free = [...playable(war.table.options)].find((hex) =>
      war.table.nations.every((nation) => !nation.flags.includes(hex) && !nation.units.includes(hex)),
    )!;
    expect(operations(war, seat, free).map(({ deed }) => deed)).toEqual(['colonize', 'nothing']);
    expect(canSettle(war, seat, free)).toBe(true);
    owner.flags = [...owner.flags, free];
    owner.units = [free];
    expect(operations(war, seat, free).map(({ deed }) => deed)).toEqual(['battle', 'conquest', 'nothing']);
    expect(operations(war, seat, free).map(({ why }) => why)).toEqual([null, 'fight-first', null]);
    expect(enemies(war, seat, free)).toEqual([other]);
    owner.units = [];
    expect(operations(war, seat, free).map(({ why }) => why)).toEqual([null, null]);
    war.table.nations[seat]!['flags-left'] = 0;
    expect(operations(war, seat, free)[0]!.why).toBe('no-flag-left');
  });
});

test('the tiles of the fixtures lie once', () => {
  for (const view of Object.values(views)) expect(tilesByHex(view.table.map).size).toBe(view.table.map.length);
});
