// One lesson on its way: which step is shown, what the table looks like, and what the coach answers.

import type { Ask, Chair, GamePage, News, Outcome, Told } from '$games/game';
import { api } from '$lib/api';
import { currentLanguage, t } from '$lib/i18n.svelte';
import type { LessonFrame } from '$lib/protocol/LessonFrame';
import type { LessonInfo } from '$lib/protocol/LessonInfo';
import type { LessonStepInfo } from '$lib/protocol/LessonStepInfo';
import { botName } from '$lib/tables';
import { tick } from 'svelte';
import { Asking } from '../play/asking';
import { awaken, press } from './marks';
import { same } from './same';

/** Whoever has pressed sees what came of it before the next step. */
const NEXT_AFTER = 240;
/** After so many wrong presses the coach offers to show it. */
const SHOWN_AFTER = 2;

const later = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

export class Coaching {
  /** The step that is shown, from 0; as many as there are at the end. */
  at = $state(0);
  private shown = $state(0);
  /** Grows when the table is set up anew. */
  setting = $state(0);
  news = $state.raw<News<unknown>>({ seq: 0, events: [] });
  /** What the coach answers to a wrong press. */
  answer = $state<string | null>(null);
  misses = $state(0);
  /** Grows with every wrong press: the target glows again. */
  glow = $state(0);
  /** Whether the coach itself presses, or a press is being followed. */
  busy = $state(false);
  /** Whether this goes on where somebody left off. */
  returned = $state(false);
  /** Whether a press at this moment is the coach's own. */
  presses = false;
  /** Where the table is. */
  room: HTMLElement | null = null;

  constructor(
    readonly lesson: LessonInfo,
    readonly page: GamePage,
    /** Names of lessons of this game, for what sleeps. */
    private readonly lessonName: (id: string) => string,
    /** Called when a step is shown, or with nothing at the end. */
    private readonly mark: (step: string | null) => void,
  ) {}

  readonly step: LessonStepInfo | null = $derived.by(() => this.lesson.steps[this.at] ?? null);
  readonly over = $derived.by(() => this.at >= this.lesson.steps.length);
  readonly frame: LessonFrame = $derived.by(() => this.lesson.frames[this.shown]!);
  /** What happened so far: a table that is set up anew knows it too. */
  readonly past = $derived.by(() => {
    const { past, frames } = this.lesson;
    return [{ events: past }, ...frames.slice(0, this.shown + 1)];
  });
  readonly outcome = $derived((this.frame.outcome ?? null) as Outcome | null);
  readonly showMe = $derived(this.misses >= SHOWN_AFTER && this.step?.target != null);
  readonly chairs: Chair[] = $derived.by(() => {
    currentLanguage();
    const { names, seat } = this.lesson;
    return names.map((name, index) => ({
      seat: index,
      name: index === seat ? t('frame-you') : (name ?? botName(index)),
      you: index === seat,
      bot: index !== seat,
    }));
  });
  /** Another one at every step, since the answers are others. */
  readonly ask: Ask | null = $derived.by(() => {
    const { game, id } = this.lesson;
    const step = this.step?.id;
    if (step === undefined) return null;
    const carry = async (lines: unknown[][]) => {
      const { answers } = await api.whatIfInLesson(game, id, step, { lines: lines as never });
      return answers as Told[];
    };
    const asking = new Asking(carry);
    return (place, lines) => asking.ask(place, lines);
  });

  /** The name of a sentence of this lesson. */
  word(part = ''): string {
    return `lesson-${this.lesson.game}-${this.lesson.id}${part && `-${part}`}`;
  }
  /** The name of a sentence of the present step. */
  stepWord(part = ''): string {
    return this.word(`${this.step?.id ?? ''}${part && `-${part}`}`);
  }

  /** Sets the table up as it is at a step: by its frame, and by the presses since. */
  async go(at: number): Promise<void> {
    const steps = this.lesson.steps;
    this.busy = true;
    this.hush();
    this.at = at;
    this.shown = steps[at]?.frame ?? this.lesson.end;
    this.news = { seq: this.news.seq + 1, events: [] };
    this.setting += 1;
    const setting = this.setting;
    this.note();
    const first = steps.findIndex((step) => step.frame === this.shown);
    const presses = steps.slice(first < 0 ? at : first, at).filter(({ done }) => done.kind === 'press');
    await tick();
    for (const { target } of presses) {
      if (setting !== this.setting || !this.room) return;
      await this.pressTarget(target!);
    }
    if (setting === this.setting) this.busy = false;
  }

  /** What the table does with an action: only the wanted one is done. */
  readonly act = async (action: unknown): Promise<void> => {
    const done = this.step?.done;
    if (done?.kind === 'act' && same(action, done.action)) return void this.advance();
    const told = this.page.describe(action, { chairs: this.chairs });
    const words = told.map((part) => (typeof part === 'string' ? part : part.label)).join('');
    this.miss([t('learn-not-that', { action: words }), this.wrongWords([])].join(' '));
    throw new Error('not in this lesson');
  };

  /** The target was pressed, and the table has done what it does then. */
  pressed(): void {
    if (this.step?.done.kind === 'press') this.advance();
  }

  read(): void {
    if (this.step?.done.kind === 'read') this.advance();
  }

  /** Something else was pressed: names of what it was, the innermost first. */
  missed(names: string[]): void {
    this.miss(this.wrongWords(names));
  }

  private miss(words: string): void {
    this.answer = words;
    this.misses += 1;
    this.glow += 1;
  }

  private wrongWords(names: string[]): string {
    const { step, lesson } = this;
    if (!step) return '';
    const own = step.wrong.findIndex((name) => names.includes(name));
    if (own >= 0) return t(this.stepWord(`wrong-${own + 1}`));
    const wakes = names.map((name) => lesson.sleeping[name]).find((other) => other !== undefined);
    if (wakes !== undefined) return t('learn-sleeps', { lesson: this.lessonName(wakes) });
    return step.done.kind === 'read' ? t('learn-read-first') : t(this.word('wrong'));
  }

  back(): void {
    if (this.at > 0) void this.go(this.at - 1);
  }

  repeat(): void {
    this.returned = false;
    void this.go(0);
  }

  /** Does the step for the learner. */
  async skip(): Promise<void> {
    const { step, busy } = this;
    if (!step || busy) return;
    if (step.done.kind === 'press') {
      this.busy = true;
      const setting = this.setting;
      await this.pressTarget(step.target!);
      if (setting !== this.setting) return;
      this.busy = false;
    }
    this.advance();
  }

  /** Presses what the lesson presses; the presses of the coach are not judged. */
  private async pressTarget(target: string): Promise<void> {
    if (!this.room) return;
    const found = await awaken(this.room, target, tick);
    this.presses = true;
    if (found) press(found);
    this.presses = false;
    await tick();
  }

  private advance(): void {
    const { at, setting } = this;
    const next = at + 1;
    const frame = this.lesson.steps[next]?.frame ?? this.lesson.end;
    const acted = this.step?.done.kind === 'act';
    this.busy = true;
    this.hush();
    // What an action brings moves at once.
    if (acted) this.show(frame);
    void later(NEXT_AFTER).then(() => {
      if (setting !== this.setting || this.at !== at) return;
      if (!acted) this.show(frame);
      this.at = next;
      this.returned = false;
      this.busy = false;
      this.note();
    });
  }

  private show(frame: number): void {
    if (frame === this.shown) return;
    this.shown = frame;
    this.news = { seq: this.news.seq + 1, events: this.frame.events };
  }

  private hush(): void {
    this.answer = null;
    this.misses = 0;
  }

  private note(): void {
    this.mark(this.step?.id ?? null);
  }
}
