// What happened, step by step, as the present eyes saw it. Filled by the live states, and by the timeline where a
// state brings less than everything.

import type { EventsAt } from '$lib/protocol/EventsAt';
import type { State } from '$lib/protocol/State';

/** What one input made happen. */
export interface Moment {
  /** How many inputs had been played after it. */
  step: number;
  events: unknown[];
}

export type Eyes = number | null;

/** Reads the past from a step on, through these eyes; `null` where it cannot be had. */
export type ReadPast = (from: number, eyes: Eyes) => Promise<Moment[] | null>;

export class Book {
  /** The pages of the eyes that look now; other eyes' pages are not shown. */
  moments = $state.raw<Moment[]>([]);
  /** Whether something is missing at the beginning. */
  torn = $state(false);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly pages = new Map<Eyes, Moment[]>();
  private eyes: Eyes = null;
  private reading: Promise<void> | null = null;
  private wanted: number | null = null;

  constructor(private readonly read: ReadPast) {}

  /** Takes what a state brings; its steps are the last ones up to the state's own. */
  add(state: State, steps: EventsAt[]): void {
    this.eyes = state.viewer;
    const before = this.pages.get(this.eyes) ?? [];
    const next = joined(before, steps, state.step);
    if (next !== before) this.pages.set(this.eyes, next);
    this.moments = next;
    if (!isWhole(next, state.step)) this.fill(state.step);
    else this.torn = false;
  }

  private fill(step: number): void {
    this.wanted = step;
    this.reading ??= this.fillFrom().finally(() => (this.reading = null));
  }

  private async fillFrom(): Promise<void> {
    while (this.wanted !== null) {
      const { eyes } = this;
      this.wanted = null;
      const past = await this.read(0, eyes);
      if (!past) {
        this.torn = true;
        return;
      }
      const known = this.pages.get(eyes) ?? [];
      const last = past.at(-1)?.step ?? 0;
      const whole = [...past, ...known.filter((moment) => moment.step > last)];
      this.pages.set(eyes, whole);
      if (eyes !== this.eyes) continue;
      this.moments = whole;
      this.torn = false;
    }
  }
}

/** The known moments with the newest steps; what was taken back is gone. */
export function joined(known: Moment[], steps: EventsAt[], step: number): Moment[] {
  const kept = step - steps.length;
  const before = (known.at(-1)?.step ?? 0) > kept ? known.filter((moment) => moment.step <= kept) : known;
  if (steps.length === 0) return before;
  return [...before, ...steps.map(({ events }, index) => ({ step: kept + index + 1, events }))];
}

/** Whether every step up to this one is there. */
export function isWhole(moments: Moment[], step: number): boolean {
  return moments.filter((moment) => moment.step > 0).length === step;
}
