// What everybody would have if the game ended now: all cubes sold as at the end, and notes repaid where it pays.

import { COMMODITIES, NOTE_REPAYMENT, stackIndex, TILES } from './tables';
import { sellPrice, sum, wellsOf } from './trade/prices';
import type { Commodity, View, WealthOfNations } from './view';

const TILE_POINTS = 4;
const NOTE_POINTS = 3;
const MONEY_A_POINT = 10;
const EMPTY_STACKS = 5;

/** What all cubes of a commodity would fetch: half of them go into the wells, and the next price counts. */
export function closingPrice({ stocks, nations }: WealthOfNations, commodity: Commodity): number {
  const total = sum(nations.map(({ cubes }) => cubes[commodity] ?? 0));
  const stock = stocks[COMMODITIES.indexOf(commodity)]!;
  return sellPrice(commodity, Math.min(wellsOf(commodity), stock + Math.floor(total / 2)));
}

export interface Forecast {
  seat: number;
  tiles: number;
  money: number;
  notes: number;
  points: number;
}

/** How many notes to repay for most points: one costs 25, which is less than the three points it takes. */
export function repaid(money: number, notes: number): number {
  const points = (number: number) =>
    Math.floor((money - number * NOTE_REPAYMENT) / MONEY_A_POINT) - NOTE_POINTS * (notes - number);
  let best = 0;
  for (let number = 1; number <= notes && number * NOTE_REPAYMENT <= money; number++)
    if (points(number) >= points(best)) best = number;
  return best;
}

/** By seat; of money that is only roughly known the least counts. */
export function forecast({ table, nations }: View): Forecast[] {
  const prices = COMMODITIES.map((commodity) => closingPrice(table, commodity));
  return table.nations.map((nation, seat) => {
    const sold = sum(COMMODITIES.map((commodity, index) => (nation.cubes[commodity] ?? 0) * prices[index]!));
    const cash = nation.money + sold;
    const back = repaid(cash, nation.notes);
    const tiles = TILE_POINTS * nations[seat]!.tiles;
    const money = Math.floor((cash - back * NOTE_REPAYMENT) / MONEY_A_POINT);
    const notes = -NOTE_POINTS * (nation.notes - back) + 0;
    return { seat, tiles, money, notes, points: tiles + money + notes };
  });
}

export interface Remaining {
  /** The fewest flags that anybody has left, and who has them. */
  flags: number;
  seats: number[];
  hexes: number;
  /** Stacks that must still run out, and the fewest tiles in them. */
  stacks: number;
  tiles: number;
  /** Whole rounds in which nobody did more than pass, where ten end the game and some have gone by. */
  quiet: number | null;
}

const BOARD = 60;
/** After so many quiet rounds people are told. */
const TOLD_QUIET = 3;

/** How far away each end of the game is. */
export function remaining({ nations, stacks, map, quiet, options }: WealthOfNations, impassable: number): Remaining {
  // The round that is going on is counted by the rules, but is not over yet.
  const whole = quiet - 1;
  const flags = Math.min(...nations.map((nation) => nation['flags-left']));
  const seats = nations.flatMap((nation, seat) => (nation['flags-left'] === flags ? [seat] : []));
  const claimed = new Set([...nations.flatMap((nation) => nation.flags), ...map.map(({ hex }) => hex)]);
  const left = TILES.filter((kind) => kind !== 'integrated-economy')
    .map((kind) => stacks[stackIndex(kind)]!)
    .filter((number) => number > 0)
    .sort((one, other) => one - other);
  const empty = TILES.length - 1 - left.length;
  const missing = Math.max(0, EMPTY_STACKS - empty);
  return {
    flags,
    seats,
    hexes: Math.max(0, BOARD - impassable - claimed.size),
    stacks: missing,
    tiles: sum(left.slice(0, missing)),
    quiet: options.sleeping === 'ends' && whole >= TOLD_QUIET ? whole : null,
  };
}
