// What happened, step by step, as the present eyes saw it. Filled by the live states, and by the timeline where a
// state brings less than everything.

import type { By } from '$lib/protocol/By';
import type { EventsAt } from '$lib/protocol/EventsAt';
import type { State } from '$lib/protocol/State';

/** What one input made happen. */
export interface Moment {
  /** How many inputs had been played after it. */
  step: number;
  events: unknown[];
  /** Whose seat acted, and who decided it, where that is known. */
  actor?: number | null;
  by?: By | null;
}

export type Eyes = number | null;

/** Reads the whole past through these eyes; `null` where it cannot be had. */
export type ReadPast = (eyes: Eyes) => Promise<Moment[] | null>;

/** A past that could not be read is not asked for again at once. */
const PAUSE = 30_000;

export class Book {
  /** The pages of the eyes that look now; other eyes' pages are not shown. */
  moments = $state.raw<Moment[]>([]);
  /** Whether something is missing at the beginning. */
  torn = $state(false);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly pages = new Map<Eyes, Moment[]>();
  private eyes: Eyes = null;
  private step = 0;
  private reading = false;
  private failedAt = -PAUSE;

  constructor(private readonly read: ReadPast) {}

  /** Takes what a state brings; its steps are the last ones up to the state's own. */
  add(state: State, steps: EventsAt[]): void {
    this.eyes = state.viewer;
    this.step = state.step;
    const before = this.pages.get(this.eyes) ?? [];
    const next = joined(before, steps, state.step);
    this.pages.set(this.eyes, next);
    this.moments = next;
    this.torn = !isWhole(next, state.step);
    if (this.torn && !this.reading && Date.now() - this.failedAt >= PAUSE) void this.fill();
  }

  /** Reads until the eyes that look now have seen everything. */
  private async fill(): Promise<void> {
    this.reading = true;
    for (let tries = 0; tries < 3 && !isWhole(this.pages.get(this.eyes) ?? [], this.step); tries++) {
      const { eyes } = this;
      const past = await this.read(eyes);
      if (!past) {
        this.failedAt = Date.now();
        break;
      }
      const last = past.at(-1)?.step ?? 0;
      const later = (this.pages.get(eyes) ?? []).filter((moment) => moment.step > last);
      this.pages.set(eyes, [...past.filter(({ step }) => eyes !== this.eyes || step <= this.step), ...later]);
    }
    this.reading = false;
    this.moments = this.pages.get(this.eyes) ?? [];
    this.torn = !isWhole(this.moments, this.step);
  }
}

/** The known moments with the newest steps; what was taken back is gone. */
export function joined(known: Moment[], steps: EventsAt[], step: number): Moment[] {
  const kept = step - steps.length;
  const before = (known.at(-1)?.step ?? 0) > kept ? known.filter((moment) => moment.step <= kept) : known;
  if (steps.length === 0) return before;
  return [...before, ...steps.map(({ events, actor, by }, index) => ({ step: kept + index + 1, events, actor, by }))];
}

/** Whether every step up to this one is there. */
export function isWhole(moments: Moment[], step: number): boolean {
  return moments.filter((moment) => moment.step > 0).length === step;
}
