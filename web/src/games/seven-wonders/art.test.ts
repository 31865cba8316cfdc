import { LANGUAGES, has, setLanguage, t, useMessages } from '$lib/i18n.svelte';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CHAIN_SYMBOLS } from './art/chains';
import { hasMonument, monumentOf, standing } from './art/monuments';
import { hasScene, sceneOf } from './art/scenes';
import { tokensOf } from './art/tokens';
import { allCards, allWonders, COLOURS, RESOURCES, wonderData } from './cards';
import { RULES } from './rules';
import symbols from './sprites/symbols.svg?raw';
import { describeCard, effectSentences, stageWords } from './words';

const SIDES = ['day', 'night'] as const;
const drawn = new Set([...symbols.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!));

test('every card has a scene of its own', () => {
  const seen = new Map<string, string>();
  for (const { id } of allCards()) {
    expect(hasScene(id), id).toBe(true);
    const { sky, drawing } = sceneOf(id);
    expect(drawing, id).not.toMatch(/NaN|undefined/);
    expect(seen.get(sky + drawing), id).toBeUndefined();
    seen.set(sky + drawing, id);
  }
});

test('every chain has a symbol that is drawn, and no two chains share one', () => {
  for (const card of allCards()) {
    expect(card.chainIn !== null, card.id).toBe(card.freeAfter.length > 0);
    expect(card.chainOut, card.id).toHaveLength(card.opens.length);
    for (const symbol of card.chainOut) expect(drawn.has(symbol), symbol).toBe(true);
  }
  expect(new Set(Object.values(CHAIN_SYMBOLS)).size).toBe(Object.keys(CHAIN_SYMBOLS).length);
});

test('every effect is drawn, with symbols that exist', () => {
  const stages = allWonders().flatMap((id) => SIDES.flatMap((side) => wonderData(id, side).stages));
  for (const { effect } of [...allCards(), ...stages]) {
    const tokens = tokensOf(effect);
    expect(tokens.length).toBeGreaterThan(0);
    for (const token of tokens) if (token.draw === 'icon') expect(drawn.has(token.id), token.id).toBe(true);
  }
});

test('every wonder grows from nothing to its whole height on both sides', () => {
  for (const id of allWonders()) {
    expect(hasMonument(id), id).toBe(true);
    for (const side of SIDES) {
      const all = wonderData(id, side).stages.length;
      const tops = Array.from({ length: all + 1 }, (_, built) => standing(monumentOf(id), all, built).top);
      expect(tops).toEqual([...tops].sort((one, other) => other - one));
      expect(standing(monumentOf(id), all, 0).ghosts, `${id} ${side}`).toHaveLength(all - 1);
      expect(standing(monumentOf(id), all, 0).ghosts.join(), `${id} ${side}`).not.toMatch(/NaN/);
    }
  }
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useMessages('seven-wonders-names');
    await useMessages('seven-wonders-rules');
  });
  afterAll(() => setLanguage('en'));

  test('every card has a name, and its effect is told', () => {
    for (const { id, effect } of allCards()) {
      expect(has(`card-${id}`), id).toBe(true);
      for (const sentence of effectSentences(effect)) expect(sentence).toMatch(/^\S.*\.$/);
      expect(describeCard(id)).not.toMatch(/\{|undefined/);
    }
  });

  test('wonders, goods and colours have names, and stages are told', () => {
    for (const id of allWonders()) {
      expect(has(`wonder-${id}`) && has(`monument-${id}`), id).toBe(true);
      for (const side of SIDES)
        for (const index of wonderData(id, side).stages.keys())
          expect(stageWords(id, side, index).text).toMatch(/^\S.*\.$/);
    }
    for (const kind of RESOURCES) expect(has(`resource-${kind}`), kind).toBe(true);
    for (const colour of COLOURS) expect(has(`colour-${colour}`) && has(`kind-${colour}`), colour).toBe(true);
  });

  test('every chapter of the rules has a title and a text', () => {
    for (const id of RULES) {
      expect(t(`${id}-title`).length).toBeGreaterThan(3);
      expect(t(`${id}-text`).length).toBeGreaterThan(80);
    }
  });
});
