// What speaks for an action, in words.

import { rich, t, type Rich, type RichArgs } from '$lib/i18n.svelte';
import type { Nudge } from '$lib/protocol/prosperity/Nudge';
import type { Reason } from '$lib/protocol/prosperity/Reason';
import type { Ground, Reasoning, Teller } from '../game';
import {
  nameOf,
  plain,
  seatThing,
  signed,
  spaceName,
  symbolName,
  tileThing,
  tileWord,
  trackName,
  gainWords,
} from './words';

const ID = 'reason-prosperity';
const say = (name: string, args: RichArgs = {}): Rich => rich(`${ID}-${name}`, args);
const category = (id: string): string => t(`prosperity-category-${id}`);

/** The numbers of a change, for sentences that know more and less. */
const change = ({ from, to }: { from: number; to: number }) => ({
  up: to > from ? 'yes' : 'no',
  count: Math.abs(to - from),
  from: plain(from),
  to: plain(to),
});

/** What a scoring brings more, in words. */
const gained = ({ money, discs, points }: { money: number; discs: number; points: number }, sign: 1 | -1): string =>
  gainWords({ money: sign * money, discs: sign * discs, points: sign * points, steps: [0, 0] });

export const reasons: Reasoning<Reason, Nudge> = { ground, lack, nudge };

function ground(fact: Reason, { chairs }: Teller): Ground {
  switch (fact.kind) {
    case 'points': {
      const text = say('points', { ...change(fact), category: category(fact.category) });
      return { number: signed(fact.to - fact.from), icon: 'ps-points', text, thing: null };
    }
    case 'money':
      return { number: signed(fact.to - fact.from), icon: 'u-income', text: say('money', change(fact)), thing: null };
    case 'symbol': {
      const short = fact.symbol === 'energy' && fact.to < 0 && fact.to < fact.from;
      const more = short ? [' ', ...say('energy-missing', { count: -fact.to })] : [];
      const text = [...say('symbol', { symbol: symbolName(fact.symbol), ...change(fact) }), ...more];
      return { number: signed(fact.to - fact.from), icon: `ps-${fact.symbol}`, text, thing: null };
    }
    case 'discs': {
      const { globes_from: from, globes_to: to } = fact;
      const more = from === to ? [] : [' ', ...say('globes', { from, to })];
      const text = [...say('discs', change(fact)), ...more];
      return { number: signed(fact.to - fact.from), icon: 'ps-disc', text, thing: null };
    }
    case 'triangle': {
      const text = say('triangle', { discs: fact.discs, reached: fact.reached ? 'yes' : 'no' });
      return { number: `${fact.discs}`, icon: 'ps-triangle', text, thing: null };
    }
    case 'step': {
      const higher = fact.level_to !== fact.level_from;
      const text = higher
        ? say('level', { track: trackName(fact.track), from: fact.level_from, to: fact.level_to })
        : say('step', { track: trackName(fact.track), from: fact.from + 1, to: fact.to + 1 });
      return { number: signed(fact.to - fact.from), icon: 'ps-research', text, thing: `track:${fact.track}` };
    }
    case 'cheaper': {
      const { tiles, tile, from, to } = fact;
      const text = say('cheaper', { up: to < from ? 'yes' : 'no', tiles, tile: tileThing(tile), from, to });
      return { number: signed(to - from), icon: 'u-buy', text, thing: `tile:${tile}` };
    }
    case 'rank': {
      const text = say('rank', { track: trackName(fact.track), from: fact.from, to: fact.to });
      return { number: `${fact.to}.`, icon: 'u-ladder', text, thing: `track:${fact.track}` };
    }
    case 'scoring': {
      const { symbol, tiles, of } = fact;
      const text = say('scoring', { symbol: symbolName(symbol), tiles, of, gain: gained(fact, 1) });
      const number = fact.points || fact.money || fact.discs;
      return { number: signed(number), icon: `ps-${symbol}`, text, thing: null };
    }
    case 'covers':
      return {
        number: '−1',
        icon: 'u-cover',
        text: say('covers', { tile: tileThing(fact.tile) }),
        thing: `tile:${fact.tile}`,
      };
    case 'opens':
      return { number: '+1', icon: 'ps-lock', text: say('opens', { space: spaceName(fact.space) }), thing: null };
    case 'denies': {
      const { tile, to, price } = fact;
      const text = say('denies', { price, who: seatThing(chairs, to) });
      return { number: '−1', icon: 'u-buy', text, thing: `tile:${tile}` };
    }
  }
}

function lack(fact: Reason, { chairs }: Teller): string {
  const not = (what: string, { from, to }: { from: number; to: number }) =>
    t('reason-lack', { what, from: plain(from), to: plain(to) });
  switch (fact.kind) {
    case 'points':
      return not(t(`${ID}-what-points`, { category: category(fact.category) }), fact);
    case 'money':
      return not(t(`${ID}-what-money`), fact);
    case 'symbol':
      return not(symbolName(fact.symbol), fact);
    case 'discs':
      return not(t(`${ID}-what-discs`), fact);
    case 'triangle':
      return t(`${ID}-lack-triangle`, { reached: fact.reached ? 'yes' : 'no' });
    case 'step':
      return not(t(`${ID}-what-step`, { track: trackName(fact.track) }), { from: fact.from + 1, to: fact.to + 1 });
    case 'rank':
      return not(t(`${ID}-what-rank`, { track: trackName(fact.track) }), fact);
    case 'cheaper':
      return not(t(`${ID}-what-price`, { tile: tileWord(fact.tile) }), fact);
    case 'scoring':
      return t(`${ID}-lack-scoring`, { symbol: symbolName(fact.symbol), gain: gained(fact, 1) });
    case 'covers':
      return t(`${ID}-lack-covers`, { tile: tileWord(fact.tile) });
    case 'opens':
      return t(`${ID}-lack-opens`, { space: spaceName(fact.space) });
    case 'denies':
      return t(`${ID}-lack-denies`, { tile: tileWord(fact.tile), who: nameOf(chairs, fact.to) });
  }
}

function nudge(fact: Nudge, _teller: Teller): string {
  const id = `nudge-prosperity-${fact.kind}`;
  switch (fact.kind) {
    case 'energy':
      return t(id, { balance: plain(fact.balance) });
    case 'scoring':
      return t(id, { tiles: fact.tiles, of: fact.of, symbol: symbolName(fact.symbol) });
    case 'globe':
      return t(id, { discs: fact.discs, fewer: fact.fewer });
    case 'level':
      return t(id, { boxes: fact.boxes, track: trackName(fact.track) });
    case 'rank':
      return t(id, { place: fact.place, track: trackName(fact.track) });
    case 'money':
      return t(id, { money: fact.money });
    case 'prosperity':
      return t(id, { symbols: fact.symbols });
  }
}
