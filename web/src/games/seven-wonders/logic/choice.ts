// A card with what becomes of it, before it is sent.

import type { Gain, How, Own, Payment, Play, Possible, Buildable, Way } from '../view';

export type Use = 'build' | 'stage' | 'sell';
export const USES: readonly Use[] = ['build', 'stage', 'sell'];

export const possible = (verdict: Buildable | undefined): Possible | null =>
  verdict && 'possible' in verdict ? verdict.possible : null;

/** Whether and how a card can be used like this; selling needs no verdict. */
export function verdictOf(own: Own, card: string, use: Use): Buildable | null {
  if (use === 'build') return own.hand.find((held) => held.card === card)?.build ?? null;
  return use === 'stage' ? own.stage : null;
}

export const canUse = (own: Own, card: string, use: Use): boolean =>
  use === 'sell' || possible(verdictOf(own, card, use) ?? undefined) !== null;

/** What is proposed first for a card: to build it, else a stage, else to sell it. */
export const firstUse = (own: Own, card: string): Use => USES.find((use) => canUse(own, card, use))!;

export const useOf = (how: How): Use => (how === 'sell' ? 'sell' : 'build' in how ? 'build' : 'stage');

export const paymentOf = (how: How): Payment =>
  how === 'sell' ? { left: 0, right: 0 } : 'build' in how ? how.build : how.stage;

export function playOf(card: string, use: Use, payment: Payment): Play {
  return { card, how: use === 'sell' ? 'sell' : use === 'build' ? { build: payment } : { stage: payment } };
}

/** The ways to pay for a use of a card. */
export const waysTo = (own: Own, card: string, use: Use): Way[] =>
  possible(verdictOf(own, card, use) ?? undefined)?.ways ?? [];

/** Which of the ways to pay was sealed. */
export function wayOf(own: Own, play: Play): number {
  const { left, right } = paymentOf(play.how);
  const ways = waysTo(own, play.card, useOf(play.how));
  return Math.max(
    0,
    ways.findIndex(({ payment }) => payment.left === left && payment.right === right),
  );
}

/** What a use of a card would bring, of the hand or of the pile; a sale is told apart. */
export function gainOf(own: Own, card: string, use: Use): Gain | null {
  if (use === 'stage') return own.stage_gain;
  if (use === 'sell') return null;
  return [...own.hand, ...own.pickable].find((each) => each.card === card)?.gain ?? null;
}
