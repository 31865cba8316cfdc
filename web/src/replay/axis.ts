// What finds room along the axis of a replay, in percent of its width.

import type { MistakeAt } from './verdicts';
import { weight } from './verdicts';

/** Of signs that would lie on each other the worse one stays. */
export function apart(mistakes: MistakeAt[], left: (at: number) => number, gap: number): MistakeAt[] {
  const placed: MistakeAt[] = [];
  for (const next of mistakes.toSorted((a, b) => weight(b.mark) - weight(a.mark)))
    if (placed.every((other) => Math.abs(left(other.at) - left(next.at)) >= gap)) placed.push(next);
  return placed.sort((a, b) => a.at - b.at);
}

export interface Label {
  left: number;
  width: number;
}

/** Where labels begin; none for one without room. One that would reach out at the end begins earlier. The chosen one always stands. */
export function placed(labels: Label[], chosen: number): (number | null)[] {
  const starts = labels.map(({ left, width }) => Math.max(0, Math.min(left, 100 - width)));
  const order = [chosen, labels.length - 1, ...labels.keys()];
  const shown = new Set<number>();
  for (const index of order) {
    const [start, width] = [starts[index], labels[index]?.width ?? 0];
    if (start === undefined) continue;
    if ([...shown].every((other) => start >= starts[other]! + labels[other]!.width || start + width <= starts[other]!))
      shown.add(index);
  }
  return starts.map((start, index) => (shown.has(index) ? start : null));
}
