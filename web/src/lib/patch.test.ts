import { expect, test } from 'vitest';
import { patched } from './patch';

test('a patch replaces, adds and removes, one step after the other', () => {
  const before = { money: 3, goods: [1, 2, 3], 'a/b~c': { d: 'x' } };
  const after = patched(before, [
    { op: 'replace', path: '/money', value: 5 },
    { op: 'replace', path: '/a~1b~0c/d', value: 'y' },
    { op: 'remove', path: '/goods/1' },
    { op: 'add', path: '/goods/2', value: 4 },
    { op: 'replace', path: '/goods/0', value: [7] },
  ]);
  expect(after).toEqual({ money: 5, goods: [[7], 3, 4], 'a/b~c': { d: 'y' } });
});

test('the view before stays as it was, and what did not change is shared', () => {
  const before = { cities: [{ coins: 1 }, { coins: 2 }], plays: ['a'] };
  const after = patched(before, [
    { op: 'replace', path: '/cities/1/coins', value: 9 },
    { op: 'add', path: '/plays/1', value: 'b' },
  ]) as typeof before;
  expect(before).toEqual({ cities: [{ coins: 1 }, { coins: 2 }], plays: ['a'] });
  expect(after).toEqual({ cities: [{ coins: 1 }, { coins: 9 }], plays: ['a', 'b'] });
  expect(after.cities[0]).toBe(before.cities[0]);
});

test('the whole view can be another, and without steps it is the same', () => {
  const before = { a: 1 };
  expect(patched(before, [{ op: 'replace', path: '', value: { b: 2 } }])).toEqual({ b: 2 });
  expect(patched(before, [])).toBe(before);
});

test('a patch that does not fit is refused', () => {
  expect(() => patched({ a: 1 }, [{ op: 'replace', path: '/b/c', value: 1 }])).toThrow();
  expect(() => patched({ a: 1 }, [{ op: 'replace', path: '/b', value: 1 }])).toThrow();
  expect(() => patched({ a: 1 }, [{ op: 'remove', path: '/a' }])).toThrow();
});
