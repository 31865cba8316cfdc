// The expert's advice about the decision that is owed; gone when the decision is.

import { api } from '$lib/api';
import type { Hint } from '$lib/protocol/Hint';
import type { Sitting } from './sitting.svelte';

/** How much the expert says: what points at it, what it is, why. */
export const STAGES = ['nudge', 'move', 'why'] as const;
export type Stage = (typeof STAGES)[number];

export class Hinting {
  open = $state(false);
  stage = $state<Stage>('nudge');
  hint = $state.raw<Hint | null>(null);
  error = $state.raw<unknown>(null);
  private asking = $state.raw<{ seat: number; decision: number } | null>(null);

  constructor(private readonly sitting: Sitting) {}

  /** Whether this table has hints for whoever looks. */
  readonly offered = $derived.by(() => {
    const { live, playing, own } = this.sitting;
    return playing && own.length > 0 && live.table?.hints === true;
  });
  /** The decision that a hint can be about. */
  readonly due = $derived.by(() => {
    const { actor, awaited, live } = this.sitting;
    const found = live.state?.decisions.find(({ seat }) => seat === actor);
    return this.offered && actor !== null && awaited.includes(actor) ? (found ?? null) : null;
  });
  readonly thinking = $derived(this.asking !== null);
  /** Whether something has happened at the table since the hint, such as an offer. */
  readonly outdated = $derived.by(() => this.hint !== null && this.hint.seq !== this.sitting.live.state?.seq);

  async toggle(): Promise<void> {
    if (this.open) this.close();
    else await this.ask();
  }

  async ask(): Promise<void> {
    const { due } = this;
    if (!due || this.asking) return;
    this.open = true;
    this.stage = 'nudge';
    this.hint = this.error = null;
    this.asking = due;
    try {
      const hint = await api.hint(this.sitting.table, due.seat);
      if (!this.open || hint.decision !== this.due?.decision) return;
      this.hint = hint;
    } catch (error) {
      this.error = error;
    } finally {
      this.asking = null;
    }
  }

  close(): void {
    if (!this.open && !this.hint) return;
    this.open = false;
    this.hint = this.error = null;
    this.sitting.spotlight = null;
    this.sitting.wanted = null;
  }

  /** Whoever wants to know more sees what the best choice is about. */
  turnTo(stage: Stage): void {
    this.stage = stage;
    this.sitting.spotlight = stage === 'nudge' ? null : this.thing;
  }

  /** Fills the table with the best choice and leaves it to the person to confirm. */
  setUp(): void {
    const [best] = this.hint?.choices ?? [];
    if (best) this.sitting.wanted = { action: best.action };
  }

  /** Out of the way; what is laid out stays. */
  hide(): void {
    this.open = false;
    this.sitting.spotlight = null;
  }

  /** Closes when the decision is made or another one came. */
  mind(): void {
    const about = this.hint?.decision ?? this.asking?.decision;
    if (about !== undefined && this.due?.decision !== about) this.close();
  }

  /** What the best choice is about. */
  get thing(): string | null {
    const { page, chairs } = this.sitting;
    const [best] = this.hint?.choices ?? [];
    const words = best && page ? page.describe(best.action, { chairs }) : [];
    const thing = words.find((part) => typeof part !== 'string');
    return typeof thing === 'object' ? thing.thing : null;
  }
}
