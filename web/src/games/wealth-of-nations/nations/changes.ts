// What changed hands in the last events, to be shown for a moment.

import type { Seat } from '../../game';
import { entries } from '../cubes';
import type { Commodity, Cubes, Event } from '../view';

export interface Changes {
  cubes: Partial<Record<Commodity, true>>;
  money: boolean;
}

export function changesOf(events: readonly Event[], seat: Seat): Changes {
  const changes: Changes = { cubes: {}, money: false };
  const cubes = (some: Cubes) => entries(some).forEach(([commodity]) => (changes.cubes[commodity] = true));
  for (const event of events) {
    switch (event.event) {
      case 'bought':
      case 'sold':
      case 'commodity-taken':
        if (event.seat !== seat) break;
        cubes(event.cubes);
        changes.money = true;
        break;
      case 'paid':
      case 'ran':
        if (event.seat === seat) cubes(event.cubes);
        break;
      case 'industry-taken':
      case 'notes-taken':
      case 'notes-repaid':
      case 'interest-paid':
        if (event.seat === seat) changes.money = true;
        break;
      case 'bartered': {
        const { from, to, give, take } = event.offer;
        if (from !== seat && to !== seat) break;
        cubes(give.cubes);
        cubes(take.cubes);
        if (give.money !== take.money) changes.money = true;
      }
    }
  }
  return changes;
}
