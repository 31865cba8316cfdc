// The chapters of the log and of replays: rounds are large, phases small.

import { t } from '$lib/i18n.svelte';
import type { Event } from '../view';
import type { Chapter } from '../../game';

/** Where the story is. Events are told in order, from the first one. */
interface Place {
  round: number;
  /** What the last chapter was about. */
  last: 'setup' | 'round' | 'trade' | 'develop' | 'produce' | 'end';
}

/** Where the story was when an event came; asked about the same one again, the answer is the same. */
const before = new WeakMap<Event, Place>();
let place: Place = { round: 0, last: 'setup' };

const small = (phase: string) => ({
  name: t('wealth-of-nations-chapter-phase', { round: place.round, phase: t(`wealth-of-nations-phase-${phase}`) }),
  major: false,
});
const large = (name: string) => ({ name, major: true });

export function chapter(event: Event): Chapter | null {
  place = before.get(event) ?? place;
  before.set(event, place);
  const to = (last: Place['last'], round = place.round) => (place = { round, last });
  switch (event.event) {
    case 'first-player':
      to('setup', 0);
      return large(t('wealth-of-nations-phase-setup'));
    case 'round-began':
      to('round', event.round);
      return large(t('wealth-of-nations-chapter-round', { round: event.round }));
    case 'trade-began': {
      // The first edition's last Trade phase belongs to no round.
      const final = place.last === 'produce';
      to(final ? 'end' : 'trade');
      return final ? large(t('wealth-of-nations-chapter-last-trade')) : small('trade');
    }
    case 'develop-began':
      to('develop');
      return small('develop');
    case 'produce-began':
      to('produce');
      return small('produce');
    case 'sold-out': {
      const first = place.last !== 'end';
      to('end');
      return first ? large(t('wealth-of-nations-chapter-final-sale')) : null;
    }
    default:
      return null;
  }
}
