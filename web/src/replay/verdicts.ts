// What an expert thought of a match, on the axis of the replay's stops.
//
// A decision belongs to the stop that it was made from: there the cards lie that could have been chosen.

import type { Seat } from '$games/game';
import type { Mark } from '$lib/protocol/Mark';
import type { Verdict } from '$lib/protocol/Verdict';
import { stopAt } from './stops';

/** What is a mistake, the smallest first. */
export const MISTAKES = ['slip', 'mistake', 'costly'] as const satisfies Mark[];
/** As people write them beside a move. */
export const SIGNS: Partial<Record<Mark, string>> = { great: '!', slip: '?!', mistake: '?', costly: '??' };
const isMistake = (mark: Mark) => (MISTAKES as readonly Mark[]).includes(mark);
export const weight = (mark: Mark) => (MISTAKES as readonly Mark[]).indexOf(mark);

export const percent = (chance: number) => Math.round(chance * 100);

/** In the order they were made in, whatever order they were judged in. */
export const inOrder = (verdicts: Verdict[]) => verdicts.toSorted((a, b) => a.step - b.step);

/** The stop that a decision was made from. */
const madeAt = (stops: number[], { step }: Verdict) => stopAt(stops, step - 1);

/** The decisions that were made from a stop. */
export const madeFrom = (verdicts: Verdict[], stops: number[], at: number) =>
  verdicts.filter((verdict) => madeAt(stops, verdict) === at);

/** Everybody's chances in percent at each stop: as they were before the next decision. Nothing where that is not judged yet. */
export function chanceLines(verdicts: Verdict[], stops: number[], end: number[], complete: boolean): number[][] {
  let next = 0;
  const at = stops.map((stop) => {
    while (next < verdicts.length && verdicts[next]!.step <= stop) next += 1;
    return verdicts[next]?.chances ?? (complete ? end : null);
  });
  return end.map((_, seat) => at.map((chances) => (chances ? percent(chances[seat] ?? 0) : NaN)));
}

export interface MistakeAt {
  at: number;
  seat: Seat;
  mark: Mark;
}

/** Where mistakes were made, by one seat or by anybody; of several at one stop the worst. */
export function mistakes(verdicts: Verdict[], stops: number[], seat: Seat | null): MistakeAt[] {
  const found: MistakeAt[] = [];
  for (const verdict of verdicts) {
    if (!isMistake(verdict.mark) || (seat !== null && verdict.seat !== seat)) continue;
    const entry = { at: madeAt(stops, verdict), seat: verdict.seat, mark: verdict.mark };
    const last = found.at(-1);
    if (last?.at !== entry.at) found.push(entry);
    else if (weight(entry.mark) > weight(last.mark)) found[found.length - 1] = entry;
  }
  return found;
}

/** The mistake after or before a stop. */
export const neighbour = (list: MistakeAt[], at: number, by: 1 | -1) =>
  by > 0 ? list.find((entry) => entry.at > at) : list.findLast((entry) => entry.at < at);

export interface Summary {
  seat: Seat;
  /** How many decisions of each of these kinds. */
  counts: number[];
  /** Of the chance to win, in percent for each decision. */
  lost: number;
  /** Points for each decision. */
  pointsLost: number;
}

/** What a summary counts. */
export const COUNTED = ['great', ...MISTAKES] as const satisfies Mark[];

export const summaries = (verdicts: Verdict[], seats: number): Summary[] =>
  Array.from({ length: seats }, (_, seat) => {
    const own = verdicts.filter((verdict) => verdict.seat === seat);
    const mean = (of: (verdict: Verdict) => number) =>
      own.reduce((total, verdict) => total + of(verdict), 0) / Math.max(1, own.length);
    return {
      seat,
      counts: COUNTED.map((mark) => own.filter((verdict) => verdict.mark === mark).length),
      lost: mean(({ loss }) => loss) * 100,
      pointsLost: mean(({ points_lost }) => points_lost),
    };
  });
