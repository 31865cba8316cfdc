// What was proposed, laid out where it is composed.

import type { Seat } from '../../game';
import { pocketOf } from '../trade/pocket.svelte';
import type { Action, Hex } from '../view';
import type { Composing, Mode } from './desk.svelte';
import { NO_MOVE } from './moving';

type Acted = Extract<Action, object>;

/** The deeds of the board that need one hex, with their modes. */
const ONE_HEX: [string, Mode][] = [
  ['place-flag', 'flag'],
  ['automate', 'automate'],
  ['build-unit', 'unit'],
];

/** Fills the desk with an action of the board; says whether it is one. */
export function layOnDesk(composing: Composing, action: Acted): boolean {
  composing.clear();
  for (const [name, mode] of ONE_HEX) {
    if (!(name in action)) continue;
    composing.mode = mode;
    composing.hex = (action as Record<string, { hex: Hex }>)[name]!.hex;
    return true;
  }
  if ('claim' in action) composing.hex = action.claim.hex;
  else if ('station' in action) composing.hex = action.station.hex;
  else if ('build' in action) {
    const { tile, hex, rotation } = action.build;
    Object.assign(composing, { mode: 'build', tile, hex, rotation });
  } else if ('take-industry' in action) {
    const { package: industry, tiles } = action['take-industry'];
    Object.assign(composing, { industry, placed: tiles });
  } else if ('take-commodity' in action) composing.commodity = action['take-commodity'].package;
  else if ('activate' in action) Object.assign(composing, { mode: 'march', ...action.activate });
  else if ('transport' in action) {
    const { from, to, colonize } = action.transport;
    Object.assign(composing, { mode: 'transport', from, to, settle: colonize });
  } else if ('move-tiles' in action) {
    const { tiles, tokens } = action['move-tiles'];
    composing.mode = 'move';
    composing.moving = {
      lifted: tiles.map(({ from, to, rotation }) => ({ from, to, rotation })),
      set: tiles.map(({ from }) => from),
      open: null,
      before: NO_MOVE,
    };
    composing.tokens = Object.fromEntries(tokens.map(({ from, to }) => [from, to]));
  } else return false;
  return true;
}

/** Writes an order or an offer of a seat; says whether it is one. */
export function layInPocket(seat: Seat, action: Acted): 'order' | 'offer' | null {
  const pocket = pocketOf(seat);
  if ('buy' in action) pocket.buy(action.buy.cubes);
  else if ('sell' in action) pocket.sell(action.sell.cubes);
  else if ('offer' in action) {
    const { to, give, take, promise } = action.offer;
    pocket.compose(to, { give, take, promise: promise ?? '' });
    return 'offer';
  } else return null;
  return 'order';
}
