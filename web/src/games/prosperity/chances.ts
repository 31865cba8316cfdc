// How likely each symbol is to be scored next.

import type { SymbolName } from './view';

/** By how often it is among those that are to come: the stack is shuffled within a decade. */
export function chances(toCome: SymbolName[]): { symbol: SymbolName; percent: number }[] {
  const each = [...new Set(toCome)];
  return each.map((symbol) => ({
    symbol,
    percent: Math.round((toCome.filter((other) => other === symbol).length / toCome.length) * 100),
  }));
}
