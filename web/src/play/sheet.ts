// The score sheet as a table: a row for each category, a column for each player, the winner first.

import type { Outcome, Standing } from '$games/game';

export interface SheetRow {
  category: string;
  points: number[];
  best: number;
}

export interface Columns {
  standings: Standing[];
  rows: SheetRow[];
  /** Whether equal points were told apart by something else. */
  tied: boolean;
}

export function columns(outcome: Outcome): Columns {
  const last = outcome.standings.length + 1;
  const standings = outcome.standings.toSorted(
    (a, b) => (a.place ?? last) - (b.place ?? last) || b.points - a.points || a.seat - b.seat,
  );
  const categories = standings[0]?.sheet.map(({ category }) => category) ?? [];
  const rows = categories.map((category) => {
    const points = standings.map(({ sheet }) => sheet.find((line) => line.category === category)?.points ?? 0);
    return { category, points, best: Math.max(...points) };
  });
  const tied = standings.some(({ points, place }, index) => {
    const next = standings[index + 1];
    return next !== undefined && next.points === points && next.place !== place;
  });
  return { standings, rows, tied };
}

/** Everybody who shares the first place. */
export const winners = (outcome: Outcome) => outcome.standings.filter(({ place }) => place === 1);
