// One puzzle on its way: what is chosen, and what came of the answer.

import type { Ask, Chair, GamePage, Told } from '$games/game';
import { api, Refusal, sentence } from '$lib/api';
import { currentLanguage, t, type Rich } from '$lib/i18n.svelte';
import type { PuzzleInfo } from '$lib/protocol/PuzzleInfo';
import type { PuzzleResult } from '$lib/protocol/PuzzleResult';
import { botName } from '$lib/tables';
import { same } from '../learn/same';
import { Asking } from '../play/asking';

interface Chosen {
  action: unknown;
}

export class Solving {
  chosen = $state.raw<Chosen | null>(null);
  result = $state.raw<PuzzleResult | null>(null);
  busy = $state(false);
  /** Why the answer was not taken, in words. */
  refused = $state<string | null>(null);
  /** What a reason points at. */
  pointed = $state<string | null>(null);
  /** Whether an answer has counted, so that another one does not. */
  counted = $state(false);

  constructor(
    readonly puzzle: PuzzleInfo,
    readonly page: GamePage,
    /** Called once the table has given a choice, so that it can be confirmed. */
    private readonly onchosen: () => void,
  ) {
    this.result = puzzle.answered;
    this.counted = puzzle.answered !== null;
    const asking = new Asking(async (lines) => {
      const { answers } = await api.whatIfInPuzzle(puzzle.id, { lines: lines as never });
      return answers as Told[];
    });
    this.ask = (place, lines) => asking.ask(place, lines);
  }

  readonly ask: Ask;
  readonly chairs: Chair[] = $derived.by(() => {
    currentLanguage();
    const { seats, seat } = this.puzzle;
    return Array.from({ length: seats }, (_, index) => ({
      seat: index,
      name: index === seat ? t('frame-you') : botName(index),
      you: index === seat,
      bot: index !== seat,
    }));
  });
  readonly solver = $derived.by(() => this.result?.solver ?? this.puzzle.solver);
  readonly streak = $derived.by(() => this.result?.streak ?? this.puzzle.streak);
  /** The place of what is chosen among the choices; none where the table has given another action. */
  readonly place = $derived.by(() =>
    this.chosen ? this.puzzle.choices.findIndex((choice) => same(choice, this.chosen?.action)) : -1,
  );
  /** What is lit on the table: what a reason speaks of, else what is chosen, else what is best. */
  readonly lit = $derived.by(() => {
    if (this.pointed !== null) return this.pointed;
    if (this.result) return this.thingOf(this.puzzle.choices[this.result.best]);
    return this.chosen ? this.thingOf(this.chosen.action) : null;
  });

  describe(action: unknown): Rich {
    return this.page.describe(action, { chairs: this.chairs });
  }
  words(action: unknown): string {
    return this.describe(action)
      .map((part) => (typeof part === 'string' ? part : part.label))
      .join('');
  }
  private thingOf(action: unknown): string | null {
    return this.describe(action).find((part) => typeof part !== 'string')?.thing ?? null;
  }

  choose(action: unknown): void {
    this.chosen = { action };
    this.refused = null;
  }

  /** What the table does is chosen and not done, so that it stays laid out. */
  readonly act = async (action: unknown): Promise<void> => {
    this.choose(action);
    this.onchosen();
    throw new Error('chosen, not done');
  };

  /** Says whether there is a result now. */
  async answer(): Promise<boolean> {
    if (!this.chosen || this.busy) return false;
    this.busy = true;
    this.refused = null;
    try {
      this.result = await api.answerPuzzle(this.puzzle.id, this.chosen.action);
      this.counted = true;
      return true;
    } catch (error) {
      const other = error instanceof Refusal && error.code === 'not-a-choice';
      this.refused = other ? t('puzzle-not-a-choice') : sentence(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** The answer is hidden; another one does not count. */
  again(): void {
    this.result = this.chosen = this.refused = this.pointed = null;
  }
}
