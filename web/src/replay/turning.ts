// The turning points of a match, and what can be learnt from one's own decisions in it.

import type { Seat } from '$games/game';
import type { JudgedAction } from '$lib/protocol/JudgedAction';
import type { Verdict } from '$lib/protocol/Verdict';
import { MISTAKES } from './verdicts';

export interface Turning {
  verdict: Verdict;
  /** Whose chance it is. */
  seat: Seat;
  from: number;
  to: number;
}

/** So many are told. */
const TOLD = 3;
/** Smaller swings turn nothing. */
const LEAST = 0.05;

/** The largest swings of chances, in the order they came in. Of a seat, or of whoever's changed most. */
export function turningPoints(verdicts: readonly Verdict[], end: readonly number[], seat: Seat | null): Turning[] {
  const swings = groupsOf(verdicts).flatMap((group, index, groups): Turning[] => {
    const before = group[0]!.chances;
    const after = groups[index + 1]?.[0]!.chances ?? end;
    const whose = seat ?? mostMoved(before, after);
    const verdict = group.find((each) => each.seat === whose) ?? group.toSorted((a, b) => b.loss - a.loss)[0]!;
    return [{ verdict, seat: whose, from: before[whose] ?? 0, to: after[whose] ?? 0 }];
  });
  const size = ({ from, to }: Turning) => Math.abs(to - from);
  return swings
    .filter((turning) => size(turning) >= LEAST)
    .toSorted((a, b) => size(b) - size(a))
    .slice(0, TOLD)
    .toSorted((a, b) => a.verdict.step - b.verdict.step);
}

/** Decisions that were made at the same time share their chances. */
function groupsOf(verdicts: readonly Verdict[]): Verdict[][] {
  const groups: Verdict[][] = [];
  for (const verdict of verdicts) {
    const last = groups.at(-1);
    const same =
      last && String(last[0]!.chances) === String(verdict.chances) && last.every(({ seat }) => seat !== verdict.seat);
    if (same) last.push(verdict);
    else groups.push([verdict]);
  }
  return groups;
}

const mostMoved = (before: readonly number[], after: readonly number[]): Seat =>
  before.reduce((most, chance, seat) => {
    const moved = (which: Seat, at: number) => Math.abs((after[which] ?? 0) - at);
    return moved(seat, chance) > moved(most, before[most]!) ? seat : most;
  }, 0);

export interface Compared {
  verdict: Verdict;
  /** What it is set against. */
  other: JudgedAction;
}

/** The decision of a seat that was furthest ahead of everything else. */
export function bestDecision(verdicts: readonly Verdict[], seat: Seat): Compared | null {
  const ahead = ({ played, others }: Verdict) => played.chance - (others[0]?.chance ?? played.chance);
  const [best] = verdicts
    .filter((verdict) => verdict.seat === seat && verdict.better === null && ahead(verdict) > 0)
    .toSorted((a, b) => ahead(b) - ahead(a));
  return best ? { verdict: best, other: best.others[0]! } : null;
}

/** The decision of a seat that cost most: of the chance to win, or of points where that was settled. */
export function costliestDecision(verdicts: readonly Verdict[], seat: Seat): Compared | null {
  const [worst] = mistakesOf(verdicts, seat).toSorted((a, b) => b.loss - a.loss || b.points_lost - a.points_lost);
  return worst ? { verdict: worst, other: worst.others[worst.better!]! } : null;
}

export interface Learnt {
  lesson: string;
  /** How many mistakes were about it. */
  mistakes: number;
}

/** The lesson about what cost a seat most. */
export function toLearn(verdicts: readonly Verdict[], seat: Seat): Learnt | null {
  const lost: Record<string, { loss: number; mistakes: number }> = {};
  for (const { why, loss, points_lost: points } of mistakesOf(verdicts, seat)) {
    const lesson = [...(why.lacks[0] ?? []), ...why.reasons].find((reason) => reason.lesson)?.lesson;
    if (!lesson) continue;
    const sum = (lost[lesson] ??= { loss: 0, mistakes: 0 });
    sum.loss += loss + points / 1000;
    sum.mistakes += 1;
  }
  const [most] = Object.entries(lost).toSorted(([, a], [, b]) => b.loss - a.loss);
  return most ? { lesson: most[0], mistakes: most[1].mistakes } : null;
}

const mistakesOf = (verdicts: readonly Verdict[], seat: Seat) =>
  verdicts.filter(
    (verdict) =>
      verdict.seat === seat && verdict.better !== null && (MISTAKES as readonly string[]).includes(verdict.mark),
  );
