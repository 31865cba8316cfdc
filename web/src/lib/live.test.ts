import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Live, type Socket } from './live.svelte';
import type { State } from './protocol/State';
import type { TableInfo } from './protocol/TableInfo';

/** A socket that remembers what was sent and says what the test wants. */
class FakeSocket implements Socket {
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  sent: Record<string, unknown>[] = [];
  shut = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.shut = true;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  of(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
}

const table = { id: 't', your_seats: [0], status: 'playing', outcome: null } as unknown as TableInfo;
const welcome = (more = {}) => ({
  type: 'welcome',
  table,
  you: 'me',
  your_seats: [0],
  seq: 9,
  now: Date.now(),
  chat: [],
  note: '',
  presence: { here: [0], watching: 0 },
  rematch: null,
  ...more,
});
const state = (seq: number, more: Partial<State> = {}): object => ({
  type: 'state',
  seq,
  step: seq,
  viewer: 0,
  view: { seq },
  decisions: [{ seat: 0, decision: 5 }],
  awaited: [0],
  may_act: [],
  over: false,
  clocks: [],
  now: Date.now(),
  events: [],
  complete: true,
  undo: null,
  votes: [],
  ...more,
});

let sockets: FakeSocket[];
let live: Live;
const socket = () => sockets.at(-1)!;
function begin(options = {}) {
  live = new Live({
    table: 't',
    open: () => {
      sockets.push(new FakeSocket());
      return socket();
    },
    ...options,
  });
  live.start();
}
function meet(message: object = state(3)) {
  socket().onopen?.(undefined as never);
  socket().hear(welcome());
  socket().hear(message);
}
function breakLine(code = 1006) {
  const broken = socket();
  broken.onclose?.({ code });
  vi.advanceTimersByTime(1000);
  expect(socket()).not.toBe(broken);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  sockets = [];
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

test('says hello first, then shows what it is told', () => {
  begin({ lastSeq: 2 });
  expect(live.line).toBe('connecting');
  meet();
  expect(socket().sent[0]).toMatchObject({ type: 'hello', last_seq: 2, last_chat: null, seat: null, secret: null });
  expect(live.line).toBe('open');
  expect(live.state?.view).toEqual({ seq: 3 });
});

test('an action carries the newest decision and is done when it is acknowledged', async () => {
  begin();
  meet();
  const done = live.act(0, { bid: 3 });
  const [act] = socket().of('act');
  expect(act).toMatchObject({ seat: 0, decision: 5, action: { bid: 3 } });
  socket().hear({ type: 'ack', id: act!.id, seq: 4 });
  await expect(done).resolves.toBeUndefined();
});

test('a view is made out of the one before, also of one that was overtaken', () => {
  const adds = (index: number, value: string) => ({
    view: null,
    patch: [{ op: 'add' as const, path: `/plays/${index}`, value }],
  });
  begin();
  meet(state(3, { view: { plays: ['a', 'b'] } }));
  expect(socket().of('hello')[0]).toMatchObject({ takes_patches: true });
  socket().hear(state(2, adds(2, 'c')));
  expect(live.state?.view).toEqual({ plays: ['a', 'b'] });
  socket().hear(state(5, adds(3, 'd')));
  expect(live.state?.view).toEqual({ plays: ['a', 'b', 'c', 'd'] });
  socket().hear(state(6, { view: null, patch: [{ op: 'add', path: '/nowhere/0', value: 'x' }] }));
  expect(live.state?.view, 'what does not fit is not shown').toEqual({ plays: ['a', 'b', 'c', 'd'] });
  expect(socket().of('hello'), 'everything is asked for anew').toHaveLength(2);
  socket().hear(state(6, { view: { plays: ['e'] } }));
  expect(live.state?.view).toEqual({ plays: ['e'] });
});

test('what was not answered is said again with the same id after the line broke', async () => {
  begin();
  meet();
  const done = live.act(0, { bid: 3 });
  const [first] = socket().of('act');
  breakLine();
  expect(live.line).toBe('lost');
  socket().onopen?.(undefined as never);
  expect(socket().of('act')).toEqual([]);
  socket().hear(welcome());
  expect(socket().of('hello')[0]).toMatchObject({ last_seq: 3, seat: 0 });
  expect(socket().of('act')).toEqual([first]);
  socket().hear({ type: 'ack', id: first!.id, seq: 4 });
  await done;
  socket().hear(welcome());
  expect(socket().of('act')).toHaveLength(1);
});

test('what is done while the line is down is said when it is back', () => {
  begin();
  meet();
  socket().onclose?.({ code: 1001 });
  live.say({ type: 'chat', text: 'still here' }).catch(() => undefined);
  vi.advanceTimersByTime(1000);
  meet(state(4));
  expect(socket().of('chat')).toHaveLength(1);
});

test('waits longer after every failure, and not at all when the network is back', () => {
  begin();
  meet();
  vi.spyOn(Math, 'random').mockReturnValue(1);
  for (const wait of [500, 1000, 2000, 4000]) {
    const before = sockets.length;
    socket().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(wait - 1);
    expect(sockets).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(sockets).toHaveLength(before + 1);
  }
  const before = sockets.length;
  socket().onclose?.({ code: 1006 });
  window.dispatchEvent(new Event('online'));
  expect(sockets).toHaveLength(before + 1);
});

test('an answer that never comes means that the line is dead', () => {
  begin();
  meet();
  live.act(0, 'x').catch(() => undefined);
  vi.advanceTimersByTime(8000);
  expect(sockets[0]!.shut).toBe(true);
  expect(live.line).toBe('lost');
});

test('a decision that has passed is refused, and the newest state asked for', async () => {
  begin();
  meet();
  const done = live.act(0, 'x');
  const refused = expect(done).rejects.toMatchObject({ code: 'stale-decision' });
  socket().hear({ type: 'error', id: socket().of('act')[0]!.id, code: 'stale-decision', message: '', details: null });
  await refused;
  expect(socket().of('hello')).toHaveLength(2);
});

test('whoever was overtaken says the same again if the decision is still the same', async () => {
  begin();
  meet();
  const done = live.act(0, 'x');
  const [act] = socket().of('act');
  socket().hear({ type: 'error', id: act!.id, code: 'stale', message: '', details: null });
  socket().hear(state(4));
  expect(socket().of('act')).toEqual([act, act]);
  socket().hear({ type: 'ack', id: act!.id, seq: 5 });
  await done;

  const late = live.act(0, 'y');
  const refused = expect(late).rejects.toMatchObject({ code: 'stale-decision' });
  socket().hear({ type: 'error', id: socket().of('act')[2]!.id, code: 'stale', message: '', details: null });
  socket().hear(state(5, { decisions: [{ seat: 0, decision: 6 }] }));
  await refused;
});

test('the rules refuse with their own reason', async () => {
  begin();
  meet();
  const refused = expect(live.act(0, 'x')).rejects.toMatchObject({
    code: 'illegal',
    details: { game: { code: 'not-in-hand' } },
  });
  const details = { game: { code: 'not-in-hand' } };
  socket().hear({ type: 'error', id: socket().of('act')[0]!.id, code: 'illegal', message: 'no', details });
  await refused;
});

test('events are told once, and not at all when the page is new', () => {
  const told: unknown[] = [];
  begin({ onstate: (_: State, steps: { events: unknown[] }[]) => told.push(...steps.flatMap((step) => step.events)) });
  meet(state(3, { events: [{ seq: 3, actor: 0, by: 'person', events: ['a'] }] }));
  expect(live.news.events).toEqual([]);
  socket().hear(state(4, { events: [{ seq: 4, actor: 0, by: 'person', events: ['b'] }] }));
  expect(live.news).toEqual({ seq: 2, events: ['b'] });
  breakLine();
  meet(
    state(5, {
      events: [
        { seq: 4, actor: 0, by: 'person', events: ['b'] },
        { seq: 5, actor: 0, by: 'person', events: ['c'] },
      ],
    }),
  );
  expect(live.news.events).toEqual(['c']);
  socket().hear(state(4));
  expect(live.state?.seq).toBe(5);
  expect(told).toEqual(['a', 'b', 'c']);
});

test('lines of chat come once', () => {
  begin();
  const line = { number: 1, person: 'p', name: 'P', at: 0, text: 'hi' };
  socket().onopen?.(undefined as never);
  socket().hear(welcome({ chat: [line] }));
  socket().hear({ type: 'chat', ...line });
  socket().hear({ type: 'chat', ...line, number: 2 });
  expect(live.chat.map(({ number }) => number)).toEqual([1, 2]);
});

test('lines that were missed for long leave no gap, and older ones come before', () => {
  begin();
  const line = (number: number) => ({ number, person: 'p', name: 'P', at: 0, text: 'hi' });
  const numbers = () => live.chat.map(({ number }) => number);
  socket().onopen?.(undefined as never);
  socket().hear(welcome({ chat: [line(1), line(2)] }));
  socket().hear(welcome({ chat: [line(3)] }));
  expect(numbers()).toEqual([1, 2, 3]);
  socket().hear(welcome({ chat: [line(80), line(81)] }));
  expect(numbers()).toEqual([80, 81]);
  live.addOlder([line(78), line(79), line(80)]);
  expect(numbers()).toEqual([78, 79, 80, 81]);
});

test('a table that is closed is not asked again', () => {
  begin();
  socket().onopen?.(undefined as never);
  socket().hear({ type: 'error', id: null, code: 'secret-needed', message: '', details: null });
  socket().onclose?.({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect([live.line, live.ended]).toEqual(['ended', 'secret-needed']);
});

test('a window that gave way to a newer one does not come back by itself', () => {
  begin();
  meet();
  socket().onclose?.({ code: 4006 });
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect([live.line, live.ended]).toEqual(['ended', 'opened-elsewhere']);
});

test('a session that has ended is told of', async () => {
  begin();
  meet();
  const refused = expect(live.act(0, 'x')).rejects.toMatchObject({ code: 'unauthorised' });
  socket().onclose?.({ code: 4001 });
  await refused;
  expect(live.ended).toBe('unauthorised');
});

test('the time is the server’s', () => {
  begin();
  meet(state(3, { now: Date.now() + 90_000 }));
  expect(live.now() - Date.now()).toBe(90_000);
});

test('every state leaves a measure of how long it took to draw', () => {
  performance.clearMeasures('emporion-render');
  begin();
  meet();
  socket().hear(state(4));
  expect(performance.getEntriesByName('emporion-render')).toHaveLength(2);
});
