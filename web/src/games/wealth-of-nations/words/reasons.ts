// What speaks for an action, in words.

import { rich, t, type Rich, type RichArgs } from '$lib/i18n.svelte';
import type { Nudge } from '$lib/protocol/wealth-of-nations/Nudge';
import type { Reason } from '$lib/protocol/wealth-of-nations/Reason';
import type { Ground, Reasoning, Teller } from '../../game';
import { yields } from '../tables';
import { category } from './category';
import {
  commodityName,
  cubeCount,
  dotParts,
  industryName,
  money,
  nameOf,
  notes,
  plain,
  seatThing,
  tileName,
} from './names';

const ID = 'reason-wealth-of-nations';
const say = (name: string, args: RichArgs = {}): Rich => rich(`${ID}-${name}`, args);
const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
const up = ({ from, to }: { from: number; to: number }) => (to > from ? 'yes' : 'no');
const apart = ({ from, to }: { from: number; to: number }) => Math.abs(to - from);

export const reasons: Reasoning<Reason, Nudge> = { ground, lack, nudge };

function ground(fact: Reason, { chairs }: Teller): Ground {
  const ground = (number: string, icon: string, text: Rich, thing: string | null = null): Ground => ({
    number,
    icon,
    text,
    thing,
  });
  switch (fact.kind) {
    case 'dots': {
      const { industry, from, to, hex } = fact;
      const count = plain(dotParts(industry, apart(fact)));
      const text = say('dots', { up: up(fact), count, industry: industryName(industry), from, to });
      return ground(
        signed(to - from),
        `wn-stk-${yields(industry)}`,
        text,
        hex === null ? null : `bloc:${hex}/${industry}`,
      );
    }
    case 'points': {
      const { name, icon } = category(fact.category);
      return ground(
        signed(fact.to - fact.from),
        icon,
        say('points', { up: up(fact), count: apart(fact), category: name }),
      );
    }
    case 'money': {
      const text = say('money', { up: up(fact), count: money(apart(fact)), to: money(fact.to) });
      return ground(signed(fact.to - fact.from), 'wn-coin', text);
    }
    case 'cubes': {
      const { commodity, sale } = fact;
      const text = say('cubes', { up: up(fact), cubes: cubeCount(commodity, apart(fact)), sale: money(sale) });
      return ground(signed(fact.to - fact.from), `wn-cube-${commodity}`, text, `market:${commodity}`);
    }
    case 'notes': {
      const text = say('note', { up: up(fact), count: notes(apart(fact)), to: fact.to });
      return ground(signed(fact.to - fact.from), 'wn-note', text);
    }
    case 'interest': {
      const text = say('interest', { from: money(fact.from), to: money(fact.to) });
      return ground(signed(fact.to - fact.from), 'wn-note', text);
    }
    case 'price': {
      const { commodity, from, to } = fact;
      const text = say('price', { commodity: commodityName(commodity), from: money(from), to: money(to) });
      return ground(signed(to - from), `wn-cube-${commodity}`, text, `market:${commodity}`);
    }
    case 'upkeep': {
      const { commodity, from, to } = fact;
      const text = say('upkeep', { from: cubeCount(commodity, from), to: cubeCount(commodity, to) });
      return ground(signed(to - from), `wn-cube-${commodity}`, text, `market:${commodity}`);
    }
    case 'missing': {
      const { commodity, from, to } = fact;
      const cubes = cubeCount(commodity, to);
      const text = say('missing', {
        up: up(fact),
        left: to,
        cubes,
        from: cubeCount(commodity, from),
        commodity: commodityName(commodity),
      });
      return ground(`${to}`, `wn-cube-${commodity}`, text, `market:${commodity}`);
    }
    case 'idle':
      return ground(
        signed(fact.to - fact.from),
        'wn-flag',
        say('idle', { up: up(fact), from: fact.from, to: fact.to }),
      );
    case 'flags':
      return ground(signed(fact.to - fact.from), 'wn-flag', say('flags', { up: up(fact), to: fact.to }));
    case 'units':
      return ground(signed(fact.to - fact.from), 'wn-unit', say('units', { from: fact.from, to: fact.to }));
    case 'next-pays': {
      const text = say('next-pays', { who: seatThing(chairs, fact.seat), from: money(fact.from), to: money(fact.to) });
      return ground(signed(fact.to - fact.from), 'wn-coin', text, `seat:${fact.seat}`);
    }
    case 'ends':
      return ground('!', 'u-alert', say('ends', { trigger: fact.trigger }));
    case 'last-tile':
      return ground('0', 'wn-tile', say('last-tile', { tile: tileName(fact.tile) }));
    case 'barter': {
      const { with: seat, gain } = fact;
      const text = say('barter', {
        up: gain > 0 ? 'yes' : 'no',
        gain: money(Math.abs(gain)),
        who: seatThing(chairs, seat),
      });
      return ground(signed(gain), 'wn-coin', text, `seat:${seat}`);
    }
  }
}

function lack(fact: Reason, { chairs }: Teller): string {
  const what = (args: Record<string, string> = {}, id: string = fact.kind) => t(`${ID}-what-${id}`, args);
  const not = (what: string, from: string | number, to: string | number) => t('reason-lack', { what, from, to });
  switch (fact.kind) {
    case 'dots':
      return not(what({ industry: industryName(fact.industry) }), fact.from, fact.to);
    case 'points':
      return not(what({ category: category(fact.category).name }), fact.from, fact.to);
    case 'money':
      return not(what(), money(fact.from), money(fact.to));
    case 'interest':
      return not(what(), money(fact.from), money(fact.to));
    case 'next-pays':
      return not(what({ who: nameOf(chairs, fact.seat) }), money(fact.from), money(fact.to));
    case 'cubes':
      return not(commodityName(fact.commodity), fact.from, fact.to);
    case 'notes':
      return not(what({}, 'note'), fact.from, fact.to);
    case 'price':
      return not(what({ commodity: commodityName(fact.commodity) }), money(fact.from), money(fact.to));
    case 'upkeep':
    case 'missing':
      return not(what({ commodity: commodityName(fact.commodity) }), fact.from, fact.to);
    case 'idle':
    case 'flags':
    case 'units':
      return not(what(), fact.from, fact.to);
    case 'ends':
      return t(`${ID}-lack-ends`);
    case 'last-tile':
      return t(`${ID}-lack-last-tile`, { tile: tileName(fact.tile) });
    case 'barter':
      return t(`${ID}-lack-barter`, { who: nameOf(chairs, fact.with) });
  }
}

function nudge(fact: Nudge, { chairs }: Teller): string {
  const id = `nudge-wealth-of-nations-${fact.kind}`;
  switch (fact.kind) {
    case 'idle':
    case 'end':
      return t(id, { flags: fact.flags });
    case 'missing':
    case 'hand':
      return t(id, { cubes: cubeCount(fact.commodity, fact.cubes) });
    case 'market':
      return t(id, { commodity: commodityName(fact.commodity), buy: money(fact.buy), sell: money(fact.sell) });
    case 'dots':
      return t(id, { dots: fact.dots, industry: industryName(fact.industry) });
    case 'money':
      return t(id, { money: money(fact.money) });
    case 'notes':
      return t('nudge-wealth-of-nations-note', { notes: fact.notes });
    case 'offer':
      return t(id, { who: nameOf(chairs, fact.from) });
  }
}
