import { expect, test } from 'vitest';
import { keepNames, lastNames, namesAt } from './screen-names';

test('names around one screen are kept, by table and for the next one', () => {
  keepNames('t0', ['', '']);
  expect(lastNames()).toEqual([]);
  keepNames('t1', [' Ada ', 'Bo', '']);
  expect(namesAt('t1')).toEqual(['Ada', 'Bo', '']);
  expect(namesAt('t2')).toEqual([]);
  expect(lastNames()).toEqual(['Ada', 'Bo', '']);
});

test('old tables are forgotten', () => {
  for (let table = 0; table < 60; table++) keepNames(`t${table}`, ['Ada']);
  expect(namesAt('t59')).toEqual(['Ada']);
  expect(namesAt('t3')).toEqual([]);
});
