// What came of an answer, as lists tell it.

import type { DayOfPuzzles } from '$lib/protocol/DayOfPuzzles';
import type { PuzzleResult } from '$lib/protocol/PuzzleResult';
import type { Reason } from '$lib/protocol/Reason';

export interface JudgedChoice {
  /** Its place among the choices. */
  index: number;
  percent: number;
  /** How much the chance may be off, in percent. */
  error: number;
  best: boolean;
  yours: boolean;
  /** What it lacks against the best; empty where nobody has compared it. */
  lacks: readonly Reason[];
}

/** A chance from 0 to 1 in whole percent. */
export const percentOf = (chance: number): number => Math.round(chance * 100);

/** Every choice with its chance, the most promising one first. */
export function judgedChoices({ chances, best, chosen, compared, why }: PuzzleResult): JudgedChoice[] {
  const all = chances.map(({ chance, error }, index) => {
    const place = compared.indexOf(index);
    return {
      index,
      percent: percentOf(chance),
      error: Math.max(1, percentOf(error)),
      best: index === best,
      yours: index === chosen,
      lacks: why.lacks[place] ?? [],
    };
  });
  return all.toSorted((a, b) => chances[b.index]!.chance - chances[a.index]!.chance || a.index - b.index);
}

/** A change of a rating with its sign, such as "+12" or "−8". */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** How a day looks: nothing answered, something answered, something solved. */
export const dayKind = ({ answered, solved }: DayOfPuzzles): 'none' | 'answered' | 'solved' =>
  solved > 0 ? 'solved' : answered > 0 ? 'answered' : 'none';

const DAY = 86_400_000;

/** A day counted from 1970, in the reader's language. */
export const dayWords = (day: number, language: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(day * DAY);
