// Amounts of money in the reader's language.

import { currentLanguage, t } from '$lib/i18n.svelte';
import type { MoneyRange } from '../view';

const MINUS = '−';

const money = (value: number): string =>
  t('wealth-of-nations-money', { money: new Intl.NumberFormat(currentLanguage()).format(value) });

/** "$8.5", "−$4". */
export const amount = (value: number): string => (value < 0 ? `${MINUS}${money(-value)}` : money(value));

/** "+$8.5", "−$4", "$0". */
export const signed = (value: number): string => (value > 0 ? `+${money(value)}` : amount(value));

/** "2", "−1". */
export const plainCount = (value: number): string => (value < 0 ? `${MINUS}${-value}` : `${value}`);

/** "+2", "−1", "0". */
export const signedCount = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `${MINUS}${-value}` : '0');

/** What is known of somebody's money. */
export function moneyRange({ least, most }: MoneyRange): string {
  if (most === least) return money(least);
  return most === null
    ? t('won-trade-money-least', { least: money(least) })
    : t('won-trade-money-range', { least: money(least), most });
}
