import { expect, test } from 'vitest';
import { guideBy, ruleOf, rulePath } from './guide';

guideBy({
  game: 'go',
  within: '.goban',
  chapters: [
    ['.stone', 'capture'],
    ['*', 'aim'],
  ],
});

function within(html: string, selector: string): Element {
  document.body.innerHTML = html;
  return document.querySelector(selector)!;
}

test('a thing leads to the chapter of the nearest rule that fits', () => {
  const thing = within('<div class="goban"><i class="stone"><b></b></i></div>', 'b');
  expect(ruleOf(thing)).toEqual({ game: 'go', id: 'rules-go-capture' });
  expect(rulePath(ruleOf(thing)!)).toBe('/rules/go#rules-go-capture');
});

test('what nothing else fits leads to the last chapter', () => {
  expect(ruleOf(within('<div class="goban"><b></b></div>', 'b'))).toEqual({ game: 'go', id: 'rules-go-aim' });
});

test('what does not lie on the table of a game leads nowhere', () => {
  expect(ruleOf(within('<div><b class="stone"></b></div>', 'b'))).toBeNull();
});
