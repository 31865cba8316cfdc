// What could be done, in words.

import { rich, t, type Rich, type RichArgs } from '$lib/i18n.svelte';
import type { Teller } from '../../game';
import type { Action, Hex, Production } from '../view';
import { aTile, bundleParts, cubeParts, hexThing, notes, seatThing } from './names';

const say = (name: string, args: RichArgs = {}): Rich => rich(`wealth-of-nations-do-${name}`, args);

/** The first of some hexes stands for all of them. */
const firstOf = (hexes: { hex: Hex }[]): RichArgs =>
  hexes[0] ? { hex: hexThing(hexes[0].hex), count: hexes.length } : { hex: '', count: 0 };

export function describe(action: Action, teller: Teller): Rich {
  if (action === 'pass' || action === 'halt') return say(action);
  if ('offer' in action || 'accept' in action || 'decline' in action || 'withdraw' in action)
    return trade(action, teller);
  if ('take-industry' in action) {
    const { package: number, tiles } = action['take-industry'];
    return say('take-industry', { package: number, ...firstOf(tiles) });
  }
  if ('take-commodity' in action) return say('take-commodity', { package: action['take-commodity'].package });
  if ('buy' in action) return say('buy', { cubes: cubeParts(action.buy.cubes) });
  if ('sell' in action) return say('sell', { cubes: cubeParts(action.sell.cubes) });
  if ('take-notes' in action) return say('take-notes', { notes: notes(action['take-notes'].notes) });
  if ('repay-notes' in action) return say('repay-notes', { notes: notes(action['repay-notes'].notes) });
  if ('build' in action) return say('build', { tile: aTile(action.build.tile), hex: hexThing(action.build.hex) });
  if ('produce' in action) return say('produce', { runs: runs(action.produce) });
  if ('plan' in action) return say('plan');
  return move(action, teller);
}

type Trading = Extract<Action, { offer: unknown } | { accept: unknown } | { decline: unknown } | { withdraw: unknown }>;

function trade(action: Trading, { chairs }: Teller): Rich {
  if ('accept' in action) return say('accept', { who: seatThing(chairs, action.accept.from) });
  if ('decline' in action) return say('decline', { who: seatThing(chairs, action.decline.from) });
  if ('withdraw' in action) return say('withdraw', { who: seatThing(chairs, action.withdraw.to) });
  const { to, give, take } = action.offer;
  return say('offer', { who: seatThing(chairs, to), give: bundleParts(give), take: bundleParts(take) });
}

type Moving = Exclude<
  Extract<Action, object>,
  | Trading
  | { 'take-industry': unknown }
  | { 'take-commodity': unknown }
  | { buy: unknown }
  | { sell: unknown }
  | { 'take-notes': unknown }
  | { 'repay-notes': unknown }
  | { build: unknown }
  | { produce: unknown }
  | { plan: unknown }
>;

/** What is done on the board. */
function move(action: Moving, { chairs }: Teller): Rich {
  if ('claim' in action) return say('place-flag', { hex: hexThing(action.claim.hex) });
  if ('place-flag' in action) return say('place-flag', { hex: hexThing(action['place-flag'].hex) });
  if ('station' in action) return say('station', { hex: hexThing(action.station.hex) });
  if ('automate' in action) return say('automate', { hex: hexThing(action.automate.hex) });
  if ('build-unit' in action) return say('build-unit', { hex: hexThing(action['build-unit'].hex) });
  if ('activate' in action)
    return say('move-unit', { from: hexThing(action.activate.from), to: hexThing(action.activate.to) });
  if ('transport' in action)
    return say('move-unit', { from: hexThing(action.transport.from), to: hexThing(action.transport.to) });
  if ('defend' in action) return say(action.defend.fight ? 'defend' : 'yield');
  if ('occupy' in action) return say('occupy', firstOf(action.occupy.units));
  if ('move-tiles' in action) {
    const [first] = action['move-tiles'].tiles;
    return first ? say('move-tile', { from: hexThing(first.from), to: hexThing(first.to) }) : say('move-tokens');
  }
  const { operate } = action;
  if (typeof operate === 'string') return [t(`wealth-of-nations-do-operate-${operate}`)];
  return say('battle', { who: seatThing(chairs, operate.battle.against) });
}

/** How many tiles and blocs run. */
const runs = ({ feed, ore, power }: Production): number => feed.length + ore.length + power.length;
