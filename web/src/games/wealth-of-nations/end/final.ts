// The end as it happened: the final sale commodity by commodity, then the notes that were handed back.

import type { Seat } from '../../game';
import type { Commodity, Event } from '../view';

export interface Sale {
  commodity: Commodity;
  price: number;
  /** By seat. */
  cubes: number[];
}

export interface Finale {
  sales: Sale[];
  /** What each seat paid for notes after the sale. */
  repaid: Map<Seat, { notes: number; money: number }>;
}

/** Notes that were repaid before the sale belong to the last Trade phase. */
export function finaleOf(past: readonly { events: readonly Event[] }[]): Finale {
  const finale: Finale = { sales: [], repaid: new Map() };
  for (const { events } of past)
    for (const event of events) {
      if (event.event === 'sold-out') {
        const { commodity, price, cubes } = event;
        finale.sales.push({ commodity, price, cubes });
      } else if (event.event === 'notes-repaid' && finale.sales.length > 0) {
        finale.repaid.set(event.seat, { notes: event.notes, money: event.money });
      }
    }
  return finale;
}
