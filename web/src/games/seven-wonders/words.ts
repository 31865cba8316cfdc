// Cards, wonders and effects in words.

import type { Explanation } from '$lib/explain';
import { currentLanguage, has, t } from '$lib/i18n.svelte';
import { cardData, RESOURCES, wonderData, type Effect, type Per, type ResourceKind, type Side } from './cards';

export const cardName = (id: string) => t(`card-${id}`);
/** For narrow piles: without the word for guild, which colour and symbol tell already, or a part that drawings tell. */
export const shortCardName = (id: string) => (has(`card-${id}-short`) ? t(`card-${id}-short`) : cardName(id));
export const wonderName = (id: string) => t(`wonder-${id}`);
export const monumentName = (id: string) => t(`monument-${id}`);

type Joining = 'conjunction' | 'disjunction';

/** Making a format is slow and every card needs some, so they are kept. */
const formats = new Map<string, Intl.ListFormat>();

export function listed(parts: readonly string[], type: Joining = 'conjunction'): string {
  const key = `${currentLanguage()} ${type}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = new Intl.ListFormat(currentLanguage(), { type })));
  return format.format(parts);
}

/** A list of resources as amounts: "2 stone and 1 glass". */
export function resourcesInWords(kinds: readonly ResourceKind[]): string {
  const amounts = RESOURCES.map((kind) => [kind, kinds.filter((one) => one === kind).length] as const);
  return listed(amounts.filter(([, amount]) => amount > 0).map(([kind, amount]) => t(`amount-${kind}`, { amount })));
}

const counted = (per: Per) => ({
  what: t(`counted-${per.stages ? 'stages' : per.colors.join('-')}`),
  where: t(`counted-of-${per.of}`),
});

function produced(kinds: readonly ResourceKind[]): string {
  const amounts = [...new Set(kinds)].map((kind) => ({ kind, amount: kinds.filter((each) => each === kind).length }));
  return listed(amounts.map(({ kind, amount }) => t(`amount-${kind}`, { amount })));
}

/** What an effect does, a sentence for each thing. */
export function effectSentences(effect: Effect): string[] {
  const said: string[] = [];
  const tell = (id: string, args?: Parameters<typeof t>[1]) => said.push(t(`effect-${id}`, args));
  const choice = effect.produces_one_of;
  const coinsPer = effect.coins_per;
  const pointsPer = effect.points_per;
  const complete = effect.points_if_complete;
  if (effect.produces) tell('produces', { list: produced(effect.produces) });
  if (choice) {
    const names = choice.map((kind) => t(`resource-${kind}`));
    tell('produces-one-of', { list: listed(names, 'disjunction') });
  }
  if (effect.shields) tell('shields', { amount: effect.shields });
  if (effect.science) tell(`science-${effect.science}`);
  if (effect.discount) tell(`discount-${effect.discount.goods}-${effect.discount.with}`);
  if (effect.special) tell(effect.special);
  if (effect.coins) tell('coins', { amount: effect.coins });
  if (effect.points) tell('points', { amount: effect.points });
  if (coinsPer) tell('coins-per', { amount: coinsPer.amount, ...counted(coinsPer) });
  if (pointsPer) tell('points-per', { amount: pointsPer.amount, ...counted(pointsPer) });
  if (complete) tell('points-if-complete', { amount: complete });
  return said;
}

export const effectInWords = (effect: Effect) => effectSentences(effect).join(' ');

/** A card without its name, in words: colour, effect, cost and chains. */
export function describeCard(id: string): string {
  const data = cardData(id);
  const said = [t(`kind-${data.colour}`), effectInWords(data.effect)];
  const costs = data.cost.length ? [resourcesInWords(data.cost)] : [];
  if (data.coinCost) costs.unshift(t('amount-coins', { amount: data.coinCost }));
  said.push(costs.length ? t('card-costs', { list: listed(costs) }) : t('card-costs-nothing'));
  if (data.freeAfter.length) {
    said.push(t('card-free-after', { list: listed(data.freeAfter.map(cardName), 'disjunction') }));
  }
  if (data.opens.length) said.push(t('card-opens', { list: listed(data.opens.map(cardName)) }));
  return said.join(' ');
}

/** For whatever shows a card: `{@attach explain(() => cardWords(id))}`. */
export const cardWords = (id: string): Explanation => ({ title: cardName(id), text: describeCard(id) });

/** A stage of a wonder, counted from zero, in words. */
export function stageWords(wonder: string, side: Side, index: number): Explanation {
  const stage = wonderData(wonder, side).stages[index]!;
  return {
    title: t('stage-title', { number: index + 1, wonder: wonderName(wonder) }),
    text: `${effectInWords(stage.effect)} ${t('card-costs', { list: resourcesInWords(stage.cost) })}`,
  };
}
