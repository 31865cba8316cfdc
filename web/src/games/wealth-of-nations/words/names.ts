// Names and amounts in the reader's language, and the things that sentences point at.

import { t, type Rich, type Thing } from '$lib/i18n.svelte';
import type { Chair, Seat } from '../../game';
import { BANK_DOT, COMMODITIES, yields } from '../tables';
import type { Bundle, Commodity, Cubes, Hex, Industry, TileKind } from '../view';

/** How many hexes each row of the board has, from the north. */
const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];

export const commodityName = (commodity: Commodity) => t(`wealth-of-nations-commodity-${commodity}`);
export const industryName = (industry: Industry) => t(`wealth-of-nations-industry-${industry}`);
export const tileName = (tile: TileKind) => t(`wealth-of-nations-tile-${tile}`);
/** With its article, for sentences. */
export const aTile = (tile: TileKind) => t(`wealth-of-nations-a-${tile}`);
export const nationName = (seat: Seat) => t(`wealth-of-nations-nation-${(seat % 6) + 1}`);
export const phaseName = (phase: 'setup' | 'trade' | 'develop' | 'produce' | 'end') =>
  t(`wealth-of-nations-phase-${phase}`);

/** A letter for the row and the number in it: A1 is in the north-west, E5 is the centre. */
export function hexName(hex: Hex): string {
  let [row, place] = [0, hex as number];
  while (place >= ROWS[row]!) place -= ROWS[row++]!;
  return `${String.fromCharCode(65 + row)}${place + 1}`;
}

export const money = (amount: number) => t('wealth-of-nations-money', { money: `${amount}` });
export const notes = (count: number) => t('wealth-of-nations-notes', { count });
export const cubeCount = (commodity: Commodity, count: number) => t(`wealth-of-nations-cubes-${commodity}`, { count });

/** "3 food, 1 energy", or "nothing". */
export const cubeWords = (cubes: Cubes): string => plain(cubeParts(cubes));

export const nameOf = (chairs: Chair[], seat: Seat) =>
  chairs.find((chair) => chair.seat === seat)?.name ?? `${seat + 1}`;
/** As `nameOf`, but whoever looks is addressed. */
export const calledOf = (chairs: Chair[], seat: Seat) =>
  isYou(chairs, seat) ? t('wealth-of-nations-you') : nameOf(chairs, seat);
/** Several seats as the subject of a sentence. */
export const everybody = (chairs: Chair[], seats: readonly Seat[]) => ({
  who: new Intl.ListFormat(document.documentElement.lang || 'en').format(
    [...seats]
      .sort((one, other) => Number(isYou(chairs, other)) - Number(isYou(chairs, one)))
      .map((seat) => calledOf(chairs, seat)),
  ),
  count: seats.length,
  you: seats.some((seat) => isYou(chairs, seat)) ? 'yes' : 'no',
});
export const isYou = (chairs: Chair[], seat: Seat) => chairs.some((chair) => chair.seat === seat && chair.you);

export const seatThing = (chairs: Chair[], seat: Seat): Thing => ({
  thing: `seat:${seat}`,
  label: nameOf(chairs, seat),
});
export const hexThing = (hex: Hex): Thing => ({ thing: `hex:${hex}`, label: hexName(hex) });
/** The bloc of this industry with a tile in this hex. */
export const blocThing = (industry: Industry, hex: Hex): Thing => ({
  thing: `bloc:${hex}/${industry}`,
  label: t(`wealth-of-nations-bloc-${industry}`),
});
export const marketThing = (commodity: Commodity): Thing => ({
  thing: `market:${commodity}`,
  label: t(`wealth-of-nations-market-${commodity}`),
});

/** Cubes that point at their markets. */
export function cubeParts(cubes: Cubes): Rich {
  const parts = COMMODITIES.filter((commodity) => (cubes[commodity] ?? 0) > 0).map((commodity): Thing => ({
    thing: `market:${commodity}`,
    label: cubeCount(commodity, cubes[commodity]!),
  }));
  return listed(parts);
}

/** One side of a barter. */
export function bundleParts(bundle: Bundle): Rich {
  const cubes = cubeParts(bundle.cubes).filter((part) => typeof part !== 'string');
  const others = [bundle.money > 0 && money(bundle.money), bundle.notes > 0 && notes(bundle.notes)];
  return listed([...cubes, ...others.filter((part) => part !== false)]);
}

/** What so many dots of an industry are. */
export function dotParts(industry: Industry, dots: number): Rich {
  const what = yields(industry);
  return what === 'money' ? [money(BANK_DOT * dots)] : cubeParts({ [what]: dots });
}

/** With commas and an "and", or "nothing". */
export function listed(parts: Rich): Rich {
  const last = parts.at(-1);
  if (last === undefined) return [t('wealth-of-nations-nothing')];
  const others = parts.slice(0, -1);
  if (others.length === 0) return [last];
  const between = t('wealth-of-nations-and', { others: '', last: '' });
  return [...others.flatMap((part, index) => (index > 0 ? [', ', part] : [part])), between, last];
}

/** A sentence for those who cannot point. */
export const plain = (rich: Rich) => rich.map((part) => (typeof part === 'string' ? part : part.label)).join('');
