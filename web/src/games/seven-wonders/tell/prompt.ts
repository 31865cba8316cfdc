// What is asked now, in words.

import { t } from '$lib/i18n.svelte';
import type { Seat, Teller } from '../../game';
import type { AgesView, Free, View } from '../view';
import { listed } from '../words';
import { nameOf } from './names';

export function prompt(view: View, seat: Seat | null, teller: Teller): string {
  const awaited = typeof view.turn === 'object' ? view.turn.seats : [];
  const mine = seat !== null && awaited.includes(seat);
  if (view.turn === 'over') return t('sw-prompt-over');
  if ('setup' in view.stage) {
    const wonders = view.stage.setup.wonders.includes(null);
    if (mine) return t(wonders ? 'sw-prompt-wonder' : 'sw-prompt-side');
    return waiting(awaited, teller, !wonders && view.stage.setup.own_side !== null);
  }
  const { ages } = view.stage;
  if (typeof ages.phase === 'object') {
    const kind = 'seventh-card' in ages.phase ? 'seventh' : 'pick';
    if (mine) return t(`sw-prompt-${kind}`);
    return t(`sw-prompt-${kind}-other`, { who: listed(awaited.map((each) => nameOf(teller.chairs, each))) });
  }
  if (mine) return choose(ages);
  return waiting(awaited, teller, !!ages.own?.sealed);
}

function choose({ own }: AgesView): string {
  const cards = own?.hand.length ?? 0;
  const power = own?.hand.map(({ build }) => ('possible' in build ? build.possible.free : null)).find(isPower);
  return t(power ? `sw-prompt-${power.power}` : 'sw-prompt-choose', { cards });
}

const isPower = (free: Free | null): free is Extract<Free, { power: unknown }> => !!free && 'power' in free;

function waiting(awaited: readonly Seat[], { chairs }: Teller, sealed: boolean): string {
  if (awaited.length === 0) return t('sw-prompt-chance');
  const who = listed(awaited.map((each) => nameOf(chairs, each)));
  return t(sealed ? 'sw-prompt-sealed' : 'sw-prompt-waiting', { who });
}
