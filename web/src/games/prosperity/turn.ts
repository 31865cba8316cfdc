// What happened in this turn, gathered from the news: the view alone does not say which tile came last.

import type { Seat } from '../game';
import { ACTIONS_A_TURN } from './tables';
import type { Event, Gain, SymbolName, TileId, Track, View } from './view';

export type Deed =
  | { kind: 'income'; money: number }
  | { kind: 'cleanup'; discs: number }
  | { kind: 'research'; track: Track; on: number }
  | { kind: 'buy'; tile: TileId; price: number };

export interface Scoring {
  symbol: SymbolName;
  gains: Map<Seat, Gain>;
}

export interface Course {
  seat: Seat | null;
  tile: TileId | null;
  symbol: SymbolName | null;
  gains: Map<Seat, Gain>;
  deeds: Deed[];
  /** The final scoring, step by step; empty before it. */
  final: FinalStep[];
}

export type FinalStep =
  | ({ kind: 'scoring' } & Scoring)
  | { kind: 'money'; points: Map<Seat, { points: number; left: number }> }
  | { kind: 'ranks'; track: Track; ranks: Map<Seat, { on: number; place: number; points: number }> };

export const noCourse = (): Course => ({
  seat: null,
  tile: null,
  symbol: null,
  gains: new Map(),
  deeds: [],
  final: [],
});

/** Goes on with what has just happened. */
export function follow(course: Course, events: Event[]): Course {
  return events.reduce(tell, course);
}

const known = new WeakMap<Event[], Course>();

/** As `follow`; the same news are told once, also to a table that was closed and opened again. */
export function remembered(course: Course, events: Event[]): Course {
  let next = known.get(events);
  if (!next) known.set(events, (next = follow(course, events)));
  return next;
}

/** What the news tell; who has just come reads it in the past. */
export const caughtUp = (told: Course, past: readonly { events: readonly Event[] }[] = []): Course =>
  told.seat === null && past.length
    ? follow(
        noCourse(),
        past.flatMap(({ events }) => [...events]),
      )
    : told;

/** Undone actions are news of nothing: the view says how many are left. */
export function fitting(course: Course, view: View): Course {
  const { phase, active } = view.table;
  if (typeof phase === 'string' || !('actions' in phase)) return course;
  const done = ACTIONS_A_TURN - phase.actions.left;
  if (course.seat !== null && course.seat !== active) return { ...noCourse(), seat: active };
  return course.deeds.length > done ? { ...course, deeds: course.deeds.slice(0, done) } : course;
}

function tell(course: Course, event: Event): Course {
  const deed = (done: Deed): Course => ({ ...course, deeds: [...course.deeds, done] });
  switch (event.event) {
    case 'drawn':
      return { ...noCourse(), seat: event.seat, tile: event.tile, symbol: event.symbol };
    case 'scored':
      return course.final.length || finalBegan(course)
        ? { ...course, final: withScoring(course.final, event) }
        : { ...course, gains: new Map(course.gains).set(event.seat, event.gain) };
    case 'income-taken':
      return deed({ kind: 'income', money: event.money });
    case 'cleaned-up':
      return deed({ kind: 'cleanup', discs: event.discs });
    case 'researched':
      return deed({ kind: 'research', track: event.track, on: event.on });
    case 'bought':
      return deed({ kind: 'buy', tile: event.tile, price: event.price });
    case 'final-scoring-began':
      return { ...noCourse(), seat: FINAL };
    case 'converted':
      return { ...course, final: withMoney(course.final, event) };
    case 'ranked':
      return { ...course, final: withRank(course.final, event) };
    default:
      return course;
  }
}

/** Nobody's turn: the final scoring. */
const FINAL = -1;
const finalBegan = (course: Course) => course.seat === FINAL;

function withScoring(final: FinalStep[], event: Event & { event: 'scored' }): FinalStep[] {
  const open = final.findIndex(
    (step) => step.kind === 'scoring' && step.symbol === event.symbol && !step.gains.has(event.seat),
  );
  if (open < 0)
    return [...final, { kind: 'scoring', symbol: event.symbol, gains: new Map([[event.seat, event.gain]]) }];
  return final.map((step, index) =>
    index === open && step.kind === 'scoring'
      ? { ...step, gains: new Map(step.gains).set(event.seat, event.gain) }
      : step,
  );
}

function withMoney(final: FinalStep[], event: Event & { event: 'converted' }): FinalStep[] {
  const entry = { points: event.points, left: event.left };
  const last = final.at(-1);
  if (last?.kind !== 'money') return [...final, { kind: 'money', points: new Map([[event.seat, entry]]) }];
  return [...final.slice(0, -1), { ...last, points: new Map(last.points).set(event.seat, entry) }];
}

function withRank(final: FinalStep[], event: Event & { event: 'ranked' }): FinalStep[] {
  const entry = { on: event.on, place: event.place, points: event.points };
  const last = final.at(-1);
  if (last?.kind !== 'ranks' || last.track !== event.track)
    return [...final, { kind: 'ranks', track: event.track, ranks: new Map([[event.seat, entry]]) }];
  return [...final.slice(0, -1), { ...last, ranks: new Map(last.ranks).set(event.seat, entry) }];
}
