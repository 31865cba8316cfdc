// What speaks for a play, in words.

import { rich, t, type Rich, type RichArgs } from '$lib/i18n.svelte';
import type { Nudge } from '$lib/protocol/seven-wonders/Nudge';
import type { Reason } from '$lib/protocol/seven-wonders/Reason';
import type { Ground, Reasoning, Teller } from '../../game';
import { listed } from '../words';
import { category } from './category';
import { cardThing, nameOf, object } from './names';

const ID = 'reason-seven-wonders';
const say = (name: string, args: RichArgs = {}): Rich => rich(`${ID}-${name}`, args);
const signed = (value: number): string => (value > 0 ? `+${value}` : `−${Math.abs(value)}`);
const resource = (name: string): string => t(`resource-${name}`);
const goodsOf = (names: readonly string[]): string => listed(names.map(resource));

/** The numbers of a change, for sentences that know more and less. */
const change = ({ from, to }: { from: number; to: number }) => ({
  up: to > from ? 'yes' : 'no',
  count: Math.abs(to - from),
  from,
  to,
});

export const reasons: Reasoning<Reason, Nudge> = { ground, lack, nudge };

function ground(fact: Reason, { chairs }: Teller): Ground {
  switch (fact.kind) {
    case 'points': {
      const { name, icon } = category(fact.category);
      const text = say('points', { ...change(fact), category: name });
      return { number: signed(fact.to - fact.from), icon, text, thing: null };
    }
    case 'science': {
      const set = fact.sets_to > fact.sets_from ? [' ', ...say('set')] : [];
      const text = [...say('science', change(fact)), ...set];
      return { number: signed(fact.to - fact.from), icon: 's-compass', text, thing: null };
    }
    case 'coins':
      return { number: signed(fact.to - fact.from), icon: 'coin', text: say('coins', change(fact)), thing: null };
    case 'paid': {
      const text = say('paid', { coins: Math.abs(fact.coins), who: object(chairs, fact.to) });
      return { number: `${fact.coins}`, icon: 'coin', text, thing: `seat:${fact.to}` };
    }
    case 'goods': {
      const text = say('goods', { ...change(fact), resource: resource(fact.resource) });
      return { number: signed(fact.to - fact.from), icon: `r-${fact.resource}`, text, thing: null };
    }
    case 'choice': {
      const text = say('choice', { goods: goodsOf(fact.of) });
      return { number: fact.more ? '+1' : '−1', icon: `r-${fact.of[0]}`, text, thing: null };
    }
    case 'price': {
      const { goods, of, from, to } = fact;
      const text = say('price', { goods, who: object(chairs, of), from, to });
      return { number: `${to}`, icon: 'coin', text, thing: `seat:${of}` };
    }
    case 'war': {
      const { against, to: shields, theirs, worth_to: worth } = fact;
      const outcome = worth > 0 ? 'wins' : worth < 0 ? 'loses' : 'ties';
      const text = say('war', { outcome, shields, theirs, worth, who: object(chairs, against) });
      return { number: signed(shields - fact.from), icon: 'shield', text, thing: `seat:${against}` };
    }
    case 'power':
      return { number: '+', icon: `x-${fact.special}`, text: say(`power-${fact.special}`), thing: null };
    case 'free':
      return { number: '0', icon: 'coin', text: say('free', { by: cardThing(fact.by) }), thing: `card:${fact.by}` };
    case 'opens':
      return { number: '+1', icon: 'x-free', text: say('opens', { card: cardThing(fact.card) }), thing: null };
    case 'denies': {
      const { card, to, coins } = fact;
      const text = say('denies', { coins, who: object(chairs, to) });
      return { number: '−1', icon: 'u-card', text, thing: `card:${card}` };
    }
    case 'leaves': {
      const { card, to, points } = fact;
      const text = say('leaves', { points, card: cardThing(card), who: object(chairs, to) });
      return { number: signed(points), icon: 'u-card', text, thing: `card:${card}` };
    }
  }
}

function lack(fact: Reason, { chairs }: Teller): string {
  const not = (what: string, { from, to }: { from: number; to: number }) => t('reason-lack', { what, from, to });
  const card = (name: string) => cardThing(name).label;
  switch (fact.kind) {
    case 'points':
      return not(t(`${ID}-what-points`, { category: category(fact.category).name }), fact);
    case 'science':
      return not(t(`${ID}-what-science`), fact);
    case 'coins':
      return not(t(`${ID}-what-coins`), fact);
    case 'paid': {
      const args = { coins: Math.abs(fact.coins), who: nameOf(chairs, fact.to) };
      return t(fact.coins < 0 ? `${ID}-lack-paid` : `${ID}-lack-paid-less`, args);
    }
    case 'goods':
      return not(t(`${ID}-what-goods`, { resource: resource(fact.resource) }), fact);
    case 'choice':
      return t(fact.more ? `${ID}-lack-choice` : `${ID}-lack-choice-more`, { goods: goodsOf(fact.of) });
    case 'price':
      return not(t(`${ID}-what-price`, { who: nameOf(chairs, fact.of) }), fact);
    case 'war':
      return not(t(`${ID}-what-shields`, { who: nameOf(chairs, fact.against) }), fact);
    case 'power':
      return t(fact.more ? `${ID}-lack-power` : `${ID}-lack-power-more`);
    case 'free':
      return t(`${ID}-lack-free`, { card: card(fact.card) });
    case 'opens':
      return t(`${ID}-lack-opens`, { card: card(fact.card) });
    case 'denies':
      return t(`${ID}-lack-denies`, { card: card(fact.card), who: nameOf(chairs, fact.to) });
    case 'leaves':
      return t(`${ID}-lack-leaves`, { card: card(fact.card), who: nameOf(chairs, fact.to) });
  }
}

function nudge(fact: Nudge, { chairs }: Teller): string {
  const id = `nudge-seven-wonders-${fact.kind}`;
  switch (fact.kind) {
    case 'war':
      return t(id, { theirs: fact.theirs, shields: fact.shields, who: nameOf(chairs, fact.against) });
    case 'science': {
      const [compass = 0, gear = 0, tablet = 0] = fact.symbols;
      return t(id, { compass, gear, tablet });
    }
    case 'goods':
      return t(id, { made: fact.made, resource: resource(fact.resource) });
    case 'trade':
      return t(id, { price: fact.price });
    case 'coins':
      return t(id, { coins: fact.coins });
    case 'wonder':
      return t(id, { stages: fact.stages, of: fact.of });
    case 'chains':
      return t(id, { cards: fact.cards });
    case 'colour':
      return t(id, { color: fact.color, cards: fact.cards });
  }
}
