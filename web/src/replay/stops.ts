// Where a replay stops: after every step that something is told of. Sealed choices one by one are no story.

import type { Mark } from '../charts/scale';

export interface Told {
  /** Whether the step has a line or begins a chapter. */
  said: boolean;
}

/** The steps to stop at, the first and the last always among them. */
export function stopsOf(told: Told[]): number[] {
  const last = told.length - 1;
  return told.flatMap(({ said }, step) => (said || step === 0 || step === last ? [step] : []));
}

/** The stop that shows a step: its own, or the last one before it. */
export function stopAt(stops: number[], step: number): number {
  const after = stops.findIndex((stop) => stop > step);
  return after === -1 ? stops.length - 1 : Math.max(0, after - 1);
}

/** Marks on the axis of stops; of two marks at one stop the larger stays. */
export function marksOf(marks: Mark[], stops: number[]): Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks) {
    const at = stopAt(stops, mark.at);
    const same = placed.at(-1)?.at === at ? placed.at(-1)! : null;
    if (!same) placed.push({ ...mark, at });
    else if (mark.major && !same.major) placed[placed.length - 1] = { ...mark, at };
  }
  return placed;
}

/** The mark a stop belongs to. */
export const markAt = (marks: Mark[], at: number): Mark | null => marks.findLast((mark) => mark.at <= at) ?? null;

/** Values of every step, at the stops alone. */
export const sampled = (values: number[], stops: number[]) => stops.map((step) => values[step] ?? 0);
