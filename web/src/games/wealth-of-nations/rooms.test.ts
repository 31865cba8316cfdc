import { expect, test } from 'vitest';
import { views } from './fixtures';
import { views as more } from './fixtures/trade';
import { plansBelow, shapeOf, tabs } from './rooms';

test('the shape follows the room there is', () => {
  expect(shapeOf(1440, 844, false)).toBe('wide');
  expect(shapeOf(1024, 712, false)).toBe('medium');
  expect(shapeOf(768, 968, false)).toBe('tall');
  expect(shapeOf(768, 500, false)).toBe('phone');
  expect(shapeOf(390, 790, false)).toBe('phone');
});

test('whoever watches needs less width, and is asked nothing', () => {
  expect(shapeOf(1024, 500, true)).toBe('wide');
  for (const view of [more.trade, views.develop, views.produce, views.draft]) {
    expect(tabs(view, 'wide', 500, true)).toEqual(['markets']);
    expect(tabs(view, 'phone', 500, true)).not.toContain('main');
    expect(tabs(view, 'phone', 500, true)).not.toContain('plan');
  }
});

test('a low table has the plan behind a tab, and so has a long plan', () => {
  expect(tabs(views.produce, 'wide', 840, false)).toEqual(['main', 'markets']);
  expect(tabs(views.produce, 'wide', 660, false)).toEqual(['main', 'markets', 'plan']);
  expect(tabs(more.trade, 'wide', 840, false)).toEqual(['main']);
  expect(tabs(more.trade, 'wide', 660, false)).toEqual(['main', 'plan']);
  expect(plansBelow(more.trade, 'wide', 840, 2)).toBe(true);
  expect(plansBelow(more.trade, 'wide', 840, 5)).toBe(false);
});
