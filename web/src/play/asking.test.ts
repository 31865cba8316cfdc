import type { Told } from '$games/game';
import { expect, test } from 'vitest';
import { Asking } from './asking';

const told = (line: unknown[]): Told => ({
  taken: line.length,
  refused: null,
  view: line,
  changed: [],
  tally: null,
  unknown: false,
});

function questions() {
  const asked: { lines: unknown[][]; answer(): void }[] = [];
  const asking = new Asking(
    (lines) => new Promise((resolve) => asked.push({ lines, answer: () => resolve(lines.map(told)) })),
    0,
  );
  return { asked, asking };
}
const later = () => new Promise((resolve) => setTimeout(resolve, 5));

test('what is asked in one go travels together, and each place gets its own', async () => {
  const { asked, asking } = questions();
  const one = asking.ask({}, [['a'], ['b']]);
  const other = asking.ask({}, [['c']]);
  await later();
  expect(asked.map(({ lines }) => lines)).toEqual([[['a'], ['b'], ['c']]]);
  asked[0]!.answer();
  expect((await one)!.map(({ view }) => view)).toEqual([['a'], ['b']]);
  expect((await other)!.map(({ view }) => view)).toEqual([['c']]);
});

test('while an answer is awaited only the newest question of a place waits', async () => {
  const { asked, asking } = questions();
  const place = {};
  const first = asking.ask(place, [[1]]);
  await later();
  const second = asking.ask(place, [[2]]);
  const third = asking.ask(place, [[3]]);
  expect(await second).toBe(null);
  asked[0]!.answer();
  expect((await first)![0]!.view).toEqual([1]);
  await later();
  expect(asked.map(({ lines }) => lines)).toEqual([[[1]], [[3]]]);
  asked[1]!.answer();
  expect((await third)![0]!.view).toEqual([3]);
});

test('no more lines than the server takes', async () => {
  const { asked, asking } = questions();
  const eight = Array.from({ length: 8 }, (_, line) => [line]);
  void asking.ask({}, eight);
  const other = asking.ask({}, eight);
  await later();
  expect(asked[0]!.lines).toHaveLength(8);
  asked[0]!.answer();
  await later();
  asked[1]!.answer();
  expect(await other).toHaveLength(8);
});

test('whoever gets no answer is told so', async () => {
  const asking = new Asking(() => Promise.reject(new Error('the line is lost')), 0);
  expect(await asking.ask({}, [[1]])).toBe(null);
});
