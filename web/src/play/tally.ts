// The points of everybody over time, out of a timeline.

import type { Chair, GamePage } from '$games/game';
import { seatColour, seatFlag } from '$lib/seats';
import type { Mark, Series } from '../charts/scale';
import type { Timeline } from '$lib/protocol/Timeline';

/** The points of each seat after each step; what is not counted yet counts as before, or nothing. */
export function totals({ moments }: Timeline, seats: number): number[][] {
  let known = new Array<number>(seats).fill(0);
  const steps = moments.map(
    ({ tally }) => (known = tally?.map((points) => points.reduce((a, b) => a + b, 0)) ?? known),
  );
  return Array.from({ length: seats }, (_, seat) => steps.map((step) => step[seat] ?? 0));
}

/** The points of one seat after each step, by category. */
export function byCategory({ moments, categories }: Timeline, seat: number): number[][] {
  let known = new Array<number>(categories.length).fill(0);
  const steps = moments.map(({ tally }) => (known = tally?.[seat] ?? known));
  return categories.map((_, category) => steps.map((step) => step[category] ?? 0));
}

export const scoreLines = (timeline: Timeline, chairs: Chair[]): Series[] =>
  totals(timeline, chairs.length).map((values, seat) => ({
    name: chairs[seat]?.name ?? '',
    colour: seatColour(seat),
    icon: seatFlag(seat),
    values,
  }));

export const scoreBands = (timeline: Timeline, seat: number, page: GamePage): Series[] =>
  byCategory(timeline, seat).map((values, index) => ({ ...page.category(timeline.categories[index]!), values }));

/** Where chapters begin, on the axis of steps. */
export function chapterMarks({ moments }: Pick<Timeline, 'moments'>, page: GamePage): Mark[] {
  return moments.flatMap(({ events }, at) =>
    events.flatMap((event) => {
      const chapter = page.chapter(event);
      return chapter ? [{ at, ...chapter }] : [];
    }),
  );
}
