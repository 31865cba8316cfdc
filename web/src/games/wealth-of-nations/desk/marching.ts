// War Clouds: what units do, in the words of the page.

import type { Develop, Operation, View } from '../view';

export const developOf = (view: View): Develop | null => {
  const { phase } = view.table;
  return typeof phase === 'object' && 'develop' in phase ? phase.develop : null;
};

export type Deed = 'battle' | 'conquest' | 'colonize' | 'nothing';

export const deedOf = (operation: Operation): Deed => (typeof operation === 'string' ? operation : 'battle');
