import { expect, test } from 'vitest';
import { blocks, highlight, matches } from './format';

test('paragraphs, lists and bold words', () => {
  const made = blocks('Pay **one coin**.\nGo on.\n\n- first\n- second\n  goes on\n\n1. one\n2. two');
  expect(made.map((block) => block.kind)).toEqual(['paragraph', 'list', 'list']);
  expect(made[0]).toEqual({
    kind: 'paragraph',
    runs: [
      { text: 'Pay ', bold: false },
      { text: 'one coin', bold: true },
      { text: '.', bold: false },
      { text: ' Go on.', bold: false },
    ],
  });
  expect(made[1]).toMatchObject({ ordered: false, items: { length: 2 } });
  expect(made[2]).toMatchObject({ ordered: true, items: { length: 2 } });
});

test('a list follows a line without a gap', () => {
  expect(blocks('These:\n- a\n- b').map((block) => block.kind)).toEqual(['paragraph', 'list']);
});

test('markup of others stays text', () => {
  expect(blocks('<b>no</b>')).toEqual([{ kind: 'paragraph', runs: [{ text: '<b>no</b>', bold: false }] }]);
});

test('words are found without case and accents', () => {
  expect(matches('La Cité élevée', 'cite ELEVEE')).toBe(true);
  expect(matches('La Cité', 'cité tour')).toBe(false);
  expect(highlight('Élevée', 'eve')).toEqual([
    { text: 'Él', hit: false },
    { text: 'evé', hit: true },
    { text: 'e', hit: false },
  ]);
  expect(highlight('abc', '')).toEqual([{ text: 'abc', hit: false }]);
});
