// The review of a match: asked for again and again until every decision is judged, and only while somebody looks.

import { api } from '$lib/api';
import type { Verdict } from '$lib/protocol/Verdict';
import { inOrder } from './verdicts';

const PAUSE = 700;

export class Reviewing {
  status = $state<'none' | 'running' | 'done' | 'failed'>('none');
  /** How many there are to judge. */
  decisions = $state(0);
  /** Those that are judged, in the order they were made in. */
  verdicts = $state.raw<Verdict[]>([]);
  /** Everybody's share of the victory. */
  end = $state.raw<number[]>([]);
  error = $state.raw<unknown>(null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly table: string,
    private readonly secret: string | null,
  ) {}

  /** Begins, or goes on after a failure. */
  start(): void {
    if (this.status === 'running' || this.status === 'done') return;
    this.status = 'running';
    this.error = null;
    void this.ask();
  }

  stop(): void {
    clearTimeout(this.timer);
    if (this.status === 'running') this.status = 'none';
  }

  private async ask(): Promise<void> {
    try {
      const review = await api.review(this.table, this.verdicts.length, this.secret);
      if (this.status !== 'running') return;
      this.decisions = review.decisions;
      this.end = review.end;
      if (review.verdicts.length > 0) this.verdicts = inOrder([...this.verdicts, ...review.verdicts]);
      if (this.verdicts.length >= review.decisions) this.status = 'done';
      else this.timer = setTimeout(() => void this.ask(), PAUSE);
    } catch (error) {
      if (this.status !== 'running') return;
      this.error = error;
      this.status = 'failed';
    }
  }
}
