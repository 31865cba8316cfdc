import { beforeEach, expect, test, vi } from 'vitest';
import { api, listAddress, type TablePage } from './api';
import { Paged, together } from './paged.svelte';
import type { TableInfo } from './protocol/TableInfo';

const table = (id: string, updated_at = 0) => ({ id, updated_at }) as TableInfo;
let answers: Record<string, () => Promise<TablePage>>;

beforeEach(() => {
  answers = {};
  vi.spyOn(api, 'tables').mockImplementation((address) => answers[address]!());
});

const page = (ids: string[], next: string | null = null) =>
  Promise.resolve({ tables: ids.map((id) => table(id)), next });
const shown = (list: Paged) => list.tables?.map(({ id }) => id);

test('a list grows by pages, and all of them are asked for again', async () => {
  answers = {
    first: () => page(['a', 'b'], 'second'),
    second: () => page(['c', 'b'], 'third'),
    third: () => page(['d']),
  };
  const list = new Paged(() => 'first', 60);
  await list.refresh();
  expect([shown(list), list.more]).toEqual([['a', 'b'], true]);
  await list.grow();
  expect([shown(list), list.more, list.busy]).toEqual([['a', 'b', 'c'], true, false]);
  answers.first = () => page(['new', 'a'], 'second');
  await list.refresh();
  expect(shown(list)).toEqual(['new', 'a', 'c', 'b']);
  await list.grow();
  expect([shown(list), list.more]).toEqual([['new', 'a', 'c', 'b', 'd'], false]);
});

test('an answer to an older question does not replace a newer one', async () => {
  let slow: (found: TablePage) => void = () => undefined;
  answers = { old: () => new Promise((resolve) => (slow = resolve)), new: () => page(['b']) };
  let address = 'old';
  const list = new Paged(() => address, 60);
  const first = list.refresh();
  address = 'new';
  await list.search();
  slow({ tables: [table('a')], next: null });
  await first;
  expect(shown(list)).toEqual(['b']);
});

test('what was found stays while the server is away', async () => {
  answers = { first: () => page(['a']) };
  const list = new Paged(() => 'first', 60);
  await list.refresh();
  answers.first = () => Promise.reject(new Error('away'));
  await list.search();
  expect([shown(list), list.busy]).toEqual([['a'], false]);
  expect(list.error).toBeInstanceOf(Error);
});

test('two lists together end where the first of them ends', async () => {
  const found = (tables: TableInfo[], next: string | null) => () => Promise.resolve({ tables, next });
  answers = {
    mine: found([table('m9', 9), table('m2', 2)], null),
    all: found([table('a8', 8), table('m9', 9), table('a5', 5)], 'more'),
    more: found([table('a1', 1)], null),
  };
  const lists = [new Paged(() => 'mine', 60), new Paged(() => 'all', 60)];
  await Promise.all(lists.map((list) => list.refresh()));
  expect(together(lists).map(({ id }) => id)).toEqual(['m9', 'a8', 'a5']);
  await lists[1]!.grow();
  expect(together(lists).map(({ id }) => id)).toEqual(['m9', 'a8', 'a5', 'm2', 'a1']);
});

test('an address says only what is searched', () => {
  expect(listAddress('open', { title: '', game: null, free: 2 })).toBe('/api/lists/open?free=2');
  expect(listAddress('mine', { status: 'open,playing', title: 'a b' })).toBe(
    '/api/lists/mine?status=open%2Cplaying&title=a+b',
  );
});
