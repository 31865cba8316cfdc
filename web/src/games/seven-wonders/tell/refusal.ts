// Why something cannot be done, in words.

import { t } from '$lib/i18n.svelte';
import { oneByOne } from '../cards';
import type { Illegal, Resources } from '../view';
import { resourcesInWords } from '../words';

export function refusal(illegal: Illegal): string {
  const name = (kind: 'card' | 'wonder') => t(`${kind}-${String(illegal[kind])}`);
  switch (illegal.code) {
    case 'wonder-taken':
      return t('sw-illegal-wonder-taken', { wonder: name('wonder') });
    case 'not-in-hand':
    case 'already-built':
    case 'not-in-pile':
      return t(`sw-illegal-${illegal.code}`, { card: name('card') });
    case 'unobtainable':
      return t('sw-illegal-unobtainable', { missing: resourcesInWords(oneByOne(illegal.missing as Resources)) });
    case 'too-expensive':
      return t('sw-illegal-too-expensive', { needed: illegal.needed as number, coins: illegal.coins as number });
    case 'wrong-payment':
      return t('sw-illegal-wrong-payment', { left: illegal.left as number, right: illegal.right as number });
    default:
      return t(`sw-illegal-${illegal.code}`);
  }
}

/** The same in a few words, for the label under a card. */
export function shortRefusal(illegal: Illegal): string {
  if (illegal.code === 'unobtainable') {
    const [first] = Object.keys(illegal.missing as Resources);
    return t('sw-short-unobtainable', { what: t(`resource-${first}`) });
  }
  if (illegal.code === 'too-expensive') return t('sw-short-too-expensive', { needed: illegal.needed as number });
  return t(`sw-short-${illegal.code}`);
}
