import type { Mark } from '$lib/protocol/Mark';
import type { Verdict } from '$lib/protocol/Verdict';
import { expect, test } from 'vitest';
import { chanceLines, inOrder, madeFrom, mistakes, neighbour, summaries } from './verdicts';

const verdict = (step: number, seat: number, mark: Mark, chances = [0.5, 0.5], loss = 0): Verdict => ({
  ...{ step, seat, mark, chances, loss, points_lost: loss * 10, better: null, others: [] },
  why: { nudge: null, reasons: [], lacks: [] },
  played: { action: null, chance: 0.5, points: 40 },
});
// Two seats decide at the same time, and the replay stops when both have.
const stops = [0, 1, 3, 5, 6];
const verdicts = inOrder([
  verdict(5, 1, 'costly', [0.6, 0.4], 0.3),
  verdict(2, 0, 'good', [0.25, 0.75], 0.02),
  verdict(3, 1, 'slip', [0.25, 0.75], 0.06),
  verdict(4, 0, 'mistake', [0.6, 0.4], 0.14),
]);

test('a decision belongs to the stop that it was made from', () => {
  expect(stops.map((_, at) => madeFrom(verdicts, stops, at).map(({ step }) => step))).toEqual([
    [],
    [2, 3],
    [4, 5],
    [],
    [],
  ]);
});

test('chances stand where the next decision is made, and the end is certain', () => {
  expect(chanceLines(verdicts, stops, [1, 0], true)).toEqual([
    [25, 25, 60, 100, 100],
    [75, 75, 40, 0, 0],
  ]);
});

test('what is not judged yet has no chances', () => {
  expect(chanceLines(verdicts.slice(0, 2), stops, [1, 0], false)[0]).toEqual([25, 25, NaN, NaN, NaN]);
  expect(chanceLines([], stops, [1, 0], false)[1]).toEqual([NaN, NaN, NaN, NaN, NaN]);
});

test('of several mistakes at one stop the worst is marked', () => {
  expect(mistakes(verdicts, stops, null)).toEqual([
    { at: 1, seat: 1, mark: 'slip' },
    { at: 2, seat: 1, mark: 'costly' },
  ]);
  expect(mistakes(verdicts, stops, 0)).toEqual([{ at: 2, seat: 0, mark: 'mistake' }]);
  const all = mistakes(verdicts, stops, null);
  expect([neighbour(all, 1, 1)?.at, neighbour(all, 2, 1)?.at, neighbour(all, 2, -1)?.at]).toEqual([2, undefined, 1]);
});

test('a summary counts mistakes and what they cost', () => {
  const [first, second, third] = summaries(verdicts, 3);
  expect(first).toMatchObject({ counts: [0, 0, 1, 0] });
  expect(first!.lost).toBeCloseTo(8);
  expect(first!.pointsLost).toBeCloseTo(0.8);
  expect(second).toMatchObject({ counts: [0, 1, 0, 1] });
  expect(third).toEqual({ seat: 2, counts: [0, 0, 0, 0], lost: 0, pointsLost: 0 });
  expect(summaries([verdict(1, 0, 'great')], 1)[0]!.counts).toEqual([1, 0, 0, 0]);
});
