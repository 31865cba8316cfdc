// What could be done, in words.

import { rich, t, type Rich } from '$lib/i18n.svelte';
import type { Teller } from '../../game';
import type { Action } from '../view';
import { cardThing, wonderThing } from './names';

export function describe(action: Action, _teller: Teller): Rich {
  if ('take-wonder' in action) return rich('sw-do-wonder', { wonder: wonderThing(action['take-wonder'].wonder) });
  if ('choose-side' in action) return [t('sw-do-side', { side: action['choose-side'].side })];
  if ('pick' in action) return rich('sw-do-pick', { card: cardThing(action.pick.card) });
  const { card, how } = action.play;
  if (how === 'sell') return rich('sw-do-sell', { card: cardThing(card) });
  const { left, right } = 'build' in how ? how.build : how.stage;
  const cost = left && right ? 'both' : left ? 'left' : right ? 'right' : 'nothing';
  return rich('build' in how ? 'sw-do-build' : 'sw-do-stage', { card: cardThing(card), cost, left, right });
}
