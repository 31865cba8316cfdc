// Why something cannot be done, in words.

import { t } from '$lib/i18n.svelte';
import { oneByOne } from '../cards';
import type { Illegal } from '../view';
import { cardName, resourcesInWords, wonderName } from '../words';

/** The frame hands on what the server said; it is a refusal of this game's rules. */
export function refusal(said: { code: string }): string {
  const illegal = said as Illegal;
  switch (illegal.code) {
    case 'wonder-taken':
      return t('sw-illegal-wonder-taken', { wonder: wonderName(illegal.wonder) });
    case 'not-in-hand':
    case 'already-built':
    case 'not-in-pile':
      return t(`sw-illegal-${illegal.code}`, { card: cardName(illegal.card) });
    case 'unobtainable':
      return t('sw-illegal-unobtainable', { missing: resourcesInWords(oneByOne(illegal.missing)) });
    case 'too-expensive':
      return t('sw-illegal-too-expensive', { needed: illegal.needed, coins: illegal.coins });
    case 'wrong-payment':
      return t('sw-illegal-wrong-payment', { left: illegal.left, right: illegal.right });
    case 'not-your-decision':
    case 'wrong-moment':
    case 'wonder-complete':
    case 'not-every-seat':
    case 'boards-not-different':
    case 'not-the-deck':
      return t(`sw-illegal-${illegal.code}`);
  }
}

/** The same in a few words, for the label under a card. */
export function shortRefusal(illegal: Illegal): string {
  if (illegal.code === 'unobtainable') {
    return t('sw-short-unobtainable', { what: t(`resource-${oneByOne(illegal.missing)[0]}`) });
  }
  if (illegal.code === 'too-expensive') return t('sw-short-too-expensive', { needed: illegal.needed });
  return t(`sw-short-${illegal.code}`);
}
