import { describe, expect, test } from 'vitest';
import { tilesByHex } from '../board/dots';
import { around } from '../board/hex';
import { seatOf, views } from '../fixtures';
import { answers, views as moves } from '../fixtures/moves';
import type { Told } from '../../game';
import type { Event, Hex, View } from '../view';
import { bestFit, buildCost, fitOf, fitsAt, nextRotation } from './build';
import {
  chosenRotation,
  dotsByRotation,
  inEveryRotation,
  isLeft,
  places,
  stillFits,
  takeAction,
  takerOf,
  unplaced,
} from './draft';
import {
  bestRotation,
  changes,
  costOf,
  destinations,
  inEveryRotation as moveInEveryRotation,
  inHand,
  lift,
  liftable,
  moveAction,
  NO_MOVE,
  putDown,
  setDown,
  splitsOf,
  stepBack,
  stillMoving,
  tokenWishes,
  turnAt,
  unfinished,
} from './moving';

const told = (taken: number, view: View, reason?: object): Told<View> => ({
  taken,
  refused: reason ? { message: '', reason } : null,
  view,
  changed: [],
  tally: null,
  unknown: false,
});

describe('a package', () => {
  const view = views.draft;
  const free = [1, 2, 3, 4, 5, 6].filter((number) => isLeft((view.table.phase as never)['draft']['industry'], number));
  const tile = unplaced(view, free[0]!, [])[0]!;
  const hex = [...places(view, [], tile)][0]!;
  const placed = [{ tile, hex, rotation: 0 }];

  test('lights only hexes beside what lies already', () => {
    for (const next of places(view, placed, tile)) expect(around(hex)).toContain(next);
    expect(places(view, placed, tile).has(hex)).toBe(false);
    expect(stillFits(view, placed)).toBe(true);
    expect(stillFits({ ...view, desk: { ...view.desk!, packages: [] } }, placed)).toBe(false);
  });

  test('is asked about in every rotation of one tile', () => {
    const three = [
      { tile: 'academy', hex: 1, rotation: 0 },
      { tile: 'academy', hex: 2, rotation: 3 },
    ] as const;
    const lines = inEveryRotation(3, three, 1);
    expect(lines).toHaveLength(6);
    expect(lines[4]).toEqual([takeAction(3, [three[0], { ...three[1], rotation: 4 }])]);
  });

  test('lies as the rules say it has the most dots, and turns to where it fits', () => {
    const seat = seatOf(view);
    const unlaid = (dots: number) => told(0, view, { code: 'unlaid', package: 1, left: 1, dots });
    const clash = told(0, view, { code: 'conflict', hex: 3 });
    const dots = dotsByRotation([unlaid(1), clash, unlaid(3), clash, unlaid(3), clash], seat);
    expect(dots).toEqual([1, null, 3, null, 3, null]);
    const academy = { tile: 'academy', hex: 3, rotation: 2 } as const;
    expect(chosenRotation(academy, dots, 'best')).toBe(2);
    expect(chosenRotation(academy, dots, 1)).toBe(4);
    expect(chosenRotation({ ...academy, rotation: 0 }, dots, -1)).toBe(4);
    expect(chosenRotation(academy, [null, null], 'best')).toBeNull();
    expect(dotsByRotation([told(1, view)], seat)[0]).toBe(
      view.nations[seat]!.blocs.reduce((all, bloc) => all + bloc.dots, 0),
    );
  });
});

describe('building', () => {
  const desk = views.develop.desk!;
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

  test('costs what the desk says, with force or without', () => {
    const { tile, cost, forced, rotations } = tiles[0]!;
    expect(buildCost(desk, tile, hex, { ...rotations[0]!, conflicts: 0 })).toEqual(cost);
    expect(buildCost(desk, tile, hex, { ...rotations[0]!, conflicts: 3 })).toEqual(forced);
  });
});

describe('a move', () => {
  const view = moves.row;
  const seat = seatOf(view);
  const liftAll = (...hexes: Hex[]) => hexes.reduce((moving, hex) => lift(view, moving, hex), NO_MOVE);

  test('lifts up to three own tiles, and sets them down in order', () => {
    let moving = liftAll(26, 27);
    expect([...liftable(view, seat, moving)]).toEqual([28]);
    expect(inHand(moving)!.from).toBe(27);
    expect(unfinished(moving)).toBe('in-hand');
    expect(destinations(view, moving).has(26)).toBe(true);
    expect(destinations(view, moving).has(28)).toBe(false);
    moving = putDown(moving, 26);
    expect(destinations(view, moving).has(26)).toBe(false);
    moving = putDown(moving, 18);
    expect(setDown(moving).map(({ from, to }) => [from, to])).toEqual([
      [27, 26],
      [26, 18],
    ]);
    expect(unfinished(moving)).toBeNull();
    expect(moveAction(moving, [])).toMatchObject({ 'move-tiles': { tiles: [{ from: 27 }, { from: 26 }] } });
  });

  test('takes back step by step', () => {
    let moving = putDown(liftAll(26), 18);
    moving = lift(view, moving, 27);
    moving = stepBack(moving);
    expect(moving.lifted.map(({ from }) => from)).toEqual([26]);
    moving = stepBack(moving);
    expect(inHand(moving)!.from).toBe(26);
    expect(stepBack(moving)).toEqual(NO_MOVE);
    // Also where another tile is still in the hand: what was set down last comes up first.
    const two = putDown(liftAll(26, 27), 26);
    expect(stepBack(two).lifted.map(({ to }) => to)).toEqual([null, null]);
  });

  test('looks for the best rotation, unless the tile comes back to its place', () => {
    expect(putDown(liftAll(27), 27).open).toBeNull();
    const moving = putDown(liftAll(28), 18);
    expect(moving.open).toBe(18);
    expect(moveInEveryRotation(view, moving)).toHaveLength(answers.turns.length);
    expect(bestRotation(answers.turns, seat)).toBe(0);
    const dear = structuredClone(answers.turns);
    dear[0]!.view.table.nations[seat]!.cubes.capital = 7;
    dear[2]!.view.nations[seat]!.blocs[0]!.dots = 2;
    expect(bestRotation(dear, seat)).toBe(2);
    expect(bestRotation([told(0, view)], seat)).toBeNull();
    expect(turnAt(view, moving, 18, 1)).toMatchObject({ open: null, lifted: [{ rotation: 1 }] });
  });

  test('asks which part keeps the token of a bloc that it splits', () => {
    const moving = putDown(liftAll(27), 18);
    const wishes = tokenWishes(view, seat, moving);
    expect(wishes).toEqual([
      { from: 26, to: 27 },
      { from: 26, to: 28 },
    ]);
    const [, stays, ...tried] = answers.split;
    const [split] = splitsOf(
      seat,
      moving,
      stays,
      wishes.map((wish, index) => ({ wish, told: tried[index]! })),
    );
    expect(split).toEqual({
      token: 26,
      parts: [
        { to: 26, hexes: [26] },
        { to: 27, hexes: [18] },
        { to: 28, hexes: [28] },
      ],
    });
    expect(splitsOf(seat, moving, stays, [{ wish: wishes[0]!, told: told(0, view) }])).toEqual([]);
  });

  test('tells what it takes, changes and loses', () => {
    const [moved] = answers.turns;
    expect(costOf(view, moved!, seat)).toEqual({ capital: 1 });
    expect(changes(view, moved!.view, seat)).toEqual([{ industry: 'mine', before: 5, after: 4 }]);
    expect(costOf(view, told(0, view, { code: 'cannot-pay', cost: { capital: 2 } }), seat)).toEqual({ capital: 2 });
    expect(costOf(view, told(0, view, { code: 'occupied', hex: 3 }), seat)).toBeNull();
    const [lost] = answers.lost;
    expect(lost!.view.table.nations[seat]!.tokens).toEqual([]);
  });

  test('outlives what others do', () => {
    const moving = putDown(liftAll(26, 27), 18);
    const later = structuredClone(view);
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

test('the tiles of the fixtures lie once', () => {
  for (const view of Object.values(views)) expect(tilesByHex(view.table.map).size).toBe(view.table.map.length);
});

test('what happened tells who took a package', () => {
  const events: Event[] = [
    { event: 'industry-taken', seat: 2, package: 4, money: 0 },
    { event: 'commodity-taken', seat: 1, package: 4, cubes: {}, money: 20 },
  ];
  const past = events.map((event) => ({ events: [event] }));
  expect(takerOf(past, 'industry', 4)).toBe(2);
  expect(takerOf(past, 'commodity', 4)).toBe(1);
  expect(takerOf(past, 'industry', 1)).toBeNull();
});
