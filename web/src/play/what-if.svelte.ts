// What would happen, kept in step with what a person is about to do.

import type { Ask, Told } from '$games/game';

/** The answers to a question that changes as the person chooses. */
export class WhatIf<View, Action> {
  /** One for each line of the newest question that was answered; nothing while there is none. */
  answers = $state.raw<Told<View>[] | null>(null);
  /** Whether the answers are those of an older question. */
  waiting = $state(false);

  /**
   * To be made while a component is set up. `question` names the lines to try, or nothing; it is asked again whenever it or the
   * state of the table changes.
   */
  constructor(ask: () => Ask<View, Action> | null | undefined, question: () => Action[][] | null) {
    let newest = 0;
    const asked = $derived.by(() => JSON.stringify(question()));
    $effect(() => {
      const put = ask();
      const lines = JSON.parse(asked) as Action[][] | null;
      const number = ++newest;
      if (!put || !lines || lines.length === 0) {
        this.answers = null;
        this.waiting = false;
        return;
      }
      this.waiting = true;
      void put(this, lines).then((told) => {
        // Without an answer the last one stays until the next state asks again.
        if (number !== newest || told === null) return;
        this.answers = told;
        this.waiting = false;
      });
    });
  }

  /** The answer to the first line. */
  get answer(): Told<View> | null {
    return this.answers?.[0] ?? null;
  }
}
