// Why the rules refuse something, in words.

import { t } from '$lib/i18n.svelte';
import type { Cubes, Industry, TileKind } from '../view';
import type { Teller } from '../../game';
import { aTile, cubeWords, hexName, isYou, money, nameOf } from './names';

const SEATS = ['seat', 'by', 'against', 'active'];

export function refusal(illegal: { code: string } & Record<string, unknown>, { chairs }: Teller): string {
  // A seat that is not there has no name.
  const seat = (value: unknown) =>
    chairs.some((chair) => chair.seat === value) ? nameOf(chairs, Number(value)) : `${Number(value) + 1}`;
  const word = (key: string, value: unknown): string | number => {
    if (key === 'cost' || key === 'missing') return cubeWords(value as Cubes);
    if (key === 'price' || key === 'money') return money(Number(value));
    if (key === 'hex' || key === 'from' || key === 'to') return hexName(Number(value));
    if (SEATS.includes(key)) return seat(value);
    if (key === 'tile') return aTile(value as TileKind);
    if (key === 'industry') return t(`wealth-of-nations-bloc-${value as Industry}`);
    return Number(value);
  };
  const details = Object.entries(illegal).filter(([key]) => key !== 'code');
  const you = details.some(([key, value]) => SEATS.includes(key) && isYou(chairs, Number(value)));
  return t(`wealth-of-nations-refused-${illegal.code}`, {
    ...Object.fromEntries(details.map(([key, value]) => [key, word(key, value)])),
    you: you ? 'yes' : 'no',
  });
}
