import { expect, test } from 'vitest';
import { breakable } from './breaks';

test.each([
  ['Caravanserraglio', 'Cara·van·ser·ra·glio'],
  ['Fortifications', 'For·ti·fi·ca·tions'],
  ['Guilde des scientifiques', 'Guilde des scien·ti·fi·ques'],
  ['Observatoire', 'Obser·va·toire'],
  ['Bibliothèque', 'Biblio·thè·que'],
  ['Temple', 'Temple'],
])('%s may be broken as %s', (name, broken) => {
  expect(breakable(name).replaceAll('\u00ad', '·')).toBe(broken);
});
