// Events, refusals, actions and questions in words.

import { rich, t, type Args, type Rich, type Thing } from '$lib/i18n.svelte';
import type { Chair, Chapter, Line, Seat, Teller } from '../game';
import type { Action, Event, View } from './view';

const nameOf = (chairs: Chair[], seat: Seat) => chairs.find((chair) => chair.seat === seat)?.name ?? `${seat + 1}`;
const seatThing = (chairs: Chair[], seat: Seat): Thing => ({ thing: `seat:${seat}`, label: nameOf(chairs, seat) });

export function prompt(view: View, seat: Seat | null, { chairs }: Teller): string {
  const { phase } = view.table;
  if (phase === 'first-player') return t('__id__-prompt-draw');
  if ('over' in phase) return t('__id__-prompt-over');
  if (view.most !== null && seat === phase.taking) return t('__id__-prompt-take', { most: view.most });
  return t('__id__-prompt-wait', { who: nameOf(chairs, phase.taking) });
}

export function tell(event: Event, { chairs }: Teller): Line | null {
  switch (event.event) {
    case 'first-player':
      return { seat: event.seat, text: rich('__id__-log-first-player', { who: seatThing(chairs, event.seat) }) };
    case 'taken': {
      const { seat, stones, left } = event;
      return { seat, text: rich('__id__-log-taken', { who: seatThing(chairs, seat), stones, left }) };
    }
    case 'game-ended':
      return { seat: event.last, text: rich('__id__-log-game-ended', { who: seatThing(chairs, event.last) }) };
  }
}

export const describe = ({ take }: Action, _teller: Teller): Rich => [t('__id__-take', { stones: take.stones })];

/** A game this short has no chapters. */
export const chapter = (_event: Event): Chapter | null => null;

/** Why the rules refuse something. */
export function refusal(illegal: { code: string } & Record<string, unknown>, _teller: Teller): string {
  const args: Args = {};
  for (const [key, value] of Object.entries(illegal))
    if (typeof value === 'number') args[key] = key === 'seat' ? value + 1 : value;
  return t(`__id__-refused-${illegal.code}`, args);
}
