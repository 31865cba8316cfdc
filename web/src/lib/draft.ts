// A table somebody thinks of, before it is made.

import type { TablePlan } from './api';
import { usualSeats } from './begin';
import { completeOptions, optionSpecs, type OptionValues } from './options';
import type { ClockPlan } from './protocol/ClockPlan';
import type { GameInfo } from './protocol/GameInfo';
import type { SeatPlan } from './protocol/SeatPlan';
import type { TableChanges } from './protocol/TableChanges';
import type { TableInfo } from './protocol/TableInfo';
import type { TimeoutRule } from './protocol/TimeoutRule';
import type { Visibility } from './protocol/Visibility';

/** The most characters of a title. */
export const LONGEST_TITLE = 60;

export interface Draft {
  title: string;
  seats: SeatPlan[];
  options: OptionValues;
  visibility: Visibility;
  spectators: boolean;
  shuffle: boolean;
  /** Whether an expert may be asked during play; the server's default if nothing was chosen. */
  hints: boolean | null;
  clock: ClockPlan;
  timeout: TimeoutRule;
}

/** Some paces people know, to choose from. */
export const LIVE: Extract<ClockPlan, { kind: 'live' }>[] = [
  { kind: 'live', initial: 600, increment: 10, delay: 0 },
  { kind: 'live', initial: 1200, increment: 15, delay: 0 },
  { kind: 'live', initial: 2700, increment: 30, delay: 0 },
];
export const DAYS: Extract<ClockPlan, { kind: 'days' }>[] = [1, 2, 3, 7].map((days) => ({ kind: 'days', days }));

export const sameClock = (a: ClockPlan, b: ClockPlan) => JSON.stringify(a) === JSON.stringify(b);

export function firstDraft(game: GameInfo): Draft {
  return {
    title: '',
    seats: Array.from({ length: usualSeats(game) }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    options: {},
    visibility: 'public',
    spectators: true,
    shuffle: true,
    hints: null,
    clock: { kind: 'none' },
    timeout: 'bot-sits-in',
  };
}

/** More or fewer seats; new ones are open. */
export const withSeats = (seats: SeatPlan[], count: number): SeatPlan[] =>
  Array.from({ length: count }, (_, seat) => seats[seat] ?? { kind: 'open' });

/** A table whose seats are all taken begins at once. */
export const beginsAtOnce = (draft: Draft) => draft.seats.every((seat) => seat.kind !== 'open');

/** Where no other person plays, a hint wrongs nobody. */
export const hintsAllowed = (draft: Draft) => draft.hints ?? beginsAtOnce(draft);

export const planOf = (game: GameInfo, draft: Draft): TablePlan => ({
  game: game.id,
  ...(draft.title.trim() ? { title: draft.title.trim() } : {}),
  seats: draft.seats,
  options: completeOptions(optionSpecs(game), draft.options, draft.seats.length),
  visibility: draft.visibility,
  spectators: draft.spectators,
  shuffle: draft.shuffle,
  ...(draft.hints === null ? {} : { hints: draft.hints }),
  clock: draft.clock,
  timeout: draft.timeout,
  start: beginsAtOnce(draft),
});

/** The settings of a table that is there, to be changed before it begins. */
export const draftOf = (table: TableInfo): Draft => ({
  title: table.title ?? '',
  seats: table.seats.map(() => ({ kind: 'open' })),
  options: table.options as OptionValues,
  visibility: table.visibility,
  spectators: table.spectators,
  shuffle: table.shuffle,
  hints: table.hints,
  clock: table.clock,
  timeout: table.timeout,
});

/** What is other in the draft than at the table. */
export function changesOf(game: GameInfo, table: TableInfo, draft: Draft): TableChanges {
  const specs = optionSpecs(game);
  const complete = (options: OptionValues) => completeOptions(specs, options, table.seats.length);
  const before = draftOf(table);
  const wanted: Required<TableChanges> = {
    title: draft.title.trim(),
    options: complete(draft.options),
    visibility: draft.visibility,
    spectators: draft.spectators,
    clock: draft.clock,
    timeout: draft.timeout,
    shuffle: draft.shuffle,
    hints: draft.hints ?? table.hints,
  };
  const had: Record<string, unknown> = { ...before, options: complete(before.options) };
  const isOther = ([key, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(had[key]);
  return Object.fromEntries(Object.entries(wanted).filter(isOther)) as TableChanges;
}
