import type { PuzzleResult } from '$lib/protocol/PuzzleResult';
import { expect, test } from 'vitest';
import { dayKind, dayWords, judgedChoices, signed } from './judged';
import { puzzlePath, streamPath } from './paths';

const streak = { today: 0, days: 0, week: [] };
const solver = { rating: 1200, deviation: 350, answered: 0, in_a_row: 0, longest_row: 0 };
const lack = { fact: { points: 3 }, bearing: 'for', lesson: null } as const;
const result: PuzzleResult = {
  chosen: 0,
  best: 2,
  verdict: 'worse',
  chances: [
    { chance: 0.604, error: 0.02 },
    { chance: 0.1, error: 0.001 },
    { chance: 0.79, error: 0.018 },
  ],
  themes: ['war'],
  counted: true,
  change: -12,
  solver,
  rating: 1400,
  streak,
  why: { nudge: null, reasons: [], lacks: [[lack]] },
  compared: [0],
};

test('the choices come by their chances, with what the compared ones lack', () => {
  expect(judgedChoices(result)).toEqual([
    { index: 2, percent: 79, error: 2, best: true, yours: false, lacks: [] },
    { index: 0, percent: 60, error: 2, best: false, yours: true, lacks: [lack] },
    { index: 1, percent: 10, error: 1, best: false, yours: false, lacks: [] },
  ]);
});

test('equal chances keep the order of the choices', () => {
  const chances = [0.5, 0.5, 0.5].map((chance) => ({ chance, error: 0.02 }));
  expect(judgedChoices({ ...result, chances }).map(({ index }) => index)).toEqual([0, 1, 2]);
});

test('a change has its sign', () => {
  expect([signed(12), signed(-8), signed(0)]).toEqual(['+12', '−8', '+0']);
});

test('a day is solved, answered or neither', () => {
  expect(dayKind({ day: 1, answered: 0, solved: 0 })).toBe('none');
  expect(dayKind({ day: 1, answered: 2, solved: 0 })).toBe('answered');
  expect(dayKind({ day: 1, answered: 2, solved: 1 })).toBe('solved');
  expect(dayWords(0, 'en', { dateStyle: 'long' })).toBe('January 1, 1970');
});

test('addresses say only what is wanted', () => {
  expect(puzzlePath('seven-wonders-1-2')).toBe('/puzzle/seven-wonders-1-2');
  expect(puzzlePath('a', 'war')).toBe('/puzzle/a?theme=war');
  expect(streamPath('prosperity')).toBe('/puzzles/prosperity');
  expect(streamPath('prosperity', null, 'a')).toBe('/puzzles/prosperity?not=a');
  expect(streamPath('prosperity', 'end', 'a')).toBe('/puzzles/prosperity?theme=end&not=a');
});
