// One person at one table: the line to the server, the log, and what can be done now.

import type { Ask, Chair, GamePage, Outcome, Seat, Told } from '$games/game';
import { gameEntry } from '$games/registry';
import { sentence, Refusal } from '$lib/http';
import { currentLanguage, t } from '$lib/i18n.svelte';
import { Live } from '$lib/live.svelte';
import type { State } from '$lib/protocol/State';
import { toast } from '../shell/toasts.svelte';
import { Asking } from './asking';
import { Book } from './book.svelte';
import { chairsOf } from './chairs';
import { isCovered, isDone, looksAtOnce, queue, type Screen } from './curtain';
import { momentsOf, readTimeline } from './past';
import { lastSeen, rememberSeen } from './seen';
import { missedRows, Telling, type Absence, type Row, type Section } from './telling';

/** Whoever looked away for a shorter time missed nothing worth a summary. */
const AWAY = 20_000;

export class Sitting {
  readonly live!: Live;
  readonly book!: Book;
  page = $state.raw<GamePage | null>(null);
  /** The thing pointed at in the log. */
  spotlight = $state<string | null>(null);
  /** An action that is laid out on the table, see `TableProps`. */
  wanted = $state.raw<{ action: unknown } | null>(null);
  /** What happened while nobody looked; it is summed up until it was read or somebody acts, also over several visits. */
  absence = $state.raw<Absence | null>(null);
  /** Whether something is under way that was not answered yet. */
  busy = $state(false);
  /** The seat that was looked from last at a shared screen. */
  lastSeat = $state<Seat | null>(null);

  /** How many steps there were after the last one made here. */
  private ownStep = $state(-1);
  private wasAwaited = false;
  private decided = false;
  private hiddenAt = 0;
  private seenStep: number | null = null;
  private writing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly secret: string | null,
  ) {
    const seen = lastSeen(table);
    this.seenStep = seen?.step ?? null;
    this.book = new Book((eyes) => readTimeline(table, eyes ?? 'public', secret).then(momentsOf, () => null));
    this.live = new Live({ table, secret, lastSeq: seen?.seq, onstate: (state, steps) => this.take(state, steps) });
  }

  readonly chairs: Chair[] = $derived.by(() => {
    currentLanguage();
    return this.live.table ? chairsOf(this.live.table, this.viewer) : [];
  });
  readonly viewer: Seat | null = $derived(this.live.state?.viewer ?? null);
  readonly own: Seat[] = $derived(this.live.table?.your_seats ?? []);
  readonly shared = $derived(this.own.length > 1);
  readonly awaited: Seat[] = $derived(this.live.state?.awaited ?? []);
  readonly over = $derived(this.live.state?.over ?? false);
  /** Why the game cannot go on, if so. */
  readonly halt = $derived(this.live.table?.status === 'playing' ? (this.live.table.rules?.halt ?? null) : null);
  readonly playing = $derived(this.live.table?.status === 'playing' && !this.over && !this.halt);
  /** Whether everybody decides in secret now: then whoever is no longer awaited has chosen. */
  readonly sealed = $derived(
    this.playing && this.live.state !== null && (this.page?.sealed?.(this.live.state.view) ?? false),
  );
  readonly outcome = $derived((this.live.outcome ?? null) as Outcome | null);
  /** Whether somebody at this screen is awaited. */
  readonly myTurn = $derived(this.playing && this.own.some((seat) => this.awaited.includes(seat)));
  /** The seat to act with now. */
  readonly actor: Seat | null = $derived(
    this.playing && this.viewer !== null && this.own.includes(this.viewer) ? this.viewer : null,
  );
  /** Nobody needs to be asked: no other person sits here, or nothing happened since one's own last step. */
  readonly undoIsFree = $derived.by(() => {
    const { table, you, state } = this.live;
    if (!this.playing || !table || this.own.length === 0) return false;
    const others = table.seats.some(({ occupant }) => occupant.kind === 'person' && occupant.id !== you);
    return !others || (state !== null && state.step === this.ownStep);
  });
  private readonly asking = new Asking(async (lines) => {
    const { actor } = this;
    if (actor === null) return null;
    const told = await this.live.whatIf(actor, lines);
    // What was asked of an older state is asked again with the present one.
    return told && told.seq === this.live.state?.seq ? (told.answers as Told[]) : null;
  });
  /** Another one after every state, so that whoever wants to know something asks again. */
  readonly ask: Ask | null = $derived(
    this.actor === null || !this.live.state ? null : (place, lines) => this.asking.ask(place, lines),
  );
  readonly screen: Screen = $derived({
    own: this.own,
    awaited: this.awaited,
    viewer: this.viewer,
    last: this.lastSeat,
    over: !this.playing,
    open: (this.page && gameEntry(this.page.id)?.open) ?? false,
  });
  readonly covered = $derived(isCovered(this.screen));
  readonly queue = $derived(queue(this.screen));

  private readonly telling = $derived.by(() => {
    currentLanguage();
    return this.page ? new Telling(this.page, { chairs: this.chairs }) : null;
  });
  readonly sections: Section[] = $derived(this.telling?.sections(this.book.moments) ?? []);
  /** What happened since this browser looked last. */
  readonly missed: Row[] = $derived(missedRows(this.sections, this.absence));
  readonly prompt = $derived.by(() => {
    const state = this.live.state;
    return state && this.page && !state.over && !this.halt
      ? this.page.prompt(state.view, this.actor, { chairs: this.chairs })
      : '';
  });

  /** What somebody is called here. */
  nameOf(seat: Seat): string {
    return !this.shared && this.own.includes(seat) ? t('frame-you') : (this.chairs[seat]?.name ?? '');
  }

  start(): void {
    document.addEventListener('visibilitychange', this.visible);
    this.live.start();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.visible);
    this.live.stop();
  }

  /** For the game's page; what was refused is told here and thrown on. */
  readonly act = async (action: unknown): Promise<void> => {
    const seat = this.actor;
    if (seat === null) return;
    const before = this.live.state?.step ?? 0;
    await this.attempt(() => this.live.act(seat, action));
    this.ownStep = before + 1;
    this.decided = true;
    this.dismissSummary();
  };

  /** Takes the last step back, or asks the others whether they mind. */
  readonly undo = async (): Promise<void> => {
    const seat = this.actor ?? this.lastSeat ?? this.own[0] ?? null;
    if (!this.playing || seat === null) return;
    await this.attempt(() => this.live.say({ type: 'undo', seat }));
  };

  /** Does something and tells the person why if it was refused. */
  async attempt(doing: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    try {
      await doing();
    } catch (error) {
      const words = this.words(error);
      if (words) toast(words, 'bad');
      throw error;
    } finally {
      this.busy = false;
    }
  }

  /** As `attempt`, where nobody waits for the end. */
  try(doing: () => Promise<unknown>): void {
    this.attempt(doing).catch(() => undefined);
  }

  /** A decision that has passed needs no words: the newest state is on its way. */
  private words(error: unknown): string | null {
    if (!(error instanceof Refusal)) return sentence(error);
    if (error.code === 'stale-decision' || error.code === 'stale') return null;
    const game = (error.details as { game?: { code: string } } | null)?.game;
    if (error.code === 'illegal' && game && this.page) return this.page.refusal(game, { chairs: this.chairs });
    return sentence(error);
  }

  look(seat: Seat | null): void {
    if (seat !== null) {
      this.lastSeat = seat;
      this.wasAwaited = this.awaited.includes(seat);
      this.decided = false;
    }
    this.spotlight = null;
    this.live.look(seat);
  }

  /** It was read. */
  dismissSummary(): void {
    this.absence = null;
    const { state } = this.live;
    if (state) rememberSeen(this.table, { seq: state.seq, step: state.step });
  }

  private take(state: State, steps: Parameters<Book['add']>[1]): void {
    this.book.add(state, steps);
    // At the end the result says more than any summary.
    if (state.over) this.absence = null;
    else if (!this.live.state && this.seenStep !== null && this.seenStep < state.step)
      this.absence = { after: this.seenStep, until: state.step };
    if (document.visibilityState === 'visible') this.saw(state);
    // After this state is drawn; a curtain must not close in the middle of it.
    queueMicrotask(() => this.mindCurtain());
  }

  mindCurtain(): void {
    const { screen } = this;
    if (isDone(screen, { awaited: this.wasAwaited, decided: this.decided })) {
      this.wasAwaited = this.decided = false;
      this.live.look(null);
      return;
    }
    const next = looksAtOnce(screen);
    if (next !== null) this.look(next);
    else if (screen.viewer !== null && screen.awaited.includes(screen.viewer)) this.wasAwaited = true;
  }

  /** Written down a little later: storage is slow, and drawing comes first. Not before what was missed has been read. */
  private saw({ seq, step }: State): void {
    clearTimeout(this.writing);
    if (this.absence) return;
    this.writing = setTimeout(() => rememberSeen(this.table, { seq, step }), 200);
  }

  private readonly visible = (): void => {
    const state = this.live.state;
    if (!state) return;
    if (document.visibilityState === 'hidden') {
      this.hiddenAt = Date.now();
      this.seenStep = state.step;
      return;
    }
    const away = Date.now() - this.hiddenAt > AWAY;
    const after = this.absence?.after ?? this.seenStep;
    if (away && after !== null && after < state.step) this.absence = { after, until: state.step };
    this.saw(state);
  };
}
