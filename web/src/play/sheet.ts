// The score sheet as a table: a row for each player, the winner first, a column for each category.

import type { Outcome, Standing } from '$games/game';

export interface SheetRow {
  standing: Standing;
  points: number[];
}

export interface Sheet {
  categories: string[];
  rows: SheetRow[];
  /** The most points in each category. */
  best: number[];
  /** Whether equal points were told apart by something else. */
  tied: boolean;
}

export function sheetOf(outcome: Outcome): Sheet {
  const last = outcome.standings.length + 1;
  const standings = outcome.standings.toSorted(
    (a, b) => (a.place ?? last) - (b.place ?? last) || b.points - a.points || a.seat - b.seat,
  );
  const categories = standings[0]?.sheet.map(({ category }) => category) ?? [];
  const rows = standings.map((standing) => ({
    standing,
    points: categories.map((id) => standing.sheet.find(({ category }) => category === id)?.points ?? 0),
  }));
  const best = categories.map((_, index) => Math.max(...rows.map(({ points }) => points[index]!)));
  const tied = standings.some(({ points, place }, index) => {
    const next = standings[index + 1];
    return next !== undefined && next.points === points && next.place !== place;
  });
  return { categories, rows, best, tied };
}

/** Everybody who shares the first place. */
export const winners = (outcome: Outcome) => outcome.standings.filter(({ place }) => place === 1);
