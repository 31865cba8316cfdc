// Which options go together with which, and with how many players.

import terrains from '$tables/wealth-of-nations/data/terrain.toml';
import type { Agreement } from '../agreement';

const SETUPS = (terrains as { setup: { name: string; players: number[] }[] }).setup;

export const agreement: Agreement = {
  playersFor: (key, value) =>
    key === 'terrain' ? (SETUPS.find((setup) => setup.name === value)?.players ?? null) : null,
  isIdle(key, options, players) {
    // Without packages nobody drafts.
    if (key === 'mine-leads-draft') return options['cash-only'] === true;
    if (key === 'five-players') return players !== 5 || options['cash-only'] === true || options['edition'] === 'first';
    return false;
  },
};
