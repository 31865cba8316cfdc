// Where a nation stands in the phase: whose turn it is, who offers, who is done.

import type { Seat } from '../../game';
import { tradeOf } from '../trade/moment';
import type { View } from '../view';

export type Standing = 'eliminated' | 'turn' | 'offers-you' | 'passed' | 'sealed' | null;

/** Who has passed without anything happening since: so many before the active player. */
export function passedInARow(view: View): Set<Seat> {
  const { phase, nations } = view.table;
  const passed = new Set<Seat>();
  if (typeof phase === 'string') return passed;
  const round = 'trade' in phase ? phase.trade : 'develop' in phase ? phase.develop : null;
  if (!round) return passed;
  if ('done' in round && view.table.options['final-pass']) return new Set(round.done);
  let seat = round.active;
  while (passed.size < round.passes) {
    seat = (seat + nations.length - 1) % nations.length;
    if (!nations[seat]!.eliminated) passed.add(seat);
    if (seat === round.active) break;
  }
  return passed;
}

export function standingOf(view: View, seat: Seat, viewer: Seat | null, awaited: readonly Seat[]): Standing {
  const { phase, nations } = view.table;
  if (nations[seat]!.eliminated) return 'eliminated';
  if (tradeOf(view)?.offers.some((offer) => offer.from === seat && offer.to === viewer)) return 'offers-you';
  if (awaited.includes(seat)) return 'turn';
  if (passedInARow(view).has(seat)) return 'passed';
  if (typeof phase === 'object' && 'produce' in phase && phase.produce.sealed[seat]) return 'sealed';
  return null;
}
