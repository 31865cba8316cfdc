import type { Chair, GamePage, Reasoning } from '$games/game';
import { LANGUAGES, setLanguage, type Rich } from '$lib/i18n.svelte';
import type { Nudge as CountryNudge } from '$lib/protocol/prosperity/Nudge';
import type { Reason as CountryReason } from '$lib/protocol/prosperity/Reason';
import type { Nudge as CityNudge } from '$lib/protocol/seven-wonders/Nudge';
import type { Reason as CityReason } from '$lib/protocol/seven-wonders/Reason';
import type { Nudge as NationNudge } from '$lib/protocol/wealth-of-nations/Nudge';
import type { Reason as NationReason } from '$lib/protocol/wealth-of-nations/Reason';
import { expect, test, vi } from 'vitest';
import { page as prosperity } from '../games/prosperity/page';
import { page as sevenWonders } from '../games/seven-wonders/page';
import { page as wealthOfNations } from '../games/wealth-of-nations/page';

const chairs: Chair[] = ['You', 'Solon', 'Sappho'].map((name, seat) => ({
  seat,
  name,
  you: seat === 0,
  bot: seat > 0,
}));
const [less, more] = [
  { from: 3, to: 1 },
  { from: 0, to: 2 },
];
/** Each fact with more and with less of it. */
const both = <F extends object>(fact: F) => [less, more].map((change) => ({ ...fact, ...change }));

const cities = [
  ...(['wonder', 'civil', 'commerce', 'guilds'] as const).flatMap((category) =>
    both({ kind: 'points' as const, category }),
  ),
  { kind: 'science', from: 4, to: 13, sets_from: 0, sets_to: 1 },
  ...both({ kind: 'coins' as const }),
  { kind: 'paid', to: 1, coins: 2 },
  { kind: 'paid', to: 1, coins: -1 },
  ...both({ kind: 'goods' as const, resource: 'wood' as const }),
  { kind: 'choice', of: ['wood', 'clay'], more: true },
  { kind: 'choice', of: ['wood', 'clay'], more: false },
  { kind: 'price', goods: 'raw', of: 1, from: 2, to: 1 },
  { kind: 'price', goods: 'manufactured', of: 2, from: 2, to: 1 },
  ...[1, 0, -1].map((worth_to) => ({
    kind: 'war' as const,
    against: 1,
    from: 0,
    to: 1,
    theirs: 1,
    worth_from: -1,
    worth_to,
  })),
  ...(['seventh-card', 'discard-pick', 'first-of-color-free', 'first-card-free', 'last-card-free'] as const).map(
    (special) => ({ kind: 'power' as const, special, more: true }),
  ),
  { kind: 'power', special: 'seventh-card', more: false },
  { kind: 'free', card: 'temple', by: 'altar' },
  { kind: 'opens', card: 'temple' },
  { kind: 'denies', card: 'altar', to: 1, coins: 0 },
  { kind: 'leaves', card: 'altar', to: 1, points: 5 },
] satisfies CityReason[];
const cityNudges = [
  { kind: 'war', against: 1, shields: 0, theirs: 2 },
  { kind: 'science', symbols: [1, 0, 2], any: 0 },
  { kind: 'goods', resource: 'ore', made: 0 },
  { kind: 'trade', price: 2 },
  { kind: 'coins', coins: 3 },
  { kind: 'wonder', stages: 1, of: 3 },
  { kind: 'chains', cards: 1 },
  { kind: 'colour', color: 'blue', cards: 2 },
] satisfies CityNudge[];

const countries = [
  ...(['prosperity', 'specials', 'money', 'research'] as const).flatMap((category) =>
    both({ kind: 'points' as const, category }),
  ),
  ...both({ kind: 'money' as const }),
  { kind: 'symbol', symbol: 'energy', from: 1, to: -1 },
  ...both({ kind: 'symbol' as const, symbol: 'capital' as const }),
  ...both({ kind: 'discs' as const, globes_from: 1, globes_to: 2 }),
  { kind: 'triangle', discs: 16, reached: true },
  { kind: 'triangle', discs: 15, reached: false },
  { kind: 'step', track: 'energy', from: 0, to: 1, level_from: 1, level_to: 1 },
  { kind: 'step', track: 'ecology', from: 1, to: 2, level_from: 1, level_to: 2 },
  { kind: 'cheaper', tiles: 2, tile: 'tram-lines', from: 200, to: 100 },
  { kind: 'rank', track: 'energy', from: 2, to: 1 },
  { kind: 'scoring', symbol: 'ecology', tiles: 1, of: 4, money: 0, discs: -2, points: 0 },
  { kind: 'covers', tile: 'tram-lines' },
  { kind: 'opens', space: 'd1' },
  { kind: 'denies', tile: 'tram-lines', to: 1, price: 200 },
] satisfies CountryReason[];
const countryNudges = [
  { kind: 'energy', balance: -1 },
  { kind: 'scoring', symbol: 'energy', tiles: 1, of: 5 },
  { kind: 'globe', discs: 6, fewer: 1 },
  { kind: 'level', track: 'energy', boxes: 1 },
  { kind: 'rank', track: 'ecology', place: 2 },
  { kind: 'money', money: 200 },
  { kind: 'prosperity', symbols: 3 },
] satisfies CountryNudge[];

const nations = [
  ...(['farm', 'bank'] as const).flatMap((industry) => both({ kind: 'dots' as const, industry, hex: 12 })),
  ...(['tiles', 'money', 'notes'] as const).flatMap((category) => both({ kind: 'points' as const, category })),
  ...(['money', 'notes', 'interest', 'idle', 'flags', 'units'] as const).flatMap((kind) => both({ kind })),
  ...both({ kind: 'cubes' as const, commodity: 'ore' as const, sale: 16 }),
  ...(['price', 'upkeep', 'missing'] as const).flatMap((kind) => both({ kind, commodity: 'food' as const })),
  ...both({ kind: 'next-pays' as const, seat: 1 }),
  ...(['flags', 'board', 'stacks', 'stalemate'] as const).map((trigger) => ({ kind: 'ends' as const, trigger })),
  { kind: 'last-tile', tile: 'academy' },
  { kind: 'barter', with: 2, gain: 4 },
  { kind: 'barter', with: 2, gain: -4 },
] satisfies NationReason[];
const nationNudges = [
  { kind: 'idle', flags: 1 },
  { kind: 'missing', commodity: 'food', cubes: 2 },
  { kind: 'market', commodity: 'labor', buy: 18, sell: 16 },
  { kind: 'hand', commodity: 'labor', cubes: 4 },
  { kind: 'dots', industry: 'mine', dots: 0 },
  { kind: 'money', money: 40 },
  { kind: 'notes', notes: 2 },
  { kind: 'end', flags: 1 },
  { kind: 'offer', from: 1 },
] satisfies NationNudge[];

const plain = (text: Rich) => text.map((part) => (typeof part === 'string' ? part : part.label)).join('');

test.each(LANGUAGES)('every fact of every game has its sentences: %s', async (language) => {
  await setLanguage(language);
  const failed = vi.spyOn(console, 'error');
  const games: [GamePage, object[], object[]][] = [
    [sevenWonders as GamePage, cities, cityNudges],
    [prosperity as GamePage, countries, countryNudges],
    [wealthOfNations as GamePage, nations, nationNudges],
  ];
  for (const [page, facts, nudges] of games) {
    const reasons = page.reasons as Reasoning;
    for (const fact of facts) {
      const { number, text } = reasons.ground(fact, { chairs });
      expect(`${number} ${plain(text)}`, JSON.stringify(fact)).not.toMatch(/undefined|NaN|reason-|\{/);
      expect(reasons.lack(fact, { chairs }), JSON.stringify(fact)).not.toMatch(/undefined|NaN|reason-|\{/);
    }
    for (const nudge of nudges) expect(reasons.nudge(nudge, { chairs })).not.toMatch(/undefined|NaN|nudge-|\{/);
  }
  expect(failed).not.toHaveBeenCalled();
});
