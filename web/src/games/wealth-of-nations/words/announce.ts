// That the end is near: which round is the last one, or what is missing for that.

import { t } from '$lib/i18n.svelte';
import type { Teller } from '../../game';
import type { View } from '../view';
import { everybody } from './names';

/** What ended the game, and where the rules say so. */
export function ended(reason: string, { table }: View, { chairs }: Teller): string {
  const without = table.nations.flatMap((nation, seat) => (nation['flags-left'] === 0 ? [seat] : []));
  return t(`wealth-of-nations-ended-${reason}`, everybody(chairs, without));
}

export function announce({ ending, table }: View, { chairs }: Teller): string | null {
  if (ending.due)
    return t('wealth-of-nations-announce-due', {
      why: t('won-trade-final-reason', { reason: ending.due }),
      edition: table.options.edition,
    });
  if (table.round === 0) return null;
  if (ending.flags === 1) return t('wealth-of-nations-announce-flag', everybody(chairs, ending.seats));
  if (ending.hexes === 1) return t('wealth-of-nations-announce-hex');
  if (ending.stacks === 1 && ending.tiles === 1) return t('wealth-of-nations-announce-tile');
  return null;
}
