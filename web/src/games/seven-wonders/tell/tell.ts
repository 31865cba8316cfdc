// What happened, in words.

import { rich, t, type RichArgs } from '$lib/i18n.svelte';
import type { Chair, Chapter, Line, Seat, Teller } from '../../game';
import { leftOf, rightOf } from '../logic/city';
import type { Event, Free, Payment, View } from '../view';
import { listed } from '../words';
import { calledOf, cardThing, object, roman, subject, wonderThing } from './names';

export function chapter(event: Event): Chapter | null {
  if (event.event === 'age-began') return { name: t('sw-chapter-age', { age: roman(event.age) }), major: true };
  if (event.event === 'turn-resolved')
    return { name: t('sw-chapter-turn', { age: roman(event.age), turn: event.turn + 1 }), major: false };
  return null;
}

/** A turn's chapter is told when the turn is over; whoever looks at the cards of the next one is in the next one. */
export function place({ stage, turn }: View): string {
  if (turn === 'over') return t('sw-progress-over');
  return 'ages' in stage
    ? t('sw-chapter-turn', { age: roman(stage.ages.age), turn: stage.ages.turn + 1 })
    : t('sw-progress-setup');
}

export function tell(event: Event, { chairs }: Teller): Line | null {
  const line = (seat: Seat, id: string, args: RichArgs = {}): Line => ({
    seat,
    text: rich(id, { who: subject(chairs, seat), you: chairs[seat]?.you ? 'yes' : 'no', ...args }),
  });
  switch (event.event) {
    case 'wonder-taken':
      return line(event.seat, 'sw-tell-wonder', { wonder: wonderThing(event.wonder) });
    case 'board-settled':
      return line(event.seat, 'sw-tell-board', { wonder: wonderThing(event.board.wonder), side: event.board.side });
    case 'built':
      return line(event.seat, 'sw-tell-built', { card: cardThing(event.card), ...costs(chairs, event) });
    case 'stage-built':
      return event.card
        ? line(event.seat, 'sw-tell-stage-own', {
            stage: roman(event.stage),
            card: cardThing(event.card),
            ...costs(chairs, event),
          })
        : line(event.seat, 'sw-tell-stage', { stage: roman(event.stage), ...costs(chairs, event) });
    case 'sold':
      return event.card
        ? line(event.seat, 'sw-tell-sold-own', { card: cardThing(event.card) })
        : line(event.seat, 'sw-tell-sold');
    case 'coins-gained':
      if (event.from === 'sale') return null;
      return 'building' in event.from
        ? line(event.seat, 'sw-tell-coins', { coins: event.coins, card: cardThing(event.from.building) })
        : line(event.seat, 'sw-tell-coins-stage', { coins: event.coins, stage: roman(event.from.stage) });
    case 'left-over':
      return event.card ? line(event.seat, 'sw-tell-left-over', { card: cardThing(event.card) }) : null;
    case 'seventh-card-due':
      return line(event.seat, 'sw-tell-seventh');
    case 'pile-searched':
      return line(event.seat, 'sw-tell-pile');
    case 'picked':
      return line(event.seat, 'sw-tell-picked', { card: cardThing(event.card) });
    case 'conflict':
      // Told once, by who won it.
      return event.points > 0
        ? line(event.seat, 'sw-tell-conflict', {
            whom: object(chairs, event.against),
            shields: event.shields,
            theirs: event.their_shields,
            points: event.points,
          })
        : null;
    case 'scored':
      return line(event.seat, 'sw-tell-scored', {
        points: Object.values(event.score).reduce((total, part) => total + part, 0),
      });
    case 'game-ended':
      return ended(event.winners, chairs);
    case 'side-chosen':
    case 'age-began':
    case 'hand-dealt':
    case 'card-chosen':
    case 'turn-resolved':
    case 'traded':
    case 'hands-passed':
      return null;
  }
}

function ended(winners: Seat[], chairs: readonly Chair[]): Line {
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) {
    const you = chairs[first]?.you ? 'yes' : 'no';
    return { seat: first, text: rich('sw-tell-won', { who: subject(chairs, first), you }) };
  }
  return { seat: null, text: [t('sw-tell-shared', { who: listed(winners.map((seat) => calledOf(chairs, seat))) })] };
}

/** How it was paid for, as the arguments of a sentence: free through what, or coins to whom. */
function costs(
  chairs: readonly Chair[],
  event: { seat: Seat; payment: Payment; bank?: number; free?: Free | null },
): RichArgs {
  const { left, right } = event.payment;
  const bank = event.bank ?? 0;
  const near = { left: leftOf(event.seat, chairs.length), right: rightOf(event.seat, chairs.length) };
  const args: RichArgs = { left, right, bank, chain: '', one: '', other: '' };
  if (event.free && 'chain' in event.free) return { ...args, cost: 'chain', chain: cardThing(event.free.chain) };
  if (event.free) return { ...args, cost: 'power' };
  if (left && right) {
    return { ...args, cost: 'both', one: object(chairs, near.left), other: object(chairs, near.right) };
  }
  if (left || right) {
    return { ...args, cost: 'one', coins: left + right, one: object(chairs, left ? near.left : near.right) };
  }
  return { ...args, cost: bank ? 'bank' : 'nothing' };
}
