import { describe, expect, test } from 'vitest';
import { views } from '../fixtures';
import { views as moves } from '../fixtures/moves';
import { INDUSTRIES, TILE, TILES } from '../tables';
import { HOME, moved, MOST_ZOOM, zoomed } from './camera';
import { dotsOf, newClashes, pointOf, spots, tilesByHex, touches, turned, withGhosts } from './dots';
import { across, ALL, around, at, axial, CENTRE, HEXES, middle, sidePoint, SIDES, step } from './hex';
import { outline } from './outline';
import { ownersOf, units } from './pieces';
import { lookedHexes, thingHexes } from './pointed';
import { DOT, sector } from './shapes';

const near = (a: number, b: number) => expect(a).toBeCloseTo(b, 6);

describe('hexes', () => {
  test('are numbered row by row around a closed centre', () => {
    expect(ALL).toHaveLength(HEXES);
    expect(axial(CENTRE)).toEqual([0, 0]);
    expect(at(0, -4)).toBe(0);
    expect(at(0, 4)).toBe(60);
    expect(around(CENTRE)).toHaveLength(6);
    expect(around(0)).toHaveLength(3);
  });

  test('share the middle of a side with those beyond it', () => {
    for (const hex of ALL)
      for (const place of SIDES) {
        const here = middle(hex);
        const beyond = across(hex, place);
        if (beyond !== null) {
          const [mine, theirs, there] = [sidePoint(place), sidePoint((place + 3) % 6), middle(beyond)];
          near(here.x + mine.x, there.x + theirs.x);
          near(here.y + mine.y, there.y + theirs.y);
        }
      }
  });

  test('are walked with the arrows, and never left', () => {
    expect(step(CENTRE, 'ArrowRight')).toBe(31);
    expect(step(CENTRE, 'ArrowLeft')).toBe(29);
    expect(step(0, 'ArrowUp')).toBe(0);
    const seen = new Set([CENTRE]);
    for (const hex of seen)
      for (const arrow of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const) seen.add(step(hex, arrow));
    expect(seen.size).toBe(HEXES);
  });
});

describe('dots', () => {
  test('of two halves and of three thirds make a whole circle', () => {
    for (const side of SIDES) {
      const [from, to] = sector({ side });
      const [, other] = sector({ side: (side + 3) % 6 });
      expect(to - from).toBe(180);
      expect((((other - to) % 360) + 360) % 360).toBe(180);
    }
    for (const corner of SIDES) {
      const starts = [corner, (corner + 2) % 6, (corner + 4) % 6].map((each) => sector({ corner: each })[0] % 360);
      expect(starts.map((start) => (start - starts[0]! + 720) % 360).sort((a, b) => a - b)).toEqual([0, 120, 240]);
    }
    // They stay apart from each other on a side.
    expect(2 * DOT).toBeLessThan(40 / 2 + 1);
  });

  test('turn with their tile', () => {
    expect(dotsOf('academy', 0).sides.map(Boolean)).toEqual([false, false, true, false, false, true]);
    expect(dotsOf('academy', 1).sides.map(Boolean)).toEqual([true, false, false, true, false, false]);
    for (const tile of TILES) {
      expect(dotsOf(tile, TILE[tile].rotations % 6)).toEqual(dotsOf(tile, 0));
      expect(turned(tile, 0, -1)).toBe(TILE[tile].rotations - 1);
    }
  });

  test('are drawn as full as the rules count them', () => {
    for (const view of Object.values(views)) {
      const owners = ownersOf(view.table);
      const found = spots(tilesByHex(view.table.map), view.spots);
      view.nations.forEach((nation, seat) => {
        for (const industry of INDUSTRIES) {
          const counted = nation.blocs
            .filter((bloc) => bloc.industry === industry)
            .reduce((sum, bloc) => sum + bloc.dots, 0);
          const drawn = found.filter((spot) => spot.full === industry && owners.get(spot.parts[0]!.hex) === seat);
          expect(drawn).toHaveLength(counted);
        }
      });
    }
  });

  test('are not full any more when a tile under them is in the hand', () => {
    const { table, spots: told } = moves.row;
    const tiles = tilesByHex(table.map);
    const full = (lifted: number[]) =>
      spots(withGhosts(tiles, new Set(lifted), []), told).filter((spot) => spot.full !== null).length;
    expect([full([]), full([26]), full([27])]).toEqual([5, 3, 2]);
  });

  test('that would clash are found on the tiles they lie on', () => {
    const before = { full: [], clashes: [[26, 1]] as [number, number][] };
    const after = {
      full: [],
      clashes: [
        [26, 1],
        [27, 1],
        [27, 8],
      ] as [number, number][],
    };
    expect(newClashes(before, after)).toEqual([
      [27, 1],
      [27, 8],
    ]);
    expect([26, 27, 28, 29].filter((hex) => touches([27, 1], hex))).toEqual([27, 28]);
    expect(pointOf([CENTRE, 0])).toEqual(middle(CENTRE));
  });
});

describe('blocs', () => {
  test('have a line around them, and one around each hole', () => {
    expect(outline([0]).match(/[ML]/g)).toHaveLength(6);
    expect(outline([0, 1]).match(/[ML]/g)).toHaveLength(10);
    expect(outline(around(CENTRE)).match(/M/g)).toHaveLength(2);
    expect(outline([])).toBe('');
  });
});

describe('the camera', () => {
  test('keeps what is under the finger, and the board in the picture', () => {
    const around = { x: 100, y: 50 };
    const nearer = zoomed(HOME, 2, around);
    expect(nearer).toEqual({ x: 50, y: 25, zoom: 2 });
    expect(zoomed(nearer, 0.5, around)).toEqual(HOME);
    expect(zoomed(HOME, 99).zoom).toBe(MOST_ZOOM);
    expect(moved(HOME, { x: 500, y: 0 }).x).toBeCloseTo(0);
    expect(moved(nearer, { x: -5000, y: 0 }).x).toBe(156);
  });
});

describe('what is pointed at', () => {
  test('is found by its name', () => {
    const view = views.develop;
    const bloc = view.nations[1]!.blocs[0]!;
    expect(thingHexes(view, 'hex:12')).toEqual([12]);
    expect(thingHexes(view, 'seat:2')).toEqual(view.table.nations[2]!.flags);
    expect(thingHexes(view, `bloc:${bloc.hexes[0]}/${bloc.industry}`)).toEqual(bloc.hexes);
    expect(thingHexes(view, null)).toEqual([]);
    const nothing = { seat: null, bloc: null, hexes: [], commodity: null };
    expect(lookedHexes(view, { ...nothing, hexes: [3, 3] })).toEqual([3]);
  });

  test('has units of one nation once in a hex', () => {
    const { table } = views.operation;
    const total = units(table).reduce((sum, { count }) => sum + count, 0);
    expect(total).toBe(table.nations.reduce((sum, nation) => sum + nation.units.length, 0));
  });
});
