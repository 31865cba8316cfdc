// What another action lacks, as a line.

import type { GamePage, Teller } from '$games/game';
import type { Reason } from '$lib/protocol/Reason';

/** All of it in one line; nothing where no difference was found. */
export function lacksOf(page: GamePage, lacks: readonly Reason[], teller: Teller): string {
  const words = lacks.flatMap(({ fact }) => (page.reasons ? [page.reasons.lack(fact, teller)] : []));
  return words.length > 0 ? `${words.join('; ')}.` : '';
}
