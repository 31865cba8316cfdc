import { expect, test } from 'vitest';
import type { GamePage } from '$games/game';
import { isShort, left, shown } from './clock';
import { isCovered, isDone, looksAtOnce, queue, type Screen } from './curtain';
import { frameKey } from './keys';
import { sheetOf } from './sheet';
import { byCategory, chapterMarks, totals } from './tally';
import { missedRows, rowsAfter, Telling } from './telling';

const screen = (more: Partial<Screen> = {}): Screen => ({
  own: [0, 2, 4],
  awaited: [0, 1, 4],
  viewer: null,
  last: null,
  over: false,
  open: false,
  ...more,
});

test('the screen goes round: the next awaited seat after the last one', () => {
  expect(queue(screen())).toEqual([0, 4]);
  expect(queue(screen({ last: 0 }))).toEqual([4, 0]);
  expect(queue(screen({ last: 4 }))).toEqual([0, 4]);
  expect(queue(screen({ awaited: [1] }))).toEqual([]);
});

test('the curtain covers the table until somebody awaited looks', () => {
  expect(isCovered(screen())).toBe(true);
  expect(isCovered(screen({ viewer: 0 }))).toBe(false);
  expect(isCovered(screen({ awaited: [1, 3] }))).toBe(false);
  expect(isCovered(screen({ own: [0] }))).toBe(false);
  expect(isCovered(screen({ over: true }))).toBe(false);
});

test('the curtain closes when the seat has decided', () => {
  const asked = { awaited: true, decided: false };
  const decided = { awaited: true, decided: true };
  expect(isDone(screen({ viewer: 0 }), asked)).toBe(false);
  expect(isDone(screen({ viewer: 0, awaited: [4] }), asked)).toBe(true);
  // A new turn began for everybody: the next one first.
  expect(isDone(screen({ viewer: 0 }), decided)).toBe(true);
  // A turn of several decisions goes on.
  expect(isDone(screen({ viewer: 0, awaited: [0, 1] }), decided)).toBe(false);
  expect(isDone(screen({ viewer: 2 }), { awaited: false, decided: false })).toBe(false);
  expect(isDone(screen({ viewer: 0, awaited: [], over: true }), decided)).toBe(false);
});

test('nobody passes the screen to themselves', () => {
  expect(looksAtOnce(screen({ awaited: [2], last: 2 }))).toBe(2);
  expect(looksAtOnce(screen({ awaited: [2], last: 0 }))).toBeNull();
  expect(looksAtOnce(screen({ awaited: [2, 4], last: 2 }))).toBeNull();
});

test('where nothing is secret, no curtain falls and whoever is next looks at once', () => {
  const open = (more: Partial<Screen> = {}) => screen({ open: true, ...more });
  expect(isCovered(open())).toBe(false);
  expect(looksAtOnce(open())).toBe(0);
  expect(looksAtOnce(open({ viewer: 0, last: 0, awaited: [2] }))).toBe(2);
  // A turn of several decisions goes on, and while somebody else decides nobody is sent away.
  expect(looksAtOnce(open({ viewer: 0, awaited: [0] }))).toBeNull();
  expect(looksAtOnce(open({ viewer: 0, awaited: [1] }))).toBeNull();
  expect(isDone(open({ viewer: 0, awaited: [2] }), { awaited: true, decided: true })).toBe(false);
});

test('a clock runs after its delay, and never below nought', () => {
  const clock = { seat: 0, remaining: 10_000, delay: 3_000, running: true };
  expect(left(clock, 1_000, 3_000)).toBe(10_000);
  expect(left(clock, 1_000, 9_000)).toBe(5_000);
  expect(left(clock, 1_000, 99_000)).toBe(0);
  expect(left({ ...clock, running: false }, 1_000, 99_000)).toBe(10_000);
});

test('times are written as people read them', () => {
  expect(shown(102_000)).toEqual({ kind: 'digits', text: '1:42' });
  expect(shown(3_900_000)).toEqual({ kind: 'digits', text: '1:05:00' });
  expect(shown(100 * 3_600_000)).toEqual({ kind: 'days', days: 4, hours: 4 });
  expect(isShort(29_000)).toBe(true);
});

interface Told {
  says?: string;
  begins?: string;
}
const page = {
  tell: ({ says }: Told) => (says ? { seat: 0, text: [says] } : null),
  chapter: ({ begins }: Told) => (begins ? { name: begins, major: begins.startsWith('Age') } : null),
} as unknown as GamePage;

test('the log has chapters with lines, and tells each moment once', () => {
  const telling = new Telling(page, { chairs: [] });
  const moments = [
    { step: 1, events: [{ begins: 'Age I' }, { says: 'dealt' }] },
    { step: 2, events: [{ says: 'built' }, {}, { begins: 'turn 2' }] },
    { step: 3, events: [{ says: 'sold' }] },
  ];
  const sections = telling.sections(moments);
  expect(sections.map(({ name, rows }) => [name, rows.map(({ text }) => text[0])])).toEqual([
    ['Age I', ['dealt', 'built']],
    ['turn 2', ['sold']],
  ]);
  expect(missedRows(sections, { after: 1, until: 2 }).map(({ key }) => key)).toEqual(['2.0']);
  expect(missedRows(sections, null)).toEqual([]);
  expect(rowsAfter(sections, 1).map(({ key }) => key)).toEqual(['2.0', '3.0']);
  expect(telling.sections(moments)[1]!.rows[0]).toBe(sections[1]!.rows[0]);
});

test('what comes before the first chapter is set-up', () => {
  const told = new Telling(page, { chairs: [] }).sections([
    { step: 0, events: [{ says: 'dealt' }] },
    { step: 1, events: [{ begins: 'Age I' }] },
  ]);
  expect(told.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['Set-up', 1],
    ['Age I', 0],
  ]);
});

test('the log says what the clock, a bot or an empty seat decided', () => {
  const told = (you: boolean) => new Telling(page, { chairs: [{ seat: 0, name: 'Ada', you, bot: false }] });
  const moments = (['person', 'timeout', 'stand-in', 'left', null] as const).map((by, index) => ({
    step: index + 1,
    events: [{ says: 'sold' }],
    actor: 0,
    by,
  }));
  const rowsFor = (you: boolean) => [...told(you).sections(moments)].flatMap(({ rows }) => rows);
  expect(rowsFor(false).map(({ key }) => key)).toEqual(['1.0', '2.by', '2.0', '3.by', '3.0', '4.by', '4.0', '5.0']);
  expect(rowsFor(false)[1]!.text[0]).toContain('Ada');
  expect(rowsFor(true)[1]!.text[0]).toBe('Your time was up: the clock decided.');
});

test('chapters mark the axis of steps', () => {
  const moments = [[{}], [{ begins: 'Age I' }], [{ begins: 'turn 2' }]].map((events) => ({
    actor: null,
    by: null,
    awaited: [],
    events,
    tally: null,
  }));
  expect(chapterMarks({ moments: moments as never }, page)).toEqual([
    { at: 1, name: 'Age I', major: true },
    { at: 2, name: 'turn 2', major: false },
  ]);
});

test('points are counted from the tallies, and stay where none is', () => {
  const moment = (tally: number[][] | null) => ({ actor: null, by: null, awaited: [], events: [], tally });
  const moments = [moment(null), moment([[1, 2], [0, -1]]), moment(null)]; // prettier-ignore
  const timeline = { from: 0, steps: 2, stored_steps: 2, categories: ['a', 'b'], moments, outcome: null };
  expect(totals(timeline, 2)).toEqual([
    [0, 3, 3],
    [0, -1, -1],
  ]);
  expect(byCategory(timeline, 0)).toEqual([
    [0, 1, 1],
    [0, 2, 2],
  ]);
});

test('the sheet has the winner first and knows of broken ties', () => {
  const standing = (seat: number, place: number | null, points: number) => ({
    seat,
    place,
    points,
    tie_breaks: [],
    sheet: [{ category: 'a', points }],
  });
  const sheet = sheetOf({ reason: 'end', standings: [standing(0, 2, 7), standing(1, 1, 7), standing(2, null, 9)] });
  expect(sheet.rows.map(({ standing, points }) => [standing.seat, points])).toEqual([
    [1, [7]],
    [0, [7]],
    [2, [9]],
  ]);
  expect(sheet.best).toEqual([9]);
  expect(sheet.tied).toBe(true);
});

test('single keys leave those alone who write', () => {
  const press = (key: string, target: Element, more = {}) => {
    const event = new KeyboardEvent('keydown', { key, ...more });
    Object.defineProperty(event, 'target', { value: target });
    return frameKey(event);
  };
  const field = document.createElement('textarea');
  expect(press('C', document.body)).toBe('c');
  expect(press('c', field)).toBeNull();
  expect(press('Escape', field)).toBe('escape');
  expect(press('c', document.body, { ctrlKey: true })).toBeNull();
  expect(press('x', document.body)).toBeNull();
});
