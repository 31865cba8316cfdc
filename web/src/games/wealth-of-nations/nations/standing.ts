// Where a nation stands in the phase: whose turn it is, who offers, who is done.

import type { Seat } from '../../game';
import { tradeOf } from '../trade/moment';
import type { View } from '../view';

export type Standing = 'eliminated' | 'turn' | 'offers-you' | 'passed' | 'sealed' | null;

export function standingOf(view: View, seat: Seat, viewer: Seat | null, awaited: readonly Seat[]): Standing {
  const { phase, nations } = view.table;
  if (nations[seat]!.eliminated) return 'eliminated';
  if (tradeOf(view)?.offers.some((offer) => offer.from === seat && offer.to === viewer)) return 'offers-you';
  if (awaited.includes(seat)) return 'turn';
  if (view.passed.includes(seat)) return 'passed';
  if (typeof phase === 'object' && 'produce' in phase && phase.produce.sealed[seat]) return 'sealed';
  return null;
}
