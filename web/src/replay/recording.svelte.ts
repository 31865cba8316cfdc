// A match to be looked at: the timeline for charts and log, and views that are fetched before they are wanted.

import type { Ask, Chair, GamePage, Outcome, Seat, Told } from '$games/game';
import { gameEntry } from '$games/registry';
import { api } from '$lib/api';
import { currentLanguage, t } from '$lib/i18n.svelte';
import type { Replay } from '$lib/protocol/Replay';
import type { TableInfo } from '$lib/protocol/TableInfo';
import type { Timeline } from '$lib/protocol/Timeline';
import { Asking } from '../play/asking';
import { chairsOf } from '../play/chairs';
import { momentsOf, readTimeline } from '../play/past';
import { chapterMarks, scoreBands, scoreLines } from '../play/tally';
import { Telling, type Section } from '../play/telling';
import { seatColour, seatFlag } from '$lib/seats';
import type { Series } from '../charts/scale';
import { Reviewing } from './reviewing.svelte';
import { markAt, marksOf, sampled, stopAt, stopsOf } from './stops';
import { turningPoints } from './turning';
import { chanceLines, madeFrom, mistakes, percent } from './verdicts';

export type Eyes = Seat | 'public';

const AHEAD = [1, 2, -1, 3];
const KEPT = 240;

export class Recording {
  table = $state.raw<TableInfo | null>(null);
  page = $state.raw<GamePage | null>(null);
  timeline = $state.raw<Timeline | null>(null);
  /** The view that is shown; the one before stays until the next has come. */
  shown = $state.raw<{ view: unknown; eyes: Eyes; awaited: Seat[] } | null>(null);
  news = $state.raw<{ seq: number; events: unknown[] }>({ seq: 0, events: [] });
  /** Which of the stops. */
  at = $state(0);
  eyes = $state<Eyes>('public');
  failed = $state.raw<unknown>(null);

  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly views = new Map<string, Promise<Replay>>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly timelines = new Map<Eyes, Promise<Timeline>>();

  readonly review!: Reviewing;

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    this.review = new Reviewing(id, secret);
  }

  readonly finished = $derived(this.table?.status === 'finished');
  readonly own: Seat[] = $derived(this.table?.your_seats ?? []);
  readonly seat: Seat | null = $derived(this.eyes === 'public' ? null : this.eyes);
  readonly chairs: Chair[] = $derived.by(() => {
    currentLanguage();
    // Whoever played here is addressed, whoever's eyes they look through.
    return this.table ? chairsOf(this.table, this.own.length === 1 ? this.own[0]! : null) : [];
  });
  readonly outcome = $derived((this.timeline?.outcome ?? null) as Outcome | null);
  private readonly telling = $derived.by(() => {
    currentLanguage();
    return this.page ? new Telling(this.page, { chairs: this.chairs }) : null;
  });
  private readonly moments = $derived(this.timeline ? momentsOf(this.timeline) : []);
  readonly stops: number[] = $derived(
    stopsOf(this.moments.map((moment) => ({ said: this.telling?.says(moment) ?? false }))),
  );
  /** The version of the rules that the program has now. */
  private rulesNow = $state<number | null>(null);
  /** What is to be said of the rules: that the match can be shown so far only, or that it was played by older ones. */
  readonly rulesNote = $derived.by(() => {
    currentLanguage();
    const { timeline, table } = this;
    if (!timeline || !table) return '';
    const stored = timeline.stored_steps;
    if (stored > timeline.steps) return t('replay-rules-refuse', { step: timeline.steps, steps: stored });
    const older = table.rules && this.rulesNow !== null && table.rules.version !== this.rulesNow;
    return older && this.finished ? t('replay-rules-older') : '';
  });
  readonly step = $derived(this.stops[this.at] ?? 0);
  readonly steps = $derived(this.timeline?.steps ?? 0);
  readonly last = $derived(Math.max(0, this.stops.length - 1));
  /** What has happened up to the present stop. */
  readonly past = $derived(this.moments.slice(0, this.step + 1));
  readonly sections: Section[] = $derived(this.telling?.sections(this.past) ?? []);
  readonly marks = $derived(
    this.timeline && this.page ? marksOf(chapterMarks(this.timeline, this.page), this.stops) : [],
  );
  readonly chapter = $derived(markAt(this.marks, this.at));
  /** Where the match is that is shown. */
  readonly place = $derived.by(() => {
    currentLanguage();
    const told = this.shown && this.page?.place?.(this.shown.view);
    return told ?? this.chapter?.name ?? t('replay-start');
  });
  readonly counted = $derived((this.timeline?.categories.length ?? 0) > 0);
  readonly lines = $derived(
    this.timeline
      ? scoreLines(this.timeline, this.chairs).map((line, seat) => this.atStops({ ...line, name: this.name(seat) }))
      : [],
  );
  readonly bands = $derived.by(() => {
    if (!this.timeline || !this.page || this.seat === null) return [];
    return scoreBands(this.timeline, this.seat, this.page).map((band) => this.atStops(band));
  });

  /** What the expert thinks of the decisions that are made from here, one's own first. */
  readonly verdictsHere = $derived(
    madeFrom(this.review.verdicts, this.stops, this.at).toSorted(
      (a, b) => Number(b.seat === this.seat) - Number(a.seat === this.seat),
    ),
  );
  /** Whether the review has come past this place. */
  readonly isJudged = $derived(
    this.review.status === 'done' || this.review.verdicts.some(({ step }) => step > this.step),
  );
  /** Those of the seat that is looked from, or everybody's. */
  readonly mistakes = $derived(mistakes(this.review.verdicts, this.stops, this.seat));
  /** Where the match turned for the seat that is looked from, or for anybody; known when all is judged. */
  readonly turnings = $derived(
    this.review.status === 'done' ? turningPoints(this.review.verdicts, this.review.end, this.seat) : [],
  );
  /** The same on the chart of chances. */
  readonly signs = $derived(
    this.turnings.map(({ verdict, to }, index) => ({
      at: stopAt(this.stops, verdict.step),
      value: percent(to),
      sign: `${index + 1}`,
    })),
  );
  /** Everybody's chance of winning; none before something is judged. */
  readonly chances: Series[] = $derived.by(() => {
    const { verdicts, end, status } = this.review;
    if (verdicts.length === 0) return [];
    return chanceLines(verdicts, this.stops, end, status === 'done').map((values, seat) => ({
      name: this.name(seat),
      colour: seatColour(seat),
      icon: seatFlag(seat),
      values,
    }));
  });

  private readonly asking = new Asking(async (lines) => {
    const { seat, step, secret } = this;
    if (seat === null) return null;
    const told = await api.whatIf(this.id, { step, seat, lines: lines as never, ...(secret !== null && { secret }) });
    return step === this.step ? (told.answers as Told[]) : null;
  });
  /** What would have happened at the step that is shown, through the eyes of a seat. Another one after every step. */
  readonly ask: Ask | null = $derived(
    this.shown === null || this.shown.eyes === 'public' ? null : (place, lines) => this.asking.ask(place, lines),
  );

  private atStops<T extends { values: number[] }>(series: T): T {
    return { ...series, values: sampled(series.values, this.stops) };
  }

  /** Opens the match at a step, through eyes; the best eyes there are if none are named. */
  async open(step: number | null, eyes: Eyes | null): Promise<void> {
    try {
      const table = await api.table(this.id, this.secret);
      this.table = table;
      this.eyes = eyes !== null && this.maySee(eyes) ? eyes : (table.your_seats[0] ?? (this.finished ? 0 : 'public'));
      const entry = gameEntry(table.game);
      api.games().then(
        (games) => (this.rulesNow = games.find((game) => game.id === table.game)?.rules_version ?? null),
        () => undefined,
      );
      [this.page, this.timeline] = await Promise.all([entry?.load() ?? null, this.told(this.eyes)]);
      this.at = step === null ? this.last : stopAt(this.stops, step);
      await this.show(false);
    } catch (error) {
      this.failed = error;
    }
  }

  /** Where a decision was made. */
  placeOf(step: number): string {
    return markAt(this.marks, stopAt(this.stops, step - 1))?.name ?? t('replay-start');
  }

  /** What somebody is called here. */
  name(seat: Seat): string {
    return this.own.length === 1 && this.own[0] === seat ? t('frame-you') : (this.chairs[seat]?.name ?? '');
  }

  /** During play only one's own eyes and the public's. */
  maySee(eyes: Eyes): boolean {
    return eyes === 'public' || (eyes < (this.table?.seats.length ?? 0) && (this.finished || this.own.includes(eyes)));
  }

  async go(at: number): Promise<void> {
    const next = Math.max(0, Math.min(this.last, at));
    if (next === this.at) return;
    const onward = next === this.at + 1;
    this.at = next;
    await this.try(() => this.show(onward));
  }

  async lookFrom(eyes: Eyes): Promise<void> {
    if (eyes === this.eyes) return;
    await this.try(async () => {
      const { step } = this;
      const timeline = await this.told(eyes);
      this.eyes = eyes;
      this.timeline = timeline;
      this.at = stopAt(this.stops, step);
      await this.show(false);
    });
  }

  /** The chapter before or after this one. */
  leap(by: 1 | -1): Promise<void> {
    const starts = this.marks.map((mark) => mark.at);
    const to = by > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
    return this.go(to ?? (by > 0 ? this.last : 0));
  }

  private async try(doing: () => Promise<void>): Promise<void> {
    try {
      await doing();
    } catch (error) {
      this.failed = error;
    }
  }

  /** Shows the present stop; one step onward is shown as motion. */
  private async show(onward: boolean): Promise<void> {
    const { at, eyes, step } = this;
    const since = this.stops[at - 1] ?? -1;
    const replay = await this.view(step, eyes);
    if (at !== this.at || eyes !== this.eyes) return;
    const view = replay.views.find(({ viewer }) => viewer === this.seat) ?? replay.views[0];
    if (!view) return;
    const passed = onward ? (this.timeline?.moments.slice(since + 1, step + 1) ?? []) : [];
    this.news = { seq: this.news.seq + 1, events: passed.flatMap(({ events }) => events) };
    this.shown = { view: view.view, eyes, awaited: replay.awaited };
    this.failed = null;
    for (const ahead of AHEAD) {
      const near = this.stops[at + ahead];
      if (near !== undefined) this.view(near, eyes).catch(() => undefined);
    }
  }

  private view(step: number, eyes: Eyes): Promise<Replay> {
    const key = `${eyes}/${step}`;
    let view = this.views.get(key);
    if (!view) {
      view = api.replay(this.id, step, eyes, this.secret);
      view.catch(() => this.views.delete(key));
      this.views.set(key, view);
      const [oldest] = this.views.keys();
      if (this.views.size > KEPT && oldest) this.views.delete(oldest);
    }
    return view;
  }

  private told(eyes: Eyes): Promise<Timeline> {
    let timeline = this.timelines.get(eyes);
    if (!timeline) {
      timeline = readTimeline(this.id, eyes, this.secret);
      timeline.catch(() => this.timelines.delete(eyes));
      this.timelines.set(eyes, timeline);
    }
    return timeline;
  }
}
