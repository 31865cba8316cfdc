// The live channel of a table: one socket, found again when it is lost, and nothing done twice.

import { flushSync } from 'svelte';
import { Refusal } from './http';
import { patched } from './patch';
import type { ChatLine } from './protocol/ChatLine';
import type { ClientMessage } from './protocol/ClientMessage';
import type { ErrorCode } from './protocol/ErrorCode';
import type { EventsAt } from './protocol/EventsAt';
import type { Presence } from './protocol/Presence';
import type { ServerMessage } from './protocol/ServerMessage';
import type { State } from './protocol/State';
import type { TableInfo } from './protocol/TableInfo';
import type { Welcome } from './protocol/Welcome';
import type { WhatIfAnswers } from './protocol/WhatIfAnswers';

/** How the line is: on the way, open, lost for now, or ended for good. */
export type Line = 'connecting' | 'open' | 'lost' | 'ended';

/** What a socket must be able to do; tests bring their own. */
export interface Socket {
  onopen: ((event: never) => unknown) | null;
  onmessage: ((event: { data: string }) => unknown) | null;
  onclose: ((event: { code: number }) => unknown) | null;
  send(text: string): void;
  close(): void;
}

export interface LiveOptions {
  table: string;
  secret?: string | null;
  /** The last sequence number this browser saw, perhaps days ago. */
  lastSeq?: number | null;
  /** Told of every state with the steps that are new in it, before it is drawn. */
  onstate?: (state: State, steps: EventsAt[]) => void;
  open?: (url: string) => Socket;
}

type Sent = Exclude<Extract<ClientMessage, { id: string }>, { type: 'what-if' }>;
type Said<M> = M extends { id: string } ? Omit<M, 'id'> : never;
interface Pending {
  message: Sent;
  /** How often somebody else was faster, and whether it waits for the state that says how. */
  overtaken: number;
  waits: boolean;
  resolve(): void;
  reject(why: Refusal): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** An answer that takes longer means that the line is dead without having said so. */
const ANSWER_WITHIN = 8_000;
const PROBE_WITHIN = 4_000;
const OVERTAKEN_AT_MOST = 3;
/** More steps at once than this are not shown as motion, only as a summary. */
const STEPS_AS_NEWS = 16;
const CLOSED_TO_YOU = 1008;
const NO_SESSION = 4001;
const TOO_MANY = 4003;
const OPENED_ELSEWHERE = 4006;

export class Live {
  line = $state<Line>('connecting');
  /** Whether there was a line before: a lost one is told of, a first one is waited for. */
  met = $state(false);
  /** Why it ended for good. */
  ended = $state.raw<ErrorCode | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state('');
  state = $state.raw<State | null>(null);
  /** What the newest state brought, to be shown as motion. */
  news = $state.raw<{ seq: number; events: unknown[] }>({ seq: 0, events: [] });
  chat = $state.raw<ChatLine[]>([]);
  note = $state('');
  presence = $state.raw<Presence>({ here: [], watching: 0 });
  rematch = $state<string | null>(null);
  outcome = $state.raw<unknown>(null);
  /** The server's clock minus ours, in milliseconds. */
  offset = 0;

  private socket: Socket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly pending = new Map<string, Pending>();
  /** Questions that were not answered yet. */
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly questions = new Map<string, (answers: WhatIfAnswers | null) => void>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  private readonly seen = new Map<number | null, number>();
  private viewer: number | null = null;
  /** The view that came last, drawn or not: the next one may go on from its lists. */
  private lastView: unknown = null;
  private attempts = 0;
  private count = 0;
  private readonly origin = randomName();
  private refusedWith: ErrorCode | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: LiveOptions) {
    if (options.lastSeq != null) this.seen.set(null, options.lastSeq);
  }

  start(): void {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.connect();
  }

  stop(): void {
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.end(null);
  }

  /** The seats of this person now. */
  get seats(): number[] {
    return this.table?.your_seats ?? [];
  }

  /** Does something in the game with the number the newest state gave; resolved when it is on disk. */
  act(seat: number, action: unknown): Promise<void> {
    const decision = this.decision(seat);
    if (decision === undefined) return Promise.reject(new Refusal('not-your-seat', 'no decision of this seat'));
    return this.say({ type: 'act', seat, decision, action: action as never });
  }

  /** Says something that is answered; said again after a broken line, with the same id. */
  say(message: Said<Sent>): Promise<void> {
    if (this.line === 'ended') return Promise.reject(new Refusal(this.ended ?? 'unavailable', 'the channel has ended'));
    const id = `${this.origin}-${++this.count}`;
    return new Promise((resolve, reject) => {
      const pending = { message: { ...message, id } as Sent, overtaken: 0, waits: false, resolve, reject };
      this.pending.set(id, pending);
      if (this.line === 'open') this.transmit(pending.message);
    });
  }

  /** What would happen if one's own seat took some actions; `null` if there is no answer to be had. */
  whatIf(seat: number, lines: unknown[][]): Promise<WhatIfAnswers | null> {
    if (this.line !== 'open') return Promise.resolve(null);
    const id = `${this.origin}-${++this.count}`;
    return new Promise((resolve) => {
      this.questions.set(id, resolve);
      this.transmit({ type: 'what-if', id, seat, lines: lines as never });
    });
  }

  /** Opens the curtain before one of one's own seats, or closes it. */
  look(seat: number | null): void {
    this.viewer = seat;
    if (this.line === 'open') this.transmit({ type: 'look', seat });
  }

  /** Asks for the present state once more. */
  refresh(): void {
    if (this.line === 'open') this.hello();
  }

  /** Lines from before those that are here. */
  addOlder(lines: ChatLine[]): void {
    const first = this.chat[0]?.number ?? Infinity;
    this.chat = [...lines.filter((line) => line.number < first), ...this.chat];
  }

  /** The server's time now. */
  now(): number {
    return Date.now() + this.offset;
  }

  private decision(seat: number): number | undefined {
    return this.state?.decisions.find((entry) => entry.seat === seat)?.decision;
  }

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    if (this.line !== 'lost') this.line = 'connecting';
    this.refusedWith = null;
    const address = `${location.origin.replace(/^http/, 'ws')}/api/tables/${encodeURIComponent(this.options.table)}/live`;
    const socket = (this.options.open ?? ((url) => new WebSocket(url) as Socket))(address);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data) as ServerMessage);
    socket.onclose = ({ code }) => this.closed(code);
  }

  /** Lets go of the present socket without listening to its farewell. */
  private drop(): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    const socket = this.socket;
    this.socket = null;
    for (const resolve of this.questions.values()) resolve(null);
    this.questions.clear();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private hello(): void {
    this.transmit({
      type: 'hello',
      last_seq: this.seen.get(this.viewer) ?? null,
      last_chat: this.chat.at(-1)?.number ?? null,
      seat: this.viewer,
      secret: this.options.secret ?? null,
      takes_patches: true,
    });
  }

  private transmit(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
    if ('id' in message || message.type === 'hello') this.expect(ANSWER_WITHIN);
  }

  /** Something must be heard within this time, or the line counts as lost. */
  private expect(within: number): void {
    if (this.patience === undefined) this.patience = setTimeout(() => this.lost(), within);
  }

  private closed(code: number): void {
    if (code === NO_SESSION) return this.end('unauthorised');
    if (code === CLOSED_TO_YOU) return this.end(this.refusedWith ?? 'forbidden');
    // To come back would take the place of the window that is being looked at.
    if (code === OPENED_ELSEWHERE) return this.end('opened-elsewhere');
    if (code === TOO_MANY) this.attempts = Math.max(this.attempts, 5);
    this.lost();
  }

  private lost(): void {
    this.drop();
    this.line = 'lost';
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.attempts++);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.connect(), wait * (0.5 + Math.random() / 2));
  }

  private end(why: ErrorCode | null): void {
    clearTimeout(this.retry);
    this.drop();
    this.ended = why;
    this.line = 'ended';
    for (const { reject } of this.pending.values()) reject(new Refusal(why ?? 'unavailable', 'the channel has ended'));
    this.pending.clear();
  }

  /** The network or the person is back: no reason to wait any longer. */
  private readonly hurry = (): void => {
    if (document.visibilityState === 'hidden' || this.line === 'ended') return;
    if (this.line === 'lost') {
      this.attempts = 0;
      this.connect();
    } else if (this.line === 'open') {
      this.expect(PROBE_WITHIN);
      this.hello();
    }
  };

  private receive(message: ServerMessage): void {
    clearTimeout(this.patience);
    this.patience = undefined;
    this.hear(message);
    if (this.pending.size > 0 || this.questions.size > 0) this.expect(ANSWER_WITHIN);
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.welcome(message);
      case 'state':
        return this.see(message);
      case 'ack':
        return this.settle(message.id, (pending) => pending.resolve());
      case 'error':
        return this.refused(message.id, new Refusal(message.code, message.message, message.details));
      case 'what-if':
        return this.told(message.id, message);
      case 'chat':
        if (message.number > (this.chat.at(-1)?.number ?? 0)) this.chat = [...this.chat, message];
        return;
      case 'presence':
        this.presence = { here: message.here, watching: message.watching };
        return;
      case 'lobby':
        this.table = message.table;
        return;
      case 'over':
        this.outcome = message.outcome;
        return;
      case 'rematch':
        this.rematch = message.table;
        return;
      // Both are in the state that comes with them.
      case 'undo-asked':
      case 'vote-asked':
        return;
    }
  }

  /** A view may come as a patch of the last one. Where it does not fit, everything is asked for anew. */
  private see(state: State): void {
    try {
      this.lastView = state.patch ? patched(this.lastView, state.patch) : state.view;
    } catch {
      return this.hello();
    }
    this.show({ ...state, view: this.lastView as State['view'] });
  }

  private told(id: string, answers: WhatIfAnswers | null): void {
    this.questions.get(id)?.(answers);
    this.questions.delete(id);
  }

  private welcome(welcome: Welcome): void {
    this.attempts = 0;
    this.offset = welcome.now - Date.now();
    this.table = welcome.table;
    this.you = welcome.you;
    this.presence = welcome.presence;
    this.rematch = welcome.rematch;
    this.outcome = welcome.table.outcome;
    if (!this.met) this.note = welcome.note;
    this.chat = joined(this.chat, welcome.chat);
    // A log that is shorter than what was seen has been put back: begin anew.
    for (const [viewer, seq] of this.seen) if (seq > welcome.seq) this.seen.delete(viewer);
    const again = this.line !== 'open';
    this.line = 'open';
    this.met = true;
    if (again) for (const { message } of this.pending.values()) this.transmit(message);
  }

  private show(state: State): void {
    const seen = this.seen.get(state.viewer) ?? (this.state ? undefined : this.seen.get(null));
    if (seen !== undefined && state.seq < seen) return;
    const steps = state.events.filter(({ seq }) => seen === undefined || seq > seen);
    const first = this.state === null;
    this.offset = state.now - Date.now();
    this.seen.set(state.viewer, state.seq);
    this.viewer = state.viewer;
    const quiet = first || steps.length > STEPS_AS_NEWS;
    measured(() => {
      this.options.onstate?.(state, steps);
      this.news = { seq: this.news.seq + 1, events: quiet ? [] : steps.flatMap(({ events }) => events) };
      this.state = state;
    });
    for (const [id, pending] of this.pending) if (pending.waits) this.again(id, pending);
  }

  private settle(id: string, how: (pending: Pending) => void): void {
    const pending = this.pending.get(id);
    if (!pending) return;
    this.pending.delete(id);
    how(pending);
  }

  private refused(id: string | null, why: Refusal): void {
    if (id === null) {
      this.refusedWith = why.code as ErrorCode;
      return;
    }
    this.told(id, null);
    const pending = this.pending.get(id);
    if (why.code === 'stale' && pending && pending.overtaken < OVERTAKEN_AT_MOST) {
      pending.overtaken++;
      pending.waits = true;
      return;
    }
    this.settle(id, ({ reject }) => reject(why));
    if (why.code === 'stale-decision' || why.code === 'stale') this.refresh();
  }

  /** Somebody else was faster: what was meant for this very decision is said once more. */
  private again(id: string, pending: Pending): void {
    const { message } = pending;
    if (message.type === 'act' && message.decision !== this.decision(message.seat)) {
      return this.settle(id, ({ reject }) => reject(new Refusal('stale-decision', 'the decision has passed')));
    }
    pending.waits = false;
    this.transmit(message);
  }
}

/** Draws at once and writes down how long it took: `emporion-render` in the browser's list of measures. */
function measured(change: () => void): void {
  const start = performance.now();
  change();
  flushSync();
  performance.measure('emporion-render', { start, end: performance.now() });
}

function randomName(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What was said before and what was said since. Where lines are missing between them, the newer ones stay alone: the rest
 * is asked for as older ones are. */
function joined(before: ChatLine[], since: ChatLine[]): ChatLine[] {
  const last = before.at(-1)?.number ?? 0;
  const fresh = since.filter((line) => line.number > last);
  const torn = fresh.length > 0 && fresh[0]!.number > last + 1;
  return torn ? fresh : [...before, ...fresh];
}
