// The score sheet as a table: a row for each player, the winner first, a column for each category.

import type { GamePage, Outcome, Standing } from '$games/game';
import { t } from '$lib/i18n.svelte';

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

/** How the first place was won: by points, by what decides between equals, or not at all. `null` where nobody has a second place. */
export function howWon(page: GamePage, outcome: Outcome, name: (seat: number) => string): string | null {
  const [first, second] = outcome.standings
    .filter(({ place }) => place !== null)
    .toSorted((a, b) => a.place! - b.place! || a.seat - b.seat);
  if (!first || !second) return null;
  const args = { points: first.points, second: name(second.seat) };
  const count = first.points - second.points;
  if (count > 0) return t('result-ahead', { ...args, count, others: second.points });
  const shared = first.tie_breaks.findIndex((tie, index) => tie !== second.tie_breaks[index]);
  const at = shared < 0 ? first.tie_breaks.length : shared;
  const [mine, theirs] = [first.tie_breaks[at] ?? 0, second.tie_breaks[at] ?? 0];
  return page.tied?.(at, { ...args, mine, theirs }) ?? t('result-tied', args);
}
