import { expect, test } from 'vitest';
import { views } from '../fixtures/trade';
import { planToRun } from '../produce/production';
import { changed, cleared, deedOf, deedsOf, itemName, NO_RUN, numberOf } from './plan';

const EMPTY = planToRun(NO_RUN);

test('deeds are counted, and cleared', () => {
  const plan = changed(changed(changed(EMPTY, 'farm', 1), 'automation', 2), 'flag', -1);
  expect([numberOf(plan, 'farm'), numberOf(plan, 'automation'), numberOf(plan, 'flag')]).toEqual([1, 2, 0]);
  expect(deedsOf(views.trade)).not.toContain('unit');
  expect(deedsOf(views.occupy)).toContain('march');
  expect(cleared({ ...plan, run: { feed: [1], ore: [], power: [1] } })).toEqual(EMPTY);
});

test('lines that follow from others have no mark of their own', () => {
  expect([itemName('flag'), itemName({ tile: 'bank' }), itemName('run-new')]).toEqual(['flag', 'bank', 'run-new']);
  expect([deedOf('flag'), deedOf({ tile: 'bank' })]).toEqual(['flag', 'bank']);
  for (const item of ['flag-for-tile', 'run', 'run-new'] as const) expect(deedOf(item)).toBeNull();
});
