// Events, refusals and questions in words.

import { rich, t, type Rich, type RichArgs } from '$lib/i18n.svelte';
import type { Chapter, Line, Seat, Teller } from '../game';
import { ACTIONS_A_TURN, levelOf, tile } from './tables';
import type { Event, Gain, RefusalCode, Refused, SymbolName, View } from './view';
import {
  gainWords,
  isYou,
  money,
  calledOf,
  nameOf,
  placeThing,
  seatThing,
  spaceName,
  symbolName,
  tileThing,
  tileWord,
  trackName,
} from './words';

/** An event as a line of the log; what the lines around it say already is left out. */
export function tell(event: Event, { chairs }: Teller): Line | null {
  const line = (seat: Seat, name: string, args: RichArgs = {}): Line => ({
    seat,
    text: rich(`prosperity-log-${name}`, {
      who: seatThing(chairs, seat),
      you: isYou(chairs, seat) ? 'yes' : 'no',
      ...args,
    }),
  });
  switch (event.event) {
    case 'first-player':
      return line(event.seat, 'first-player');
    case 'drawn':
      return line(event.seat, 'drawn', { tile: tileThing(event.tile), symbol: symbolName(event.symbol) });
    case 'scored':
      return line(event.seat, scoredSentence(event.symbol, event.gain), {
        symbol: symbolName(event.symbol),
        gain: gainWords(event.gain),
        energy: event.gain.steps[0],
        ecology: event.gain.steps[1],
      });
    case 'displayed':
      return { seat: null, text: rich('prosperity-log-displayed', { tile: tileThing(event.tile) }) };
    case 'income-taken':
      return line(event.seat, 'income', { money: money(event.money) });
    case 'cleaned-up':
      return line(event.seat, 'cleanup', { discs: event.discs });
    case 'researched':
      return line(event.seat, 'researched', {
        track: trackName(event.track),
        box: event.on + 1,
        level: levelOf(event.on),
      });
    case 'bought':
      return line(event.seat, 'bought', { tile: tileThing(event.tile), money: money(event.price) });
    case 'placed':
      return line(event.seat, event.covered ? 'placed-over' : 'placed', {
        tile: tileThing(event.tile),
        place: placeThing(event.seat, event.space),
        ...(event.covered ? { covered: tileThing(event.covered) } : {}),
      });
    case 'special-used':
      return line(
        event.seat,
        event.points > 0 ? 'special-points' : event.discs > 0 ? 'special-discs' : 'special-vain',
        {
          tile: tileThing(event.tile),
          points: event.points,
          discs: event.discs,
        },
      );
    case 'turn-ended':
      return null;
    case 'final-scoring-began':
      return { seat: null, text: rich('prosperity-log-final', {}) };
    case 'converted':
      return line(event.seat, 'converted', { points: event.points, money: money(event.left) });
    case 'ranked':
      return line(event.seat, 'ranked', {
        track: trackName(event.track),
        box: event.on + 1,
        place: event.place,
        points: event.points,
      });
    case 'game-ended':
      return { seat: null, text: winners(event.winners, { chairs }) };
  }
}

function scoredSentence(symbol: SymbolName, gain: Gain): string {
  const nothing = gain.money === 0 && gain.discs === 0 && gain.points === 0 && gain.steps[0] + gain.steps[1] === 0;
  if (nothing) return 'scored-nothing';
  return symbol === 'research' ? 'scored-research' : 'scored';
}

function winners(seats: Seat[], { chairs }: Teller): Rich {
  const [first, ...others] = seats;
  if (first !== undefined && others.length === 0)
    return rich('prosperity-log-won', { who: seatThing(chairs, first), you: isYou(chairs, first) ? 'yes' : 'no' });
  const names = seats.map((seat) => calledOf(chairs, seat)).join(', ');
  return rich('prosperity-log-shared', { names });
}

/** Whether a drawn tile was the first of its decade; asked about the same event again, the answer is the same. */
const opensDecade = new WeakMap<Event, boolean>();
let decadeTold: number | null = null;

/** Turns begin with a tile; the first of a decade begins the decade. Events are told in order, from the first one. */
export function chapter(event: Event): Chapter | null {
  switch (event.event) {
    case 'first-player':
      decadeTold = null;
      return null;
    case 'drawn': {
      const decade = tile(event.tile).decade ?? null;
      const major = opensDecade.get(event) ?? decade !== decadeTold;
      opensDecade.set(event, major);
      decadeTold = decade;
      return {
        name: t('prosperity-chapter', { decade: `${decade}`, symbol: symbolName(event.symbol) }),
        major,
        ...(major && { part: t('prosperity-decade', { decade: `${decade}` }) }),
      };
    }
    case 'final-scoring-began':
      return { name: t('prosperity-chapter-final'), major: true };
    default:
      return null;
  }
}

/** The action that is due, of those of a turn. */
const actionNumber = (left: number): number => ACTIONS_A_TURN + 1 - left;

export function prompt(view: View, seat: Seat | null, teller: Teller): string {
  const asked = question(view, seat, teller);
  return view.last_turn ? t('prosperity-prompt-last', { prompt: asked }) : asked;
}

function question(view: View, seat: Seat | null, { chairs }: Teller): string {
  const { phase, active } = view.table;
  const owed = view.owed;
  if (phase === 'over') return t('prosperity-prompt-over');
  if (owed && seat !== null) {
    if ('settle' in owed) return t('prosperity-prompt-settle', { missing: owed.settle.missing });
    if ('advance' in owed) return t('prosperity-prompt-advance', { steps: owed.advance.steps });
    return t('prosperity-prompt-actions', { action: actionNumber(owed.actions.left) });
  }
  if (typeof phase === 'string') return t('prosperity-prompt-draw');
  if ('actions' in phase)
    return t('prosperity-prompt-wait', { who: nameOf(chairs, active), action: actionNumber(phase.actions.left) });
  const owing = 'scoring' in phase ? phase.scoring.owing : phase['final-energy'].owing;
  return t('prosperity-prompt-scoring', { who: owing.map((owes) => nameOf(chairs, owes)).join(', ') });
}

/** Why the rules refuse something. */
export function refusal(illegal: Refused, _teller?: Teller): string {
  const args: Record<string, string | number> = {};
  for (const [key, value] of Object.entries(illegal)) {
    if (key === 'tile') args.tile = tileWord(String(value));
    else if (key === 'space' || key === 'by') args[key] = spaceName(String(value));
    else if (key === 'track') args.track = trackName(value as 'energy' | 'ecology');
    else if (key === 'kind') args.kind = t(`prosperity-kind-${value}`);
    else if (key === 'price' || key === 'money') args[key] = money(Number(value));
    else if (key === 'seat') args.seat = Number(value) + 1;
    else if (typeof value === 'number') args[key] = value;
  }
  return t(`prosperity-refused-${illegal.code}`, args);
}

/** Every reason of the rules' `Illegal`. */
export const REFUSALS: RefusalCode[] = [
  'not-your-decision',
  'wrong-moment',
  'cannot-settle',
  'wrong-split',
  'no-disc',
  'track-full',
  'not-for-sale',
  'too-expensive',
  'place-needed',
  'no-place-needed',
  'wrong-kind',
  'closed',
  'no-such-seat',
  'not-in-stack',
];
