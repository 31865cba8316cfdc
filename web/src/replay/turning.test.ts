import type { Verdict } from '$lib/protocol/Verdict';
import { expect, test } from 'vitest';
import { bestDecision, costliestDecision, toLearn, turningPoints } from './turning';

const action = (chance: number) => ({ action: null, chance, points: 40 });
const verdict = (step: number, seat: number, chances: number[], part: Partial<Verdict> = {}): Verdict => ({
  ...{ step, seat, chances, loss: 0, points_lost: 0, better: null, mark: 'best', others: [] },
  played: action(0.5),
  why: { nudge: null, reasons: [], lacks: [] },
  ...part,
});
const costs = (loss: number, lesson: string): Partial<Verdict> => ({
  loss,
  mark: 'mistake',
  better: 0,
  others: [action(0.5 + loss)],
  why: { nudge: null, reasons: [], lacks: [[{ fact: {}, bearing: 'for', lesson }]] },
});

test('the three largest swings are told in their order, decisions of one moment once', () => {
  const verdicts = [
    verdict(1, 0, [0.5, 0.5]),
    verdict(2, 1, [0.5, 0.5]),
    verdict(3, 0, [0.6, 0.4]),
    verdict(4, 1, [0.2, 0.8]),
    verdict(5, 0, [0.21, 0.79]),
    verdict(6, 1, [0.7, 0.3]),
  ];
  const turned = turningPoints(verdicts, [1, 0], 0);
  expect(turned.map(({ verdict: { step }, from, to }) => [step, from, to])).toEqual([
    [3, 0.6, 0.2],
    [5, 0.21, 0.7],
    [6, 0.7, 1],
  ]);
  expect(turningPoints(verdicts, [1, 0], null)).toHaveLength(3);
  expect(turningPoints([], [1, 0], 0)).toEqual([]);
});

test('the best decision is the furthest ahead, the costliest the one that lost most', () => {
  const verdicts = [
    verdict(1, 0, [0.5, 0.5], { played: action(0.6), others: [action(0.5)] }),
    verdict(2, 0, [0.5, 0.5], { played: action(0.7), others: [action(0.4)] }),
    verdict(3, 0, [0.5, 0.5], costs(0.15, 'war')),
    verdict(4, 0, [0.5, 0.5], costs(0.3, 'science')),
    verdict(5, 1, [0.5, 0.5], costs(0.4, 'war')),
  ];
  expect(bestDecision(verdicts, 0)?.verdict.step).toBe(2);
  expect(costliestDecision(verdicts, 0)?.verdict.step).toBe(4);
  expect(costliestDecision(verdicts, 0)?.other.chance).toBeCloseTo(0.8);
  expect(bestDecision(verdicts, 1)).toBeNull();
});

test('what is to be learnt is what cost most in all', () => {
  const verdicts = [
    verdict(1, 0, [0.5, 0.5], costs(0.15, 'war')),
    verdict(2, 0, [0.5, 0.5], costs(0.2, 'science')),
    verdict(3, 0, [0.5, 0.5], costs(0.12, 'war')),
  ];
  expect(toLearn(verdicts, 0)).toEqual({ lesson: 'war', mistakes: 2 });
  expect(toLearn(verdicts, 1)).toBeNull();
});
