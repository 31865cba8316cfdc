import { expect, test } from 'vitest';
import { putBack } from './kept';

test('a list goes on from what was there before', () => {
  const before = { stage: { plays: [1, 2, 3], hand: ['a'] } };
  const view = { stage: { plays: [4], hand: ['b'] } };
  putBack(view, before, [{ list: '/stage/plays', first: 3 }]);
  expect(view).toEqual({ stage: { plays: [1, 2, 3, 4], hand: ['b'] } });
  expect(before.stage.plays).toEqual([1, 2, 3]);
});

test('no more is put back than the server says', () => {
  const view = { plays: [9] };
  putBack(view, { plays: [1, 2, 3] }, [{ list: '/plays', first: 2 }]);
  expect(view.plays).toEqual([1, 2, 9]);
});

test('what is not there changes nothing', () => {
  const view = { own: null };
  putBack(view, {}, [{ list: '/own/seen', first: 2 }]);
  putBack(view, undefined, [{ list: '/plays', first: 1 }]);
  expect(view).toEqual({ own: null });
});
