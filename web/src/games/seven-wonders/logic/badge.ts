// What stands under a card of the hand: free, its price and to whom, or why it cannot be built.

import { t } from '$lib/i18n.svelte';
import { cardData } from '../cards';
import { shortRefusal } from '../tell/refusal';
import type { Buildable } from '../view';
import { cardName } from '../words';

export interface Badge {
  kind: 'free' | 'own' | 'pay' | 'impossible';
  icon: string | null;
  /** Coins, if any are to be paid. */
  price: number;
  text: string;
}

export function badge(card: string, verdict: Buildable, names: { left: string; right: string }): Badge {
  if ('impossible' in verdict) {
    return { kind: 'impossible', icon: 'u-lock', price: 0, text: shortRefusal(verdict.impossible.why) };
  }
  const { free, ways } = verdict.possible;
  const { payment, coins: price } = ways[0]!;
  if (free) {
    const text = 'chain' in free ? t('sw-short-free', { card: cardName(free.chain) }) : t('sw-short-power');
    return { kind: 'free', icon: 'u-link', price, text };
  }
  if (price === 0) {
    const text = t(cardData(card).cost.length === 0 ? 'sw-short-nothing' : 'sw-short-own');
    return { kind: 'own', icon: 'u-check', price, text };
  }
  const { left, right } = payment;
  const text =
    left && right
      ? t('sw-short-both')
      : left || right
        ? t('sw-short-to', { who: left ? names.left : names.right })
        : t('sw-short-bank');
  return { kind: 'pay', icon: null, price, text };
}
