// Names and amounts in the reader's language.

import { breakable } from '$lib/breaks';
import { t, type Thing } from '$lib/i18n.svelte';
import type { Chair, Seat } from '../game';
import type { Figures, Forecast, Gain, SpaceId, SymbolName, TileId, Track } from './view';

/** Tiles are narrow: words of so many letters may be broken on them. */
const LONG = 10;
export const tileName = (id: TileId) => breakable(t(`prosperity-tile-${id}`), LONG);
/** For sentences and for those who listen. */
export const tileWord = (id: TileId) => whole(tileName(id));
export const printName = (space: SpaceId) => breakable(t(`prosperity-print-${space}`), LONG);
export const printWord = (space: SpaceId) => whole(printName(space));
const whole = (name: string) => name.replaceAll('\u00AD', '');
export const spaceName = (space: SpaceId) => t(`prosperity-space-${space}`);
export const symbolName = (symbol: SymbolName) => t(`prosperity-symbol-${symbol}`);
export const trackName = (track: Track) => t(`prosperity-symbol-${track}`);

const MINUS = '−';
export const plain = (value: number) => (value < 0 ? `${MINUS}${-value}` : `${value}`);
export const signed = (value: number) => (value > 0 ? `+${value}` : plain(value));
export const money = (value: number) => t('prosperity-money', { money: plain(value) });
export const signedMoney = (value: number) => t('prosperity-money', { money: signed(value) });
export const discs = (value: number) => t('prosperity-discs', { count: Math.abs(value), shown: signed(value) });
export const points = (value: number) => t('prosperity-points', { count: Math.abs(value), shown: signed(value) });
export const steps = (value: number) => t('prosperity-steps', { count: value });

/** "+50 €, −2 discs", or "nothing". */
export function gainWords(gain: Gain): string {
  const parts = [
    gain.money !== 0 && signedMoney(gain.money),
    gain.discs !== 0 && discs(gain.discs),
    gain.points !== 0 && points(gain.points),
    gain.steps[0] + gain.steps[1] > 0 && steps(gain.steps[0] + gain.steps[1]),
  ].filter((part) => part !== false);
  return parts.length ? parts.join(', ') : t('prosperity-nothing');
}

/** Whether a scoring is welcome: 1, unwelcome: -1, or neither. */
export const mood = (gain: Gain): -1 | 0 | 1 =>
  gain.discs > 0 || gain.money < 0
    ? -1
    : gain.discs < 0 || gain.money > 0 || gain.points > 0 || gain.steps[0] + gain.steps[1] > 0
      ? 1
      : 0;

/** What a scoring next would mean, in words. */
export function nextWords({ payable, payable_cost: cost }: Figures, symbol: SymbolName, gain: Gain): string {
  if (symbol === 'energy' && payable > 0 && payable === gain.discs)
    return t('prosperity-next-owed', { missing: gain.discs, cost });
  if (symbol === 'energy' && payable > 0) return t('prosperity-next-owed-part', { missing: gain.discs, payable, cost });
  return gainWords(gain);
}

/** What a scoring would do to the globes and the triangle; nothing to say if none. */
export function crossedWords({ crossed }: Forecast): string | null {
  if (!crossed) return null;
  if (crossed === 'triangle-reached') return t('prosperity-note-triangle');
  if (crossed === 'triangle-left') return t('prosperity-note-free');
  if ('globes-covered' in crossed) return t('prosperity-note-globe-lost', { count: crossed['globes-covered'] });
  return t('prosperity-note-globe-found', { count: crossed['globes-found'] });
}

export const nameOf = (chairs: Chair[], seat: Seat) =>
  chairs.find((chair) => chair.seat === seat)?.name ?? `${seat + 1}`;
/** As `nameOf`, but whoever looks is addressed. */
export const calledOf = (chairs: Chair[], seat: Seat) =>
  isYou(chairs, seat) ? t('prosperity-you') : nameOf(chairs, seat);
export const isYou = (chairs: Chair[], seat: Seat) => chairs.some((chair) => chair.seat === seat && chair.you);

export const seatColour = (seat: Seat) => `var(--seat-${seat + 1})`;
export const seatThing = (chairs: Chair[], seat: Seat): Thing => ({
  thing: `seat:${seat}`,
  label: nameOf(chairs, seat),
});
export const tileThing = (id: TileId): Thing => ({ thing: `tile:${id}`, label: tileWord(id) });
export const placeThing = (seat: Seat, space: SpaceId): Thing => ({
  thing: `place:${seat}/${space}`,
  label: spaceName(space),
});
