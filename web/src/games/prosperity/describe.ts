// What could be done, in words.

import { rich, t, type Rich } from '$lib/i18n.svelte';
import type { Teller } from '../game';
import type { Action } from './view';
import { DEFICIT } from './tables';
import { money, spaceName, tileThing, trackName } from './words';

export function describe(action: Action, _teller: Teller): Rich {
  if (action === 'income' || action === 'cleanup') return [t(`prosperity-advice-${action}`)];
  if ('settle' in action)
    return [t('prosperity-advice-settle', { money: money(action.settle.paid * DEFICIT), paid: action.settle.paid })];
  if ('advance' in action) return [t('prosperity-advice-advance', action.advance)];
  if ('research' in action) return [t('prosperity-advice-research', { track: trackName(action.research.track) })];
  const { tile, space } = action.buy;
  if (space === null) return rich('prosperity-advice-buy', { tile: tileThing(tile) });
  return rich('prosperity-advice-place', { tile: tileThing(tile), space: spaceName(space) });
}
