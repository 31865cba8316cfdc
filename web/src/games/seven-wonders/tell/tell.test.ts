import { LANGUAGES, setLanguage, useMessages, type Rich } from '$lib/i18n.svelte';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import { awaitedOf, chairs, EVENTS, MOMENTS, viewOf } from '../fixtures';
import type { Illegal, Score } from '../view';
import { CATEGORIES, category } from './category';
import { prompt } from './prompt';
import { refusal, shortRefusal } from './refusal';
import { chapter, tell } from './tell';

await useMessages('seven-wonders');
await useMessages('seven-wonders-names');

const plain = (text: Rich) => text.map((part) => (typeof part === 'string' ? part : part.label)).join('');
const REFUSALS: Illegal[] = [
  { code: 'not-your-decision' },
  { code: 'wrong-moment' },
  { code: 'wonder-taken', wonder: 'gizah' },
  { code: 'not-in-hand', card: 'altar' },
  { code: 'already-built', card: 'altar' },
  { code: 'wonder-complete' },
  { code: 'unobtainable', missing: { stone: 2, glass: 1 } },
  { code: 'too-expensive', needed: 5, coins: 2 },
  { code: 'wrong-payment', left: 2, right: 1 },
  { code: 'not-in-pile', card: 'altar' },
  { code: 'not-every-seat' },
  { code: 'boards-not-different' },
  { code: 'not-the-deck' },
];

describe.each(LANGUAGES)('in %s', (language) => {
  let missing: MockInstance;
  beforeEach(async () => {
    missing = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await setLanguage(language);
  });
  afterEach(async () => {
    expect(missing).not.toHaveBeenCalled();
    missing.mockRestore();
    await setLanguage('en');
  });

  test.each([0, 1, null])('every event is told to seat %s', (you) => {
    for (const event of EVENTS) {
      const line = tell(event, { chairs: chairs(7, you) });
      if (line) expect(plain(line.text)).toMatch(/^[^{}]+[.!]$/);
      chapter(event);
    }
  });

  test('every moment has its prompt, for those who decide and those who wait', () => {
    for (const moment of MOMENTS) {
      const view = viewOf(moment);
      for (const seat of [0, 1, null]) expect(prompt(view, seat, { chairs: chairs(7, seat) })).toMatch(/^[^{}]{8,}$/);
    }
  });

  test('every refusal and every category has words', () => {
    for (const illegal of REFUSALS) expect(refusal(illegal)).toMatch(/^[^{}]{8,}\.$/);
    for (const code of ['already-built', 'wonder-complete', 'unobtainable', 'too-expensive'])
      expect(shortRefusal(REFUSALS.find((each) => each.code === code)!)).toMatch(/^[^{}]+$/);
    for (const id of CATEGORIES) expect(category(id).name).toMatch(/^[^{}]+$/);
  });
});

describe('in words', () => {
  const teller = { chairs: chairs(3) };
  const built = {
    event: 'built',
    seat: 1,
    card: 'temple',
    bank: 0,
    payment: { left: 0, right: 0 },
    free: null,
  } as const;
  const told = (event: Parameters<typeof tell>[0]) => plain(tell(event, teller)!.text);

  test('who built, and how it was paid for', () => {
    expect(told(built)).toBe('Tomás built Temple.');
    expect(told({ ...built, seat: 0 })).toBe('You built Temple.');
    expect(told({ ...built, payment: { left: 0, right: 2 } })).toBe('Tomás built Temple, paying 2 to you.');
    expect(told({ ...built, payment: { left: 1, right: 2 } })).toBe(
      'Tomás built Temple, paying 1 to Kofi and 2 to you.',
    );
    expect(told({ ...built, bank: 1 })).toBe('Tomás built Temple, paying 1 to the bank.');
    expect(told({ ...built, free: { chain: 'altar' } })).toBe('Tomás built Temple, free through Altar.');
  });

  test('a conflict is told once, by who won it', () => {
    const conflict = {
      event: 'conflict',
      age: 2,
      seat: 1,
      shields: 4,
      against: 0,
      their_shields: 1,
      points: 3,
    } as const;
    expect(told(conflict)).toBe('Tomás beat you in war, 4 to 1: +3 and −1.');
    expect(tell({ ...conflict, points: -1 }, teller)).toBe(null);
  });

  test('the chapters are Ages and turns', () => {
    expect(chapter({ event: 'age-began', age: 2 })).toEqual({ name: 'Age II', major: true });
    expect(chapter({ event: 'turn-resolved', age: 3, turn: 0 })).toEqual({
      name: 'Age III, turn 1',
      major: false,
    });
  });

  test('the prompt says what is asked', () => {
    const ask = (moment: Parameters<typeof viewOf>[0]) => prompt(viewOf(moment), awaitedOf(moment)[0] ?? 0, teller);
    expect(ask('setupWonder')).toBe('Choose your wonder');
    expect(ask('threeFirstTurn')).toBe('Your turn: play one of 7 cards');
    expect(ask('discardPick')).toBe('Halikarnassos: build a card from the discard pile for free');
    expect(ask('seventhCard')).toBe('Babylon: play your seventh card too');
    expect(ask('over')).toBe('The game is over');
  });

  test('the score sheet of the game has these categories', () => {
    const { stage } = viewOf('over');
    const score = 'ages' in stage ? stage.ages.cities[0]!.score : ({} as Score);
    expect(Object.keys(score).toSorted()).toEqual(CATEGORIES.toSorted());
  });
});
