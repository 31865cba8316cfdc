// Which options go together with which, and with how many players.

import type { Agreement } from '../agreement';
import { terrainPlayers } from './tables';

export const agreement: Agreement = {
  playersFor: (key, value) => (key === 'terrain' ? terrainPlayers(value) : null),
  isIdle(key, options, players) {
    // Without packages nobody drafts.
    if (key === 'mine-leads-draft') return options['cash-only'] === true;
    if (key === 'five-players') return players !== 5 || options['cash-only'] === true || options['edition'] === 'first';
    return false;
  },
};
