// Names of seats and cards as things that sentences can point at.

import { t, type Thing } from '$lib/i18n.svelte';
import type { Chair, Seat } from '../../game';
import { cardData, type Colour } from '../cards';
import { cardName, wonderName } from '../words';

/** Words of a card's colour that can be read on every ground. */
export const inkOf = (colour: Colour): string =>
  `color-mix(in srgb, var(--${colour}) ${colour === 'yellow' ? 52 : 64}%, var(--ink))`;

export const nameOf = (chairs: readonly Chair[], seat: Seat): string => chairs[seat]?.name ?? String(seat + 1);

/** As `nameOf`, but whoever looks is addressed. */
export const calledOf = (chairs: readonly Chair[], seat: Seat): string =>
  chairs[seat]?.you ? t('sw-you-name') : nameOf(chairs, seat);

/** Who, as the subject of a sentence. */
export const subject = (chairs: readonly Chair[], seat: Seat): Thing => ({
  thing: `seat:${seat}`,
  label: nameOf(chairs, seat),
});

/** Whom, after a preposition: the reader is "you". */
export const object = (chairs: readonly Chair[], seat: Seat): Thing => ({
  thing: `seat:${seat}`,
  label: chairs[seat]?.you ? t('sw-you') : nameOf(chairs, seat),
});

export const cardThing = (card: string): Thing => ({
  thing: `card:${card}`,
  label: cardName(card),
  colour: inkOf(cardData(card).colour),
});

export const wonderThing = (wonder: string): Thing => ({ thing: `wonder:${wonder}`, label: wonderName(wonder) });

export const roman = (age: number): string => ['I', 'II', 'III', 'IV'][age - 1] ?? String(age);
