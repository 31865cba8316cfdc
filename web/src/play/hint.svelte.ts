// The expert's advice about the decision that is owed; gone when the decision is.

import { api } from '$lib/api';
import type { Hint } from '$lib/protocol/Hint';
import type { Sitting } from './sitting.svelte';

export class Hinting {
  open = $state(false);
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
    this.hint = this.error = null;
    this.asking = due;
    try {
      const hint = await api.hint(this.sitting.table, due.seat);
      if (!this.open || hint.decision !== this.due?.decision) return;
      this.hint = hint;
      this.point(hint);
    } catch (error) {
      this.error = error;
    } finally {
      this.asking = null;
    }
  }

  close(): void {
    if (!this.open) return;
    this.open = false;
    this.hint = this.error = null;
    this.sitting.spotlight = null;
  }

  /** Closes when the decision is made or another one came. */
  mind(): void {
    const about = this.hint?.decision ?? this.asking?.decision;
    if (this.open && about !== undefined && this.due?.decision !== about) this.close();
  }

  /** Lights up what the best choice is about. */
  private point({ choices }: Hint): void {
    const { page, chairs } = this.sitting;
    const [best] = choices;
    const words = best && page ? page.describe(best.action, { chairs }) : [];
    const thing = words.find((part) => typeof part !== 'string');
    this.sitting.spotlight = typeof thing === 'object' ? thing.thing : null;
  }
}
