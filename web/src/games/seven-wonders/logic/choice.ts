// A card with what becomes of it, before it is sent.

import type { How, Own, Payment, Play, Possible, Verdict } from '../view';

export type Use = 'build' | 'stage' | 'sell';
export const USES: readonly Use[] = ['build', 'stage', 'sell'];

export const possible = (verdict: Verdict | undefined): Possible | null =>
  verdict && 'possible' in verdict ? verdict.possible : null;

/** Whether and how a card can be used like this; selling needs no verdict. */
export function verdictOf(own: Own, card: string, use: Use): Verdict | null {
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

/** Which of the ways to pay was sealed. */
export function wayOf(own: Own, play: Play): number {
  const payment = paymentOf(play.how);
  const ways = possible(verdictOf(own, play.card, useOf(play.how)) ?? undefined)?.payments ?? [];
  return Math.max(
    0,
    ways.findIndex((way) => way.left === payment.left && way.right === payment.right),
  );
}

/** The cheapest price of a way to build, the bank's coins included. */
export const priceOf = ({ bank, payments }: Possible, way = 0): number => {
  const payment = payments[way] ?? { left: 0, right: 0 };
  return bank + payment.left + payment.right;
};
